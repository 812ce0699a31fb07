import { pageTitle } from "@gifthearth/core";
import { SaveButton, useHost } from "@gifthearth/widgets";
import { Suspense, useEffect } from "react";
import { Await, Link, useLoaderData, useLocation, useParams } from "react-router";
import { browserStorage } from "../../host/browser-storage.ts";
import { PageMeta } from "../../seo/page-meta.tsx";
import { Answer } from "./answer.tsx";
import type { RecommendationsData } from "./load.ts";
import { Loading } from "./loading.tsx";
import { ModeTabs } from "./mode-tabs.tsx";
import { findMode } from "./modes.ts";
import { NoWish } from "./no-wish.tsx";
import { storeWish } from "./stored-wish.ts";
import { toQuery } from "./wish-query.ts";
import { WishSummary } from "./wish-summary.tsx";

/** The result pages, one for each mode (specification, section 2, recommendation result pages). */
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
          {mode.isPremium && <span className="mode-badge">Premium</span>}
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
        <ModeTabs current={mode} search={search} />
        {!wish && <NoWish mode={mode} />}
        {wish && answer instanceof Promise && (
          // A new question is a new wait: without the key the former answer would stay in sight.
          <Suspense key={key} fallback={<Loading />}>
            <Await resolve={answer}>{(settled) => <Answer answer={settled} mode={mode} />}</Await>
          </Suspense>
        )}
        {wish && !(answer instanceof Promise) && <Answer answer={answer} mode={mode} />}
      </section>
    </>
  );
}
