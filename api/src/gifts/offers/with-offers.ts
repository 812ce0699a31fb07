import {
  asEstimate,
  BUDGET_SLIDER,
  type CountryCode,
  type GiftQuery,
  MARKETPLACES,
  type SuggestionSource,
} from "@gifthearth/core";
import type { GiftFinderEvent } from "@gifthearth/core/contract";
import type { OfferPlace, Offers } from "./offers.ts";

/** An answer as it becomes known, each suggestion with the best offer there is of it. */
export async function* withOffers(
  events: AsyncIterable<GiftFinderEvent>,
  offers: Offers,
  place: OfferPlace,
): AsyncGenerator<GiftFinderEvent> {
  let source: SuggestionSource = "builtin";
  for await (const event of events) {
    if (event.type === "meta") {
      source = event.meta.source;
      yield event;
      continue;
    }
    const { suggestion } = event;
    const there = { ...place, isBesideAiText: source === "openai" };
    const offer = (await offers.bestOf([suggestion.id], there)).get(suggestion.id);
    yield offer ? { type: "suggestion", suggestion: { ...suggestion, offer } } : event;
  }
}

/** What a query lets a gift cost at most, in a country's money; undefined where that is open. */
export function mostPriceOf(
  { budgetMax, currency }: Pick<GiftQuery, "budgetMax"> & { readonly currency?: string | undefined },
  country: CountryCode,
): number | undefined {
  if (budgetMax === BUDGET_SLIDER.max) return undefined;
  const { perDollar } = MARKETPLACES.rowOf(country);
  return (currency === undefined ? budgetMax : asEstimate(budgetMax, currency)) * perDollar;
}
