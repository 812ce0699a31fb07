import { feedbackCsvPath } from "@gifthearth/client";
import type { AdminFeedback } from "@gifthearth/core/contract";
import { DETAILED_RATINGS, ratingName } from "@gifthearth/core/feedback";
import { useSearchParams } from "react-router";
import { useCharityShare } from "../../site-data.ts";
import { countOf } from "./count-of.ts";
import { FeedbackFilterForm } from "./feedback-filter-form.tsx";
import { FeedbackItem } from "./feedback-item.tsx";
import { Pager } from "./pager.tsx";

/** What people say of us, the newest first. */
export function Feedback({ feedback }: { readonly feedback: AdminFeedback }) {
  const [parameters] = useSearchParams();
  const { items, total, page, pages } = feedback;
  const isFiltered = [...parameters].some(([name, value]) => name !== "page" && value !== "");

  function pathOf(other: number): string {
    const narrowed = new URLSearchParams(parameters);
    narrowed.set("page", String(other));
    return `?${narrowed}`;
  }

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
      <Pager label="Pages of feedback" page={page} pages={pages} pathOf={pathOf} />
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
