import { pageTitle } from "@gifthearth/core";
import { RecommendationList } from "@gifthearth/widgets";
import { useState } from "react";
import { useMarketplace } from "../../host/use-marketplace.ts";
import { PageMeta } from "../../seo/page-meta.tsx";
import { SAMPLE_RECOMMENDATIONS } from "../recommendations/samples.ts";
import { QUALITY_TEST_PROFILE } from "./profiles.ts";
import { TestHead } from "./test-head.tsx";
import { useTestRun } from "./use-test-run.ts";

/** Quality test page. */
export function Component() {
  const [run, start] = useTestRun(QUALITY_TEST_PROFILE);
  const [showsScores, setShowsScores] = useState(true);
  const answer = run.phase === "answered" ? run.answer : null;
  const marketplace = useMarketplace(answer?.marketplaces ?? []);
  const hasFound = answer !== null && answer.recommendations.length > 0;
  return (
    <>
      <PageMeta title={pageTitle("Recommendation Quality Test")} />
      <TestHead title="Recommendation Quality Test" profile={QUALITY_TEST_PROFILE} run={run} onStart={start}>
        <button
          type="button"
          className="gh-button button-large"
          aria-pressed={showsScores}
          onClick={() => setShowsScores(!showsScores)}
        >
          {showsScores ? "Hide Quality Scores" : "Show Quality Scores"}
        </button>
      </TestHead>
      <section className="wide test-body" aria-labelledby="test-results">
        <h2 id="test-results">{hasFound ? "Generated recommendations" : "Sample recommendations"}</h2>
        {answer && !hasFound && <p className="gh-note">Nothing was found, so the samples stay.</p>}
        <RecommendationList
          items={hasFound ? answer.recommendations : SAMPLE_RECOMMENDATIONS}
          marketplace={marketplace}
          headingLevel={3}
          showScores={showsScores}
        />
      </section>
    </>
  );
}
