import { useEffect, useState } from "react";
import { type RememberedSuggestion, useHost } from "../host.ts";
import { Heading } from "../ui/heading.tsx";

/** Items the panel shows. */
const SHOWN = 3;

/** What the last search of this visit found, until there is a new one. */
export function RecentSuggestions({ headingLevel }: { readonly headingLevel: number }) {
  const { memory } = useHost();
  const [suggestions, setSuggestions] = useState<readonly RememberedSuggestion[]>([]);
  // After hydration: the server knows nothing of the visit.
  useEffect(() => setSuggestions(memory?.lastRecommendations() ?? []), [memory]);
  if (suggestions.length === 0) return null;
  const more = suggestions.length - SHOWN;
  return (
    <div className="gh-results">
      <Heading level={headingLevel} className="gh-subtitle">
        Recent suggestions
      </Heading>
      <ul className="gh-form">
        {suggestions.slice(0, SHOWN).map(({ title, priceRange }) => (
          <li key={title} className="gh-row gh-row-apart">
            <span>{title}</span> <span className="gh-amount">{priceRange}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="gh-muted">{more} more suggestions available...</p>}
    </div>
  );
}
