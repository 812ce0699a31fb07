/** `npm run revenue -- import FILE ...` and `npm run revenue -- list`: earnings reports of the affiliate programmes. */
import { access, constants, readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { describeImport, describeSnapshots } from "../money/revenue/describe.ts";
import { importReport } from "../money/revenue/import-report.ts";
import { ImportConflict } from "../money/revenue/import-request.ts";
import { fetchNetwork } from "../money/revenue/networks/fetch-network.ts";
import { networkOf } from "../money/revenue/networks/networks.ts";
import { noteReferenceRates } from "../money/revenue/reference-rates.ts";
import { ReportError } from "../money/revenue/report/report-error.ts";
import { listSnapshots } from "../money/revenue/revenue.repository.ts";
import { fileSource } from "../money/revenue/source.ts";
import { type Program, type ProgramContext, start, UsageError } from "./program.ts";

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        marketplace: { type: "string" },
        "tracking-id": { type: "string" },
        kind: { type: "string" },
        network: { type: "string" },
        account: { type: "string" },
        currency: { type: "string" },
        period: { type: "string" },
        rate: { type: "string" },
        "confirm-rate": { type: "boolean", default: false },
        decimal: { type: "string" },
        "dry-run": { type: "boolean", default: false },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

type Arguments = ReturnType<typeof readArguments>;

async function answer(
  { config, openDatabase, clock, newId }: ProgramContext,
  { positionals, values }: Arguments,
): Promise<string> {
  const [command, file, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`What is "${rest[0]}"?`);
  if (command === "list" && file === undefined) {
    return describeSnapshots(await listSnapshots(await openDatabase()));
  }
  if (command === "rates" && file !== undefined) {
    if (!(await isReadableFile(file))) throw new ReportError(`The file ${file} can't be read.`);
    const db = await openDatabase();
    const months = await noteReferenceRates({ db, clock, newId }, await readFile(file), "command line");
    return `The reference rates of ${months.length} months are written down, the latest of ${months[0]}.`;
  }
  const { kind, rate, decimal, period, currency } = values;
  const marketplace = values.network ?? values.marketplace;
  const trackingId = values.account ?? values["tracking-id"];
  if (command === "fetch" && file !== undefined) {
    if (!period) throw new UsageError("Please name --period.");
    const dependencies = { db: await openDatabase(), clock, newId };
    const summary = await fetchNetwork(dependencies, config.networks, {
      network: file,
      period,
      dryRun: values["dry-run"],
      actor: "command line",
    });
    return describeImport(summary);
  }
  if (command !== "import" || file === undefined) throw new UsageError();
  if (!marketplace || !trackingId || !period) {
    throw new UsageError(
      values.network === undefined
        ? "Please name --marketplace, --tracking-id and --period."
        : "Please name --network, --account and --period.",
    );
  }
  if (kind !== undefined && kind !== "earnings" && kind !== "bounties") {
    throw new UsageError("Please say --kind earnings or --kind bounties.");
  }
  if (decimal !== undefined && decimal !== "comma" && decimal !== "point") {
    throw new UsageError("Please say --decimal comma or --decimal point.");
  }
  if (!(await isReadableFile(file))) throw new ReportError(`The file ${file} can't be read.`);
  const summary = await importReport(
    { db: await openDatabase(), clock, newId },
    {
      source: fileSource(file),
      marketplace: networkOf(marketplace)?.name ?? marketplace.toUpperCase(),
      trackingId,
      kind,
      currency: currency?.toUpperCase(),
      period,
      rate,
      isRateConfirmed: values["confirm-rate"],
      decimal,
      fileName: basename(file),
      dryRun: values["dry-run"],
      actor: "command line",
    },
  );
  return describeImport(summary);
}

async function isReadableFile(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

export const revenue: Program = {
  usage: `  npm run revenue -- import FILE --marketplace US --tracking-id ID --period 2026-10
      imports the earnings report of that marketplace, tracking id and month, in place of the one before
      --kind bounties   its bounties, and not its earnings by item
      --rate 1.08       US dollars for one unit of the report's currency; the month's reference rate unless given
      --confirm-rate    the rate is meant, though it is more than 3% off the reference rate
      --decimal comma   what decimals come after, where the report itself doesn't tell: comma or point
      --dry-run         only tells what would change
  npm run revenue -- import FILE --network awin --account ID --period 2026-10
      the same of an affiliate network's transactions of that month: its export as CSV, or the JSON of its API
      --currency EUR    the currency, where the file names none
  npm run revenue -- fetch awin --period 2026-10
      asks the network itself for them (awin, channel3), by its settings; --dry-run only tells what would change
  npm run revenue -- rates FILE
      writes down the European Central Bank's reference rates at the months' ends: eurofxref-hist.csv or .zip
  npm run revenue -- list
      lists the imported reports, the newest first`,
  async run(context, args) {
    try {
      return { text: await answer(context, readArguments(args)), wentWell: true };
    } catch (error) {
      if (!(error instanceof ReportError || error instanceof ImportConflict)) throw error;
      return { text: `${error.message}\nNothing was changed.`, wentWell: false };
    }
  },
};

if (import.meta.main) await start(revenue);
