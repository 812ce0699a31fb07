import { useMoney } from "@gifthearth/widgets";
import { Link, useSearchParams } from "react-router";
import { CATEGORIES, pickCategory } from "./categories.ts";
import { FOUND, withQuery } from "./query-parameters.ts";

/** Three categories; the chosen one's samples are links that fill the form. */
export function PopularCategories() {
  const [parameters] = useSearchParams();
  const { sign } = useMoney();
  const chosen = pickCategory(parameters.get("category"));
  return (
    <section className="wide narrow section" aria-labelledby="categories">
      <div className="section-head">
        <h2 id="categories">Popular Categories</h2>
        <p>Not sure where to start? Pick one, and it fills in the form.</p>
      </div>
      <ul className="categories">
        {CATEGORIES.map(({ title, samples }) => (
          <li key={title} className="card category" data-chosen={title === chosen?.title}>
            <h3>
              <Link
                to={`/gift-finder?${withCategory(parameters, title)}`}
                aria-current={title === chosen?.title}
                preventScrollReset
              >
                {title}
              </Link>
            </h3>
            <ul aria-label={title}>
              {samples.map(({ label, filling }) => (
                <li key={label}>
                  {title === chosen?.title ? (
                    <Link to={`/gift-finder?${withQuery(parameters, filling)}#finder`} replace>
                      {label.replaceAll("$", sign)}
                    </Link>
                  ) : (
                    label.replaceAll("$", sign)
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="all-categories">
        <Link to="/gift-ideas" viewTransition>
          View all categories
        </Link>
      </p>
    </section>
  );
}

/** What is filled in already stays. */
function withCategory(parameters: URLSearchParams, title: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete(FOUND);
  next.set("category", title.toLowerCase());
  return next;
}
