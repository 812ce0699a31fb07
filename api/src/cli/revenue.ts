/** `npm run revenue -- import FILE ...` and `npm run revenue -- list`: earnings reports of the affiliate programmes. */
import { randomUUID } from "node:crypto";
import { access, constants, stat } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { ConfigError, parseConfig } from "../config/config.ts";
import { loadEnvFile } from "../config/env-file.ts";
import type { Database } from "../db/database.ts";
import { NoDatabaseError, openExistingDatabase, placeOfDatabase } from "../db/existing-database.ts";
import { describeImport, describeSnapshots } from "../money/revenue/describe.ts";
import { ImportConflict, importReport } from "../money/revenue/import-report.ts";
import { ReportError } from "../money/revenue/report/report-error.ts";
import { listSnapshots } from "../money/revenue/revenue.repository.ts";
import { fileSource } from "../money/revenue/source.ts";
import { printable } from "./printable.ts";

const USAGE = `Usage:
  npm run revenue -- import FILE --marketplace US --tracking-id ID --period 2026-10
      imports the earnings report of that marketplace, tracking id and month, in place of the one before
      --rate 1.08       US dollars for one unit of the marketplace's currency; needed unless that is the US dollar
      --decimal comma   what decimals come after, where the report itself doesn't tell: comma or point
      --dry-run         only tells what would change
  npm run revenue -- list
      lists the imported reports, the newest first`;

/** Nothing that can be done was asked for. */
class UsageError extends Error {}

function readArguments() {
  try {
    return parseArgs({
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

async function run(
  openDatabase: () => Promise<Database>,
  { positionals, values }: Arguments,
): Promise<string> {
  const [command, file, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`What is "${rest[0]}"?`);
  if (command === "list" && file === undefined) {
    return describeSnapshots(await listSnapshots(await openDatabase()));
  }
  if (command !== "import" || file === undefined) throw new UsageError("");
  const { marketplace, "tracking-id": trackingId, period, rate, decimal } = values;
  if (!marketplace || !trackingId || !period) {
    throw new UsageError("Please name --marketplace, --tracking-id and --period.");
  }
  if (decimal !== undefined && decimal !== "comma" && decimal !== "point") {
    throw new UsageError("Please say --decimal comma or --decimal point.");
  }
  if (!(await isReadableFile(file))) throw new ReportError(`The file ${file} can't be read.`);
  const summary = await importReport(
    { db: await openDatabase(), clock: () => new Date(), newId: randomUUID },
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

async function isReadableFile(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

async function main(): Promise<void> {
  const asked = readArguments();
  loadEnvFile();
  const { databaseUrl } = parseConfig(process.env);
  let db: Database | undefined;
  try {
    const answer = await run(async () => (db = await openExistingDatabase(databaseUrl)), asked);
    process.stdout.write(`${printable(`${answer}\nDatabase: ${placeOfDatabase(databaseUrl)}`)}\n`);
  } finally {
    await db?.destroy();
  }
}

// As the server: what is written beside the database is for its own user alone.
process.umask(0o077);

try {
  await main();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message && `${error.message}\n\n`}${USAGE}\n`);
  } else if (
    error instanceof ReportError ||
    error instanceof ImportConflict ||
    error instanceof NoDatabaseError ||
    error instanceof ConfigError
  ) {
    process.stderr.write(`${printable(error.message)}\nNothing was changed.\n`);
  } else throw error;
}
