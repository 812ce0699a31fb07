/** `npm run db:copy -- --from URL --to URL`: everything from one database to an empty one of either kind. */
import { parseArgs } from "node:util";
import { isDatabaseAddress } from "../config/server.settings.ts";
import { copyBetween, describeCopied, runCopyProgram } from "../db/copy/program.ts";
import { nameOfDatabase } from "../db/open-database.ts";
import { UsageError } from "./command-line.ts";

const USAGE = `Usage:
  npm run db:copy -- --from URL --to URL
      copies everything to a database that is empty; an address as DATABASE_URL has it, such as
      file:./data/gifthearth.db or postgres://user:password@host/database`;

function addressesIn(args: readonly string[]): { readonly from: string; readonly to: string } {
  const options = { from: { type: "string" }, to: { type: "string" } } as const;
  const { values } = (() => {
    try {
      return parseArgs({ args: [...args], options });
    } catch (cause) {
      throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
    }
  })();
  const { from, to } = values;
  if (from === undefined || to === undefined) throw new UsageError("Please say --from and --to.");
  for (const url of [from, to]) {
    if (!isDatabaseAddress(url)) {
      throw new UsageError("An address begins with file: for SQLite, or with postgres:// for PostgreSQL.");
    }
  }
  return { from, to };
}

await runCopyProgram(USAGE, async (args) => {
  const { from, to } = addressesIn(args);
  const copied = describeCopied("Copied", await copyBetween(from, to));
  return `${copied}\nSet DATABASE_URL to that address (${nameOfDatabase(to)}) and start the server. What servers wrote to the source since then is not there.`;
});
