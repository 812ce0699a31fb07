import { MARKETPLACES, pageTitle, signOf, toRelation } from "@gifthearth/core";
import { completeContext } from "@gifthearth/core/recommend";
import { RELATION_LABELS, SaveButton, useHost } from "@gifthearth/widgets";
import { Suspense, useEffect } from "react";
import { Await, Link, useLoaderData, useLocation, useNavigate, useParams } from "react-router";
import { browserStorage } from "../../host/browser-storage.ts";
import { useCountry } from "../../host/country.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { Answer } from "./answer.tsx";
import type { RecommendationsData } from "./load.ts";
import { findMode, type Mode, modeAddress } from "./modes.ts";
import { readStoredWish, storeWish } from "./stored-wish.ts";
import { toContext, type Wish, wishSearch } from "./wish.ts";
import { toQuery } from "./wish-query.ts";

/** The result pages, one for each mode. */
export function Component() {
  const { wish, answer } = useLoaderData<RecommendationsData>();
  const { key, search } = useLocation();
  const mode = findMode(useParams().mode);

  const { saveSearch } = useHost();
  const query = wish && toQuery(wish);

  useEffect(() => {
    if (wish)
      storeWish(
        browserStorage(() => sessionStorage),
        wish,
      );
  }, [wish]);

  // The loader has answered 404 for any other.
  if (!mode) return null;
  return (
    <>
      <PageMeta title={pageTitle(mode.title)} />
      <section className="wide results-head">
        <Link className="gh-button" to="/" viewTransition>
          <span aria-hidden="true">←</span> Back to Form
        </Link>
        <div className="results-title">
          <h1>{mode.title}</h1>
          {mode.badge && <span className="mode-badge">{mode.badge}</span>}
        </div>
        <p className="lead">Based on your preferences, we've found these perfect gift options.</p>
        {wish && <WishSummary wish={wish} />}
        {query && (
          <SaveButton name="search" onSave={async () => (await saveSearch?.(query)) ?? false}>
            Save search
          </SaveButton>
        )}
      </section>
      <section className="wide results-body" aria-label="Recommendations">
        {!wish && <NoWish mode={mode} />}
        {wish && answer instanceof Promise && (
          // A new question is a new wait: without the key the former answer would stay in sight.
          <Suspense key={key} fallback={<Loading />}>
            <Await resolve={answer}>
              {(settled) => <Answer answer={settled} mode={mode} search={search} />}
            </Await>
          </Suspense>
        )}
        {wish && !(answer instanceof Promise) && <Answer answer={answer} mode={mode} search={search} />}
      </section>
    </>
  );
}

function Loading() {
  return (
    <div className="results-loading" role="status">
      <div className="spinner" aria-hidden="true" />
      <p>Finding the perfect gift recommendations...</p>
    </div>
  );
}

/**
 * Where the address carries no gift context. Only the browser knows whether there was a search in this
 * visit: its context goes into the address; without one the visitor goes to the first page. Where no script runs, a link leads there.
 */
function NoWish({ mode }: { readonly mode: Mode }) {
  const navigate = useNavigate();
  const { currency } = MARKETPLACES.rowOf(useCountry().code);
  useEffect(() => {
    const wish = readStoredWish(
      browserStorage(() => sessionStorage),
      currency,
    );
    void navigate(wish ? modeAddress(mode, wishSearch(wish)) : "/", { replace: true });
  }, [mode, navigate, currency]);
  return (
    <div className="results-problem">
      <p>Tell us first who the gift is for: the occasion, what they like, what you mean to spend.</p>
      <Link className="gh-button gh-button-main button-large" to="/">
        Back to Form
      </Link>
    </div>
  );
}

/** What the recommendations go by, in the visitor's own words. */
function WishSummary({ wish }: { readonly wish: Wish }) {
  const { min, max } = completeContext(toContext(wish)).constraints.budget;
  const relation = toRelation(wish.relationship);
  const sign = signOf(wish.currency ?? "USD");
  const facts = [
    wish.relationship && (relation ? RELATION_LABELS[relation] : wish.relationship),
    wish.age !== undefined && `Age ${wish.age}`,
    wish.occasion,
    ...(wish.interests ?? []),
    ...(wish.personality ?? []),
    ...(wish.preferences ?? []),
    ...(wish.excludedCategories ?? []).map((category) => `No ${category}`),
    `${sign}${min}-${sign}${max}`,
  ].filter((fact) => typeof fact === "string");
  return (
    <ul className="gh-row wish" aria-label="What we went by">
      {[...new Set(facts)].map((fact) => (
        <li key={fact} className="gh-pill">
          {fact}
        </li>
      ))}
    </ul>
  );
}
