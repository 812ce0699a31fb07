import { pageTitle } from "@gifthearth/core";
import { Link, useLoaderData } from "react-router";
import { LoadFailure } from "../../account/load-failure.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { AdminNotFound } from "../problem/admin-not-found.tsx";
import { AuditLog } from "./audit-log.tsx";
import { Charities } from "./charities.tsx";
import { Donations } from "./donations.tsx";
import { Feedback } from "./feedback.tsx";
import { Figures } from "./figures.tsx";
import type { AdminData, LoadedAdmin } from "./load.ts";
import { Months } from "./months.tsx";
import { PartnerList } from "./partner-list.tsx";
import { Revenue } from "./revenue.tsx";
import { ADMIN_SECTIONS, sectionPath } from "./sections.ts";
import { Shops } from "./shops.tsx";
import { SubscriberList } from "./subscriber-list.tsx";

/** The admin dashboard. */
export function Component() {
  const loaded = useLoaderData<LoadedAdmin>();
  if (loaded === "forbidden") return <AdminNotFound />;
  return (
    <section className="wide profile admin">
      <PageMeta title={pageTitle("Admin Dashboard")} />
      <div className="profile-head">
        <h1>Admin Dashboard</h1>
      </div>
      <nav className="side-tabs" aria-label="Admin dashboard">
        {ADMIN_SECTIONS.map(({ id, name }) => (
          <Link
            key={id}
            to={sectionPath(id)}
            preventScrollReset
            aria-current={id === loaded?.section ? "page" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <div className="profile-main">
        {loaded ? (
          <Section {...loaded} />
        ) : (
          <LoadFailure message="The dashboard can't be loaded right now." />
        )}
      </div>
    </section>
  );
}

function Section(shown: AdminData) {
  switch (shown.section) {
    case "figures":
      return <Figures overview={shown.overview} />;
    case "revenue":
      return <Revenue overview={shown.overview} snapshots={shown.snapshots} />;
    case "shops":
      return <Shops shops={shown.shops} feeds={shown.feeds} />;
    case "months":
      return <Months overview={shown.overview} checklist={shown.checklist} />;
    case "donations":
      return <Donations donations={shown.donations} platforms={shown.overview.platforms} />;
    case "charities":
      return (
        <Charities
          charities={shown.charities}
          choice={shown.choice}
          members={shown.members}
          ids={shown.overview.charityIds}
        />
      );
    case "partners":
      return <PartnerList partners={shown.partners} />;
    case "subscribers":
      return <SubscriberList subscribers={shown.subscribers} asked={shown.asked} />;
    case "audit":
      return <AuditLog audit={shown.audit} search={shown.search} />;
    case "feedback":
      return <Feedback feedback={shown.feedback} />;
  }
}
