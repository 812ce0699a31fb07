import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import * as z from "zod";
import { type Mail, type Mailer, UndeliveredError } from "./mailer.ts";

const MINUTE = 60_000;
/** Between the first two tries, milliseconds; then twice as long each time, up to the longest. */
const FIRST_PAUSE = MINUTE / 2;
const LONGEST_PAUSE = 30 * MINUTE;
/** After so long without an end whoever was sending a mail is gone, milliseconds: more than an SMTP time-out. */
const ABANDONED = 5 * MINUTE;
/** For how long a mail is tried that names no shorter time, milliseconds. */
const USEFUL = 24 * 60 * MINUTE;

/** A mail that waits, with its name free for the taking; one that a process is sending; one that is being written. */
const WAITING = ".json";
const CLAIMED = ".claimed";
const PARTIAL = ".partial";

const entrySchema = z.object({
  mail: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
  tries: z.number(),
  /** Milliseconds since 1970: when it is tried again, and when it is given up. */
  due: z.number(),
  until: z.number(),
});
type Entry = z.infer<typeof entrySchema>;

/** Mails that could not be sent yet, kept as files. Any number of processes may share the folder. */
export interface Outbox extends Mailer {
  /**
   * Writes the mail down, and sends it; one that the mail server doesn't take yet stays.
   * @throws {UndeliveredError} for one that it will never take
   */
  send(mail: Mail): Promise<void>;
  /** Tries again what is due, and what a process that ended left behind. Never fails: what goes wrong is logged. */
  retry(): Promise<void>;
}

interface OutboxParts {
  readonly mailer: Mailer;
  /** Made if it isn't there, for the server's user alone: mails hold addresses and links that let people in. */
  readonly folder: string;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/** So that neither a mail server that is down nor the end of the process loses a mail. */
export function createOutbox({ mailer, folder, clock, newId, logger }: OutboxParts): Outbox {
  const pathOf = (id: string, state: string) => join(folder, id + state);

  /** Under its name only once it is whole: a disk that is full, or a kill, would else cost the mail that was there. */
  async function claim(id: string, entry: Entry): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(pathOf(id, PARTIAL), JSON.stringify(entry), { mode: 0o600 });
    await rename(pathOf(id, PARTIAL), pathOf(id, CLAIMED));
  }

  /** Tries a claimed mail. @throws {UndeliveredError} when it is given up */
  async function attempt(id: string, entry: Entry): Promise<void> {
    const claimed = pathOf(id, CLAIMED);
    try {
      await mailer.send(entry.mail);
    } catch (error) {
      const now = clock().getTime();
      const isFinal = error instanceof UndeliveredError && error.isFinal;
      if (isFinal || now >= entry.until) {
        await rm(claimed, { force: true });
        throw error;
      }
      const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** entry.tries);
      await claim(id, { ...entry, tries: entry.tries + 1, due: now + pause }).catch((failure: unknown) =>
        logger.error(
          { err: failure, mail: id },
          "The next try of a mail can't be written down; it comes sooner",
        ),
      );
      await rename(claimed, pathOf(id, WAITING));
      logger.warn({ err: error, mail: id }, "A mail could not be sent yet; it is kept, and tried again");
      return;
    }
    await rm(claimed, { force: true });
  }

  async function retryWaiting(id: string, now: number): Promise<void> {
    const entry = await read(pathOf(id, WAITING));
    // Further off than any pause is what a clock wrote that was wrong.
    if (entry && entry.due > now && entry.due - now <= LONGEST_PAUSE) return;
    // Before it is claimed: with its old time another process would take it for abandoned.
    await utimes(pathOf(id, WAITING), new Date(), new Date());
    if (!(await moved(pathOf(id, WAITING), pathOf(id, CLAIMED)))) return;
    if (entry && now < entry.until) return await attempt(id, entry);
    await rm(pathOf(id, CLAIMED), { force: true });
    if (entry) throw new UndeliveredError("none had taken it while it was of use", true);
  }

  /** Frees what was being sent by a process that is gone. @returns whether it is free now */
  async function release(id: string): Promise<boolean> {
    return (await isAbandoned(pathOf(id, CLAIMED))) && moved(pathOf(id, CLAIMED), pathOf(id, WAITING));
  }

  return {
    async send(mail) {
      const id = newId();
      const now = clock().getTime();
      const entry = { mail, tries: 0, due: now, until: now + (mail.usefulFor ?? USEFUL) };
      try {
        await claim(id, entry);
      } catch (error) {
        logger.error(
          { err: error },
          "A mail can't be written down in DATA_DIR/outbox, and is sent at once or never",
        );
        await mailer.send(mail);
        return;
      }
      await attempt(id, entry);
    },
    async retry() {
      const now = clock().getTime();
      for (const file of await readdir(folder).catch(() => [])) {
        const [, id = "", state] = /^(.+)(\.json|\.claimed|\.partial)$/.exec(file) ?? [];
        try {
          const isFree = state === WAITING || (state === CLAIMED && (await release(id)));
          if (isFree) await retryWaiting(id, now);
          // The entry whose place it was to take is there still, or the mail was sent without one.
          if (state === PARTIAL && (await isAbandoned(join(folder, file)))) await rm(join(folder, file));
        } catch (error) {
          // Another process was faster.
          if ((error as NodeJS.ErrnoException).code === "ENOENT") continue;
          logger.error({ err: error, mail: id }, "A mail that waited could not be sent");
        }
      }
    },
  };
}

/** Whether whoever wrote a file is gone. */
async function isAbandoned(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path);
  return Math.abs(Date.now() - mtimeMs) >= ABANDONED;
}

/** @returns null for a file that holds no whole entry, as after a loss of power */
async function read(path: string): Promise<Entry | null> {
  const text = await readFile(path, "utf8");
  try {
    return entrySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** @returns whether it was still there to be moved */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
