import * as z from "zod";
import { REMINDER_LEADS, type ReminderLead } from "../account/reminders.ts";
import { isTimeZone } from "../account/time-zone.ts";
import { CATEGORIES } from "../gift/vocabulary.ts";
import { dollars } from "./gift-finder.ts";

const wholeDollars = dollars.int("Please give the price in whole dollars").nullable();
const leads = z
  .array(
    z.int().refine((days): days is ReminderLead => REMINDER_LEADS.some((lead) => lead === days), {
      error: `Please choose among ${REMINDER_LEADS.join(" and ")} days`,
    }),
  )
  .max(REMINDER_LEADS.length, "Please name each once")
  .transform((chosen) => REMINDER_LEADS.filter((lead) => chosen.includes(lead)))
  .describe("How many days before somebody's day a reminder is mailed, of those there are.");

/** `PATCH /api/preferences`: what is named is changed. */
export const preferencesChange = z
  .object({
    timeZone: z
      .string("Please choose a time zone")
      .refine(isTimeZone, "Please choose a time zone")
      .describe("Its name, such as Europe/Berlin; by its clocks reminders come."),
    reminderLeads: leads,
    favoriteCategories: z
      .array(z.enum(CATEGORIES, "Please choose among the categories that there are"))
      .max(CATEGORIES.length, "Please name each once")
      .transform((chosen) => CATEGORIES.filter((category) => chosen.includes(category))),
    budgetMin: wholeDollars,
    budgetMax: wholeDollars,
    checkpointMails: z
      .boolean("Please say yes or no")
      .describe("Whether the public ledger's checkpoint is mailed, with each close."),
  })
  .partial()
  .refine(({ budgetMin, budgetMax }) => (budgetMin ?? 0) <= (budgetMax ?? Number.POSITIVE_INFINITY), {
    path: ["budgetMin"],
    error: "The lowest price must not be above the highest",
  })
  .meta({ id: "PreferencesChange" });
export type PreferencesChange = z.input<typeof preferencesChange>;

/** How a user wants things, the same for all their searches. */
export const preferences = z
  .object({
    timeZone: z.string().nullable().describe("Null where nobody said it yet."),
    reminderLeads: z.array(z.union(REMINDER_LEADS.map((lead) => z.literal(lead)))),
    favoriteCategories: z.array(z.enum(CATEGORIES)),
    budgetMin: z.number().nullable(),
    budgetMax: z.number().nullable(),
    checkpointMails: z.boolean(),
  })
  .meta({ id: "Preferences" });
export type Preferences = z.infer<typeof preferences>;
