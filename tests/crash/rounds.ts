import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Month } from "@gifthearth/core/ledger";
import { pino } from "pino";
import { parseConfig } from "../../api/src/config/config.ts";
import type { Database } from "../../api/src/db/database.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { verifyCommand } from "../../api/src/money/ledger/verify-command.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { signUpAt } from "../support/accounts.ts";
import { closeMonths, sendVisitors } from "../support/busy-visitors.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";
import { COLD, type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { createWriteRecord } from "../support/write-record.ts";

/** What rounds of killing and starting again came to. */
export interface CrashResult {
  readonly rounds: number;
  /** How many acknowledged writes of each kind there are in the client's record. */
  readonly acknowledged: Readonly<Record<string, number>>;
  /** What was acknowledged and not found, in sentences. */
  readonly lost: readonly string[];
  /** Milliseconds from the start of the process to its being ready, each after a kill. */
  readonly restarts: readonly number[];
}

const VISITORS = 5;
/** How many writes of a round are acknowledged before its kill, at most. */
const MOST_BEFORE_KILL = 100;
/** How much later it may come, milliseconds; also how often it is looked whether it is due. */
const LATER = 100;
const FIRST_MONTH = "2000-01";

/**
 * Kills a server in the midst of writes and starts it again, over and over on one database; looks for all that was
 * acknowledged after each, and proves the ledger.
 * @param url of a migrated, empty database
 * @param told of each round
 */
export async function killInRounds(
  url: string,
  rounds: number,
  told: (round: number, acknowledged: number) => void = () => {},
): Promise<CrashResult> {
  const db = openDatabase(url, pino({ level: "silent" }));
  const record = createWriteRecord();
  const [lost, restarts]: [string[], number[]] = [[], []];
  let server = await start(url);
  try {
    const cookie = await openMonths(db, server);
    let month: Month = FIRST_MONTH;
    let sessions: Pick<ReturnType<typeof sendVisitors>, "signedIn" | "signedOut">;
    for (let round = 1; round <= rounds; round++) {
      const visitors = sendVisitors({ servers: Array(VISITORS).fill(server), record });
      const closing = closeMonths({ url: server.url, cookie, record }, month);
      const work = Promise.all([closing, visitors.ended]);
      // What fails before the kill is told after it.
      work.catch(() => {});
      // Early in the first rounds and late in the last, so that few rounds too come to more than a handful of writes.
      const isDue = sum(record.counts()) + ((round - Math.random()) / rounds) * MOST_BEFORE_KILL;
      // At some moment that no answer decides, on a fast machine as on a slow one.
      while (sum(record.counts()) <= isDue) {
        const isOver = await Promise.race([pause(Math.random() * LATER, false), work.then(() => true)]);
        if (isOver) throw new Error(`The server ended by itself:\n${server.log()}`);
      }
      server.kill("SIGKILL");
      [month] = await work;
      sessions = visitors;
      await server.discard();

      const begun = performance.now();
      server = await start(url);
      restarts.push(performance.now() - begun);
      lost.push(
        ...(await record.findLost(db)),
        ...(await findLostSessions(server.url, sessions)),
        ...(await proveLedger(db)),
      );
      told(round, sum(record.counts()));
    }
  } finally {
    await server.discard();
    await db.destroy();
  }
  return { rounds, acknowledged: record.counts(), lost: [...new Set(lost)], restarts };
}

/** Without a schedule, which would close all months at once. */
function start(url: string): Promise<ServerProcess> {
  return startServerProcess({ DATABASE_URL: url, SCHEDULE: "off", RATE_LIMITS: "off", ...COLD });
}

/** An admin, charities and a few reports, so that there are months to be closed. @returns the admin's cookie */
async function openMonths(db: Database, server: ServerProcess): Promise<string> {
  await chooseTreesAndMeals(db, FIRST_MONTH);
  await db.updateTable("charities").set({ active_from: FIRST_MONTH }).execute();
  for (const month of ["2000-01", "2000-02", "2000-05"]) await report(db, month, 12_345);
  const email = "admin@example.org";
  const cookie = await signUpAt(server, email);
  await grantAdmin(db, email);
  return cookie;
}

async function findLostSessions(
  url: string,
  { signedIn, signedOut }: Pick<ReturnType<typeof sendVisitors>, "signedIn" | "signedOut">,
): Promise<readonly string[]> {
  const isKnown = async (cookie: string) => {
    const response = await fetch(`${url}/api/auth/session`, { headers: { Cookie: cookie } });
    return ((await response.json()) as { user: unknown }).user !== null;
  };
  const lost: string[] = [];
  for (const cookie of signedIn) if (!(await isKnown(cookie))) lost.push(`The session ${cookie} is missing`);
  for (const cookie of signedOut)
    if (await isKnown(cookie)) lost.push(`The session ${cookie} is there again`);
  return lost;
}

async function proveLedger(db: Database): Promise<readonly string[]> {
  const context = {
    config: parseConfig({}),
    clock: () => new Date(),
    newId: randomUUID,
    openDatabase: async () => db,
  };
  const { text, wentWell } = await verifyCommand.run(context, []);
  return wentWell ? [] : [text];
}

export function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
