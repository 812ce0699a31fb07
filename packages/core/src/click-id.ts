/** What affiliate networks call the parameter of a link that they give back with the purchase. */
const SUB_ID_PARAMETERS = ["clickref", "subId1", "customid", "sid", "xcust"] as const;

const CLICK_ID = /^[\w-]{8,64}$/;

/** Whether a text may be a click's id: short and opaque, since networks see it; it tells nothing of a person. */
export function isClickId(text: string): boolean {
  return CLICK_ID.test(text);
}

/** The click id that a shop's link carries for its network; null where there is none. */
export function clickIdOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { searchParams } = new URL(link);
  const given = SUB_ID_PARAMETERS.map((name) => searchParams.get(name));
  return given.find((id) => id !== null && isClickId(id)) ?? null;
}
