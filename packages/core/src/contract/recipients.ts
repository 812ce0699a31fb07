import * as z from "zod";
import { isYearlyDay, RECIPIENT_LIMITS } from "../gift/recipient.ts";
import { dollars, giftSuggestion, relation } from "./gift-finder.ts";
import { text } from "./text.ts";

const LIMITS = RECIPIENT_LIMITS;
const wholeDollars = dollars.int("Please give the budget in whole dollars");
const year = z
  .int("Please give the year as a number")
  .min(1900, "Please check the year")
  .max(2200, "Please check the year");

const yearlyDay = z
  .object({
    name: text(LIMITS.dayName).refine(Boolean, "Please name the day"),
    month: z.int(),
    day: z.int(),
    year: year.nullable().describe("Of birth, say; null where it isn't known."),
  })
  .refine(isYearlyDay, { path: ["day"], error: "There is no such day" });

const tastes = z
  .array(text(LIMITS.taste))
  .max(LIMITS.tastes, `Please name ${LIMITS.tastes} tastes or fewer`)
  .transform((all) => [...new Set(all.filter(Boolean))]);

const gifts = z
  .array(
    z.object({ title: text(LIMITS.gift).refine(Boolean, "Please name the gift"), year: year.nullable() }),
  )
  .max(LIMITS.gifts, `Please keep to ${LIMITS.gifts} gifts or fewer`);

/** All that is kept of a person but the name; few fields, since it is of somebody who isn't there. */
const fields = {
  relation: relation.nullable().default(null),
  tastes: tastes.default([]),
  sizes: text(LIMITS.text).default(""),
  owns: text(LIMITS.text).default("").describe("What they have already."),
  needs: text(LIMITS.text)
    .default("")
    .describe("Health, diet or faith; only what the user writes here on purpose."),
  budgetMin: wholeDollars.nullable().default(null),
  budgetMax: wholeDollars.nullable().default(null),
  days: z.array(yearlyDay).max(LIMITS.days, `Please keep to ${LIMITS.days} days or fewer`).default([]),
  gifts: gifts.default([]),
  reminders: z.boolean().default(false).describe("Whether their days are mailed in time."),
};

/** `POST /api/people`, and `PUT /api/people/{id}`, which replaces all that is kept. */
export const recipientRequest = z
  .object({
    name: text(LIMITS.name, "Please write a name").refine(Boolean, "Please write a name"),
    ...fields,
  })
  .refine(({ budgetMin, budgetMax }) => budgetMin === null || budgetMax === null || budgetMin <= budgetMax, {
    path: ["budgetMin"],
    error: "The lowest price must not be above the highest",
  })
  .meta({ id: "PersonRequest" });
export type RecipientRequest = z.input<typeof recipientRequest>;

export const recipient = z
  .object({
    id: z.string(),
    name: z.string(),
    relation: relation.nullable(),
    tastes: z.array(z.string()),
    sizes: z.string(),
    owns: z.string(),
    needs: z.string(),
    budgetMin: z.number().nullable(),
    budgetMax: z.number().nullable(),
    days: z.array(z.object({ name: z.string(), month: z.int(), day: z.int(), year: z.int().nullable() })),
    gifts: z.array(z.object({ title: z.string(), year: z.int().nullable() })),
    reminders: z.boolean(),
  })
  .meta({ id: "Person" });
export type Recipient = z.infer<typeof recipient>;
export const recipients = z.object({ items: z.array(recipient) }).meta({ id: "People" });

/** `GET /api/people/{id}/ideas`: what our catalogue has for the day that comes next. */
export const recipientIdeas = z
  .object({ items: z.array(giftSuggestion).describe("Those that fit best; prices are US dollars.") })
  .meta({ id: "PersonIdeas" });
