import {
  type CountryCode,
  formatBudget,
  formatShare,
  type GiftQuery,
  MARKETPLACES,
  marketplaceOf,
  PAID_LINKS_NOTICE,
} from "@gifthearth/core";
import {
  FAILED,
  HostProvider,
  interestsNearby,
  SOURCE_NAMES,
  STANDS_IN,
  SuggestionCard,
  useHost,
} from "@gifthearth/widgets";
import { useCharityShare } from "../../site-data.ts";
import type { NoScriptFound } from "./act.ts";

const LIST = new Intl.ListFormat("en-US");

interface NoScriptResultsProps {
  readonly query: GiftQuery;
  /** The visitor's, where the answer doesn't say which. */
  readonly country: CountryCode;
  readonly found: NoScriptFound;
}

/** All that was found, on one page. */
export function NoScriptResults({ query, country, found: { meta, suggestions } }: NoScriptResultsProps) {
  // Without the button that saves by a script, a card links to the page that asks before it saves.
  const { SaveIdea: _, ...host } = useHost();
  const usualShare = useCharityShare();
  const marketplace = marketplaceOf(meta?.countryCode ?? country, meta?.marketplaces);
  const sources = [...new Set(suggestions.map(({ source }) => SOURCE_NAMES[source]))];
  const { length } = suggestions;
  const heard = meta?.understood.map(({ words }) => `“${words}”`) ?? [];
  const nearby = interestsNearby(meta, length);
  return (
    <div className="gh-results" id="found">
      <div className="gh-intro">
        <h2 className="gh-title">Perfect gifts: {query.occasion}</h2>
        <div className="gh-row">
          <span className="gh-pill">
            Budget Range: {formatBudget(query.budgetMin, query.budgetMax, MARKETPLACES.rowOf(country).sign)}
          </span>
          <span className="gh-muted">{sources.join(" and ")}</span>
          <span className="gh-muted">{`Found ${length} gift suggestion${length === 1 ? "" : "s"}`}</span>
        </div>
      </div>
      {heard.length > 0 && <p>{`What we took from your words: ${heard.join(", ")}`}</p>}
      {nearby.length > 0 && (
        <p>
          {`We found nothing made for ${LIST.format(nearby)}; these are near ${nearby.length === 1 ? "it" : "them"}.`}
        </p>
      )}
      {!meta && (
        <p className="gh-note" role="alert">
          {FAILED}
        </p>
      )}
      {meta?.fallback && <p className="gh-note">{STANDS_IN[meta.source]}</p>}
      {length === 0 && <p className="gh-note">Nothing fits. A wider budget helps most.</p>}
      <HostProvider value={host}>
        <ul className="gh-grid">
          {suggestions.map((suggestion) => (
            <SuggestionCard
              key={suggestion.id}
              suggestion={suggestion}
              marketplace={marketplace}
              headingLevel={3}
            />
          ))}
        </ul>
      </HostProvider>
      <p className="gh-muted">{`${formatShare(meta?.charityShare ?? usualShare)} ${PAID_LINKS_NOTICE}`}</p>
    </div>
  );
}
