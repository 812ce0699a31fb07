import { setImmediate } from "node:timers/promises";
import {
  asEstimate,
  BUDGET_SLIDER,
  type CountryCode,
  type FoundSuggestion,
  type GiftQuery,
  MARKETPLACES,
  type SuggestionSource,
} from "@gifthearth/core";
import type { GiftFinderEvent } from "@gifthearth/core/contract";
import type { OfferPlace } from "./offer-source.ts";
import type { Offers } from "./offers.ts";

/**
 * An answer as it becomes known, each suggestion with the best offer there is of it. Suggestions that are known together
 * are looked up together; one that a model is still writing keeps none before it waiting.
 */
export async function* withOffers(
  events: AsyncIterable<GiftFinderEvent>,
  offers: Offers,
  place: OfferPlace,
): AsyncGenerator<GiftFinderEvent> {
  let source: SuggestionSource = "builtin";
  for await (const known of knownTogether(events)) {
    if ("meta" in known) {
      source = known.meta.source;
      yield known;
      continue;
    }
    const there = { ...place, isBesideAiText: source === "openai" };
    const best = await offers.bestOf(
      known.suggestions.map(({ id }) => id),
      there,
    );
    for (const suggestion of known.suggestions) {
      const offer = best.get(suggestion.id);
      yield { type: "suggestion", suggestion: offer ? { ...suggestion, offer } : suggestion };
    }
  }
}

type Known =
  | Extract<GiftFinderEvent, { type: "meta" }>
  | { readonly suggestions: readonly FoundSuggestion[] };

/** The same, but suggestions that follow each other without a wait come as one. */
async function* knownTogether(events: AsyncIterable<GiftFinderEvent>): AsyncGenerator<Known> {
  const iterator = events[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const { done, value: first } = await next;
      if (done) return;
      next = iterator.next();
      if (first.type === "meta") {
        yield first;
        continue;
      }
      const suggestions = [first.suggestion];
      for (;;) {
        const following = next.then(
          ({ done: isOver, value }) => (!isOver && value.type === "suggestion" ? value : undefined),
          // What fails is told in its turn, after what is known.
          () => undefined,
        );
        const more = await Promise.race([following, setImmediate(undefined)]);
        if (!more) break;
        suggestions.push(more.suggestion);
        next = iterator.next();
      }
      yield { suggestions };
    }
  } finally {
    // Who has left waits for nothing; what is still asked for ends by its signal.
    next.catch(() => {});
    void iterator.return?.().catch(() => {});
  }
}

/** What a query lets a gift cost, in a country's money; the highest price is undefined where that is open. */
export function pricesOf(
  {
    budgetMin,
    budgetMax,
    currency,
  }: Pick<GiftQuery, "budgetMin" | "budgetMax"> & { readonly currency?: string | undefined },
  country: CountryCode,
): Pick<OfferPlace, "leastPrice" | "mostPrice"> {
  const { perDollar } = MARKETPLACES.rowOf(country);
  const inMoney = (budget: number) =>
    (currency === undefined ? budget : asEstimate(budget, currency)) * perDollar;
  return {
    leastPrice: inMoney(budgetMin),
    mostPrice: budgetMax === BUDGET_SLIDER.max ? undefined : inMoney(budgetMax),
  };
}
