import { PRODUCT_NAME } from "../brand.ts";

/** How often somebody wants the newsletter, as the form offers it. */
export const NEWSLETTER_FREQUENCIES = [
  { value: "weekly", name: "Weekly" },
  { value: "biweekly", name: "Bi-weekly" },
  { value: "monthly", name: "Monthly" },
] as const;

export type NewsletterFrequency = (typeof NEWSLETTER_FREQUENCIES)[number]["value"];

/** What is chosen unless the visitor chooses. */
export const DEFAULT_FREQUENCY: NewsletterFrequency = "biweekly";

/** What a form says of the frequency; the default where it says none that there is. */
export function toFrequency(chosen: unknown): NewsletterFrequency {
  return NEWSLETTER_FREQUENCIES.find(({ value }) => value === chosen)?.value ?? DEFAULT_FREQUENCY;
}

/** Longest first name, characters. */
export const MAX_FIRST_NAME = 60;

/**
 * What somebody agrees to. Whoever changes the words changes the version: it is kept with each consent, so
 * that it can be shown later what was agreed to.
 */
export const NEWSLETTER_CONSENT = {
  version: "2026-11-21",
  text: `Yes, send me the ${PRODUCT_NAME} newsletter by email. I can unsubscribe at any time.`,
} as const;
