/** `npm run backup -- FILE`: the whole database as it is now, while servers go on, as one SQLite file. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import Sqlite from "better-sqlite3";
import { copyBetween, describeCopied } from "../db/copy/between.ts";
import { CopyRefusal } from "../db/copy/refusal.ts";
import { refuseMissingFile } from "../db/existing-database.ts";
import { type Program, start, UsageError } from "./program.ts";

/** Besides the file itself, what SQLite keeps beside one that is open. */
const SUFFIXES = ["", "-wal", "-shm"];

export const backup: Program = {
  usage: `  npm run backup -- FILE
      writes the whole database (DATABASE_URL) to a new file; servers may go on meanwhile`,
  async run(context, [file, ...others]) {
    if (file === undefined || others.length > 0) throw new UsageError("Please name one file.");
    // Such as a variable of a script that isn't set, or the option of another program.
    if (file === "" || file.startsWith("-")) throw new UsageError(`"${file}" is no name for a backup.`);
    refuseExisting(file);
    const { databaseUrl } = context.config;
    refuseMissingFile(databaseUrl);
    // Under its name only once it is whole: a backup that was interrupted can't be taken for one. Under one of its own
    // until then: two at the same time, to the same file, would else write into each other's.
    const partial = `${file}.${randomUUID()}.partial`;
    const remove = () => Promise.all(SUFFIXES.map((suffix) => rm(partial + suffix, { force: true })));
    try {
      const copied = await copyBetween(databaseUrl, `file:${partial}`);
      makeSingleFile(partial);
      refuseExisting(file);
      await rename(partial, file);
      const advice = `The backup is ${file}. Check it with: DATABASE_URL=file:${file} npm run donations -- verify`;
      return { text: `${describeCopied("Backed up", copied)}\n${advice}`, wentWell: true };
    } finally {
      await remove();
    }
  },
};

function refuseExisting(file: string): void {
  if (!existsSync(file)) return;
  throw new CopyRefusal(`There is a file ${file} already. Please name another one, or move it away.`);
}

/** So that it can be read where nothing can be written beside it. */
function makeSingleFile(path: string): void {
  const database = new Sqlite(path);
  database.pragma("journal_mode = DELETE");
  database.close();
}

if (import.meta.main) await start(backup);
