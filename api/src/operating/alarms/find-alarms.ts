import { formatDollars, minorToDollars } from "@gifthearth/core";
import { addMonths, monthOf, toBase64, treeOf, verifyLedger } from "@gifthearth/core/ledger";
import type { Config } from "../../config/config.ts";
import type { Witness } from "../../config/payout.settings.ts";
import type { Database } from "../../db/database.ts";
import { disagreements } from "../../money/ledger/agreement.ts";
import {
  firstReportedBetween,
  lastClose,
  readExpectedSources,
  readReportSources,
} from "../../money/ledger/closes.ts";
import { readEvents, sha256, UnreadableEvent } from "../../money/ledger/events.ts";
import { latestCheckpoint } from "../../money/log/checkpoints.ts";
import { NODE_CRYPTO } from "../../money/log/crypto.ts";
import { readWitnessStates } from "../../money/log/witnesses.ts";
import { readBackupProblem } from "../backups/backup-round.ts";

/** What an operator is told of. */
export const ALARM_KINDS = [
  "donation_failed",
  "donation_reversed",
  "donation_unclear",
  "donation_overdue",
  "close_overdue",
  "reports_missing",
  "ledger_broken",
  "log_unsigned",
  "log_unwitnessed",
  "backup_failed",
] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** Something that the operator has to see to. */
export interface Alarm {
  /** The same as long as it is the same thing. */
  readonly key: string;
  readonly kind: AlarmKind;
  /** What is wrong, and what to do. */
  readonly sentence: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** A donation that isn't given so long after its month was closed is overdue; milliseconds. */
const GIVEN_WITHIN = 14 * DAY;
/** A platform's answer that is unclear for so long doesn't clear up by itself; milliseconds. */
const CLEAR_WITHIN = DAY;
/** The server signs what is new every minute; milliseconds. */
const SIGNED_WITHIN = DAY / 24;
/** A witness may be down for so long before it is told of; milliseconds. */
const COSIGNED_WITHIN = DAY;
/** By this day of the next month a month's reports are there, and it is closed. */
const CLOSED_BY_DAY = 10;

/** All that is wrong with the money, or what is kept of it, at a time. */
export async function findAlarms(
  db: Database,
  now: Date,
  config: Pick<Config, "ledgerWitnesses" | "backups">,
): Promise<readonly Alarm[]> {
  return [
    ...(await donationAlarms(db, now)),
    ...(await closeAlarms(db, now)),
    ...(await ledgerAlarms(db)),
    ...(await logAlarms(db, now)),
    ...(await witnessAlarms(db, now, config.ledgerWitnesses)),
    ...(config.backups ? await backupAlarms(db) : []),
  ];
}

async function donationAlarms(db: Database, now: Date): Promise<readonly Alarm[]> {
  const rows = await db
    .selectFrom("donation_ledger")
    .innerJoin("charities", "charities.id", "donation_ledger.charity_id")
    .select(["donation_ledger.id", "month", "amount_minor", "platform", "status", "charities.name"])
    .select(["failure_reason", "last_problem", "donation_ledger.created_at", "attempted_at", "completed_at"])
    // Of what is complete its platform may say by now that part of it came back, or that it knows nothing of it.
    .where(({ eb, or }) => or([eb("status", "!=", "complete"), eb("last_problem", "is not", null)]))
    // One that is tried again is told of as that try.
    .where("donation_ledger.id", "not in", (again) =>
      again
        .selectFrom("donation_ledger")
        .select("replaces")
        .where("replaces", "is not", null)
        .$castTo<{ replaces: string }>(),
    )
    .orderBy("month")
    .orderBy("donation_ledger.id")
    .execute();
  return rows.flatMap((row): Alarm[] => {
    const what = `The donation of ${row.month} to ${row.name} (${formatDollars(minorToDollars(row.amount_minor))}, ${row.platform})`;
    if (row.status === "complete") {
      const sentence = `${what} is complete, but its platform doesn't agree: ${row.last_problem}. Please look at it on the dashboard.`;
      return [alarm("donation_unclear", row.id, sentence)];
    }
    if (row.status === "failed") {
      const kind = row.completed_at === null ? "donation_failed" : "donation_reversed";
      const verb = row.completed_at === null ? "failed" : "was taken back";
      const why = row.failure_reason ? `: ${row.failure_reason}` : "";
      return [alarm(kind, row.id, `${what} ${verb}${why}. Please have it made again on the dashboard.`)];
    }
    const found: Alarm[] = [];
    const isOld = (since: string | null, most: number) => now.getTime() - Date.parse(since ?? "") > most;
    if (row.last_problem !== null && isOld(row.attempted_at ?? row.created_at, CLEAR_WITHIN)) {
      const sentence = `${what} does not go on: ${row.last_problem}. Please look at it on the dashboard.`;
      found.push(alarm("donation_unclear", row.id, sentence));
    }
    if (row.platform !== "sandbox" && isOld(row.created_at, GIVEN_WITHIN)) {
      const sentence = `${what} was calculated on ${row.created_at.slice(0, 10)} and is not given yet. Please see to it.`;
      found.push(alarm("donation_overdue", row.id, sentence));
    }
    return found;
  });
}

/** The first month that should be closed and isn't, with the reports that it lacks. */
async function closeAlarms(db: Database, now: Date): Promise<readonly Alarm[]> {
  const present = monthOf(now);
  // Not yet late.
  const before = now.getUTCDate() < CLOSED_BY_DAY ? addMonths(present, -1) : present;
  const last = (await lastClose(db))?.month ?? null;
  const month = last === null ? await firstReportedBetween(db, "", before) : addMonths(last, 1);
  if (month === null || month >= before) return [];
  const [there, expected] = await Promise.all([readReportSources(db, month), readExpectedSources(db, month)]);
  const later = await firstReportedBetween(db, month, before);
  // Nothing was earned, and nothing is: no shop links any more.
  if (there.length === 0 && expected.length === 0 && later === null) return [];
  const missing = expected.filter((source) => !there.includes(source));
  const found = [
    alarm(
      "close_overdue",
      month,
      `${month} is not closed yet. Please close it, or import what it waits for.`,
    ),
  ];
  if (missing.length > 0) {
    const sentence = `The reports of ${missing.join(", ")} for ${month} are missing. Please import them, or close ${month} without them.`;
    found.push(alarm("reports_missing", month, sentence));
  }
  return found;
}

/** Whether the ledger verifies, is what was signed, and the other tables agree with it. */
async function ledgerAlarms(db: Database): Promise<readonly Alarm[]> {
  // At one moment: what is written meanwhile is no disagreement.
  const first = await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(firstProblem)
    .catch((error: unknown) => {
      // The other alarms are none the less wanted.
      if (error instanceof UnreadableEvent) return error.message;
      throw error;
    });
  if (first === undefined) return [];
  const sentence = `The ledger is not as it should be (${first}). Please run: npm run donations -- verify`;
  return [alarm("ledger_broken", "ledger", sentence)];
}

async function firstProblem(db: Database): Promise<string | undefined> {
  const events = await readEvents(db);
  const { problems } = await verifyLedger(events, sha256);
  const [broken] = problems;
  if (broken) return `event ${broken.seq}: ${broken.message}`;
  const signed = await latestCheckpoint(db);
  const tree = await treeOf(events, NODE_CRYPTO.sha256);
  if (signed && (signed.size > tree.size || toBase64(await tree.root(signed.size)) !== signed.root))
    return `its first ${signed.size} events are not those that were signed`;
  return (await disagreements(db, events))[0];
}

/** A log that isn't signed proves nothing of what came since. */
async function logAlarms(db: Database, now: Date): Promise<readonly Alarm[]> {
  const { signed } = await db
    .selectFrom("ledger_checkpoints")
    .select(({ fn }) => fn.max<number | null>("size").as("signed"))
    .executeTakeFirstOrThrow();
  const unsigned = await db
    .selectFrom("ledger_events")
    .select(["seq", "at"])
    .where("seq", ">", signed ?? 0)
    .orderBy("seq")
    .limit(1)
    .executeTakeFirst();
  if (!unsigned || now.getTime() - Date.parse(unsigned.at) < SIGNED_WITHIN) return [];
  const sentence = `The ledger's log is not signed since event ${unsigned.seq}: its key may be missing or another's. Please run: npm run doctor`;
  return [alarm("log_unsigned", "log", sentence)];
}

/** What a witness refuses may be two histories; what doesn't answer may be down for a while. */
async function witnessAlarms(
  db: Database,
  now: Date,
  witnesses: readonly Witness[],
): Promise<readonly Alarm[]> {
  const states = await readWitnessStates(db, witnesses);
  return states.flatMap(({ name, problem }) => {
    if (!problem) return [];
    const { clause, since, isRefusal } = problem;
    if (!isRefusal && now.getTime() - Date.parse(since) < COSIGNED_WITHIN) return [];
    const sentence = `The ledger's witness ${name} ${clause}. It has not cosigned since ${since.slice(0, 10)}; please see the runbook.`;
    return [alarm("log_unwitnessed", name, sentence)];
  });
}

async function backupAlarms(db: Database): Promise<readonly Alarm[]> {
  const failed = await readBackupProblem(db);
  if (!failed) return [];
  const sentence = `The scheduled backup has failed since ${failed.since.slice(0, 10)}: ${failed.problem}. It is tried again each hour; please see to it.`;
  return [alarm("backup_failed", "backup", sentence)];
}

function alarm(kind: AlarmKind, about: string, sentence: string): Alarm {
  return { key: `${kind}:${about}`, kind, sentence };
}
