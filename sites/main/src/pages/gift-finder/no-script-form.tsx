import {
  BUDGET_SLIDER,
  COUNTRY_CODES,
  type GiftQuery,
  MARKETPLACES,
  marketplaceDomain,
  OCCASIONS,
  POPULAR_INTERESTS,
  QUERY_LIMITS,
  type QueryErrors,
  toCountryCode,
} from "@gifthearth/core";
import { Field, invalid, RELATION_LABELS } from "@gifthearth/widgets";
import { FIELDS } from "./no-script-query.ts";

interface NoScriptFormProps {
  /** What the form holds at first. */
  readonly query: GiftQuery;
  readonly country: string;
  readonly errors: QueryErrors;
}

/** The gift finder's form with named fields, which the browser sends by itself. */
export function NoScriptForm({ query, country, errors }: NoScriptFormProps) {
  return (
    // The answer comes in this page, below the form.
    <form className="gh-form" method="post" action="/gift-finder#found" noValidate>
      <Person relation={query.relation} age={query.age} error={errors.age} />
      <Interests value={query.interests} error={errors.interests} isFirstError={!errors.age} />
      <div className="gh-pair">
        <Occasion
          value={query.occasion}
          error={errors.occasion}
          isFirstError={!errors.age && !errors.interests}
        />
        <Budget low={query.budgetMin} high={query.budgetMax} sign={signIn(country)} />
      </div>
      <Field id="no-script-notes" label="Notes" optional>
        <textarea
          className="gh-input"
          id="no-script-notes"
          name={FIELDS.notes}
          rows={3}
          maxLength={QUERY_LIMITS.additionalNotes}
          placeholder="What they have already, what to avoid"
          defaultValue={query.additionalNotes}
        />
      </Field>
      <Field id="no-script-country" label="Country">
        <select className="gh-input" id="no-script-country" name={FIELDS.country} defaultValue={country}>
          {COUNTRY_CODES.map((code) => (
            <option key={code} value={code}>
              {code} - {marketplaceDomain(code)}
            </option>
          ))}
        </select>
      </Field>
      <button type="submit" className="gh-button gh-button-main gh-submit">
        Find Thoughtful Gifts
      </button>
    </form>
  );
}

interface PersonProps extends Pick<GiftQuery, "relation" | "age"> {
  readonly error: string | undefined;
}

function Person({ relation, age, error }: PersonProps) {
  return (
    <div className="gh-who">
      <Field id="no-script-relation" label="Who is it for?" optional>
        <select
          className="gh-input"
          id="no-script-relation"
          name={FIELDS.relation}
          defaultValue={relation ?? ""}
        >
          <option value="">Select a person</option>
          {Object.entries(RELATION_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field id="no-script-age" label="Age">
        <input
          className="gh-input"
          id="no-script-age"
          name={FIELDS.age}
          type="number"
          min={0}
          max={QUERY_LIMITS.age}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: leads to what is wrong after the form came back
          autoFocus={error !== undefined}
          defaultValue={Number.isNaN(age) ? "" : age}
          {...invalid("no-script-age", error)}
        />
      </Field>
      {error && (
        <p className="gh-error" id="no-script-age-error">
          {error}
        </p>
      )}
    </div>
  );
}

interface OccasionProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly isFirstError: boolean;
}

function Occasion({ value, error, isFirstError }: OccasionProps) {
  const isOwn = value !== "" && !(OCCASIONS as readonly string[]).includes(value);
  return (
    <Field id="no-script-occasion" label="Occasion" error={error}>
      <select
        className="gh-input"
        id="no-script-occasion"
        name={FIELDS.occasion}
        required
        // biome-ignore lint/a11y/noAutofocus: leads to what is wrong after the form came back
        autoFocus={error !== undefined && isFirstError}
        defaultValue={isOwn ? "Other" : value}
        {...invalid("no-script-occasion", error)}
      >
        <option value="">Select an occasion</option>
        {OCCASIONS.map((occasion) => (
          <option key={occasion} value={occasion}>
            {occasion}
          </option>
        ))}
      </select>
      {/* The stylesheet shows it beside "Other" alone. */}
      <input
        className="gh-input no-script-custom"
        name={FIELDS.customOccasion}
        aria-label="Which occasion?"
        placeholder="Which occasion?"
        maxLength={QUERY_LIMITS.occasion}
        autoComplete="off"
        defaultValue={isOwn ? value : ""}
      />
    </Field>
  );
}

function signIn(country: string): string {
  return MARKETPLACES.rowOf(toCountryCode(country)).sign;
}

/** Two lists in place of the slider: the same steps, and the same open end. */
function Budget({ low, high, sign }: { readonly low: number; readonly high: number; readonly sign: string }) {
  const { min, max, step } = BUDGET_SLIDER;
  const steps = Array.from({ length: (max - min) / step + 1 }, (_, place) => min + place * step);
  const ends = [
    { name: FIELDS.budgetMin, label: "Lowest price", value: low, amounts: steps.slice(0, -1) },
    { name: FIELDS.budgetMax, label: "Highest price", value: high, amounts: steps.slice(1) },
  ];
  return (
    <fieldset className="gh-field no-script-group">
      <legend className="gh-label">Budget</legend>
      <div className="no-script-budget">
        {ends.map(({ name, label, value, amounts }) => (
          <select key={name} className="gh-input" name={name} aria-label={label} defaultValue={value}>
            {amounts.map((amount) => (
              <option key={amount} value={amount}>
                {sign}
                {amount}
                {amount === max && "+"}
              </option>
            ))}
          </select>
        ))}
      </div>
    </fieldset>
  );
}

interface InterestsProps {
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly isFirstError: boolean;
}

function Interests({ value, error, isFirstError }: InterestsProps) {
  const popular: readonly string[] = POPULAR_INTERESTS;
  const own = value.filter((interest) => !popular.includes(interest));
  return (
    <fieldset className="gh-field no-script-group">
      <legend className="gh-label">Interests</legend>
      <div className="no-script-interests">
        {popular.map((interest) => (
          <label key={interest}>
            <input
              type="checkbox"
              name={FIELDS.interests}
              value={interest}
              defaultChecked={value.includes(interest)}
            />
            {interest}
          </label>
        ))}
      </div>
      <Field id="no-script-interests" label="Something else they like, separated by commas" error={error}>
        <input
          className="gh-input"
          id="no-script-interests"
          name={FIELDS.otherInterests}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: leads to what is wrong after the form came back
          autoFocus={error !== undefined && isFirstError}
          defaultValue={own.join(", ")}
          {...invalid("no-script-interests", error)}
        />
      </Field>
    </fieldset>
  );
}
