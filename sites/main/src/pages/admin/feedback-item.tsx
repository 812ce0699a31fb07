import type { FeedbackRecord } from "@gifthearth/core/contract";
import { DETAILED_RATINGS, ratingName } from "@gifthearth/core/feedback";
import { formatDate } from "../../account/dates.ts";
import { useCharityShare } from "../../site-data.ts";

/** What one person said: what was answered, and no more. */
export function FeedbackItem({ record }: { readonly record: FeedbackRecord }) {
  const share = useCharityShare();
  const { name, email, createdAt, isQuickMode, userId } = record;
  const ratings = isQuickMode
    ? [{ label: "Rating", value: record.quickRating }]
    : DETAILED_RATINGS.map((category) => ({ label: ratingName(category, share), value: record[category] }));
  const answers = [
    { label: "Feedback", value: record.quickFeedback },
    { label: "Best feature", value: record.bestFeature },
    { label: "Improvements", value: record.improvements },
    { label: "Preferred retailers", value: record.preferredRetailers },
    { label: "Future use", value: record.futureUse },
    { label: "Would recommend", value: record.wouldRecommend },
    { label: "Additional comments", value: record.additionalComments },
  ];
  return (
    <li className="feedback-item">
      <div className="gh-row gh-row-apart">
        <h3>{name}</h3>
        <span className="gh-pill">{isQuickMode ? "Quick" : "Detailed"}</span>
      </div>
      <p className="gh-muted">
        <a href={`mailto:${email}`}>{email}</a>, <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {userId && ", signed in"}
      </p>
      <dl>
        {ratings.map(
          ({ label, value }) => value !== null && <Rating key={label} label={label} value={value} />,
        )}
        {answers.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  );
}

function Rating({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="feedback-stars" aria-hidden="true">
          {"★".repeat(value)}
          {"☆".repeat(5 - value)}
        </span>{" "}
        {value} of 5
      </dd>
    </div>
  );
}
