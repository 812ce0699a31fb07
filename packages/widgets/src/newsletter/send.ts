import { ApiError, subscribe } from "@gifthearth/client";
import {
  DEFAULT_FREQUENCY,
  NEWSLETTER_FREQUENCIES,
  NEWSLETTER_MESSAGES,
  type NewsletterFrequency,
} from "@gifthearth/core";
import { isEmail } from "@gifthearth/core/account";
import type { WidgetHost } from "../host.ts";

/** What is wrong with a field. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

const MESSAGES = { email: NEWSLETTER_MESSAGES.invalid, consent: NEWSLETTER_MESSAGES.consent };

/**
 * Checks the form, sends it, and tells the visitor how that went (specification, sections 5 and 8).
 * @param browserKey what an earlier confirmation left in this browser; null when there was none
 * @returns the field to mend; `sent` when the form is done with, `refused` when it may be sent again
 * @throws what the network's failure throws, which the form tells
 */
export async function send(
  { api, notify }: WidgetHost,
  values: FormData,
  browserKey: string | null,
): Promise<Problem | "sent" | "refused"> {
  const email = textOf(values, "email");
  if (!email) return { field: "email", message: NEWSLETTER_MESSAGES.missing };
  if (!isEmail(email)) return { field: "email", message: MESSAGES.email };
  if (!values.has("consent")) return { field: "consent", message: MESSAGES.consent };
  try {
    await subscribe(api, {
      email,
      firstName: textOf(values, "firstName") || null,
      frequency: frequencyOf(values),
      consent: true,
      ...(browserKey && { browserKey }),
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [field = ""] = Object.keys(error.fields);
    if (field in MESSAGES) return { field, message: error.fields[field] ?? error.message };
    if (error.code === "conflict") {
      notify({
        kind: "info",
        text: "You're already subscribed!",
        description: "This email is already receiving our newsletter.",
      });
    } else {
      notify({
        kind: "error",
        text: "Something went wrong",
        description: "Please try again later or contact support.",
      });
    }
    return "refused";
  }
  notify({ kind: "success", text: "Thanks for subscribing!", description: "Welcome to the community!" });
  return "sent";
}

function textOf(values: FormData, name: string): string {
  return String(values.get(name) ?? "").trim();
}

function frequencyOf(values: FormData): NewsletterFrequency {
  const chosen = textOf(values, "frequency");
  return NEWSLETTER_FREQUENCIES.find(({ value }) => value === chosen)?.value ?? DEFAULT_FREQUENCY;
}
