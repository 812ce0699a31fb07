import * as z from "zod";
import { DONATION_STATUSES } from "../ledger/event.ts";

const dollars = z.number().describe("US dollars.");
const month = z.string().describe("YYYY-MM.");
const moment = z.string().describe("ISO 8601, UTC.");

/** A charity as everybody may see it. */
export const publicCharity = z
  .object({
    id: z.string(),
    name: z.string(),
    registration: z.string().describe("EIN in the US, the register's number elsewhere."),
    country: z.string(),
    causes: z.array(z.string()),
    website: z.string().nullable(),
  })
  .meta({ id: "PublicCharity" });
export type PublicCharity = z.infer<typeof publicCharity>;

/** Whom a month's donation goes to. */
export const chosenCharities = z
  .object({
    month,
    charities: z
      .array(publicCharity.extend({ share: z.number().min(0).max(1) }))
      .describe("Empty while nobody is chosen."),
  })
  .meta({ id: "ChosenCharities" });
export type ChosenCharities = z.infer<typeof chosenCharities>;

/** One donation to one charity for one month. */
export const publicDonation = z
  .object({
    id: z.string(),
    charityId: z.string(),
    charityName: z.string(),
    share: z.number().min(0).max(1).describe("The charity's part of the month's donation."),
    amount: dollars,
    platform: z.string().describe("`sandbox` donations are tests: no money moves."),
    status: z.enum(DONATION_STATUSES),
    receipt: z.string().nullable().describe("Where the receipt is, or its number."),
    failureReason: z.string().nullable(),
    replaces: z.string().nullable().describe("The failed donation that this one is made in place of."),
    submittedAt: moment.nullable(),
    completedAt: moment.nullable(),
    reversedAt: moment.nullable().describe("When it was taken back after it was complete."),
    arrivedAt: moment
      .optional()
      .describe("When the charity itself confirmed that it arrived; absent until it does."),
  })
  .meta({ id: "PublicDonation" });
export type PublicDonation = z.infer<typeof publicDonation>;

/** What charities are still to have of closed months. */
export const owedDonations = z
  .object({
    amount: dollars.describe("Owed and not yet given, whatever became of the tries to give it."),
    reversed: dollars.describe("What of it was given once and taken back."),
    items: z
      .array(
        z.object({
          month,
          charityId: z.string(),
          charityName: z.string(),
          amount: dollars,
          since: moment.describe("When the month was closed."),
          attempts: z.int().min(1).describe("Tries so far, the close's own included."),
          status: z.enum(DONATION_STATUSES).describe("Of the last try."),
        }),
      )
      .describe("The oldest first."),
  })
  .meta({ id: "OwedDonations" });
export type OwedDonations = z.infer<typeof owedDonations>;

/** A closed month: how its donation came about, and what became of it. */
export const closedMonth = z
  .object({
    month,
    closedAt: moment,
    commission: z
      .array(z.object({ month, amount: dollars }))
      .describe("The month's own net commission, and corrections of earlier months."),
    carriedIn: dollars.describe("What earlier months ended below zero with; 0 or less."),
    base: dollars.describe("All commission and what was carried."),
    share: z.number().min(0).max(1).describe("The part of it that is donated."),
    donation: dollars,
    carriedOut: dollars.describe("What the next month starts with; 0 or less."),
    reports: z.array(
      z.object({
        period: month,
        marketplace: z.string(),
        currency: z.string(),
        commission: z.number().describe("In the report's own currency."),
        usdRate: z.string().describe("US dollars for one unit of it."),
        commissionUsd: dollars,
        fileHash: z.string().describe("SHA-256 of the report."),
        rateSource: z
          .string()
          .nullable()
          .optional()
          .describe("Where the rate is from; null for US dollars. Not told by closes of the old form."),
        lineCount: z.int().optional(),
        uncounted: z
          .array(
            z.object({
              reason: z.string(),
              lineCount: z.int(),
              amount: z
                .number()
                .nullable()
                .describe("In the report's own currency; null where it doesn't tell."),
            }),
          )
          .optional()
          .describe("What of the report is not counted, with the reason."),
      }),
    ),
    sources: z
      .array(z.string())
      .optional()
      .describe('Whose reports it has, such as "US gifts-20". Not told by closes of the old form.'),
    missing: z
      .array(z.string())
      .optional()
      .describe("Whose reports the month before had and this one has not."),
    reason: z.string().nullable().optional().describe("Why it was closed though something was missing."),
    recipients: z
      .array(
        publicCharity.pick({ name: true, registration: true, country: true, website: true }).extend({
          charityId: z.string(),
          platformIds: z.record(z.string(), z.string()).describe("Its account at each donation platform."),
        }),
      )
      .optional()
      .describe("Whom its donations are paid to, as of the close."),
    donations: z.array(publicDonation),
  })
  .meta({ id: "ClosedMonth" });
export type ClosedMonth = z.infer<typeof closedMonth>;

/** A month that was left out. */
export const skippedMonth = z.object({ month, at: moment, reason: z.string() }).meta({ id: "SkippedMonth" });
export type SkippedMonth = z.infer<typeof skippedMonth>;

/** A proof about the Merkle tree over the ledger's events. */
export const logProof = z
  .object({ hashes: z.array(z.string()).describe("Base64, in the order in which they are needed.") })
  .meta({ id: "LogProof" });
export type LogProof = z.infer<typeof logProof>;

/** The log that the ledger is, as far as it was signed. */
export const signedLog = z
  .object({
    keys: z.array(z.string()).describe("As `/ledger/key` gives them; the last is the present one."),
    checkpoint: z
      .string()
      .nullable()
      .describe("The signed note for exactly these events, once it is signed; with witnesses' cosignatures."),
    witnesses: z
      .array(
        z.object({
          name: z.string(),
          key: z.string().describe("As signed notes write it (C2SP tlog-cosignature)."),
          size: z.int().nullable().describe("How many events it has cosigned; null before the first time."),
          at: moment.nullable().describe("When it did so last, by its own clock."),
        }),
      )
      .optional()
      .describe("Who is asked to cosign each checkpoint."),
  })
  .meta({ id: "SignedLog" });

/** A line of the ledger. Amounts in `data` are US cents. */
export const publicLedgerEvent = z
  .object({
    seq: z.int(),
    at: moment,
    type: z.string(),
    data: z.record(z.string(), z.unknown()),
    previousHash: z.string(),
    hash: z.string().describe("SHA-256 of the event without it, as canonical JSON."),
  })
  .meta({ id: "LedgerEvent" });

/** `GET /api/donations?events=none`: what the public ledger comes to. */
export const donationsSummary = z
  .object({
    asOf: moment,
    charityShare: z.number().min(0).max(1),
    charities: z.array(publicCharity).describe("Those that are given to now or were before."),
    thisMonth: chosenCharities.describe(
      "The running month, whose commission is still coming in: those chosen for it, else for the latest month before.",
    ),
    nextMonth: chosenCharities.describe("Those chosen for exactly the next month."),
    owed: owedDonations,
    months: z.array(closedMonth).describe("The newest first."),
    skipped: z.array(skippedMonth).describe("The newest first."),
    rules: z.array(z.string()).describe("How every amount is worked out, rounding and ties included."),
    log: signedLog,
  })
  .meta({ id: "DonationsSummary" });
export type DonationsSummary = z.infer<typeof donationsSummary>;

/** `GET /api/donations`: the public ledger. */
export const donationsResponse = donationsSummary
  .extend({
    events: z
      .array(publicLedgerEvent)
      .describe("The whole chain; `months`, `skipped` and `owed` follow from it."),
  })
  .meta({ id: "Donations" });
export type DonationsResponse = z.infer<typeof donationsResponse>;
