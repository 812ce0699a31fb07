import { feedbackCsvPath } from "@gifthearth/client";
import type { AdminFeedback } from "@gifthearth/core/contract";
import { DETAILED_RATINGS, ratingName } from "@gifthearth/core/feedback";
import { Link, useSearchParams } from "react-router";
import { useCharityShare } from "../../site-data.ts";
import { countOf } from "./count-of.ts";
import { FeedbackFilterForm } from "./feedback-filter-form.tsx";
import { FeedbackItem } from "./feedback-item.tsx";

/** What people say of us, the newest first. */
export function Feedback({ feedback }: { readonly feedback: AdminFeedback }) {
  const [parameters] = useSearchParams();
  const { items, total, page, pages } = feedback;
  const isFiltered = [...parameters].some(([name, value]) => name !== "page" && value !== "");
  return (
    <section className="card panel" aria-labelledby="feedback-heading">
      <h2 id="feedback-heading">Feedback</h2>
      {/* Another filter begins another form, which holds what the address says. */}
      <FeedbackFilterForm key={parameters.toString()} parameters={parameters} isFiltered={isFiltered} />
      <Averages averages={feedback.averages} />
      <div className="gh-row gh-row-apart">
        <p role="status">{isFiltered ? `${countOf(total, "answer")} found` : countOf(total, "answer")}</p>
        {total > 0 && (
          <a className="gh-button button-small" href={feedbackCsvPath(parameters)} download>
            Download as CSV
          </a>
        )}
      </div>
      {total === 0 && (
        <p className="gh-note">{isFiltered ? "Nothing fits." : "Nobody has said anything yet."}</p>
      )}
      <ul className="admin-list">
        {items.map((record) => (
          <FeedbackItem key={record.id} record={record} />
        ))}
      </ul>
      {pages > 1 && (
        <nav className="gh-row gh-row-apart" aria-label="Pages of feedback">
          <PageLink parameters={parameters} page={page - 1} pages={pages} name="Previous" />
          <span className="gh-muted">
            Page {page} of {pages}
          </span>
          <PageLink parameters={parameters} page={page + 1} pages={pages} name="Next" />
        </nav>
      )}
    </section>
  );
}

function Averages({ averages }: Pick<AdminFeedback, "averages">) {
  const share = useCharityShare();
  const rows = [
    ...DETAILED_RATINGS.map((category) => ({ name: ratingName(category, share), ...averages[category] })),
    { name: "Quick mode", ...averages.quickRating },
  ];
  return (
    <dl className="figures feedback-averages">
      {rows.map(({ name, average, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figure">{average === null ? "–" : average.toFixed(2)}</dd>
          <dd className="gh-muted">{countOf(count, "rating")}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PageLinkProps {
  readonly parameters: URLSearchParams;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly name: string;
}

/** A link to another page of the same filter; words alone where there is none. */
function PageLink({ parameters, page, pages, name }: PageLinkProps) {
  if (page < 1 || page > pages) return <span className="gh-muted">{name}</span>;
  const other = new URLSearchParams(parameters);
  other.set("page", String(page));
  return (
    <Link className="gh-button button-small" to={`?${other}`}>
      {name}
    </Link>
  );
}
