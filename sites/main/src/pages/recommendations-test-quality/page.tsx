import { pageTitle } from "@gifthearth/core";
import type { RecommendationsResponse } from "@gifthearth/core/contract";
import type { ListedRecommendation } from "@gifthearth/widgets";
import { RecommendationList } from "@gifthearth/widgets";
import { useState } from "react";
import { useMarketplace } from "../../host/use-marketplace.ts";
import { PageMeta } from "../../seo/page-meta.tsx";
import { HIGH_QUALITY_TEST_PROFILE } from "../recommendations-test/profiles.ts";
import { TestHead } from "../recommendations-test/test-head.tsx";
import { useTestRun } from "../recommendations-test/use-test-run.ts";

/** High-quality test page. */
export function Component() {
  const [run, start] = useTestRun(HIGH_QUALITY_TEST_PROFILE);
  const [isDebugging, setIsDebugging] = useState(false);
  return (
    <>
      <PageMeta title={pageTitle("High-Quality Recommendation Test")} />
      <TestHead
        title="High-Quality Recommendation Test"
        profile={HIGH_QUALITY_TEST_PROFILE}
        run={run}
        onStart={start}
      >
        <button
          type="button"
          className="gh-button button-large"
          aria-pressed={isDebugging}
          onClick={() => setIsDebugging(!isDebugging)}
        >
          {isDebugging ? "Hide Debug Info" : "Show Debug Info"}
        </button>
      </TestHead>
      <section className="wide test-body" aria-label="Results">
        {run.phase === "answered" ? (
          <Results answer={run.answer} isDebugging={isDebugging} />
        ) : (
          <p className="gh-muted">No results yet.</p>
        )}
      </section>
    </>
  );
}

interface ResultsProps {
  readonly answer: RecommendationsResponse;
  readonly isDebugging: boolean;
}

function Results({ answer: { recommendations, marketplaces }, isDebugging }: ResultsProps) {
  const marketplace = useMarketplace(marketplaces);
  const count = recommendations.length;
  if (count === 0) {
    return (
      <p className="gh-error" role="alert">
        No recommendations were returned. This may indicate an issue with the recommendation service.
      </p>
    );
  }
  return (
    <>
      <h2 aria-live="polite">
        {count} recommendation{count === 1 ? "" : "s"}
      </h2>
      <RecommendationList
        items={recommendations}
        marketplace={marketplace}
        headingLevel={3}
        showScores
        renderMore={(item) => isDebugging && <DebugDetails item={item} />}
      />
    </>
  );
}

/** All that is known of a recommendation: its tags, and itself as JSON. */
function DebugDetails({ item }: { readonly item: ListedRecommendation }) {
  const { title, tags } = item;
  return (
    <div className="debug">
      <p>Tags: {tags.length > 0 ? tags.join(", ") : "none"}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within a keyboard's reach */}
      <pre tabIndex={0} role="region" aria-label={`Raw JSON of ${title}`}>
        {JSON.stringify(item, null, 2)}
      </pre>
    </div>
  );
}
