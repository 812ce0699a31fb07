import * as z from "zod";
import { monthParam } from "./charities.ts";
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
