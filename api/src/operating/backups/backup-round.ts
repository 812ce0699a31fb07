import { execFile } from "node:child_process";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { backupsToKeep } from "./retention.ts";

interface Dependencies {
  readonly config: Pick<Config, "backups" | "databaseUrl">;
  readonly db: Database;
  readonly clock: () => Date;
  readonly logger: Logger;
}

const COMMAND = fileURLToPath(new URL("../../cli/backup.ts", import.meta.url));
const HOUR = 60 * 60_000;
/** For who begins and ends before it is done, milliseconds. */
const TAKEN_FOR = 6 * HOUR;
/** Before what failed is tried again, milliseconds. */
const TRY_AGAIN = HOUR;

/**
 * Backs the database up when that is due, and removes what is not kept any longer; of many processes one does. The
 * command does it in a process of its own, so that no visitor waits. What fails is tried again after an hour, and told
 * by an alarm.
 * @returns does so, until the signal comes; never fails
 */
export function createBackupRound(dependencies: Dependencies): (signal: AbortSignal) => Promise<void> {
  const { config, db, clock, logger } = dependencies;
  return async (signal) => {
    const { backups } = config;
    if (!backups) return;
    try {
      const begun = clock();
      if (!(await take(db, begun))) return;
      const file = join(backups.directory, nameOf(begun));
      const problem = await make(config.databaseUrl, backups.directory, file, signal);
      // Who is asked to end doesn't finish it, and who goes on does.
      if (signal.aborted) return await leave(db, begun);
      if (problem !== null) {
        logger.error({ file }, `The backup failed: ${problem}`);
        await noteFailure(db, problem, begun, new Date(begun.getTime() + Math.min(TRY_AGAIN, backups.every)));
        return;
      }
      await noteMade(db, begun, new Date(begun.getTime() + backups.every));
      const removed = await removeOld(backups, begun);
      logger.info({ file, removed }, "The database is backed up");
    } catch (error) {
      logger.error({ err: error }, "Backing up failed; it is tried again");
    }
  };
}

/** @returns why it failed; null when it is there */
async function make(
  databaseUrl: string,
  directory: string,
  file: string,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const env = { ...process.env, DATABASE_URL: databaseUrl };
    await promisify(execFile)(process.execPath, [COMMAND, file], { env, signal });
    return null;
  } catch (error) {
    const { stderr = "", message } = error as { readonly stderr?: string; readonly message: string };
    await removePartial(directory, file).catch(() => {});
    return stderr.trim().split("\n").at(-1) || message;
  }
}

/** What a command that was killed has left. */
async function removePartial(directory: string, file: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (join(directory, name).startsWith(`${file}.`)) await rm(join(directory, name), { force: true });
  }
}

/** @returns whether it is due, and nobody else has begun */
async function take(db: Database, now: Date): Promise<boolean> {
  await db
    .insertInto("backup_state")
    .values({ id: 1, next_at: now.toISOString(), made_at: null, problem: null, problem_since: null })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("backup_state")
    .set({ next_at: new Date(now.getTime() + TAKEN_FOR).toISOString() })
    .where("next_at", "<=", now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Another may begin at once. */
async function leave(db: Database, begun: Date): Promise<void> {
  await db.updateTable("backup_state").set({ next_at: begun.toISOString() }).execute();
}

async function noteMade(db: Database, begun: Date, next: Date): Promise<void> {
  const well = { made_at: begun.toISOString(), problem: null, problem_since: null };
  await db
    .updateTable("backup_state")
    .set({ ...well, next_at: next.toISOString() })
    .execute();
}

async function noteFailure(db: Database, problem: string, begun: Date, next: Date): Promise<void> {
  await db
    .updateTable("backup_state")
    .set(({ fn, val }) => ({
      problem,
      problem_since: fn.coalesce("problem_since", val(begun.toISOString())),
      next_at: next.toISOString(),
    }))
    .execute();
}

/** Why the last scheduled backup failed, and since when; null where none did. */
export async function readBackupProblem(
  db: Database,
): Promise<{ readonly problem: string; readonly since: string } | null> {
  const row = await db
    .selectFrom("backup_state")
    .select(["problem", "problem_since as since"])
    .executeTakeFirst();
  return row?.problem && row.since ? { problem: row.problem, since: row.since } : null;
}

/** Removes of ours, and of nothing else in the folder, what isn't kept. @returns how many */
async function removeOld({ directory, keep }: NonNullable<Config["backups"]>, now: Date): Promise<number> {
  const files = await listBackups(directory);
  const kept = backupsToKeep(
    files.map(({ at }) => at),
    keep,
    now,
  );
  const old = files.filter(({ at }) => !kept.has(at));
  for (const { name } of old) await rm(join(directory, name), { force: true });
  return old.length;
}

function nameOf(at: Date): string {
  return `gifthearth-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/** The scheduled backups in a folder, as their names tell; none where there is no folder. */
export async function listBackups(directory: string): Promise<readonly { name: string; at: Date }[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.flatMap((name) => {
    const [, day, hour, minute, second] =
      /^gifthearth-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/.exec(name) ?? [];
    const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(at.getTime()) ? [] : [{ name, at }];
  });
}
