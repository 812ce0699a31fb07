import * as z from "zod";
import { isEmail } from "../account/credentials.ts";
import { DEFAULT_FREQUENCY, MAX_FIRST_NAME, NEWSLETTER_FREQUENCIES } from "../newsletter/choices.ts";
import { NEWSLETTER_MESSAGES } from "../newsletter/form.ts";
import { pageNumber } from "./page.ts";
import { text } from "./text.ts";

const frequencies = NEWSLETTER_FREQUENCIES.map(({ value }) => value);
const frequency = z.enum(frequencies, "Please choose weekly, biweekly or monthly");

/** `POST /api/newsletter`. */
export const newsletterRequest = z
  .object({
    email: text(254, NEWSLETTER_MESSAGES.missing)
      .refine(Boolean, { error: NEWSLETTER_MESSAGES.missing, abort: true })
      .refine(isEmail, NEWSLETTER_MESSAGES.invalid),
    firstName: text(MAX_FIRST_NAME)
      .nullish()
      .transform((name) => name?.replace(/\s+/g, " ") || null),
    frequency: frequency.default(DEFAULT_FREQUENCY),
    consent: z.literal(true, NEWSLETTER_MESSAGES.consent),
    browserKey: z
      .string("Please send this as text")
      .max(200, "Please keep this to 200 characters or fewer")
      .optional()
      .describe(
        "What an earlier confirmation gave this browser. With it, and it alone, an address that is subscribed is answered with 409.",
      ),
  })
  .meta({ id: "NewsletterRequest" });
export type NewsletterRequest = z.input<typeof newsletterRequest>;

/** What was asked for; it tells nothing of what was there before. */
export const newsletterSubscription = z
  .object({ firstName: z.string().nullable(), email: z.string(), frequency })
  .meta({ id: "NewsletterSubscription" });
export type NewsletterSubscription = z.infer<typeof newsletterSubscription>;

/** `POST /api/newsletter/confirm`: with the token of the mailed link. */
export const newsletterConfirmRequest = z.object({
  token: text(200).refine(Boolean, "The link is not complete"),
});

export const newsletterConfirmation = z
  .object({
    frequency,
    browserKey: z.string().describe("Shows from now on that this browser's visitor has this address."),
  })
  .meta({ id: "NewsletterConfirmation" });
export type NewsletterConfirmation = z.infer<typeof newsletterConfirmation>;

/** What became of a subscription. */
export const SUBSCRIBER_STATES = ["pending", "confirmed", "unsubscribed"] as const;
const state = z.enum(SUBSCRIBER_STATES, "Please choose pending, confirmed or unsubscribed");
export type SubscriberState = z.infer<typeof state>;

/** Which subscribers: those of a state, of a frequency, with a text in their address. */
const filter = {
  state: state.optional(),
  frequency: frequency.optional(),
  email: text(254).optional().describe("A part of the address."),
};

/** `GET /api/admin/newsletter-subscribers/export`. */
export const subscriberFilter = z.object(filter);
export type SubscriberFilter = z.infer<typeof subscriberFilter>;

/** `GET /api/admin/newsletter-subscribers`. */
export const subscriberQuery = z.object({
  ...filter,
  page: pageNumber,
});
export type SubscriberQuery = z.infer<typeof subscriberQuery>;

const time = z.string().describe("ISO 8601, UTC.");
const count = z.int().min(0);

const subscriber = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  frequency,
  state,
  requestedAt: time.describe(
    "When what was confirmed was asked for; unconfirmed, when it was first asked for.",
  ),
  consentAt: time.describe("When the wording was agreed to."),
  consentVersion: z.string(),
  confirmedAt: time.nullable(),
  unsubscribedAt: time.nullable(),
});
export type Subscriber = z.infer<typeof subscriber>;

export const subscribers = z
  .object({
    items: z.array(subscriber),
    page: count,
    pages: count.describe("At least 1."),
    total: count.describe("Of those that the filter lets through."),
    counts: z.object({ pending: count, confirmed: count, unsubscribed: count }).describe("Of all."),
  })
  .meta({ id: "Subscribers" });
export type Subscribers = z.infer<typeof subscribers>;
