import type { UnderstoodFact } from "@gifthearth/core";
import { adoptMoreCss } from "@gifthearth/shadow-dom-css";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type RefinedQuery, useHost } from "../host.ts";
import { useText } from "../text/text.ts";
import { Heading } from "../ui/heading.tsx";
import type { RefinePress, Said } from "./refine/press.ts";
import css from "./results.css";
import { Results } from "./results.tsx";
import { ShopLink } from "./suggestion-card.tsx";
import { useGiftSearch } from "./use-gift-search.ts";
import { usePart } from "./use-part.ts";

export interface AnswerProps {
  /** What the form asked for. */
  readonly asked: RefinedQuery;
  /** It was run before: nothing is announced, and the page stays where it is. */
  readonly isResumed: boolean;
  readonly headingLevel: number;
  readonly onSearching: (searching: boolean) => void;
  /** Told all that the visitor has taken away by now of what was read of the person. */
  readonly onTakeAway: (takenAway: readonly UnderstoodFact[]) => void;
}

/**
 * Everything below the form: searching, and the states of the results area. It is fetched when it is
 * first needed, so that the form stands sooner; and so, in turn, is all that comes after a press on one
 * of the results' own controls.
 */
export default function Answer({ asked, isResumed, headingLevel, onSearching, onTakeAway }: AnswerProps) {
  const { country, detectedCountry } = useHost();
  const [query, setQuery] = useState<RefinedQuery>(asked);
  const [said, setSaid] = useState<Said>({});
  const [press, setPress] = useState<RefinePress | null>(null);
  const [Refine, fetchRefine] = usePart(() => import("./refine/refine.tsx"));
  const isQuiet = isResumed && query === asked;
  const answer = useGiftSearch(query, isQuiet);
  const searching = answer.query !== query || answer.phase === "loading";
  useEffect(() => onSearching(searching), [searching, onSearching]);
  const root = useRef<HTMLDivElement>(null);
  // After every rendering, since a widget that moves to another document adopts its styles anew.
  useLayoutEffect(() => adoptMoreCss(root.current, css));

  async function refine(next: RefinePress): Promise<void> {
    if (await fetchRefine()) setPress(next);
  }

  function takeAway(takenAway: readonly UnderstoodFact[]): void {
    setQuery({ ...query, takenAway });
    onTakeAway(takenAway);
  }

  const { meta } = answer;
  const marketplaces = meta?.marketplaces ?? answer.marketplaces ?? [];
  const inCountry = country ?? meta?.countryCode ?? detectedCountry;
  const marketplace = marketplaces.find(({ countryCode }) => countryCode === inCountry) ?? marketplaces[0];
  return (
    <div ref={root}>
      {answer.phase === "error" ? (
        <SearchError
          message={answer.message ?? ""}
          headingLevel={headingLevel}
          onRetry={() => setQuery({ ...query })}
        />
      ) : (
        <Results
          answer={answer}
          marketplace={marketplace}
          headingLevel={headingLevel}
          said={said}
          isQuiet={isQuiet}
          onPress={refine}
          onTakeAway={takeAway}
        />
      )}
      {Refine && press && (
        <Refine
          query={query}
          answer={answer}
          press={press}
          marketplace={marketplace}
          ShopLink={ShopLink}
          headingLevel={headingLevel}
          onSaid={setSaid}
          // What was taken away is about the person, whichever ideas are shown.
          onAsk={(next) => setQuery({ ...next, takenAway: query.takenAway })}
        />
      )}
    </div>
  );
}

interface SearchErrorProps {
  readonly message: string;
  readonly headingLevel: number;
  readonly onRetry: () => void;
}

/** A search that failed, with what may help. */
function SearchError({ message, headingLevel, onRetry }: SearchErrorProps) {
  const { reload } = useHost();
  const { t, word } = useText();
  return (
    <div className="gh-results" role="alert">
      <Heading level={headingLevel} className="gh-title">
        {t("Oops! Something went wrong")}
      </Heading>
      <p>{word(message)}</p>
      <p className="gh-muted">{t("Check your connection, or try again in a moment.")}</p>
      <div>
        <button type="button" className="gh-button" onClick={reload ?? onRetry}>
          {t("Try Again")}
        </button>
      </div>
    </div>
  );
}
