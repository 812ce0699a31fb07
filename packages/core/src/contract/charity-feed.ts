import * as z from "zod";
import { donationStatsResponse } from "./donation-stats.ts";
import { logProof, publicCharity, publicDonation, publicLedgerEvent, signedLog } from "./donations.ts";

/** `GET /api/donations/{charity}`: what one charity was given, with what proves it. */
export const charityFeed = z
  .object({
    asOf: z.iso.datetime().describe("When it was read, UTC."),
    charity: publicCharity.describe("To whom it was given."),
    givenBy: z
      .object({ name: z.string(), url: z.url(), ledger: z.url().describe("The whole ledger, for people.") })
      .describe("By whom."),
    figures: donationStatsResponse.describe("The charity's own: honest zeros where nothing is recorded."),
    donations: z
      .array(
        publicDonation.extend({
          month: z.string().describe("YYYY-MM, the month whose commission it comes from."),
        }),
      )
      .describe(
        "Those of the newest twelve months it was given to, the newest first; `GET /api/donations` has all.",
      ),
    log: signedLog.pick({ keys: true, checkpoint: true }).extend({
      entries: z
        .array(logProof.extend({ event: publicLedgerEvent }))
        .describe(
          "The events that these donations follow from, closes of their months included, each with the proof that it is in the checkpoint's tree (RFC 9162, section 2.1.3); empty while nothing is signed.",
        ),
    }),
  })
  .meta({ id: "CharityFeed" });
export type CharityFeed = z.infer<typeof charityFeed>;
