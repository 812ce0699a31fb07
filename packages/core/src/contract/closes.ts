import * as z from "zod";
import { monthParam } from "./charities.ts";
import { closedMonth } from "./donations.ts";
import { text } from "./text.ts";

const dollars = z.number().describe("US dollars.");

const REASON = "Please say why; everybody will read it";
const reason = text(300, REASON).refine(Boolean, REASON).describe("For everybody to read.");

/** `POST /api/admin/closes`: a month is closed, and its donations are calculated. */
export const closeRequest = z
  .object({
    month: monthParam,
    exception: z
      .object({
        isEmpty: z
          .boolean("Please say with true or false whether the month is empty")
          .default(false)
          .describe("Close it though nothing was reported for it."),
        without: z
          .array(text(200, "Please name the reports"), "Please name the reports")
          .max(1_000, "Please name fewer reports")
          .default([])
          .describe('Whose reports are missing, each of them, such as "US gifts-20".'),
        reason,
      })
      .optional()
      .describe("Where something is missing."),
  })
  .meta({ id: "CloseRequest" });
export type CloseRequest = z.input<typeof closeRequest>;

/** `POST /api/admin/skips`: a month without reports is left out. */
export const skipRequest = z.object({ month: monthParam, reason }).meta({ id: "SkipRequest" });
export const skipResponse = z
  .object({
    month: z.string(),
    isNew: z.boolean().describe("False when the month was left out before; nothing has changed then."),
  })
  .meta({ id: "Skip" });
export type SkipResponse = z.infer<typeof skipResponse>;

const sources = z.array(z.string()).describe('Marketplace and tracking id, such as "US gifts-20".');
const sentences = z.array(z.string());

/** `GET /api/admin/closes/:month`: all that is to be known before a month is closed. */
export const closeChecklist = z
  .object({
    month: z.string(),
    hasEnded: z.boolean().describe("A month can be closed once it has ended."),
    reports: z
      .array(closedMonth.shape.reports.element.omit({ fileHash: true }).required())
      .describe("What is counted, and what of it isn't."),
    sources: sources.describe("Whose reports of the month are there."),
    missing: sources.describe("Whose reports were expected and aren't there; it needs a reason."),
    early: sources.describe("Whose reports were imported before the month had ended."),
    commission: closedMonth.shape.commission,
    carriedIn: dollars.describe("What earlier months ended below zero with; 0 or less."),
    base: dollars.describe("All commission and what was carried."),
    share: z.number().min(0).max(1).describe("The part of it that is donated."),
    donation: dollars,
    carriedOut: dollars.describe("What the next month starts with; 0 or less."),
    split: z
      .array(
        z.object({
          charityId: z.string(),
          charityName: z.string(),
          share: z.number().min(0).max(1),
          amount: dollars,
        }),
      )
      .describe("Empty while nobody is chosen."),
    hindrances: sentences.describe("Why it can't be closed yet, and what to do."),
    notes: sentences.describe("What else is to be seen to."),
    irreversible: sentences.describe("What can't be undone."),
  })
  .meta({ id: "CloseChecklist" });
export type CloseChecklist = z.infer<typeof closeChecklist>;

/** What a month's close came to. */
export const closeResponse = z
  .object({
    month: z.string(),
    isNew: z.boolean().describe("False when the month was closed before; nothing has changed then."),
    base: dollars.describe("The commission that was counted, and what was carried."),
    share: z.number().min(0).max(1).describe("The part of it that is donated."),
    donation: dollars,
    carriedOut: dollars.describe("What the next month starts with; 0 or less."),
    split: z.array(z.object({ charityId: z.string(), charityName: z.string(), amount: dollars })),
  })
  .meta({ id: "Close" });
export type CloseResponse = z.infer<typeof closeResponse>;
