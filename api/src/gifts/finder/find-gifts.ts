import {
  asEstimate,
  BUDGET_SLIDER,
  type CountryCode,
  type FoundSuggestion,
  type GiftQuery,
  type GiftRequest,
  type GiftSuggestion,
  pathOnSite,
  type Refinement,
  type SuggestionSource,
  understandingOf,
} from "@gifthearth/core";
import type { GiftFinderEvent, Surroundings } from "@gifthearth/core/contract";
import type { Logger } from "pino";
import { CATALOGUE } from "../catalogue/index.ts";
import { englishTitle } from "../catalogue/texts.ts";
import { suggestFrom } from "../sources/chain.ts";
import { indexOf } from "../sources/curated.ts";
import type { GiftSource } from "../sources/source.ts";
import { inShopMoney } from "./in-shop-money.ts";

/**
 * The answer to a gift query as it becomes known: first where it comes from and what was understood, again whenever
 * that changes, and then the suggestions, of which there are at most twelve.
 * @param sources in the order in which they stand in for one another
 * @param signal aborted when the visitor has left
 * @param partnerId whose widget it is, so that our own pages of the ideas count for it too
 */
export async function* findGifts(
  sources: readonly GiftSource[],
  request: GiftRequest,
  surroundings: Surroundings,
  signal: AbortSignal,
  logger: Logger,
  partnerId?: string,
): AsyncGenerator<GiftFinderEvent> {
  let from: SuggestionSource = "builtin";
  const { countryCode: country } = surroundings;
  const asked = { ...request, ...budgetInDollars(request), country, refinement: inEnglish(request) };
  for await (const event of suggestFrom(sources, asked, signal, logger)) {
    if (event.type === "source") {
      const { source, fallback, facts } = event;
      const understanding = understandingOf({ ...request, facts }, indexOf(CATALOGUE));
      from = source;
      yield {
        type: "meta",
        meta: { source, strategy: "standard", fallback, ...understanding, ...surroundings },
      };
    } else {
      const suggestion = toFound(event.suggestion, from, request, country, partnerId);
      yield { type: "suggestion", suggestion };
    }
  }
}

/** What was said of ideas under the titles that they were shown with, by those that the catalogue knows them by. */
function inEnglish({ refinement, language }: GiftRequest): Refinement | undefined {
  if (!refinement) return undefined;
  const english = (titles: readonly string[]) => titles.map((title) => englishTitle(title, language));
  const { moreLike, notThis, alreadyHas, seen } = refinement;
  return {
    moreLike: english(moreLike),
    notThis: english(notThis),
    alreadyHas: english(alreadyHas),
    seen: english(seen),
  };
}

const OURS: ReadonlySet<string> = new Set(CATALOGUE.map(({ id }) => id));

/** Whose an idea is: what a model took from our catalogue is shown as the catalogue's. */
export function sourceOf({ id }: Pick<GiftSuggestion, "id">, from: SuggestionSource): SuggestionSource {
  return from === "openai" && OURS.has(id) ? "curated" : from;
}

/** A suggestion with its source, and with where our own site shows it or finds its like. */
export function toFound(
  suggestion: GiftSuggestion,
  from: SuggestionSource,
  query: GiftQuery & Pick<GiftRequest, "language">,
  country: CountryCode,
  partnerId?: string,
): FoundSuggestion {
  const source = sourceOf(suggestion, from);
  const sitePath = pathOnSite(suggestion, source, query, country, partnerId);
  return { ...inShopMoney(suggestion, country, query.language), source, sitePath };
}

/** What the sources go by is in dollars. The slider's end stays what it is: open above. */
function budgetInDollars({ budgetMin, budgetMax, currency }: GiftRequest) {
  if (currency === undefined) return {};
  const isOpen = budgetMax === BUDGET_SLIDER.max;
  const most = asEstimate(budgetMax, currency);
  return {
    budgetMin: asEstimate(budgetMin, currency),
    // An amount that comes out at the slider's end is no open one.
    budgetMax: isOpen ? budgetMax : most === BUDGET_SLIDER.max ? most + 1 : most,
  };
}
