import type { GiftQuery } from "@gifthearth/core";

/**
 * The address of our own page that shows ideas for the same wish; notes may be private and stay out of it.
 * @param siteUrl without a slash at the end; "" on the site itself
 * @param pageUrl of the page the visitor is on
 * @param currency of the budget
 */
export function shareLink(
  { occasion, interests, budgetMin, budgetMax, relation, age }: GiftQuery,
  siteUrl: string,
  pageUrl: string,
  currency = "USD",
): string {
  const link = new URL(`${siteUrl}/recommendations`, pageUrl);
  const context = {
    ...{ occasion, budgetMin, budgetMax },
    ...(relation && { relationship: relation }),
    ...(age !== undefined && { age }),
    ...(currency !== "USD" && { currency }),
  };
  for (const [name, value] of Object.entries(context)) link.searchParams.set(name, String(value));
  for (const interest of interests) link.searchParams.append("interests", interest);
  // A list that comes once is split on its commas; one that comes twice isn't, and blanks are passed over.
  if (interests.length === 1 && interests[0]?.includes(",")) link.searchParams.append("interests", "");
  return link.href;
}

/**
 * Hands a link on: by what the device offers for that, else to the clipboard.
 * @returns "refused" where neither is allowed; the visitor has to copy it themselves
 */
export async function handOn(link: string, title: string): Promise<"shared" | "copied" | "refused"> {
  try {
    if ("share" in navigator) {
      await navigator.share({ title, url: link });
      return "shared";
    }
  } catch (error) {
    // The visitor thought better of it.
    if ((error as Error).name === "AbortError") return "shared";
  }
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return "refused";
  }
}
