import { EMPTY_QUERY, type GiftQuery, toCountryCode } from "@gifthearth/core";
import { Link, useActionData, useSearchParams } from "react-router";
import { useCountry } from "../../host/country.tsx";
import type { PlainFinderProps } from "../../no-script/plain-finder-context.ts";
import type { PlainAnswer } from "./act.ts";
import { pickCategory } from "./categories.ts";
import { PlainForm } from "./plain-form.tsx";
import { PlainResults } from "./plain-results.tsx";
import { withQuery } from "./query-parameters.ts";

/** The gift finder where no script runs: a form, and below it what the server found. */
export function PlainFinder({ heading, initialQuery }: PlainFinderProps) {
  const answer = useActionData<PlainAnswer>();
  const { code } = useCountry();
  const country = toCountryCode(answer?.country || code);
  const query: GiftQuery = answer?.query ?? { ...EMPTY_QUERY, ...initialQuery };
  return (
    <div className="gh gh-panel gh-finder plain-finder">
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
      <PlainForm query={query} country={country} errors={answer?.errors ?? {}} />
      {answer?.found && <PlainResults query={query} country={country} found={answer.found} />}
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
