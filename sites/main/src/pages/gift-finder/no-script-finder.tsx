import { EMPTY_QUERY, type GiftQuery, toCountryCode } from "@gifthearth/core";
import { Link, useActionData, useSearchParams } from "react-router";
import { useCountry } from "../../host/country.tsx";
import type { NoScriptFinderProps } from "../../no-script/no-script-finder-place.tsx";
import type { NoScriptAnswer } from "./act.ts";
import { pickCategory } from "./categories.ts";
import { NoScriptForm } from "./no-script-form.tsx";
import { NoScriptResults } from "./no-script-results.tsx";
import { withQuery } from "./query-parameters.ts";

/** The gift finder where no script runs: a form, and below it what the server found. */
export function NoScriptFinder({ heading, initialQuery }: NoScriptFinderProps) {
  const answer = useActionData<NoScriptAnswer>();
  const { code } = useCountry();
  const country = toCountryCode(answer?.country || code);
  const query: GiftQuery = answer?.query ?? { ...EMPTY_QUERY, ...initialQuery };
  return (
    <div className="gh gh-panel gh-finder no-script-finder">
      {heading && <h2 className="gh-title">{heading}</h2>}
      <Samples />
      {answer?.failure && (
        <div className="gh-note" role="alert">
          <p>
            <strong>Oops! Something went wrong</strong>
          </p>
          <p>{answer.failure}</p>
        </div>
      )}
      <NoScriptForm query={query} country={country} errors={answer?.errors ?? {}} />
      {answer?.found && <NoScriptResults query={query} country={country} found={answer.found} />}
    </div>
  );
}

/** The chosen category's samples, right above the form that they fill. */
function Samples() {
  const [parameters] = useSearchParams();
  const chosen = pickCategory(parameters.get("category"));
  if (!chosen) return null;
  return (
    <nav className="gh-row" aria-label={chosen.title}>
      <span className="gh-label">{chosen.title}</span>
      {chosen.samples.map(({ label, filling }) => (
        <Link
          key={label}
          className="gh-chip browse-chip"
          to={`/gift-finder?${withQuery(parameters, filling)}#finder`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
