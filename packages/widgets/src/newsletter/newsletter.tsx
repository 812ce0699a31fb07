import {
  DEFAULT_FREQUENCY,
  MAX_FIRST_NAME,
  NEWSLETTER_CONSENT,
  NEWSLETTER_FREQUENCIES,
} from "@gifthearth/core";
import { type FormEvent, useEffect, useId, useState } from "react";
import { useHost } from "../host.ts";
import { Field, invalid } from "../ui/field.tsx";
import { Heading } from "../ui/heading.tsx";
import type { SignUpState } from "./send.ts";

export interface NewsletterProps {
  /** What an earlier confirmation left in this browser; null when there was none. */
  readonly browserKey?: () => string | null;
  /** Of the heading; 2 unless given. */
  readonly headingLevel?: number;
  /** What fields hold at first, by their names: those of a form that was sent without scripts and came back. */
  readonly initialValues?: Readonly<Record<string, string>> | undefined;
}

/**
 * The newsletter's sign-up. What checks and sends comes with the first press of the button. Without scripts it is
 * an ordinary form, posted to `/newsletter`.
 */
export function Newsletter({
  browserKey = () => null,
  headingLevel = 2,
  initialValues = {},
}: NewsletterProps) {
  const host = useHost();
  const id = useId();
  const [{ phase, field, message }, setAnswer] = useState<SignUpState>({ phase: "idle" });
  const [isLive, setIsLive] = useState(false);
  // The browser's own messages are for pages where ours can't come.
  useEffect(() => setIsLive(true), []);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (phase === "submitting") return;
    const values = new FormData(form);
    setAnswer({ phase: "submitting" });
    try {
      const { send } = await import("./send.ts");
      const answer = await send(host, values, browserKey());
      setAnswer(answer);
      if (answer.phase === "success") form.reset();
      if (answer.field) (form.elements.namedItem(answer.field) as HTMLElement | null)?.focus();
    } catch {
      setAnswer({ phase: "error" });
      host.notify({
        kind: "error",
        text: "Connection error",
        description: "Please check your internet connection and try again.",
      });
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  const errorOf = (name: string) => (name === field ? message : undefined);
  const isSubmitting = phase === "submitting";
  return (
    <section className="gh gh-panel gh-newsletter" aria-labelledby={`${id}-heading`}>
      <div className="gh-intro">
        <Heading level={headingLevel} className="gh-title" id={`${id}-heading`}>
          Join Our Newsletter
        </Heading>
        <p>Gift ideas in time for the days that matter, and what has gone to charity since the last issue.</p>
      </div>
      <form
        className="gh-form"
        method="post"
        action="/newsletter"
        noValidate={isLive}
        onSubmit={handleSubmit}
      >
        <div className="gh-newsletter-fields">
          <Field id={`${id}-name`} label="First name" optional>
            <input
              className="gh-input"
              id={`${id}-name`}
              name="firstName"
              defaultValue={initialValues.firstName}
              autoComplete="given-name"
              maxLength={MAX_FIRST_NAME}
            />
          </Field>
          <Field id={`${id}-email`} label="Email" error={errorOf("email")}>
            <input
              className="gh-input"
              id={`${id}-email`}
              name="email"
              defaultValue={initialValues.email}
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              {...invalid(`${id}-email`, errorOf("email"))}
            />
          </Field>
          <Field id={`${id}-frequency`} label="How often">
            <select
              className="gh-input"
              id={`${id}-frequency`}
              name="frequency"
              defaultValue={initialValues.frequency ?? DEFAULT_FREQUENCY}
            >
              {NEWSLETTER_FREQUENCIES.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        </div>
        <div className="gh-consent">
          <input
            id={`${id}-consent`}
            name="consent"
            type="checkbox"
            value="true"
            required
            {...invalid(`${id}-consent`, errorOf("consent"))}
          />
          <label htmlFor={`${id}-consent`}>{NEWSLETTER_CONSENT.text}</label>
          <p className="gh-muted">
            How we treat your address: <a href={`${host.siteUrl}/privacy`}>privacy policy</a>.
          </p>
          {errorOf("consent") && (
            <p className="gh-error" id={`${id}-consent-error`}>
              {errorOf("consent")}
            </p>
          )}
        </div>
        <div className="gh-row">
          <button type="submit" className="gh-button gh-button-main" aria-disabled={isSubmitting}>
            {isSubmitting ? "Subscribing..." : "Subscribe"}
          </button>
        </div>
        <div role="status">{phase === "success" && <p className="gh-note">{message}</p>}</div>
      </form>
    </section>
  );
}
