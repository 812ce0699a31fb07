import type { CountryCode, GiftQuery, GiftSuggestion, SuggestionSource } from "@gifthearth/core";

/**
 * Where our own site shows an idea, a path with its query: the page of its own that an idea of the
 * catalogue has, and for any other the finder, filled in. Notes are never put in an address.
 * @param partnerId whose widget leads there
 */
export function pathOnSite(
  { id }: GiftSuggestion,
  source: SuggestionSource,
  { occasion, interests, budgetMin, budgetMax }: GiftQuery,
  country: CountryCode,
  partnerId?: string,
): string {
  const parameters = new URLSearchParams({ country, ...(partnerId && { partner: partnerId }) });
  if (source === "curated") return `/gift-ideas/${encodeURIComponent(id)}?${parameters}`;
  parameters.set("occasion", occasion);
  for (const interest of interests) parameters.append("interests", interest);
  parameters.set("budgetMin", String(budgetMin));
  parameters.set("budgetMax", String(budgetMax));
  return `/gift-finder?${parameters}`;
}
