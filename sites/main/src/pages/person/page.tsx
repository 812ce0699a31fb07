import { type Api, addPerson, changePreferences, deletePerson, replacePerson } from "@gifthearth/client";
import { pageTitle, RECIPIENT_LIMITS, recipientQuery } from "@gifthearth/core";
import { REMINDER_LEADS } from "@gifthearth/core/account";
import type { Preferences, Recipient, RecipientRequest } from "@gifthearth/core/contract";
import { Field, RELATION_LABELS, useHost } from "@gifthearth/widgets";
import { useId, useState } from "react";
import { Link, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { browserTimeZone } from "../../account/browser-time-zone.ts";
import { BudgetFields } from "../../account/budget-fields.tsx";
import { ConfirmDialog } from "../../account/confirm-dialog.tsx";
import { formatDate } from "../../account/dates.ts";
import { Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { useForm } from "../../account/use-form.ts";
import { useSiteMemory } from "../../host/site-memory.ts";
import { PageMeta } from "../../seo/page-meta.tsx";
import { comingDays, inDays } from "./coming-days.ts";
import { giftLines, toRecipientRequest } from "./form-values.ts";
import type { PersonData } from "./load.ts";

/** Somebody whom the user gives to: their days, a search for each, and what is kept of them. */
export function Component() {
  const { person, preferences, today } = useLoaderData<PersonData>();
  return (
    <section className="wide narrow saved person">
      <PageMeta title={pageTitle("People")} />
      <div className="shortlist-head">
        <Link to="/people" viewTransition>
          All people
        </Link>
        <h1>{person?.name ?? "Add a person"}</h1>
      </div>
      {person && <Searches person={person} today={today} />}
      <noscript>
        <p className="gh-note">Changing something here needs JavaScript. All of it can be read without.</p>
      </noscript>
      <PersonForm key={person?.id ?? "new"} person={person} preferences={preferences} />
      {person && <Delete person={person} />}
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
      <h2 id="ideas-heading">Find ideas</h2>
      <p className="gh-muted">What they have, and what you gave them before, is left out.</p>
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
          hint="With commas between, such as gardening, crime novels"
          optional
        />
        <BudgetFields min={budget.budgetMin} max={budget.budgetMax} errorOf={errorOf} />
        <TextField
          label="Sizes"
          {...own("sizes", person?.sizes, text)}
          hint="In words, such as shoes 39, loves wide sleeves"
          optional
        />
        <TextField label="What they have" {...own("owns", person?.owns, text)} optional />
        <TextArea
          label="What you gave"
          name="gifts"
          value={person ? giftLines(person.gifts) : ""}
          hint="One a line, with the year if you know it: Wool Rug, 2025"
        />
        <TextField
          label="Health, diet or faith to keep in mind"
          {...own("needs", person?.needs, text)}
          hint="Only if you choose to keep it. It is used to leave out what isn’t for them, and never stands in a mail."
          optional
        />
        <Submit sending={state.sending} sendingText="Saving...">
          Save
        </Submit>
      </Form>
    </section>
  );
}

const EARLY_AND_LATE = "Two weeks and three days before each day, with three ideas.";

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
        Remind me by mail
      </label>
      <p className="gh-muted" id={`${id}-hint`}>
        {isUsual ? EARLY_AND_LATE : "As you chose it in your settings."}
        {timeZone !== null && ` By the clocks of ${timeZone}.`}{" "}
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
