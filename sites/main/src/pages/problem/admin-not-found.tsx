import { pageTitle } from "@gifthearth/core";
import { Link } from "react-router";
import { LostParcel } from "../../illustrations/lost-parcel.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { useSiteData } from "../../site-data.ts";

/** For an unknown address on an admin host, and for who isn't an administrator. */
export function AdminNotFound() {
  const { origin, isAdminHost } = useSiteData();
  return (
    <section className="wide problem problem-drawn">
      <PageMeta title={pageTitle("Admin page not found")} />
      <LostParcel />
      <div className="problem-text">
        <h1>Admin page not found</h1>
        <p className="lead">This page may not exist, or your account lacks the permission to see it.</p>
        <div className="gh-row">
          <Link className="gh-button gh-button-main button-large" to="/admin/dashboard">
            Admin Dashboard
          </Link>
          {isAdminHost ? (
            <a className="gh-button button-large" href={`${origin}/`}>
              Main site
            </a>
          ) : (
            <Link className="gh-button button-large" to="/">
              Main site
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
