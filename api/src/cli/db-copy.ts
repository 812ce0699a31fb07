/** `npm run db:copy -- --from URL --to URL`: everything from one database to an empty one of either kind. */
import { parseArgs } from "node:util";
import { isDatabaseAddress } from "../config/server.settings.ts";
import { copyBetween, describeCopied } from "../db/copy/between.ts";
import { nameOfDatabase } from "../db/open-database.ts";
import { type Program, start, UsageError } from "./program.ts";

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

export const databaseCopy: Program = {
  usage: `  npm run db:copy -- --from URL --to URL
      copies everything to a database that is empty; an address as DATABASE_URL has it, such as
      file:./data/gifthearth.db or postgres://user:password@host/database`,
  async run(_, args) {
    const { from, to } = addressesIn(args);
    const copied = describeCopied("Copied", await copyBetween(from, to));
    const advice = `Set DATABASE_URL to that address (${nameOfDatabase(to)}) and start the server.`;
    const text = `${copied}\n${advice} What servers wrote to the source since then is not there.`;
    return { text, wentWell: true };
  },
};

if (import.meta.main) await start(databaseCopy);
