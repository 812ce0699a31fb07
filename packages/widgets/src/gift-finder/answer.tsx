import type { GiftQuery } from "@gifthearth/core";
import { useEffect } from "react";
import { Results } from "./results.tsx";
import { SearchError } from "./search-error.tsx";
import { useGiftSearch } from "./use-gift-search.ts";

export interface AnswerProps {
  /** What to search for; a new object is a new search. */
  readonly query: GiftQuery;
  readonly headingLevel: number;
  readonly onSearching: (searching: boolean) => void;
  readonly onRetry: () => void;
}

/**
 * Everything below the form: searching, and the states of the results area. It is fetched when it is
 * first needed, so that the form stands sooner.
 */
export default function Answer({ query, headingLevel, onSearching, onRetry }: AnswerProps) {
  const answer = useGiftSearch(query);
  const searching = answer?.query !== query || answer.phase === "loading";
  useEffect(() => onSearching(searching), [searching, onSearching]);

  if (!answer) return null;
  if (answer.phase === "error") {
    return <SearchError message={answer.message} headingLevel={headingLevel} onRetry={onRetry} />;
  }
  return <Results answer={answer} headingLevel={headingLevel} />;
}
