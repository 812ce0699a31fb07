import type { AuditActions } from "@gifthearth/core/contract";
import { Link } from "react-router";
import { formatDate } from "../../account/dates.ts";
import { TextField } from "../../account/fields.tsx";
import { countOf } from "./count-of.ts";
import { Pager } from "./pager.tsx";
import { sectionPath } from "./sections.ts";

/** What was done, by what it is kept as, which the search goes by. */
const ACTION_NAMES: Readonly<Record<string, string>> = {
  "charity.add": "Charity added",
  "charity.add-member": "Account let act for a charity",
  "charity.change": "Charity changed",
  "charity.choose": "Charities chosen for a month",
  "charity.confirm-arrival": "Arrival confirmed by the charity",
  "charity.remove-member": "Account no longer acts for a charity",
  "charity.withdraw-arrival": "Arrival taken back by the charity",
  "donations.confirm": "Donation confirmed",
  "donations.fail": "Donation given up",
  "donations.receipt": "Receipt corrected",
  "donations.reissue": "Donation made again",
  "donations.submit": "Donation asked for",
  "feedback.export": "Feedback downloaded",
  "ledger.rotate-key": "Key of the ledger exchanged",
  "month.close": "Month closed",
  "month.skip": "Month left out",
  "newsletter.export": "Subscribers downloaded",
  "offers.confirm": "Held feed taken",
  "offers.import": "Product feed imported",
  "offers.remove": "Shop removed",
  "offers.schedule": "Product feed scheduled",
  "offers.unschedule": "Product feed no longer fetched",
  "partner.change": "Partner changed",
  "revenue.import": "Report imported",
  "revenue.rates": "Reference rates imported",
};

interface AuditLogProps {
  readonly audit: AuditActions;
  /** What the list is narrowed by now. */
  readonly search: string;
}

/** What administrators, the command line and the schedule did. */
export function AuditLog({ audit, search }: AuditLogProps) {
  const { items, total, page, pages } = audit;
  return (
    <section className="card panel" aria-labelledby="audit-heading">
      <h2 id="audit-heading">Audit log</h2>
      {/* The browser's own form: its address can be kept. */}
      <form className="feedback-filter" action="/admin/dashboard">
        <input type="hidden" name="section" value="audit" />
        <TextField label="Search" type="search" name="search" maxLength={200} defaultValue={search} />
        <div className="gh-row">
          <button type="submit" className="gh-button">
            Search
          </button>
          {search !== "" && (
            <Link to={sectionPath("audit")} preventScrollReset>
              Show all
            </Link>
          )}
        </div>
      </form>
      <p className="gh-muted" role="status">
        {countOf(total, "action")}
      </p>
      {items.length === 0 && <p className="gh-note">Nothing is here.</p>}
      <ul className="admin-list">
        {items.map(({ id, at, actor, action, details }) => (
          <li key={id}>
            <p>
              <strong>{ACTION_NAMES[action] ?? action}</strong> by {actor}
            </p>
            <p className="gh-muted">
              {formatDate(at)}, {at.slice(11, 16)} UTC{action in ACTION_NAMES && `, ${action}`}
            </p>
            {details !== "{}" && (
              <details>
                <summary>Details</summary>
                <pre className="audit-details">{JSON.stringify(JSON.parse(details), null, 2)}</pre>
              </details>
            )}
          </li>
        ))}
      </ul>
      <Pager
        label="Pages of the audit log"
        page={page}
        pages={pages}
        pathOf={(other) =>
          `${sectionPath("audit")}&${new URLSearchParams({ ...(search && { search }), page: String(other) })}`
        }
      />
    </section>
  );
}
