import { parseArgs } from "node:util";
import { formatDollars, formatShare, minorToDollars } from "@gifthearth/core";
import type { CloseChecklist } from "@gifthearth/core/contract";
import { addMonths, type Month, type MonthClosed, monthOf, WHOLE } from "@gifthearth/core/ledger";
import { type Command, monthArgument, refuseArguments } from "../../cli/command-line.ts";
import { UsageError } from "../../cli/program.ts";
import type { Database } from "../../db/database.ts";
import { readChecklist } from "./checklist.ts";
import { closeMonth, skipMonth } from "./close.ts";
import { lastClose, nextToClose, readExpectedSources, readReportSources } from "./closes.ts";
import { listDonations, stateOf } from "./donations.ts";

/** `close 2026-10 [--empty] [--without REPORT] [--reason TEXT]`. */
export const closeCommand: Command = {
  usage: [
    [
      "YYYY-MM [--dry-run]",
      "closes a month, which can't be undone; shows first what it counts and what comes of it, and asks at a terminal; with --dry-run it only shows",
    ],
    [
      "YYYY-MM --empty --reason TEXT",
      "the same though nothing was reported for it; everybody can read the reason",
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
        "dry-run": { type: "boolean", default: false },
        empty: { type: "boolean", default: false },
        without: { type: "string", multiple: true, default: [] },
        reason: { type: "string", default: "" },
      },
    });
    if (positionals.length > 1) throw new UsageError("Please close one month at a time.");
    const month = monthArgument(positionals[0]);
    const db = await context.openDatabase();
    const { empty: isEmpty, without, reason } = values;
    const isException = isEmpty || without.length > 0;
    const exception = isException ? { isEmpty, without, reason: reason.trim() } : undefined;
    const shown = values["dry-run"] || context.ask;
    const list = shown ? describeChecklist(await readChecklist({ ...context, db }, month)) : "";
    if (values["dry-run"]) return { text: `${list}\nNothing was done.`, wentWell: true };
    if (context.ask && (await context.ask(`${list}\nType ${month} to close it: `)).trim() !== month) {
      return { text: "Nothing was done.", wentWell: false };
    }
    const { close, isNew } = await closeMonth({ ...context, db, actor: "command line" }, month, exception);
    const text = isNew
      ? describeClose(close)
      : `${close.month} is closed already; nothing has changed.\n${describeClose(close)}`;
    return { text, wentWell: true };
  },
};

/** `skip 2026-10 --reason TEXT`. */
export const skipCommand: Command = {
  usage: [
    [
      "YYYY-MM --reason TEXT",
      "leaves out a month that has no reports, which can't be undone, and asks at a terminal; everybody can read the reason",
    ],
  ],
  async run(context, args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { reason: { type: "string", default: "" } },
    });
    const [first, ...others] = positionals;
    refuseArguments(others);
    const month = monthArgument(first);
    const reason = values.reason.trim();
    if (reason === "") throw new UsageError("Please say why, by --reason with its text in quotation marks.");
    const db = await context.openDatabase();
    const question = `${month} will be left out for good, and everybody will read why: ${reason}\nType ${month} to leave it out: `;
    if (context.ask && (await context.ask(question)).trim() !== month) {
      return { text: "Nothing was done.", wentWell: false };
    }
    const isNew = await skipMonth({ ...context, db, actor: "command line" }, month, reason);
    const text = isNew ? `${month} is left out.` : `${month} was left out already; nothing has changed.`;
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
      ({ month, charityId, amountMinor, platform, id, ...donation }) =>
        `${month}  ${charityId}  ${dollars(amountMinor)}  ${stateOf(donation)} (${platform})  ${id}`,
    );
    const last = await lastClose(db);
    const present = monthOf(context.clock());
    const next = await nextToClose(db, present);
    return {
      text: [
        ...lines,
        last ? `${last.month} is the last month that is closed or left out.` : "No month is closed yet.",
        next
          ? await describeNext(db, next)
          : `Nothing is to be closed. ${present} can be closed from ${addMonths(present, 1)}-01 on.`,
      ].join("\n"),
      wentWell: true,
    };
  },
};

async function describeNext(db: Database, month: Month): Promise<string> {
  const [there, expected] = await Promise.all([readReportSources(db, month), readExpectedSources(db, month)]);
  const missing = expected.filter((source) => !there.includes(source));
  const waits = missing.length === 0 ? "" : ` Still missing: the reports of ${missing.join(", ")}.`;
  return `${month} is to be closed next.${waits}`;
}

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

/** The same as the dashboard shows. */
function describeChecklist(list: CloseChecklist): string {
  const { month, share, base, donation, carriedIn, carriedOut } = list;
  const reports = list.reports.flatMap((report) => {
    const { marketplace, period, currency, commission, commissionUsd, usdRate, rateSource } = report;
    const rate = rateSource === null ? "" : ` (${commission} ${currency} at ${usdRate}, ${rateSource})`;
    return [
      `  ${marketplace}, ${period}: ${formatDollars(commissionUsd)} in ${report.lineCount} lines${rate}`,
      ...report.uncounted.map(
        ({ reason, lineCount, amount }) =>
          `    not counted: ${lineCount} lines${amount === null ? "" : `, ${amount} ${currency}`}, ${reason}`,
      ),
    ];
  });
  const named = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${title}: ${names.join(", ")}`];
  return [
    `To be closed: ${month}`,
    ...named("Reports", list.sources),
    ...named("Missing, though expected", list.missing),
    ...named("Imported before the month had ended", list.early),
    ...reports,
    ...list.commission.map((line) =>
      line.month === month
        ? `Commission of ${month}: ${formatDollars(line.amount)}`
        : `Correction of ${line.month}: ${formatDollars(line.amount)}`,
    ),
    ...(carriedIn === 0 ? [] : [`Carried from before: ${formatDollars(carriedIn)}`]),
    `${formatShare(share)} of ${formatDollars(Math.max(0, base))}: ${formatDollars(donation)}`,
    ...list.split.map(
      ({ charityName, share: part, amount }) =>
        `  to ${charityName}, ${formatShare(part)}: ${formatDollars(amount)}`,
    ),
    ...(carriedOut === 0 ? [] : [`Carried to the next month: ${formatDollars(carriedOut)}`]),
    ...named("It can't be closed yet", list.hindrances),
    ...list.notes,
    ...list.irreversible,
  ].join("\n");
}

function dollars(minor: number): string {
  return formatDollars(minorToDollars(minor));
}
