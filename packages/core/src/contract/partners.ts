import * as z from "zod";
import { COUNTRY_CODES } from "../marketplaces.ts";
import { PARTNER_KINDS, PARTNER_LIMITS } from "../partner/limits.ts";
import { toOrigin } from "../partner/origin.ts";
import { FIGURE_RANGES } from "../partner/period.ts";
import { pageNumber } from "./page.ts";
import { text } from "./text.ts";

/**
 * Which partner's widget asks. Whatever it is, the request is answered: what names no partner of ours counts for
 * nobody.
 */
export const partnerParameter = z.string().max(PARTNER_LIMITS.id).optional().catch(undefined).meta({
  type: "string",
  maxLength: PARTNER_LIMITS.id,
  description: "Id of the partner whose widget asks; an unknown one changes nothing.",
});

const NAME = "Please give the name, such as that of your blog";
const WEBSITE = "Please give the website as https://... or http://...";
const KIND = "Please say whether it is a blog or a charity";
const ORIGIN = "Please give each origin as https://... without a path, such as https://blog.example";
const { name, website, origins } = PARTNER_LIMITS;

const fields = {
  name: text(name, NAME).refine(Boolean, NAME),
  website: z
    .string(WEBSITE)
    .transform((address) => address.trim())
    .refine((address) => address.length <= website && isWebsite(address), WEBSITE),
  kind: z.enum(PARTNER_KINDS, KIND),
  charityId: z
    .string("Please say which of our charities it is")
    .max(60, "Please say which of our charities it is")
    .nullable()
    .describe("Which of our charities a charity partner is; null for a blog."),
  allowedOrigins: z
    .array(z.string(ORIGIN).max(300, ORIGIN), "Please give the origins as a list")
    .transform((list) => list.filter((origin) => origin.trim() !== ""))
    .pipe(z.array(z.string().transform(readOrigin)).max(origins, `Please list ${origins} origins or fewer`))
    .transform((list) => [...new Set(list)])
    .describe("Where its widgets stand, such as https://blog.example; from anywhere where none is listed."),
};

/** `POST /api/partners`: what a partner says of itself. */
export const partnerRequest = z
  .object({
    ...fields,
    charityId: fields.charityId.default(null),
    allowedOrigins: fields.allowedOrigins.default([]),
  })
  .superRefine(({ kind, charityId }, context) => {
    if (kind === "charity" && !charityId) {
      const message = "Please say which of our charities it is";
      context.addIssue({ code: "custom", path: ["charityId"], message });
    }
  })
  .transform((partner) => ({ ...partner, charityId: partner.kind === "charity" ? partner.charityId : null }))
  .meta({ id: "PartnerRequest" });
export type PartnerRequest = z.input<typeof partnerRequest>;

/** `PATCH /api/partners/:id`: what is to change; the id stays. */
export const partnerChange = z
  .object(fields)
  .partial()
  .refine((change) => Object.keys(change).length > 0, "Please say what to change")
  .meta({ id: "PartnerChange" });
export type PartnerChange = z.input<typeof partnerChange>;

/** A value for each marketplace, or for some of them, by country code. */
export function byMarketplace<Value extends z.ZodType, Code extends string>(
  value: Value,
  codes: readonly Code[],
) {
  const shape = Object.fromEntries(codes.map((code) => [code, value.optional()]));
  return z.strictObject(
    shape as Record<Code, z.ZodOptional<Value>>,
    `Please name the marketplaces by their countries: ${codes.join(", ")}`,
  );
}

const trackingIds = byMarketplace(z.string(), COUNTRY_CODES).describe(
  "By marketplace: the affiliate tag that its shop links carry. Assigned by an administrator.",
);

/** A partner as its owner sees it. */
export const partner = z
  .object({
    id: z.string(),
    name: z.string(),
    website: z.string(),
    kind: z.enum(PARTNER_KINDS),
    charityId: z
      .string()
      .nullable()
      .describe(
        "Which of our charities it is; null for a blog, and until an administrator has confirmed it.",
      ),
    charityName: z.string().nullable(),
    charityClaim: z
      .object({
        charityId: z.string(),
        charityName: z.string().nullable(),
        state: z.enum(["waiting", "refused"]),
      })
      .nullable()
      .describe("Which of our charities it says it is, where no administrator has confirmed it."),
    allowedOrigins: z.array(z.string()),
    trackingIds,
    hourlyLimit: z.int().describe("Searches an hour that the AI may answer; our catalogue answers the rest."),
    aiDailyLimit: z.number().describe("US dollars a day, UTC, that the AI may cost; likewise."),
    isDisabled: z.boolean().describe("By an administrator: its widgets work, and count for nobody."),
    createdAt: z.string().describe("ISO 8601, UTC."),
  })
  .meta({ id: "Partner" });
export type Partner = z.infer<typeof partner>;

/** `GET /api/partners`: one's own, the oldest first. */
export const partners = z
  .object({
    items: z.array(partner),
    charities: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe("Which charities a charity partner may be."),
  })
  .meta({ id: "Partners" });
export type Partners = z.infer<typeof partners>;

/** `GET /api/partners/:id/figures`. */
export const partnerFiguresQuery = z.object({
  range: z
    .enum(FIGURE_RANGES, `Please give the range as ${FIGURE_RANGES.join(", ")}`)
    .default("30")
    .describe("So many days by day, or a year by month."),
  format: z.enum(["json", "csv"], "Please say json or csv").default("json"),
});

const count = z.int().min(0);
const dollars = z.number().describe("US dollars.");
const sums = {
  loads: count.describe("Boards shown, and finders that were first used by a search."),
  searches: count,
  shopClicks: count,
  commission: dollars.describe("What reports of its own tracking ids confirm, by the day of shipping."),
  gift: dollars.describe("What closed months set aside of it for charity."),
  paid: dollars.describe("What of that the charities have."),
};

/** What a partner's widgets came to in a range of time. */
export const partnerFigures = z
  .object({
    partnerId: z.string(),
    range: z.enum(FIGURE_RANGES),
    asOf: z.string().describe("ISO 8601, UTC. Counts of the last few seconds may be missing."),
    hasTrackingId: z
      .boolean()
      .describe("Without one, commission isn't told apart from everybody else's, and the money is zero."),
    hasTests: z.boolean().describe("Some of what is paid are donations of the sandbox: no money moved."),
    items: z
      .array(z.object({ period: z.string().describe("YYYY-MM-DD, or YYYY-MM."), ...sums }))
      .describe("The earliest first."),
    totals: z.object(sums),
  })
  .meta({ id: "PartnerFigures" });
export type PartnerFigures = z.infer<typeof partnerFigures>;

/** `GET /api/admin/partners`: which page of them. */
export const adminPartnersQuery = z.object({ page: pageNumber });

/** A partner as administrators see it. */
export const adminPartner = partner
  .extend({
    ownerEmail: z.string(),
    hasOwnLimits: z.object({ hourlyLimit: z.boolean(), aiDailyLimit: z.boolean() }),
    formerTrackingIds: z
      .array(z.object({ marketplace: z.string(), trackingId: z.string() }))
      .describe("Their reports still count for it."),
    last30Days: z.object({ loads: count, searches: count, shopClicks: count }),
  })
  .meta({ id: "AdminPartner" });
export type AdminPartner = z.infer<typeof adminPartner>;

export const adminPartners = z
  .object({
    items: z.array(adminPartner),
    total: z.int(),
    waiting: z.int().describe("So many wait for it to be confirmed which charity they are."),
    page: z.int(),
    pages: z.int(),
  })
  .meta({ id: "AdminPartners" });
export type AdminPartners = z.infer<typeof adminPartners>;

const HOURLY = "Please give the limit as a whole number of searches an hour, from 0 to 1000000";
const DAILY = "Please give the limit as US dollars a day, from 0 to 100000";
const CLAIMED = "Please name the charity that the partner says it is, by its id";
const ANSWER = "Please say confirmed or refused";
const TRACKING = "Please give the tracking id as the programme gave it, without spaces";

/** `PATCH /api/admin/partners/:id`: what an administrator changes. */
export const adminPartnerChange = z
  .object({
    hourlyLimit: z
      .int(HOURLY)
      .min(0, HOURLY)
      .max(1_000_000, HOURLY)
      .nullable()
      .describe("Null for the setting PARTNER_HOURLY_LIMIT."),
    aiDailyLimit: z
      .number(DAILY)
      .min(0, DAILY)
      .max(100_000, DAILY)
      .nullable()
      .describe("US dollars; null for the setting PARTNER_AI_DAILY_LIMIT_USD."),
    isDisabled: z.boolean("Please say true or false"),
    charityAnswer: z
      .object({ charityId: z.string(CLAIMED), answer: z.enum(["confirmed", "refused"], ANSWER) }, ANSWER)
      .describe("Whether it is the charity that it says it is; naming that, in case it says another by now."),
    trackingIds: byMarketplace(
      z
        .string(TRACKING)
        .regex(/^[\w.-]{1,100}$/, TRACKING)
        .nullable(),
      COUNTRY_CODES,
    ).describe("By marketplace; null takes one away. What isn't named stays."),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, "Please say what to change")
  .meta({ id: "AdminPartnerChange" });
export type AdminPartnerChange = z.infer<typeof adminPartnerChange>;

function readOrigin(address: string, context: z.RefinementCtx<string>): string {
  const origin = toOrigin(address);
  if (origin !== null) return origin;
  context.addIssue({ code: "custom", message: ORIGIN });
  return z.NEVER;
}

function isWebsite(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address) || /\p{Cc}/u.test(address)) return false;
  const { username, password } = new URL(address);
  return !username && !password;
}
