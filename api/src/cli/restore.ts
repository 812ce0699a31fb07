/** `npm run restore -- FILE`: fills the empty database of `DATABASE_URL`, of either kind, from a backup. */
import { statSync } from "node:fs";
import { pino } from "pino";
import { copyBetween, describeCopied } from "../db/copy/between.ts";
import { CopyRefusal } from "../db/copy/refusal.ts";
import { migrate } from "../db/migrate.ts";
import { nameOfDatabase, openDatabase } from "../db/open-database.ts";
import { type Program, start, UsageError } from "./program.ts";

export const restore: Program = {
  usage: `  npm run restore -- FILE
      fills the database (DATABASE_URL), which must be empty, from a backup`,
  async run(context, [file, ...others]) {
    if (file === undefined || others.length > 0) throw new UsageError("Please name one file.");
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      throw new CopyRefusal(`There is no file ${file}. Please name one that npm run backup has written.`);
    }
    const { databaseUrl } = context.config;
    const copied = await copyBetween(`file:${file}`, databaseUrl);
    const db = openDatabase(databaseUrl, pino({ level: "silent" }));
    // A backup of an earlier version.
    await migrate(db).finally(() => db.destroy());
    const outcome = `${nameOfDatabase(databaseUrl)} is as it was when the backup was made.`;
    // All is there, and still whoever restores by a script has to hear of it.
    const wentWell = copied.ledgerProblems.length === 0;
    return { text: `${describeCopied("Restored", copied)}\n${outcome}`, wentWell };
  },
};

if (import.meta.main) await start(restore);
