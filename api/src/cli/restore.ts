/** `npm run restore -- FILE`: fills the empty database of `DATABASE_URL`, of either kind, from a backup. */
import { statSync } from "node:fs";
import { pino } from "pino";
import { parseConfig } from "../config/config.ts";
import { copyBetween, describeCopied, runCopyProgram } from "../db/copy/program.ts";
import { CopyRefusal } from "../db/copy/refusal.ts";
import { migrate } from "../db/migrate.ts";
import { nameOfDatabase, openDatabase } from "../db/open-database.ts";
import { UsageError } from "./command-line.ts";

const USAGE = `Usage:
  npm run restore -- FILE
      fills the database (DATABASE_URL), which must be empty, from a backup`;

await runCopyProgram(USAGE, async ([file, ...others]) => {
  if (file === undefined || others.length > 0) throw new UsageError("Please name one file.");
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new CopyRefusal(`There is no file ${file}. Please name one that npm run backup has written.`);
  }
  const { databaseUrl } = parseConfig(process.env);
  const copied = await copyBetween(`file:${file}`, databaseUrl);
  const db = openDatabase(databaseUrl, pino({ level: "silent" }));
  // A backup of an earlier version.
  await migrate(db).finally(() => db.destroy());
  return `${describeCopied("Restored", copied)}\n${nameOfDatabase(databaseUrl)} is as it was when the backup was made.`;
});
