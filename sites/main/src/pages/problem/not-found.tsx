import { pageTitle } from "@gifthearth/core";
import { Link } from "react-router";
import { LostParcel } from "../../illustrations/lost-parcel.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";

/** Says that there is no such page. */
export function NotFound() {
  return (
    <section className="wide problem problem-drawn">
      <PageMeta title={pageTitle("Page not found")} />
      <LostParcel />
      <div className="problem-text">
        <h1>Page not found</h1>
        <p className="lead">There is nothing at this address. The page may have moved, or never existed.</p>
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
      </div>
    </section>
  );
}
