import type { CountryCode, GiftQuery, GiftSuggestion, SuggestionSource } from "@gifthearth/core";

/**
 * Where our own site shows an idea, a path with its query: the page of its own that an idea of the
 * catalogue has, and for any other the finder, filled in. Notes are never put in an address.
 */
export function pathOnSite(
  { id }: GiftSuggestion,
  source: SuggestionSource,
  { occasion, interests, budgetMin, budgetMax }: GiftQuery,
  country: CountryCode,
): string {
  if (source === "curated") return `/gift-ideas/${encodeURIComponent(id)}?country=${country}`;
  const parameters = new URLSearchParams({ country, occasion });
  for (const interest of interests) parameters.append("interests", interest);
  parameters.set("budgetMin", String(budgetMin));
  parameters.set("budgetMax", String(budgetMax));
  return `/gift-finder?${parameters}`;
}
