import { parseArgs } from "node:util";
import { formatDollars, formatShare, minorToDollars } from "@gifthearth/core";
import { addMonths, type Month, type MonthClosed, monthOf, WHOLE } from "@gifthearth/core/ledger";
import { type Command, monthArgument, refuseArguments } from "../../cli/command-line.ts";
import { UsageError } from "../../cli/program.ts";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { closeMonth } from "./close.ts";
import { firstReportedBetween, lastClose, readReportSources } from "./closes.ts";
import { listDonations } from "./donations.ts";

/** `close 2026-10 [--empty] [--without REPORT --reason TEXT]`. */
export const closeCommand: Command = {
  usage: [
    [
      "YYYY-MM [--empty]",
      "closes a month, which can't be undone; --empty though nothing was reported for it",
    ],
    [
      'YYYY-MM --without "US gifts-20" --reason TEXT',
      "the same without a report that the month before had; --without for each such report",
    ],
  ],
  async run(context, args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        empty: { type: "boolean", default: false },
        without: { type: "string", multiple: true, default: [] },
        reason: { type: "string", default: "" },
      },
    });
    if (positionals.length > 1) throw new UsageError("Please close one month at a time.");
    const month = monthArgument(positionals[0]);
    const db = await context.openDatabase();
    const reason = values.reason.trim();
    const missing = values.empty ? [] : await missingReports(db, month);
    refuseUntold(month, missing, values.without, reason);
    const without = missing.length > 0 ? { reports: missing, reason } : undefined;
    const closing = { ...context, db, actor: "command line" as const, ...(without && { without }) };
    const { close, isNew } = await closeMonth(closing, month, values.empty);
    const text = isNew
      ? describeClose(close)
      : `${close.month} is closed already; nothing has changed.\n${describeClose(close)}`;
    return { text, wentWell: true };
  },
};

/** Whose reports the month before had and this one hasn't; none of a month that is closed. */
async function missingReports(db: Database, month: Month): Promise<readonly string[]> {
  const last = await lastClose(db);
  if (last && last.month >= month) return [];
  const present = await readReportSources(db, month);
  // That nothing at all is there is asked for by itself.
  if (present.length === 0) return [];
  const before = await readReportSources(db, addMonths(month, -1));
  return before.filter((source) => !present.includes(source));
}

/** @throws {ApiError} `conflict` for missing reports that weren't named, or without a reason */
function refuseUntold(
  month: Month,
  missing: readonly string[],
  named: readonly string[],
  reason: string,
): void {
  const unknown = named.find((source) => !missing.includes(source));
  if (unknown !== undefined) {
    throw new UsageError(`No report of "${unknown}" is missing for ${month}. Nothing was done.`);
  }
  if (missing.length === 0) return;
  const untold = missing.filter((source) => !named.includes(source));
  if (untold.length === 0 && reason !== "") return;
  const command = `npm run donations -- close ${month} ${missing.map((source) => `--without "${source}"`).join(" ")} --reason "..."`;
  throw new ApiError(
    "conflict",
    `The reports of ${missing.join(", ")} are missing, which ${addMonths(month, -1)} had. Please import them first. A month that is closed can't be opened again; to close it without them, say so and why:\n${command}`,
  );
}

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
