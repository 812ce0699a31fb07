/** `npm run revenue -- import FILE ...` and `npm run revenue -- list`: earnings reports of the affiliate programmes. */
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { describeImport, describeSnapshots } from "../money/revenue/describe.ts";
import { ImportConflict, importReport } from "../money/revenue/import-report.ts";
import { ReportError } from "../money/revenue/report/report-error.ts";
import { listSnapshots } from "../money/revenue/revenue.repository.ts";
import { fileSource } from "../money/revenue/source.ts";
import { isReadableFile } from "../runtime/readable-file.ts";
import { type Program, type ProgramContext, start, UsageError } from "./program.ts";

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        marketplace: { type: "string" },
        "tracking-id": { type: "string" },
        period: { type: "string" },
        rate: { type: "string" },
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
  { openDatabase, clock, newId }: ProgramContext,
  { positionals, values }: Arguments,
): Promise<string> {
  const [command, file, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`What is "${rest[0]}"?`);
  if (command === "list" && file === undefined) {
    return describeSnapshots(await listSnapshots(await openDatabase()));
  }
  if (command !== "import" || file === undefined) throw new UsageError();
  const { marketplace, "tracking-id": trackingId, period, rate, decimal } = values;
  if (!marketplace || !trackingId || !period) {
    throw new UsageError("Please name --marketplace, --tracking-id and --period.");
  }
  if (decimal !== undefined && decimal !== "comma" && decimal !== "point") {
    throw new UsageError("Please say --decimal comma or --decimal point.");
  }
  if (!(await isReadableFile(file))) throw new ReportError(`The file ${file} can't be read.`);
  const summary = await importReport(
    { db: await openDatabase(), clock, newId },
    {
      source: fileSource(file),
      marketplace: marketplace.toUpperCase(),
      trackingId,
      period,
      rate,
      decimal,
      fileName: basename(file),
      dryRun: values["dry-run"],
      actor: "command line",
    },
  );
  return describeImport(summary);
}

export const revenue: Program = {
  usage: `  npm run revenue -- import FILE --marketplace US --tracking-id ID --period 2026-10
      imports the earnings report of that marketplace, tracking id and month, in place of the one before
      --rate 1.08       US dollars for one unit of the marketplace's currency; needed unless that is the US dollar
      --decimal comma   what decimals come after, where the report itself doesn't tell: comma or point
      --dry-run         only tells what would change
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
