import { parseArgs } from "node:util";
import { formatDollars } from "@gifthearth/core";
import {
  type AdminDonation,
  confirmDonationRequest,
  correctReceiptRequest,
  failDonationRequest,
  type PayoutResult,
} from "@gifthearth/core/contract";
import { pino } from "pino";
import { type Command, type CommandContext, parseGiven, refuseArguments } from "../../cli/command-line.ts";
import { UsageError } from "../../cli/program.ts";
import { stateOf } from "../ledger/donations.ts";
import { toAdminDonation } from "./admin-view.ts";
import type { PayoutDependencies } from "./dependencies.ts";
import { drivePayouts } from "./drive.ts";
import { confirmByHand, correctReceipt, giveUp, reissue } from "./operator.ts";
import { listDonations } from "./payout.repository.ts";
import { createPlatforms, descriptorOf, PLATFORM_NAMES } from "./platforms.ts";

const ACTOR = "command line";

const pay: Command = {
  usage: [["", "has every donation that is due paid, and asks what became of the others"]],
  async run(context, args) {
    refuseArguments(args);
    const results = await drivePayouts(await payoutsOf(context), ACTOR);
    const wentWell = results.every(({ outcome }) => outcome === "complete" || outcome === "pending");
    return { text: results.map(describeResult).join("\n") || "Nothing is due.", wentWell };
  },
};

const payouts: Command = {
  usage: [["", "shows the donations that are not complete: what hinders them, and where you pay by hand"]],
  async run(context, args) {
    refuseArguments(args);
    const { db, platforms } = await payoutsOf(context);
    const donations = (await listDonations(db)).filter(({ status }) => status !== "complete");
    const lines = donations.map((donation) => describeDonation(toAdminDonation(donation, platforms)));
    return { text: lines.join("\n") || "Every donation is complete.", wentWell: true };
  },
};

const confirm: Command = {
  usage: [
    [
      "ID --receipt TEXT",
      "records that you have paid a donation by hand, or that one which had failed went through after all; the receipt becomes public",
    ],
  ],
  async run(context, args) {
    const [id, words] = idAnd("receipt", args);
    const { receipt } = parseGiven(confirmDonationRequest, { receipt: words });
    await confirmByHand(await payoutsOf(context), id, receipt, ACTOR);
    return { text: `${id} is complete, with the receipt ${receipt}.`, wentWell: true };
  },
};

const correct: Command = {
  usage: [
    ["ID --receipt TEXT --reason TEXT", "corrects the receipt of a complete donation; both become public"],
  ],
  async run(context, args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { receipt: { type: "string" }, reason: { type: "string" } },
      allowPositionals: true,
    });
    const [id, ...others] = positionals;
    refuseArguments(others);
    if (!id) throw new UsageError("Please give the donation's id.");
    const correction = parseGiven(correctReceiptRequest, values);
    const { receipt } = await correctReceipt(await payoutsOf(context), id, correction, ACTOR);
    return { text: `${id} has the receipt ${receipt} now.`, wentWell: true };
  },
};

const fail: Command = {
  usage: [
    [
      "ID --reason TEXT",
      "gives up one that was never asked for, or that you can't pay by hand; becomes public",
    ],
  ],
  async run(context, args) {
    const [id, words] = idAnd("reason", args);
    const { reason } = parseGiven(failDonationRequest, { reason: words });
    await giveUp(await payoutsOf(context), id, reason, ACTOR);
    const text = `${id} has failed, and what it was for is still owed. Run reissue to have it made again.`;
    return { text, wentWell: true };
  },
};

const reissueCommand: Command = {
  usage: [
    [
      "ID PLATFORM",
      `has a failed donation made again, by the same or another of ${PLATFORM_NAMES.join(", ")}`,
    ],
  ],
  async run(context, [id, platform = "", ...others]) {
    if (!id || others.length > 0) throw new UsageError("Please give the donation's id and the platform.");
    if (!descriptorOf(platform)) {
      throw new UsageError(`Please name one of ${PLATFORM_NAMES.join(", ")}.`);
    }
    const { id: newId } = await reissue(await payoutsOf(context), id, platform, ACTOR);
    const text = `${newId} is due at ${platform} in place of ${id}. Run pay to have it paid.`;
    return { text, wentWell: true };
  },
};

/** The part of `npm run donations` that pays. */
export const PAYOUT_COMMANDS: Readonly<Record<string, Command>> = {
  pay,
  payouts,
  confirm,
  correct,
  fail,
  reissue: reissueCommand,
};

/** What goes wrong is part of each answer, so there is no log beside it. */
async function payoutsOf({ openDatabase, ...context }: CommandContext): Promise<PayoutDependencies> {
  const db = await openDatabase();
  return {
    ...context,
    db,
    platforms: createPlatforms({ ...context, db }),
    logger: pino({ level: "silent" }),
  };
}

/** `ID --option TEXT`. @throws {UsageError} */
function idAnd(option: "receipt" | "reason", args: readonly string[]): readonly [string, string] {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { [option]: { type: "string" } },
    allowPositionals: true,
  });
  const [id, ...others] = positionals;
  const words = values[option];
  const text = typeof words === "string" ? words.trim() : "";
  if (!id || others.length > 0 || text === "") {
    throw new UsageError(`Please give the donation's id, and --${option} with its text in quotation marks.`);
  }
  return [id, text];
}

function describeResult({ donationId, outcome, note }: PayoutResult): string {
  return `${donationId}: ${outcome}${note ? ` (${note})` : ""}`;
}

function describeDonation(donation: AdminDonation): string {
  const { id, month, amount, charityId, charityName, platform } = donation;
  const { failureReason, problem, payLink } = donation;
  const notes = [failureReason, problem !== failureReason && problem, payLink && `pay at ${payLink}`];
  const line = `${month}  ${id}  ${formatDollars(amount)} to ${charityName ?? charityId} by ${platform}: ${stateOf(donation)}`;
  return [line, ...notes.filter(Boolean)].join("\n    ");
}
