import { amountInUnits, formatDollars } from "@gifthearth/core";
import type { RevenueImport, RevenueSnapshot } from "@gifthearth/core/contract";
import { quoted } from "./report/report-error.ts";

/** An import's summary, in lines to read. */
export function describeImport(summary: RevenueImport): string {
  const { snapshot, before, dryRun, outcome, conversions } = summary;
  const what = `${snapshot.marketplace}, ${snapshot.trackingId}, ${snapshot.period}`;
  if (outcome === "unchanged") {
    return [
      `This report is there already (${what}). ${dryRun ? "Nothing would change." : "Nothing was changed."}`,
      ...(before ? [line("There", before)] : []),
    ].join("\n");
  }
  const verb = outcome === "new" ? "imported" : "replaced";
  return [
    dryRun
      ? `A dry run: nothing was changed. It would be ${verb}: ${what}`
      : `The report is ${verb}: ${what}`,
    ...(before ? [line("Before", before)] : []),
    line(before ? "Now" : "Report", snapshot),
    ...notCounted(snapshot),
    ...summary.further.flatMap((other) => [line(other.trackingId, other), ...notCounted(other)]),
    `  Difference  ${signed(summary.differenceUsd)}`,
    ...(summary.otherLineCount > 0
      ? [
          `  Left out    ${count(summary.otherLineCount, "line")} of other tracking ids: ${summary.otherTrackingIds.map(quoted).join(", ")}`,
        ]
      : []),
    ...(conversions === null ? [] : [`  Confirmed   ${count(conversions, "click")}`]),
    ...(summary.monthIsClosed && summary.differenceUsd !== 0
      ? [
          `${snapshot.period} is closed already: the difference ${dryRun ? "would become" : "becomes"} an adjustment in the next month that is closed.`,
        ]
      : []),
  ].join("\n");
}

function line(title: string, snapshot: RevenueSnapshot): string {
  return `  ${title.padEnd(10)}  ${commissionOf(snapshot)}, ${count(snapshot.lineCount, "line")}`;
}

function notCounted(snapshot: RevenueSnapshot): readonly string[] {
  return snapshot.notCounted.flatMap(({ reason, lineCount, amount }) =>
    // Of rows of other tracking ids that is said elsewhere.
    amount === null
      ? []
      : `  Not counted ${count(lineCount, "line")}, ${amountInUnits(amount, snapshot.currency)}: ${reason}`,
  );
}

function commissionOf(snapshot: RevenueSnapshot): string {
  const { currency, commission, commissionUsd, usdRate, rateSource } = snapshot;
  const dollars = `${formatDollars(commissionUsd)} commission`;
  return currency === "USD"
    ? dollars
    : `${dollars} (${amountInUnits(commission, currency)} at ${usdRate}${rateSource ? `, ${rateSource}` : ""})`;
}

function signed(dollars: number): string {
  return dollars > 0 ? `+${formatDollars(dollars)}` : formatDollars(dollars);
}

function count(number: number, thing: string): string {
  return `${number.toLocaleString("en-US")} ${thing}${number === 1 ? "" : "s"}`;
}

/** The imported reports, in lines to read. */
export function describeSnapshots(snapshots: readonly RevenueSnapshot[]): string {
  if (snapshots.length === 0) return "No report is imported yet.";
  return snapshots
    .map(
      (snapshot) =>
        `${snapshot.period}  ${snapshot.marketplace}  ${snapshot.trackingId}  ${commissionOf(snapshot)}, ${count(snapshot.lineCount, "line")}, from ${snapshot.fileName}, imported ${snapshot.importedAt.slice(0, 16).replace("T", " ")} UTC`,
    )
    .join("\n");
}
