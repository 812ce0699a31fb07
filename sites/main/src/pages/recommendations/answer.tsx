import { ASSOCIATE_NOTICE, formatShare } from "@gifthearth/core";
import type { RecommendationsResponse } from "@gifthearth/core/contract";
import {
  type ListedRecommendation,
  RecommendationList,
  SOURCE_NAMES,
  STANDS_IN,
  useHost,
} from "@gifthearth/widgets";
import { useEffect } from "react";
import { Link } from "react-router";
import { useMarketplace } from "../../host/use-marketplace.ts";
import { EmptyBox } from "../../illustrations/empty-box.tsx";
import { MODES, type Mode, modeAddress } from "./modes.ts";
import { SAMPLE_RECOMMENDATIONS } from "./samples.ts";

interface AnswerProps {
  /** Null when it could not be had. */
  readonly answer: RecommendationsResponse | null;
  readonly mode: Mode;
  /** The query of its address, with its question mark. */
  readonly search: string;
}

/** What came of the question: recommendations, samples where there are none, or what went wrong. */
export function Answer({ answer, ...asked }: AnswerProps) {
  return answer ? <Found answer={answer} {...asked} /> : <Failure />;
}

interface FoundProps extends AnswerProps {
  readonly answer: RecommendationsResponse;
}

function Found({ answer, mode, search }: FoundProps) {
  const { recommendations, marketplaces, charityShare, source, fallback, strategy } = answer;
  const { memory } = useHost();
  const marketplace = useMarketplace(marketplaces);
  const isEmpty = recommendations.length === 0;
  const sources = [...new Set(recommendations.map((item) => SOURCE_NAMES[item.source]))];

  useEffect(() => {
    if (recommendations.length === 0) return;
    memory?.storeLastRecommendations(recommendations.map(({ title, priceRange }) => ({ title, priceRange })));
  }, [recommendations, memory]);

  return (
    <div className="results">
      {fallback && STANDS_IN[source] && <p className="gh-note">{STANDS_IN[source]}</p>}
      {isEmpty ? (
        <p className="gh-note" role="status">
          Nothing we know fits. These four are samples of what we suggest, not chosen for you; a wider budget
          or another interest helps most.
        </p>
      ) : (
        <p className="gh-muted">
          {sources.join(" and ")}
          {strategy === "personalized" && ", chosen with your saved ideas in mind"}
        </p>
      )}
      <HowChosen current={mode} search={search} />
      <p className="gh-muted">
        {formatShare(charityShare)} of our proceeds go to charity. Paid links: we earn a commission if you
        buy, and your price stays the same. {ASSOCIATE_NOTICE}
      </p>
      <RecommendationList
        items={isEmpty ? SAMPLE_RECOMMENDATIONS : recommendations}
        marketplace={marketplace}
        headingLevel={2}
        showScores={mode.showsScores && !isEmpty}
        renderTitle={renderTitle}
      />
    </div>
  );
}

/** An idea of our catalogue has a page of its own. */
function renderTitle(item: ListedRecommendation) {
  const { title, sitePath = "" } = item;
  if (!sitePath.startsWith("/gift-ideas/")) return title;
  return (
    <Link to={sitePath} state={{ found: item }} viewTransition>
      {title}
    </Link>
  );
}

interface HowChosenProps {
  readonly current: Mode;
  readonly search: string;
}

/** The ways to choose, for those who ask; each keeps what is looked for. */
function HowChosen({ current, search }: HowChosenProps) {
  return (
    <details className="how-chosen">
      <summary>How these were chosen</summary>
      <nav aria-label="Ways to recommend">
        <ul>
          {MODES.map((mode) => (
            <li key={mode.name}>
              <Link
                to={modeAddress(mode, search)}
                aria-current={mode === current ? "page" : undefined}
                preventScrollReset
              >
                {mode.tab}
              </Link>{" "}
              {mode.how}
            </li>
          ))}
        </ul>
      </nav>
      <p>
        A quality score is our own measure, not a rating by buyers. An idea begins at 7 of 10, gains half a
        point for each interest that its description speaks to, up to 2, and up to 1 for how much its
        description says.
      </p>
    </details>
  );
}

function Failure() {
  return (
    <div className="results-problem" role="alert">
      <EmptyBox />
      <h2>Something went wrong</h2>
      <p>Failed to get recommendations. Please try again.</p>
      <Link className="gh-button gh-button-main button-large" to="/">
        Go Back
      </Link>
    </div>
  );
}
