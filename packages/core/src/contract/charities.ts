import * as z from "zod";
import { isMonth } from "../ledger/month.ts";
import { publicCharity } from "./donations.ts";
import { text } from "./text.ts";

const monthText = (sentence: string) => z.string(sentence).refine(isMonth, sentence);

/** A month in an address. */
export const monthParam = monthText("Please give the month as YYYY-MM, such as 2026-10");

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG = "Please give a short id in lower case, such as clean-rivers";
const COUNTRY = "Please give the country as two letters, such as US";
const WEBSITE = "Please give the website as https://..., or leave it out";
const DATE = "Please give the date of the contract as YYYY-MM-DD, or leave it out";

const fields = {
  name: text(120, "Please name the charity").refine(Boolean, "Please name the charity"),
  registration: text(40, "Please give the charity's registration").refine(
    Boolean,
    "Please give the charity's registration",
  ),
  country: z
    .string(COUNTRY)
    .transform((code) => code.trim().toUpperCase())
    .refine((code) => /^[A-Z]{2}$/.test(code), COUNTRY),
  causes: z
    .array(z.string().pipe(text(40)), "Please give the causes as a list")
    .max(10, "Please name 10 causes or fewer")
    .transform((causes) => [...new Set(causes.filter(Boolean))]),
  website: z.string(WEBSITE).max(300, WEBSITE).refine(isWebsite, WEBSITE).nullable(),
  contractDate: z.iso.date(DATE).nullable(),
  contact: text(300)
    .nullable()
    .transform((contact) => contact || null),
  platformIds: z.record(
    z.string().max(40).regex(slug, "Please name the platforms in lower case, such as change"),
    text(200).refine(Boolean, "Please give the charity's id at the platform"),
  ),
  activeFrom: monthText("Please give the first month as YYYY-MM, such as 2026-10"),
  activeTo: monthText("Please give the last month as YYYY-MM, or leave it out").nullable(),
};

const NAMES = {
  registration: "EIN in the US, as NN-NNNNNNN; the register's number elsewhere.",
  platformIds: "The charity's id at each donation platform.",
  activeTo: "The last month; null while there is no end.",
};

/** `POST /api/admin/charities`: a charity that may be given to (facts, rules of donation platforms). */
export const charityRequest = z
  .object({
    id: z.string(SLUG).max(60, SLUG).regex(slug, SLUG),
    ...fields,
    registration: fields.registration.describe(NAMES.registration),
    causes: fields.causes.default([]),
    website: fields.website.default(null),
    contractDate: fields.contractDate.default(null),
    contact: fields.contact.default(null),
    platformIds: fields.platformIds.default({}).describe(NAMES.platformIds),
    activeTo: fields.activeTo.default(null).describe(NAMES.activeTo),
  })
  .superRefine(({ country, registration, activeFrom, activeTo }, context) => {
    if (country === "US" && !/^\d{2}-\d{7}$/.test(registration)) {
      const message = "Please give the EIN as NN-NNNNNNN, such as 12-3456789";
      context.addIssue({ code: "custom", path: ["registration"], message });
    }
    if (activeTo !== null && activeTo < activeFrom) {
      const message = "The last month must not be before the first";
      context.addIssue({ code: "custom", path: ["activeTo"], message });
    }
  })
  .meta({ id: "CharityRequest" });
export type CharityRequest = z.input<typeof charityRequest>;

/** `PATCH /api/admin/charities/:id`: what is to change; the id stays. */
export const charityChange = z
  .object(fields)
  .partial()
  .refine((change) => Object.keys(change).length > 0, "Please say what to change")
  .meta({ id: "CharityChange" });
export type CharityChange = z.input<typeof charityChange>;

/** A charity as administrators see it. */
export const charity = publicCharity
  .extend({
    contractDate: z.string().nullable(),
    contact: z.string().nullable(),
    platformIds: z.record(z.string(), z.string()),
    activeFrom: z.string(),
    activeTo: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: "Charity" });
export type Charity = z.infer<typeof charity>;
export const charities = z.object({ items: z.array(charity) }).meta({ id: "Charities" });

const SHARE = "Please give each share as a part of 1 with at most four decimals, such as 0.25";

/** `PUT /api/admin/monthly-charities/:month`: whom the month's donation goes to. */
export const monthlyCharitiesRequest = z
  .object({
    items: z
      .array(
        z.object({
          charityId: z.string("Please name the charity by its id"),
          share: z
            .number(SHARE)
            .gt(0, SHARE)
            .max(1, SHARE)
            .refine((share) => Math.abs(share * 10_000 - Math.round(share * 10_000)) < 1e-6, SHARE),
        }),
        "Please give the charities as a list",
      )
      .min(1, "Please choose at least one charity")
      .max(6, "Please choose six charities or fewer"),
  })
  .meta({ id: "MonthlyCharitiesRequest" });
export type MonthlyCharitiesRequest = z.infer<typeof monthlyCharitiesRequest>;

/** Whom a month's donation goes to. */
export const monthlyCharities = z
  .object({
    month: z.string(),
    isClosed: z.boolean().describe("A closed month's charities can't change."),
    chosenFor: z
      .string()
      .nullable()
      .describe(
        "The month they were chosen for, this one or the latest before it; null when none ever were.",
      ),
    items: z.array(
      z.object({ charityId: z.string(), charityName: z.string(), share: z.number().min(0).max(1) }),
    ),
  })
  .meta({ id: "MonthlyCharities" });
export type MonthlyCharities = z.infer<typeof monthlyCharities>;

function isWebsite(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return protocol === "https:" && !username && !password;
}
