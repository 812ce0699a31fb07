import { pageTitle } from "@gifthearth/core";
import { Link } from "react-router";
import { EmptyBox } from "../../illustrations/empty-box.tsx";
import { PageMeta } from "../../page-meta.tsx";

/** Says that there is no such page (specification, section 2). */
export function NotFound() {
  return (
    <section className="wide problem">
      <PageMeta title={pageTitle("Page not found")} />
      <EmptyBox />
      <h1>Page not found</h1>
      <p className="lead">There is nothing at this address. It may have moved, or never was.</p>
      <div className="gh-row">
        <Link className="gh-button gh-button-main button-large" to="/gift-finder">
          Find a gift
        </Link>
        <Link className="gh-button button-large" to="/">
          Home
        </Link>
        <Link className="gh-button button-large" to="/impact">
          Our Impact
        </Link>
      </div>
    </section>
  );
}
