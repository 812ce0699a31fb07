import * as z from "zod";
import { isMarketplaceLink } from "../marketplace.ts";
import { text } from "./text.ts";

/** Free-form details: a flat object of short values. */
const details = z
  .record(z.string().max(60), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
  .refine((entries) => Object.keys(entries).length <= 30, "Please send 30 details or fewer");

/** `POST /api/click-events`: an outbound click (specification, section 3). */
export const clickEventRequest = z.object({
  productId: text(120).refine(Boolean, "Please name the product"),
  affiliateLink: z
    .string()
    .max(2_000)
    .refine(isMarketplaceLink, "The link must lead to a marketplace that we know"),
  price: z.number().min(0).max(100_000).optional().describe("Typical price, US dollars."),
});
export type ClickEventRequest = z.infer<typeof clickEventRequest>;

/** `POST /api/analytics-events` (specification, sections 3 and 7). */
export const analyticsEventRequest = z.object({
  eventName: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,59}$/, "Please name the event in lower case, such as form_submit"),
  eventDetails: details.default({}),
});
export type AnalyticsEventRequest = z.infer<typeof analyticsEventRequest>;

/** `POST /api/user-interactions` (specification, sections 3 and 7). */
export const userInteractionRequest = z.object({
  interactionType: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,59}$/, "Please name the interaction in lower case, such as charity_info"),
  elementId: text(120).default(""),
  details: details.default({}),
});
export type UserInteractionRequest = z.infer<typeof userInteractionRequest>;

/** Answer to each of them. */
export const eventCreated = z.object({ id: z.string() });
