import type { CountryCode } from "../marketplaces.ts";
import type { GiftQuery } from "./query.ts";
import type { GiftSuggestion, SuggestionSource } from "./suggestion.ts";

/**
 * Where our own site shows an idea, a path with its query: the page of its own that an idea of the
 * catalogue has, and for any other the finder, filled in. Notes are never put in an address.
 * @param country null leaves it to the site to find out
 * @param partnerId whose widget leads there
 */
export function pathOnSite(
  { id }: GiftSuggestion,
  source: SuggestionSource,
  { occasion, interests, budgetMin, budgetMax, relation, age }: GiftQuery,
  country: CountryCode | null,
  partnerId?: string,
): string {
  const parameters = new URLSearchParams({
    ...(country && { country }),
    ...(partnerId && { partner: partnerId }),
  });
  if (source === "curated") return `/gift-ideas/${encodeURIComponent(id)}?${parameters}`;
  parameters.set("occasion", occasion);
  for (const interest of interests) parameters.append("interests", interest);
  if (relation) parameters.set("relation", relation);
  if (age !== undefined) parameters.set("age", String(age));
  parameters.set("budgetMin", String(budgetMin));
  parameters.set("budgetMax", String(budgetMax));
  return `/gift-finder?${parameters}`;
}
