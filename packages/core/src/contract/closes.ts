import * as z from "zod";
import { monthParam } from "./charities.ts";

const dollars = z.number().describe("US dollars.");

/** `POST /api/admin/closes`: a month is closed, and its donations are calculated. */
export const closeRequest = z
  .object({
    month: monthParam,
    isEmpty: z
      .boolean("Please say with true or false whether the month is empty")
      .default(false)
      .describe("Close it though nothing was reported for it."),
  })
  .meta({ id: "CloseRequest" });

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
