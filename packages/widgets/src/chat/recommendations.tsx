import { formatShare, type Marketplace, PAID_LINKS_NOTICE, type SuggestionSource } from "@gifthearth/core";
import type { ChatRecommendation } from "@gifthearth/core/contract";
import { SOURCE_NAMES, STANDS_IN } from "../gift-finder/sources.ts";
import { SuggestionCard } from "../gift-finder/suggestion-card.tsx";
import { Heading } from "../ui/heading.tsx";

interface RecommendationsProps {
  readonly recommendations: readonly ChatRecommendation[];
  readonly marketplace: Marketplace;
  readonly charityShare: number;
  /** What stands in for an AI that failed over the last reply. */
  readonly standIn: SuggestionSource | null;
  readonly headingLevel: number;
}

/** What the conversation found, the latest first, as the finder's cards. */
export function Recommendations({
  recommendations,
  marketplace,
  charityShare,
  standIn,
  headingLevel,
}: RecommendationsProps) {
  const sources = [...new Set(recommendations.map(({ source }) => SOURCE_NAMES[source]))];
  return (
    <div className="gh-results" role="group" aria-label="Chat recommendations">
      <div className="gh-intro">
        <Heading level={headingLevel} className="gh-title">
          Ideas from your chat
        </Heading>
        <p className="gh-muted">{sources.join(" and ")}</p>
      </div>
      {standIn && STANDS_IN[standIn] && <p className="gh-note">{STANDS_IN[standIn]}</p>}
      <ul className="gh-grid">
        {recommendations.map((suggestion) => (
          <SuggestionCard
            key={suggestion.id}
            suggestion={suggestion}
            marketplace={marketplace}
            headingLevel={headingLevel + 1}
          />
        ))}
      </ul>
      <p className="gh-muted">{`${formatShare(charityShare)} ${PAID_LINKS_NOTICE}`}</p>
    </div>
  );
}
