import * as z from "zod";
import { COUNTRY_CODES } from "../marketplaces.ts";

const dollars = z.number().describe("US dollars.");
const month = z.string().describe("YYYY-MM.");
const count = z.int().min(0);
const sources = z.array(z.string()).describe('Marketplace and tracking id, such as "US gifts-20".');

const donationSum = z.object({ amount: dollars, count });

/** `GET /api/admin/overview`: what the admin dashboard shows at a glance. */
export const adminOverview = z
  .object({
    month: month.describe("The month it is now, YYYY-MM."),
    charityShare: z.number().min(0).max(1).describe("The part of the commission that is donated."),
    donations: z.object({
      complete: donationSum,
      pending: donationSum.describe("Calculated or submitted."),
      failed: donationSum.describe("Failed, and not made again."),
      hasTests: z.boolean().describe("Whether donations of the sandbox are among them."),
    }),
    commission: z
      .array(z.object({ month, amount: dollars, isClosed: z.boolean() }))
      .describe("Of the last twelve months that anything is reported for, the newest first."),
    clicks: count.describe("Clicks on shop links."),
    conversions: count.describe("Those of them that a report confirms as a purchase."),
    ledgerEvents: count.describe("Lines of the public ledger."),
    closes: z.object({
      last: month.nullable().describe("The latest month that is closed."),
      carried: dollars.describe("What the next close starts with; 0 or less."),
      next: z
        .object({
          month,
          hasEnded: z.boolean().describe("A month can be closed once it has ended."),
          reports: sources.describe("Whose reports of the month are there."),
          missing: sources.describe("Whose reports the month before had and this one has not."),
        })
        .nullable()
        .describe("The month that is closed next; null while none is closed and nothing is reported."),
    }),
    platforms: z.array(z.string()).describe("Where a donation can be made again."),
    charityIds: z
      .array(
        z.object({
          key: z.string().describe("Under which a charity has it among its `platformIds`."),
          label: z.string(),
          isNeeded: z.boolean().describe("No donation is made by the platform without it."),
        }),
      )
      .describe("By which ids donation platforms know a charity."),
    alarms: z
      .array(
        z.object({
          kind: z.string().describe("Such as `donation_failed`."),
          sentence: z.string().describe("What is wrong, and what to do."),
          since: z.string().describe("ISO 8601, UTC: when it was first noticed."),
        }),
      )
      .describe("What is wrong with the money as it was last looked for, the oldest first."),
    missingApprovals: z
      .array(z.enum(COUNTRY_CODES))
      .describe("Countries whose programme is not recorded as approving links on other people's sites."),
  })
  .meta({ id: "AdminOverview" });
export type AdminOverview = z.infer<typeof adminOverview>;
