import * as z from "zod";
import { isEmail } from "../account/credentials.ts";
import { DONATION_STATUSES } from "../ledger/event.ts";
import { publicCharity } from "./donations.ts";
import { text } from "./text.ts";

const moment = z.string().describe("ISO 8601, UTC.");
const dollars = z.number().describe("US dollars.");

/** What a charity is to have of a month, or has. */
export const ownDonation = z
  .object({
    id: z.string().describe("Of the last try."),
    month: z.string().describe("YYYY-MM."),
    amount: dollars,
    closedAt: moment.describe("Since when it is owed."),
    platform: z.string().describe("`sandbox` donations are tests: no money moves."),
    status: z.enum(DONATION_STATUSES),
    attempts: z.int().min(1),
    receipt: z.string().nullable().describe("Where the receipt is, or its number."),
    completedAt: moment.nullable().describe("When the platform or the operator said that it is given."),
    arrivedAt: moment.nullable().describe("When the charity confirmed that it arrived."),
    reversedAt: moment.nullable().describe("When it was taken back after it was given."),
  })
  .meta({ id: "OwnDonation" });
export type OwnDonation = z.infer<typeof ownDonation>;

/** `GET /api/charities`: the charities that one acts for. */
export const ownCharities = z
  .object({
    items: z
      .array(
        z
          .object({
            charity: publicCharity,
            donations: z.array(ownDonation).describe("A row a month, the newest first."),
          })
          .meta({ id: "OwnCharity" }),
      )
      .describe("By name; empty for who acts for none."),
  })
  .meta({ id: "OwnCharities" });
export type OwnCharities = z.infer<typeof ownCharities>;
export type OwnCharity = OwnCharities["items"][number];

const REASON = "Please say why; everybody will read it";

/** `POST /api/own-donations/:id/withdraw`: it had not arrived. */
export const withdrawArrivalRequest = z
  .object({ reason: text(300, REASON).refine(Boolean, REASON) })
  .meta({ id: "WithdrawArrivalRequest" });
export type WithdrawArrivalRequest = z.input<typeof withdrawArrivalRequest>;

/** Somebody who acts for a charity. */
export const charityMember = z
  .object({ userId: z.string(), email: z.string(), since: moment })
  .meta({ id: "CharityMember" });
export type CharityMember = z.infer<typeof charityMember>;

export const charityMembers = z
  .object({ items: z.array(charityMember).describe("By address.") })
  .meta({ id: "CharityMembers" });
export type CharityMembers = z.infer<typeof charityMembers>;

const EMAIL = "Please give the e-mail address of an account";

/** `POST /api/admin/charities/:id/members`: the account of that address acts for the charity from now on. */
export const charityMemberRequest = z
  .object({ email: text(254, EMAIL).refine(isEmail, EMAIL) })
  .meta({ id: "CharityMemberRequest" });
export type CharityMemberRequest = z.input<typeof charityMemberRequest>;
