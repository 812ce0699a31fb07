import { ApiError, subscribe } from "@gifthearth/client";
import { newsletterProblem, toFrequency } from "@gifthearth/core";
import type { Notice, WidgetHost } from "../host.ts";

/** How the form stands. */
export interface SignUpState {
  readonly phase: "idle" | "submitting" | "success" | "error";
  /** The field that is to be mended. */
  readonly field?: string;
  /** What is wrong with it; what to do next after a success. */
  readonly message?: string;
}

/** Where a message of the API stands beside its field. */
const FIELDS = ["email", "consent"];

/**
 * Checks the form, sends it, and tells the visitor how that went.
 * @param browserKey what an earlier confirmation left in this browser; null when there was none
 * @throws what the network's failure throws, which the form tells
 */
export async function send(
  { api, notify }: WidgetHost,
  values: FormData,
  browserKey: string | null,
): Promise<SignUpState> {
  const email = textOf(values, "email");
  const problem = newsletterProblem(email, values.has("consent"));
  if (problem) return { phase: "error", ...problem };
  try {
    await subscribe(api, {
      email,
      firstName: textOf(values, "firstName") || null,
      frequency: toFrequency(values.get("frequency")),
      consent: true,
      ...(browserKey && { browserKey }),
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const field = FIELDS.find((name) => name in error.fields);
    if (field) return { phase: "error", field, message: error.fields[field] ?? error.message };
    notify(error.code === "conflict" ? ALREADY : FAILED);
    return { phase: "error" };
  }
  notify(THANKS);
  return {
    phase: "success",
    message:
      "Please look in your mail now: a link there confirms that the address is yours. The newsletter comes only after that.",
  };
}

const THANKS: Notice = {
  kind: "success",
  text: "Thanks for subscribing!",
  description: "Welcome to the community!",
};
const ALREADY: Notice = {
  kind: "info",
  text: "You're already subscribed!",
  description: "This email is already receiving our newsletter.",
};
const FAILED: Notice = {
  kind: "error",
  text: "Something went wrong",
  description: "Please try again later or contact support.",
};

function textOf(values: FormData, name: string): string {
  return String(values.get(name) ?? "").trim();
}
