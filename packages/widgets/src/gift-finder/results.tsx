import { formatBudget, formatShare } from "@gifthearth/core";
import { useEffect, useRef, useState } from "react";
import { useHost } from "../host.ts";
import { Heading } from "../ui/heading.tsx";
import { Pager } from "../ui/pager.tsx";
import { SuggestionCard } from "./suggestion-card.tsx";
import type { Answer } from "./use-gift-search.ts";

/** Suggestions on a page (specification, section 9). */
const PAGE_SIZE = 6;

const SOURCE_NAMES = {
  openai: "AI suggestions",
  curated: "Curated picks",
  builtin: "Our standing favorites",
};

/** What a visitor reads when another source stands in for a failed AI (specification, section 8). */
const STANDS_IN = {
  openai: "",
  curated: "Error getting recommendations - using our curated selections",
  builtin: "Using our fallback gift recommendations",
};

interface ResultsProps {
  readonly answer: Answer;
  readonly headingLevel: number;
}

/** The suggestions as they come, with places kept for those on their way. */
export function Results({ answer: { phase, query, meta, suggestions }, headingLevel }: ResultsProps) {
  const loading = phase === "loading";
  const { country } = useHost();
  const [page, setPage] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search starts at its first page, in sight
  useEffect(() => {
    setPage(0);
    top.current?.scrollIntoView();
  }, [query]);

  const countryCode = country ?? meta?.countryCode;
  const marketplace = meta?.marketplaces.find((place) => place.countryCode === countryCode);
  const shown = suggestions.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const waiting = loading ? Math.max(0, PAGE_SIZE - suggestions.length) : 0;
  const sources = [...new Set(suggestions.map(({ source }) => SOURCE_NAMES[source]))];
  const found = `Found ${suggestions.length} gift suggestion${suggestions.length === 1 ? "" : "s"}`;
  return (
    <div className="gh-results" ref={top}>
      <div className="gh-intro">
        <Heading level={headingLevel} className="gh-title">
          Perfect Gifts for {query.occasion}
        </Heading>
        <div className="gh-row">
          <span className="gh-pill">Budget Range: {formatBudget(query.budgetMin, query.budgetMax)}</span>
          <span className="gh-muted">{sources.join(" and ")}</span>
          <span className="gh-muted" role="status">
            {loading ? "Finding thoughtful gifts..." : found}
          </span>
        </div>
      </div>
      {meta?.fallback && <p className="gh-note">{STANDS_IN[meta.source]}</p>}
      {!loading && suggestions.length === 0 && (
        <p className="gh-note">
          Nothing we know fits that budget and those notes. A wider budget helps most.
        </p>
      )}
      {(loading || marketplace) && (
        <ul className="gh-grid">
          {marketplace &&
            shown.map((suggestion) => (
              <SuggestionCard
                key={suggestion.id}
                suggestion={suggestion}
                marketplace={marketplace}
                headingLevel={headingLevel + 1}
              />
            ))}
          {Array.from({ length: waiting }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
            <li key={index} className="gh-waiting" aria-hidden="true" />
          ))}
        </ul>
      )}
      <Pager page={page} pages={loading ? 1 : Math.ceil(suggestions.length / PAGE_SIZE)} onPage={setPage} />
      {meta && (
        <p className="gh-muted">
          {formatShare(meta.charityShare)} of our proceeds go to charity. Paid links: we earn a commission if
          you buy. As an Amazon Associate I earn from qualifying purchases.
        </p>
      )}
    </div>
  );
}
