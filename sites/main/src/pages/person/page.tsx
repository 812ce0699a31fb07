import { type Api, addPerson, changePreferences, deletePerson, replacePerson } from "@gifthearth/client";
import { pageTitle, priceIn, RECIPIENT_LIMITS, recipientQuery } from "@gifthearth/core";
import { REMINDER_LEADS } from "@gifthearth/core/account";
import type { Preferences, Recipient, RecipientRequest } from "@gifthearth/core/contract";
import { Field, IdeaTile, RELATION_LABELS, useHost } from "@gifthearth/widgets";
import { useId, useState } from "react";
import { Link, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { browserTimeZone } from "../../account/browser-time-zone.ts";
import { BudgetFields } from "../../account/budget-fields.tsx";
import { ConfirmDialog } from "../../account/confirm-dialog.tsx";
import { formatDate } from "../../account/dates.ts";
import { Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { useForm } from "../../account/use-form.ts";
import { useCountry } from "../../host/country.tsx";
import { useSiteMemory } from "../../host/site-memory.ts";
import { PageMeta } from "../../seo/page-meta.tsx";
import { comingDays, inDays } from "./coming-days.ts";
import { giftLines, toRecipientRequest } from "./form-values.ts";
import type { PersonData } from "./load.ts";

/** Somebody whom the user gives to: their days, a search for each, and what is kept of them. */
export function Component() {
  const { person, preferences, ideas, today } = useLoaderData<PersonData>();
  return (
    <section className="wide narrow saved person">
      <PageMeta title={pageTitle("People")} />
      <div className="shortlist-head">
        <Link className="post-back" to="/people" viewTransition>
          All people
        </Link>
        <h1>{person?.name ?? "Add a person"}</h1>
        {person && <InShort person={person} today={today} />}
      </div>
      {person && <ReadyIdeas name={person.name} ideas={ideas} />}
      {person && <Searches person={person} today={today} />}
      <noscript>
        <p className="gh-note">Changing something here needs JavaScript. All of it can be read without.</p>
      </noscript>
      <PersonForm key={person?.id ?? "new"} person={person} preferences={preferences} />
      {person && <Delete person={person} />}
    </section>
  );
}

/** Who it is and which day comes next, in a line. */
function InShort({
  person: { relation, days },
  today,
}: {
  readonly person: Recipient;
  readonly today: string;
}) {
  const [next] = comingDays(days, today);
  const parts = [
    relation && RELATION_LABELS[relation],
    next && `${next.name} ${inDays(next.inDays)}, on ${formatDate(next.date)}`,
  ].filter(Boolean);
  return parts.length > 0 ? <p className="lead">{parts.join(" · ")}</p> : null;
}

interface ReadyIdeasProps extends Pick<PersonData, "ideas"> {
  readonly name: string;
}

/** A few ideas that are there before anybody has searched. */
function ReadyIdeas({ name, ideas }: ReadyIdeasProps) {
  const { code } = useCountry();
  if (ideas.length === 0) return null;
  return (
    <section className="person-ideas" aria-labelledby="ready-heading">
      <h2 id="ready-heading">Ideas for {name}</h2>
      <ul className="idea-row">
        {ideas.map((idea) => (
          <li key={idea.id} className="card">
            <IdeaTile idea={idea} />
            <h3>
              <Link to={`/gift-ideas/${encodeURIComponent(idea.id)}`} state={{ found: idea }} viewTransition>
                {idea.title}
              </Link>
            </h3>
            {idea.why && <p>{idea.why}</p>}
            <p className="gh-amount">{priceIn(idea.priceRange, code)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ANY_OCCASION = "Just Because";

/** A search for each day that comes, and one for no day at all. */
function Searches({ person, today }: { readonly person: Recipient; readonly today: string }) {
  const memory = useSiteMemory();
  const navigate = useNavigate();
  const days = comingDays(person.days, today);

  function search(occasion: string): void {
    memory?.handOff(recipientQuery(person, occasion));
    void navigate("/gift-finder", { viewTransition: true });
  }

  return (
    <section className="card panel person-searches" aria-labelledby="ideas-heading">
      <h2 id="ideas-heading">Find more ideas</h2>
      <p className="gh-muted">We leave out what {person.name} has and what you gave before.</p>
      <ul className="rows">
        {days.map(({ name, date, inDays: wait }) => (
          <li key={`${name} ${date}`} className="row">
            <div>
              <p className="gh-label">
                {name} {inDays(wait)}
              </p>
              <p className="gh-muted">{formatDate(date)}</p>
            </div>
            <button type="button" className="gh-button gh-button-main" onClick={() => search(name)}>
              Find ideas<span className="gh-hidden"> for {name}</span>
            </button>
          </li>
        ))}
        <li className="row">
          <p className="gh-label">For no special day</p>
          <button type="button" className="gh-button" onClick={() => search(ANY_OCCASION)}>
            Find ideas<span className="gh-hidden"> for no special day</span>
          </button>
        </li>
      </ul>
    </section>
  );
}

const EMPTY_DAY = { name: "", month: 0, day: 0, year: null };

interface PersonFormProps {
  /** Null for a new one. */
  readonly person: Recipient | null;
  readonly preferences: Preferences;
}

function PersonForm({ person, preferences }: PersonFormProps) {
  const { api, notify } = useHost();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [rows, setRows] = useState(() =>
    person && person.days.length > 0 ? person.days : [{ ...EMPTY_DAY, name: "Birthday" }],
  );
  const state = useForm({
    async send(values) {
      const wanted = toRecipientRequest(values);
      await keepTimeZone(api, preferences, wanted);
      if (person) {
        await replacePerson(api, person.id, wanted);
        await revalidate();
      } else {
        const { id } = await addPerson(api, wanted);
        await navigate(`/people/${id}`, { replace: true });
      }
      notify({ kind: "success", text: `${wanted.name} is saved` });
    },
  });
  const { errorOf } = state;
  /** A field for a word of the user's own. */
  const own = (name: string, value: string | undefined, maxLength?: number) => ({
    ...{ name, autoComplete: "off", error: errorOf(name) },
    ...(value !== undefined && { defaultValue: value }),
    ...(maxLength !== undefined && { maxLength }),
  });
  const { text } = RECIPIENT_LIMITS;
  const budget = person ?? preferences;
  return (
    <section className="card panel" aria-labelledby="person-heading">
      <h2 id="person-heading">What you know</h2>
      <Form state={state}>
        <TextField label="Name" {...own("name", person?.name, RECIPIENT_LIMITS.name)} />
        <RelationField value={person?.relation ?? null} />
        <fieldset className="person-days">
          <legend className="gh-label">Days</legend>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row stays where it is
            <DayRow key={index} row={row} number={index + 1} />
          ))}
          {rows.length < RECIPIENT_LIMITS.days && (
            <button type="button" className="gh-button" onClick={() => setRows([...rows, EMPTY_DAY])}>
              Add a day
            </button>
          )}
          <RemindersField isChosen={person?.reminders ?? false} preferences={preferences} />
        </fieldset>
        <TextField
          label="What they like"
          {...own("tastes", person?.tastes.join(", "))}
          hint="Separate them with commas: gardening, crime novels"
          optional
        />
        <BudgetFields min={budget.budgetMin} max={budget.budgetMax} errorOf={errorOf} />
        <TextField
          label="Sizes"
          {...own("sizes", person?.sizes, text)}
          hint="In your own words: shoes 39, loves wide sleeves"
          optional
        />
        <TextField label="What they have" {...own("owns", person?.owns, text)} optional />
        <TextArea
          label="What you gave"
          name="gifts"
          value={person ? giftLines(person.gifts) : ""}
          hint="One per line, with the year if you know it: Wool Rug, 2025"
        />
        <TextField
          label="Health, diet or faith to keep in mind"
          {...own("needs", person?.needs, text)}
          hint="Only if you want it kept. We use it to leave out what isn’t for them, and it never appears in an email."
          optional
        />
        <Submit sending={state.sending} sendingText="Saving...">
          Save
        </Submit>
      </Form>
    </section>
  );
}

const EARLY_AND_LATE = "Two weeks and three days ahead, with three ideas each time.";

interface RemindersFieldProps {
  readonly isChosen: boolean;
  readonly preferences: Preferences;
}

/** Whether the days are mailed in time, and when that is. */
function RemindersField({ isChosen, preferences: { reminderLeads, timeZone } }: RemindersFieldProps) {
  const id = useId();
  const isUsual = reminderLeads.length === REMINDER_LEADS.length;
  return (
    <div>
      <label className="person-reminders">
        <input type="checkbox" name="reminders" defaultChecked={isChosen} aria-describedby={`${id}-hint`} />{" "}
        Remind me by email
      </label>
      <p className="gh-muted" id={`${id}-hint`}>
        {isUsual ? EARLY_AND_LATE : "As you chose in your settings."}
        {timeZone !== null && ` Local time: ${timeZone}.`}{" "}
        <Link to="/profile?tab=notifications">Change when</Link>
      </p>
    </div>
  );
}

/** Whoever asks for a reminder first is taken to be where their browser is, and is shown it from then on. */
async function keepTimeZone(
  api: Api,
  { timeZone }: Preferences,
  { reminders }: RecipientRequest,
): Promise<void> {
  const own = browserTimeZone();
  if (timeZone !== null || !reminders || own === null) return;
  // The person is what matters; without it the days are those of UTC.
  await changePreferences(api, { timeZone: own }).catch(() => {});
}

function RelationField({ value }: { readonly value: Recipient["relation"] }) {
  const id = useId();
  return (
    <Field id={id} label="Who are they to you?" optional>
      <select className="gh-input" id={id} name="relation" defaultValue={value ?? ""}>
        <option value="">Not said</option>
        {Object.entries(RELATION_LABELS).map(([relation, label]) => (
          <option key={relation} value={relation}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface TextAreaProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly hint: string;
}

function TextArea({ label, name, value, hint }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} optional>
      <textarea
        className="gh-input"
        id={id}
        name={name}
        rows={3}
        defaultValue={value}
        aria-describedby={`${id}-hint`}
      />
      <p className="gh-muted" id={`${id}-hint`}>
        {hint}
      </p>
    </Field>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, month)),
);

/**
 * A day of the year. One without month and day is not kept. Without a longest length: over a field that is as full as
 * that, Chromium takes only the end of what is typed.
 */
function DayRow({ row, number }: { readonly row: Recipient["days"][number]; readonly number: number }) {
  const part = (name: string) => `${name} of day ${number}`;
  return (
    <div className="gh-row person-day">
      <input
        className="gh-input"
        name="dayName"
        aria-label={part("Name")}
        placeholder="Birthday"
        maxLength={RECIPIENT_LIMITS.dayName}
        defaultValue={row.name}
      />
      <select className="gh-input" name="month" aria-label={part("Month")} defaultValue={row.month || ""}>
        <option value="">Month</option>
        {MONTHS.map((month, index) => (
          <option key={month} value={index + 1}>
            {month}
          </option>
        ))}
      </select>
      <input
        className="gh-input"
        name="day"
        aria-label={part("Day")}
        placeholder="Day"
        inputMode="numeric"
        defaultValue={row.day || ""}
      />
      <input
        className="gh-input"
        name="year"
        aria-label={part("Year, if known,")}
        placeholder="Year"
        inputMode="numeric"
        defaultValue={row.year ?? ""}
      />
    </div>
  );
}

function Delete({ person: { id, name } }: { readonly person: Recipient }) {
  const { api, notify } = useHost();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove(): Promise<void> {
    setIsDeleting(true);
    try {
      await deletePerson(api, id);
      await navigate("/people");
      notify({ kind: "success", text: `${name} is deleted` });
    } catch {
      notify({ kind: "error", text: `${name} could not be deleted. Please try again.` });
      setIsDeleting(false);
      setIsAsking(false);
    }
  }

  return (
    <>
      <button type="button" className="gh-button person-delete" onClick={() => setIsAsking(true)}>
        Delete {name}
      </button>
      {isAsking && (
        <ConfirmDialog
          heading={`Delete ${name}?`}
          text="Everything you keep about them is deleted for good."
          busy={isDeleting}
          onCancel={() => setIsAsking(false)}
        >
          <div className="gh-row dialog-actions">
            <button type="button" className="gh-button" onClick={() => !isDeleting && setIsAsking(false)}>
              Cancel
            </button>
            <button
              type="button"
              className="gh-button button-danger"
              onClick={() => !isDeleting && void remove()}
            >
              {isDeleting ? "Deleting..." : "Delete"}
            </button>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
