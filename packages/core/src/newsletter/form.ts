import { isEmail } from "../account/credentials.ts";

/** The form's messages: a first name that is too long is told last. */
export const NEWSLETTER_MESSAGES = {
  missing: "Please enter your email address",
  invalid: "Please enter a valid email address",
  consent: "Please tick the box to agree",
} as const;

/** What is wrong with the form, and where. */
export interface NewsletterProblem {
  readonly field: "email" | "consent";
  readonly message: string;
}

/** The first thing that is wrong with a sign-up; null when nothing is. */
export function newsletterProblem(email: string, hasConsent: boolean): NewsletterProblem | null {
  const { missing, invalid, consent } = NEWSLETTER_MESSAGES;
  if (!email.trim()) return { field: "email", message: missing };
  if (!isEmail(email)) return { field: "email", message: invalid };
  return hasConsent ? null : { field: "consent", message: consent };
}
