import { ApiError, findGifts, isFailure, UNAVAILABLE } from "@gifthearth/client";
import type { FoundSuggestion, Marketplace } from "@gifthearth/core";
import type { GiftFinderMeta } from "@gifthearth/core/contract";
import { useEffect, useState } from "react";
import { errorDetail } from "../error-detail.ts";
import { type Money, type RefinedQuery, useHost, type WidgetHost } from "../host.ts";
import { useMoney } from "../money.ts";
import type { English } from "../text/en.ts";
import { type SpokenText, useText } from "../text/text.ts";

/** An idea with its place among those that were found, from 1. */
export interface PlacedSuggestion extends FoundSuggestion {
  readonly position: number;
}

/** What a search has brought so far. */
export interface GiftSearch {
  readonly phase: "loading" | "results" | "error";
  /** Says what went wrong in phase "error": a text of ours in English, or the API's own. */
  readonly message?: string;
  readonly query: RefinedQuery;
  readonly meta: GiftFinderMeta | null;
  /** Where the links of gifts that stand in lead, by country. */
  readonly marketplaces?: readonly Marketplace[];
  /** Our API failed, and gifts that need no answer of it stand in. */
  readonly failed?: boolean;
  readonly suggestions: readonly PlacedSuggestion[];
}

/**
 * Searches for each new query object; a newer one, or leaving the page, cancels the one under way.
 * @param isQuiet whether the visitor isn't told again what was found
 */
export function useGiftSearch(query: RefinedQuery, isQuiet: boolean): GiftSearch {
  const host = useHost();
  const text = useText();
  const money = useMoney();
  const [answer, setAnswer] = useState(() => nothingYet(query));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of host, country or language is no new search
  useEffect(() => {
    const leaving = new AbortController();
    const update = (next: GiftSearch) => {
      if (!leaving.signal.aborted) setAnswer(next);
    };
    void search(host, text, money, query, isQuiet, leaving.signal, update);
    return () => leaving.abort();
  }, [query]);

  return answer;
}

function nothingYet(query: RefinedQuery): GiftSearch {
  return { phase: "loading", query, meta: null, suggestions: [] };
}

async function search(
  host: WidgetHost,
  text: SpokenText,
  { currency }: Money,
  query: RefinedQuery,
  isQuiet: boolean,
  signal: AbortSignal,
  update: (answer: GiftSearch) => void,
): Promise<void> {
  let answer = nothingYet(query);
  update(answer);
  const { occasion, interests, budgetMin, budgetMax, additionalNotes } = query;
  host.emit?.(
    "gh-search",
    {
      country: host.country,
      budgetMin,
      budgetMax,
      interestCount: interests.length,
      hasOccasion: occasion !== "",
      hasNotes: additionalNotes !== "",
    },
    { occasion, interests, additionalNotes },
  );
  host.memory?.storeLastQuery(query);
  try {
    const { takenAway, ...asked } = query;
    const request = {
      ...asked,
      dismissed: takenAway?.map(({ key }) => key),
      country: host.country ?? undefined,
      language: text.tag,
      currency,
    };
    for await (const event of findGifts(host.api, request, signal)) {
      const { suggestions } = answer;
      answer =
        event.type === "meta"
          ? { ...answer, meta: event.meta }
          : {
              ...answer,
              suggestions: [...suggestions, { ...event.suggestion, position: suggestions.length + 1 }],
            };
      update(answer);
    }
    if (!answer.meta) throw new ApiError(503, UNAVAILABLE);
  } catch (error) {
    if (signal.aborted) return;
    // What came before the connection broke is worth more than any error.
    if (answer.suggestions.length === 0) {
      host.emit?.("gh-error", errorDetail(error));
      const gifts = isFailure(error) && (await standIns(host, query));
      if (signal.aborted) return;
      if (!gifts) {
        const message = whatWentWrong(error, text);
        update({ ...answer, phase: "error", message });
        host.notify({ kind: "error", text: text.t("Unable to get gift recommendations. Please try again.") });
        return;
      }
      answer = { ...answer, ...gifts };
    }
  }
  if (signal.aborted) return;
  update({ ...answer, phase: "results" });
  const { failed, meta, suggestions } = answer;
  host.emit?.(
    "gh-results",
    {
      count: suggestions.length,
      source: failed ? "builtin" : (meta?.source ?? null),
      strategy: failed ? null : (meta?.strategy ?? null),
    },
    { titles: suggestions.map(({ title }) => title) },
  );
  if (!failed && !isQuiet) announce(host, text, answer);
}

/** What is shown in place of an answer; nothing, where that can't be had either. */
function standIns(host: WidgetHost, query: RefinedQuery) {
  return import("./fallback-gifts.ts").then((file) => file.standIns(host, query)).catch(() => undefined);
}

/** What a refusal says is fit to be shown, but English: other languages go by its code. */
function whatWentWrong(error: unknown, { tag }: SpokenText): string {
  const refusal = error instanceof ApiError && error;
  const tooMany: English = "Too many attempts. Please try again later.";
  const failed: English = "Failed to get gift recommendations. Please try again.";
  if (refusal && tag.startsWith("en")) return refusal.message;
  return refusal && refusal.code === "too_many_requests" ? tooMany : failed;
}

function announce(
  { memory, notify, track }: WidgetHost,
  { t }: SpokenText,
  { suggestions, meta }: GiftSearch,
): void {
  const count = suggestions.length;
  memory?.storeLastRecommendations(suggestions);
  if (count === 0) return;
  // Where another source had to stand in, a note above the results says so instead.
  if (!meta?.fallback) {
    notify({
      kind: "success",
      text: t("Found {count} perfect gift idea!|Found {count} perfect gift ideas!", { count }),
    });
  }
  track?.("gift_recommendations_found", { count });
}
