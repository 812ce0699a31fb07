import { pageTitle } from "@gifthearth/core";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { LostParcel } from "../../illustrations/lost-parcel.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { NotFound } from "./not-found.tsx";

/** Stands in for a page that can't be shown. */
export function ErrorPage() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <SomethingWrong />;
}

/**
 * For a page that failed. Both ways on load a page anew, which also helps when the site was updated while
 * the visitor was looking at it.
 */
function SomethingWrong() {
  return (
    <section className="wide problem problem-drawn">
      <PageMeta title={pageTitle("Something went wrong")} />
      <LostParcel />
      <div className="problem-text">
        <h1>Something went wrong</h1>
        <p className="lead">This page could not be shown. Trying again often helps.</p>
        <div className="gh-row">
          <button
            type="button"
            className="gh-button gh-button-main button-large"
            onClick={() => location.reload()}
          >
            Try Again
          </button>
          <a className="gh-button button-large" href="/">
            Home
          </a>
        </div>
      </div>
    </section>
  );
}
