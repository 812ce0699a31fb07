import * as z from "zod";
import { isClickId } from "../click-id.ts";
import { isMarketplaceLink } from "../marketplace-links.ts";
import { partnerParameter } from "./partners.ts";
import { text } from "./text.ts";

const detail = z.union(
  [text(500), z.number(), z.boolean(), z.null()],
  "Please send a text of 500 characters or fewer, a number, true, false or null",
);

/** Free-form details: a flat object of short values. */
const details = z
  .record(z.string().max(60, "Please keep names to 60 characters or fewer"), detail)
  .refine((entries) => Object.keys(entries).length <= 30, "Please send 30 details or fewer");

const CLICK_ID = "Please send the click's id as 8 to 64 letters, digits, - or _";

/** `POST /api/click-events`: an outbound click. */
export const clickEventRequest = z.object({
  productId: text(120, "Please name the product").refine(Boolean, "Please name the product"),
  affiliateLink: z
    .string("The link must lead to a marketplace that we know")
    .max(2_000, "Please keep the link to 2000 characters or fewer")
    .refine(isMarketplaceLink, "The link must lead to a marketplace that we know")
    // As an address is sent: what it holds besides ASCII is percent-encoded, and so can be stored.
    .transform((link) => new URL(link).href)
    .describe("A link to a marketplace that we know."),
  priceRange: text(40).optional().describe('What the card said, such as "$30-$60".'),
  partner: partnerParameter,
  clickId: z
    .string(CLICK_ID)
    .refine(isClickId, CLICK_ID)
    .optional()
    .describe("What the link carries as the network's sub-id, where it carries one: random, told by nobody."),
});
export type ClickEventRequest = z.infer<typeof clickEventRequest>;

const EVENT_NAME = "Please name the event in lower case, such as form_submit";

/** How many analytics events go into one request, and how old they may be, milliseconds. */
const MOST_EVENTS = 50;
const OLDEST_EVENT = 60 * 60 * 1000;

/** An analytics event. */
export const analyticsEventRequest = z.object({
  eventName: z.string(EVENT_NAME).regex(/^[a-z][a-z0-9_]{0,59}$/, EVENT_NAME),
  eventDetails: details.default({}),
  age: z
    .number("Please send the age as a number of milliseconds")
    .transform((age) => Math.min(Math.max(0, age), OLDEST_EVENT))
    .optional()
    .describe("Milliseconds since it happened, an hour at most; now unless told."),
});
export type AnalyticsEventRequest = z.infer<typeof analyticsEventRequest>;

/** `POST /api/analytics-events`: an event by itself, or several as `events`, the earliest first. */
export const analyticsEventsRequest = z
  .object({
    ...analyticsEventRequest.partial({ eventName: true }).shape,
    events: z
      .array(analyticsEventRequest, "Please send the events as a list")
      .max(MOST_EVENTS, `Please send ${MOST_EVENTS} events or fewer at once`)
      .default([]),
  })
  .transform(({ events, eventName, ...event }, context) => {
    if (eventName !== undefined) return [{ eventName, ...event }, ...events];
    if (events.length > 0) return events;
    context.addIssue({ code: "custom", path: ["eventName"], message: EVENT_NAME });
    return z.NEVER;
  });

/** `POST /api/user-interactions`. */
export const userInteractionRequest = z.object({
  interactionType: z
    .string("Please name the interaction in lower case, such as charity_info")
    .regex(/^[a-z][a-z0-9_]{0,59}$/, "Please name the interaction in lower case, such as charity_info"),
  elementId: text(120).default(""),
  details: details.default({}),
});
export type UserInteractionRequest = z.infer<typeof userInteractionRequest>;

/** Answer to each of them. */
export const eventCreated = z.object({ id: z.string() }).meta({ id: "EventCreated" });

/** Answer where the visitor may object: with `Sec-GPC: 1` nothing is kept, and there is no id. */
export const eventReceived = z
  .object({ id: z.string().nullable().describe("Null where nothing is kept, by the visitor's wish.") })
  .meta({ id: "EventReceived" });

/** Answer to analytics events: an id for each that is kept, in their order. */
export const eventsReceived = eventReceived
  .extend({
    id: z.string().nullable().describe("Of the first of them."),
    ids: z.array(z.string()).describe("None where nothing is kept, by the visitor's wish."),
  })
  .meta({ id: "EventsReceived" });
