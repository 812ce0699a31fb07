import { RATINGS } from "@gifthearth/core/feedback";
import { Link } from "react-router";
import { TextField } from "../../account/fields.tsx";
import { sectionPath } from "./sections.ts";
import { SelectField } from "./select-field.tsx";

const MODES = [
  { value: "", name: "Both" },
  { value: "detailed", name: "Detailed" },
  { value: "quick", name: "Quick" },
];

const STARS = [
  { value: "", name: "Any" },
  ...RATINGS.toReversed().map((rating) => ({ value: String(rating), name: `${rating} of 5` })),
];

interface FeedbackFilterFormProps {
  /** What the list is narrowed by now. */
  readonly parameters: URLSearchParams;
  readonly isFiltered: boolean;
}

/**
 * Narrows the list. The browser's own form: the router's would weigh on the first page of every visitor, and
 * this one's address can be kept as well.
 */
export function FeedbackFilterForm({ parameters, isFiltered }: FeedbackFilterFormProps) {
  const given = (name: string) => parameters.get(name) ?? "";
  return (
    <form className="feedback-filter" action={sectionPath("feedback")}>
      <SelectField label="Mode" name="mode" options={MODES} defaultValue={given("mode")} />
      <SelectField label="Rating" name="rating" options={STARS} defaultValue={given("rating")} />
      <TextField label="From" type="date" name="from" defaultValue={given("from")} />
      <TextField label="To" type="date" name="to" defaultValue={given("to")} />
      <TextField label="Text" type="search" name="text" maxLength={100} defaultValue={given("text")} />
      <div className="gh-row">
        <button type="submit" className="gh-button">
          Filter
        </button>
        {isFiltered && (
          <Link to={sectionPath("feedback")} preventScrollReset>
            Show all
          </Link>
        )}
      </div>
    </form>
  );
}
