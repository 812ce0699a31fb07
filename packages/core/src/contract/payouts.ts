import * as z from "zod";
import { DONATION_STATUSES } from "../ledger/event.ts";
import { text } from "./text.ts";

const moment = z.string().describe("ISO 8601, UTC.");

/** A donation as those who see to it need it. */
export const adminDonation = z
  .object({
    id: z.string().describe("Also what the platform is given as our reference."),
    month: z.string().describe("YYYY-MM."),
    charityId: z.string(),
    charityName: z.string().nullable().describe("Null when there is no such charity any more."),
    amount: z.number().describe("US dollars."),
    platform: z.string(),
    status: z.enum(DONATION_STATUSES),
    attempts: z.int().min(0).describe("How often the platform was asked."),
    attemptedAt: moment.nullable(),
    submittedAt: moment.nullable(),
    completedAt: moment.nullable(),
    platformDonationId: z.string().nullable(),
    receipt: z.string().nullable(),
    failureReason: z.string().nullable(),
    problem: z.string().nullable().describe("Why it does not go on, and what to do."),
    payLink: z.string().nullable().describe("Where the operator pays a `manual` one."),
    replaces: z.string().nullable().describe("The failed donation that this one is made in place of."),
  })
  .meta({ id: "AdminDonation" });
export type AdminDonation = z.infer<typeof adminDonation>;
export const adminDonations = z.object({ items: z.array(adminDonation) }).meta({ id: "AdminDonations" });

/** What a run of payouts did with a donation. */
export const payoutResult = z
  .object({
    donationId: z.string(),
    outcome: z
      .enum(["complete", "pending", "failed", "unclear", "skipped"])
      .describe("`unclear`: the platform's answer is not known, so it is looked up later."),
    note: z.string().nullable().describe("What the operator should know."),
  })
  .meta({ id: "PayoutResult" });
export type PayoutResult = z.infer<typeof payoutResult>;
export const payoutRun = z.object({ items: z.array(payoutResult) }).meta({ id: "PayoutRun" });

const RECEIPT = "Please give the receipt's number or address";

/** `POST /api/admin/donations/:id/confirm`: the operator has paid. */
export const confirmDonationRequest = z
  .object({ receipt: text(300, RECEIPT).refine(Boolean, RECEIPT) })
  .meta({ id: "ConfirmDonationRequest" });
export type ConfirmDonationRequest = z.input<typeof confirmDonationRequest>;

const REASON = "Please say why; everybody will read it";

/** `POST /api/admin/donations/:id/fail`: the operator gives it up. */
export const failDonationRequest = z
  .object({ reason: text(300, REASON).refine(Boolean, REASON) })
  .meta({ id: "FailDonationRequest" });
export type FailDonationRequest = z.input<typeof failDonationRequest>;

/** `POST /api/admin/donations/:id/receipt`: a receipt was written down wrongly. */
export const correctReceiptRequest = z
  .object({
    receipt: text(300, RECEIPT).refine(Boolean, RECEIPT),
    reason: text(300, REASON).refine(Boolean, REASON),
  })
  .meta({ id: "CorrectReceiptRequest" });

/** `POST /api/admin/donations/:id/reissue`: a failed donation is made again, by any platform. */
export const reissueDonationRequest = z
  .object({ platform: z.string("Please name the platform") })
  .meta({ id: "ReissueDonationRequest" });
export type ReissueDonationRequest = z.input<typeof reissueDonationRequest>;

/** What a platform tells us by itself: what, depends on the platform. */
export const webhookBody = z.record(z.string(), z.unknown()).meta({ id: "DonationWebhook" });
export const webhookResponse = z
  .object({ status: z.enum(["recorded", "unchanged", "seen", "unknown"]) })
  .meta({ id: "DonationWebhookReply" });
