import type { AuditActions } from "@gifthearth/core/contract";
import { Link } from "react-router";
import { formatDate } from "../../account/dates.ts";
import { TextField } from "../../account/fields.tsx";
import { countOf } from "./count-of.ts";
import { Pager } from "./pager.tsx";
import { sectionPath } from "./sections.ts";

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
              <strong>{action}</strong> by {actor}
            </p>
            <p className="gh-muted">
              {formatDate(at)}, {at.slice(11, 16)} UTC
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
