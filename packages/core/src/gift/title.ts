/** "1.", "2)", "-", "•" and sequences of them; the "2." of "2.4 GHz" is no list number. */
const LIST_MARKS = /^(?:(?:[-–—•*]|\d+\s*[.)](?!\d))\s*)+/;

const LABEL =
  /^(?:(?:gift\s+)?(?:title|name|label|idea|suggestion|recommendation|option|product|item)|gift)(?:\s*#?\d+)?\s*:\s*/i;

/**
 * A title as a model writes it, without list decoration: a leading "1.", bold markers, a leading
 * dash or bullet, and a leading "label:". Anything but a string gives "".
 */
export function cleanTitle(title: unknown): string {
  if (typeof title !== "string") return "";
  return title.replaceAll("**", "").trim().replace(LIST_MARKS, "").replace(LABEL, "").trim();
}

/** Titles kept are longer than 3 and shorter than 100 characters. */
export function isUsableTitle(title: string): boolean {
  return title.length > 3 && title.length < 100;
}
