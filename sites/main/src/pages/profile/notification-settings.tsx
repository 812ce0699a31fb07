import { changePreferences } from "@gifthearth/client";
import { DEFAULT_TIME_ZONE, REMINDER_LEADS, type ReminderLead } from "@gifthearth/core/account";
import type { Preferences } from "@gifthearth/core/contract";
import { Field, useHost } from "@gifthearth/widgets";
import { useEffect, useId, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { browserTimeZone } from "../../account/browser-time-zone.ts";
import { Submit } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { LoadFailure } from "../../account/load-failure.tsx";
import { textOf, useForm } from "../../account/use-form.ts";

const LEADS: Readonly<Record<ReminderLead, { readonly name: string; readonly text: string }>> = {
  14: { name: "Two weeks before", text: "Time enough to choose, and to have something made." },
  3: { name: "Three days before", text: "What can still arrive in time." },
};

interface NotificationSettingsProps {
  /** Null when they can't be had just now. */
  readonly preferences: Preferences | null;
  readonly timeZones: readonly string[];
  /** Whether the address is known to be the user's: to no other is anything mailed. */
  readonly isConfirmed: boolean;
}

/** Which reminders come of the days of the user's people, by whose clocks; and whether the ledger's checkpoint comes. */
export function NotificationSettings({ preferences, timeZones, isConfirmed }: NotificationSettingsProps) {
  const { api, notify } = useHost();
  const { revalidate } = useRevalidator();
  const state = useForm({
    async send(values) {
      const reminderLeads = values.getAll("lead").map(Number);
      const checkpointMails = values.has("checkpointMails");
      await changePreferences(api, { reminderLeads, timeZone: textOf(values, "timeZone"), checkpointMails });
      await revalidate();
      notify({ kind: "success", text: "Your settings are saved" });
    },
  });
  return (
    <section className="card panel" aria-labelledby="notifications-heading">
      <h2 id="notifications-heading">Notification Settings</h2>
      <p className="gh-muted">
        We mail you before the days of <Link to="/people">your people</Link>, where you ask for it on their
        page, with three ideas for each. Every mail has a link that stops them.
      </p>
      {!isConfirmed && (
        <p className="gh-note">Reminders start once your email is confirmed: see Profile Information.</p>
      )}
      {preferences === null ? (
        <LoadFailure message="Your settings could not be loaded" />
      ) : (
        <Form state={state}>
          {REMINDER_LEADS.map((lead) => (
            <label key={lead} className="switch-row">
              <span>
                <span className="gh-label">{LEADS[lead].name}</span>
                <span className="gh-muted">{LEADS[lead].text}</span>
              </span>
              <input
                type="checkbox"
                className="switch"
                name="lead"
                value={lead}
                defaultChecked={preferences.reminderLeads.includes(lead)}
              />
            </label>
          ))}
          <TimeZoneField
            chosen={preferences.timeZone}
            timeZones={timeZones}
            error={state.errorOf("timeZone")}
          />
          <label className="switch-row">
            <span>
              <span className="gh-label">The ledger’s checkpoint</span>
              <span className="gh-muted">
                For charities, partners, and whoever else wishes to be able to prove that{" "}
                <Link to="/impact#ledger">the public ledger</Link> was never changed: now, and whenever a
                month is closed.
              </span>
            </span>
            <input
              type="checkbox"
              className="switch"
              name="checkpointMails"
              defaultChecked={preferences.checkpointMails}
            />
          </label>
          <Submit sending={state.sending} sendingText="Saving...">
            Save Changes
          </Submit>
        </Form>
      )}
    </section>
  );
}

interface TimeZoneFieldProps {
  /** Null where nobody said it yet: then the browser's is proposed. */
  readonly chosen: string | null;
  readonly timeZones: readonly string[];
  readonly error: string | undefined;
}

function TimeZoneField({ chosen, timeZones, error }: TimeZoneFieldProps) {
  const id = useId();
  const [value, setValue] = useState(chosen ?? DEFAULT_TIME_ZONE);
  const [more, setMore] = useState<string | null>(null);

  // After hydration: the server doesn't know the browser's.
  useEffect(() => {
    const own = chosen === null ? browserTimeZone() : null;
    if (own === null) return;
    setMore(own);
    setValue(own);
  }, [chosen]);

  return (
    <Field id={id} label="Time zone" error={error}>
      <select
        className="gh-input"
        id={id}
        name="timeZone"
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        aria-describedby={`${id}-hint`}
      >
        {more !== null && !timeZones.includes(more) && <option>{more}</option>}
        {timeZones.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <p className="gh-muted" id={`${id}-hint`}>
        They arrive between eight in the morning and nine in the evening, local time.
      </p>
    </Field>
  );
}
