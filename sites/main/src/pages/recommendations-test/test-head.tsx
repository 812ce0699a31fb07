import type { ReactNode } from "react";
import type { TestProfile } from "./profiles.ts";
import type { TestRun } from "./use-test-run.ts";

interface TestHeadProps {
  readonly title: string;
  readonly profile: TestProfile;
  readonly run: TestRun;
  readonly onStart: () => void;
  /** Buttons beside the one that starts. */
  readonly children: ReactNode;
}

/** What a test page asks, the button that asks it, and what went wrong. */
export function TestHead({ title, profile, run, onStart, children }: TestHeadProps) {
  const isLoading = run.phase === "loading";
  return (
    <section className="wide page-head">
      <p className="eyebrow">Internal test</p>
      <h1>{title}</h1>
      <p className="lead">{profile.summary}</p>
      <div className="gh-row">
        <button
          type="button"
          className="gh-button gh-button-main button-large"
          aria-disabled={isLoading}
          onClick={onStart}
        >
          {isLoading ? "Generating..." : "Generate Recommendations"}
        </button>
        {children}
      </div>
      {run.phase === "failed" && (
        <p className="gh-error" role="alert">
          Failed to get recommendations: {run.message}
        </p>
      )}
    </section>
  );
}
