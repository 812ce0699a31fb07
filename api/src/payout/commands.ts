import type { AdminDonation, PayoutResult } from "@gifthearth/core/contract";
import { DONATION_PLATFORMS, isDonationPlatform } from "@gifthearth/core/ledger";
import { ApiError } from "../http/api-error.ts";
import { toAdminDonation } from "./admin-view.ts";
import type { PayoutDependencies } from "./dependencies.ts";
import { drivePayouts } from "./drive.ts";
import { confirmByHand, giveUp, reissue } from "./operator.ts";
import { listDonations } from "./repository.ts";

interface Command {
  /** What follows `npm run donations -- `, and what it does. */
  readonly usage: string;
  /** @returns what to say, and whether it went well */
  run(dependencies: PayoutDependencies, args: readonly string[]): Promise<readonly [string, boolean]>;
}

const ACTOR = "command line";

/** The part of `npm run donations` that pays. */
export const PAYOUT_COMMANDS: Readonly<Record<"pay" | "confirm" | "fail" | "reissue" | "status", Command>> = {
  pay: {
    usage: "pay                          has what is due paid, and asks what became of the rest",
    async run(dependencies) {
      const results = await drivePayouts(dependencies, ACTOR);
      const wentWell = results.every(({ outcome }) => outcome === "complete" || outcome === "pending");
      return [results.map(describeResult).join("\n") || "Nothing is due.", wentWell];
    },
  },
  confirm: {
    usage: "confirm ID --receipt TEXT    records that you have paid a donation by hand",
    async run(dependencies, [id, flag, ...words]) {
      const receipt = words.join(" ").trim();
      if (!id || flag !== "--receipt" || receipt === "") {
        return ["Please say which donation, and its receipt: confirm ID --receipt TEXT", false];
      }
      return orRefusal(async () => {
        await confirmByHand(dependencies, id, receipt, ACTOR);
        return `${id} is complete, with the receipt ${receipt}.`;
      });
    },
  },
  fail: {
    usage:
      "fail ID --reason TEXT        gives up one that was never asked for, or that you can't pay by hand",
    async run(dependencies, [id, flag, ...words]) {
      const reason = words.join(" ").trim();
      if (!id || flag !== "--reason" || reason === "") {
        return ["Please say which donation, and why: fail ID --reason TEXT", false];
      }
      return orRefusal(async () => {
        await giveUp(dependencies, id, reason, ACTOR);
        return `${id} has failed. Run reissue to have it made by another platform.`;
      });
    },
  },
  reissue: {
    usage: `reissue ID PLATFORM          has a failed donation made again by another of ${DONATION_PLATFORMS.join(", ")}`,
    async run(dependencies, [id, platform = ""]) {
      if (!id || !isDonationPlatform(platform)) {
        const names = DONATION_PLATFORMS.join(", ");
        return [`Please say which donation, and one of ${names}: reissue ID PLATFORM`, false];
      }
      return orRefusal(async () => {
        const { id: newId } = await reissue(dependencies, id, platform, ACTOR);
        return `${newId} is due at ${platform} in place of ${id}. Run pay to have it paid.`;
      });
    },
  },
  status: {
    usage: "status                       lists the donations with their states",
    async run({ db, platforms }) {
      const donations = await listDonations(db);
      const lines = donations.map((donation) => describeDonation(toAdminDonation(donation, platforms)));
      return [lines.join("\n") || "There are no donations yet.", true];
    },
  },
};

async function orRefusal(act: () => Promise<string>): Promise<readonly [string, boolean]> {
  try {
    return [await act(), true];
  } catch (error) {
    if (error instanceof ApiError) return [`${error.message}.`, false];
    throw error;
  }
}

function describeResult({ donationId, outcome, note }: PayoutResult): string {
  return `${donationId}: ${outcome}${note ? ` (${note})` : ""}`;
}

function describeDonation(donation: AdminDonation): string {
  const { id, month, amount, charityId, charityName, platform, status } = donation;
  const { receipt, failureReason, problem, payLink } = donation;
  const notes = [
    receipt && `receipt ${receipt}`,
    failureReason,
    problem !== failureReason && problem,
    payLink && `pay at ${payLink}`,
  ].filter(Boolean);
  const charity = charityName ?? charityId;
  return [`${month}  ${id}  $${amount.toFixed(2)} to ${charity} by ${platform}: ${status}`, ...notes].join(
    "\n    ",
  );
}
