import { formatDollars, formatShare, minorToDollars } from "@gifthearth/core";
import { addMonths, type MonthClosed, monthOf, WHOLE } from "@gifthearth/core/ledger";
import { type Command, monthArgument, refuseArguments } from "../../cli/command-line.ts";
import { UsageError } from "../../cli/program.ts";
import { closeMonth } from "./close.ts";
import { firstReportedBetween, lastClose } from "./closes.ts";
import { listDonations } from "./donations.ts";

/** `close 2026-10 [--empty]`. */
export const closeCommand: Command = {
  usage: [["YYYY-MM [--empty]", "closes a month; --empty though nothing was reported for it"]],
  async run(context, args) {
    const others = args.filter((arg) => arg !== "--empty");
    if (others.length > 1) throw new UsageError("Please close one month at a time.");
    const closing = { ...context, db: await context.openDatabase(), actor: "command line" as const };
    const { close, isNew } = await closeMonth(closing, monthArgument(others[0]), args.includes("--empty"));
    const text = isNew
      ? describeClose(close)
      : `${close.month} is closed already; nothing has changed.\n${describeClose(close)}`;
    return { text, wentWell: true };
  },
};

/** `status`: every donation and its state, and what comes next. */
export const statusCommand: Command = {
  usage: [["", "shows every donation with its state, and which month is to be closed next"]],
  async run(context, args) {
    refuseArguments(args);
    const db = await context.openDatabase();
    const donations = await listDonations(db);
    const lines = donations.map(
      ({ month, charityId, amountMinor, status, platform, id }) =>
        `${month}  ${charityId}  ${dollars(amountMinor)}  ${status} (${platform})  ${id}`,
    );
    const last = await lastClose(db);
    const present = monthOf(context.clock());
    const next = await firstReportedBetween(db, last?.month ?? "", present);
    return {
      text: [
        ...lines,
        last ? `${last.month} is the last month that is closed.` : "No month is closed yet.",
        next
          ? `${next} is to be closed next.`
          : `Nothing is to be closed. ${present} can be closed from ${addMonths(present, 1)}-01 on.`,
      ].join("\n"),
      wentWell: true,
    };
  },
};

function describeClose(close: MonthClosed): string {
  const lines = close.commission.map(({ month, amountMinor }) =>
    month === close.month
      ? `  commission of ${month}: ${dollars(amountMinor)}`
      : `  correction of ${month}: ${dollars(amountMinor)}`,
  );
  return [
    `${close.month} is closed: ${dollars(close.donationMinor)} to give.`,
    ...lines,
    ...(close.carriedMinor ? [`  carried from before: ${dollars(close.carriedMinor)}`] : []),
    `  ${formatShare(close.shareBasisPoints / WHOLE)} of ${dollars(Math.max(0, close.baseMinor))}: ${dollars(close.donationMinor)}`,
    ...close.split.map(({ charityName, amountMinor }) => `  to ${charityName}: ${dollars(amountMinor)}`),
    ...(close.carryMinor ? [`  carried to the next month: ${dollars(close.carryMinor)}`] : []),
  ].join("\n");
}

function dollars(minor: number): string {
  return formatDollars(minorToDollars(minor));
}
