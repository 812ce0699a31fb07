import type { DonationStatus, Recipient } from "@gifthearth/core/ledger";
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { readRecipients } from "../ledger/recipients.ts";

/** A donation of ours with the charity it is for. Amounts in minor units, times ISO 8601, UTC. */
export interface Donation {
  readonly id: string;
  readonly month: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: DonationStatus;
  readonly platform: string;
  readonly platformDonationId: string | null;
  readonly receipt: string | null;
  readonly failureReason: string | null;
  readonly replaces: string | null;
  readonly attempts: number;
  readonly attemptedAt: string | null;
  readonly checkedAt: string | null;
  readonly lastProblem: string | null;
  readonly submittedAt: string | null;
  readonly completedAt: string | null;
  readonly charityId: string;
  /**
   * How it is paid, by the ledger's events; where these don't tell, as it is now. Null when there is no such charity
   * any more.
   */
  readonly charity: {
    readonly name: string;
    readonly registration: string;
    readonly country: string;
    readonly website: string | null;
    /** The charity's id at each platform. */
    readonly platformIds: Readonly<Record<string, string>>;
  } | null;
}

/** All of them, the newest month first. */
export async function listDonations(db: Database): Promise<readonly Donation[]> {
  const rows = await donations(db)
    .orderBy("donation_ledger.month", "desc")
    .orderBy("donation_ledger.created_at")
    .orderBy("donation_ledger.id")
    .execute();
  return toDonations(db, rows);
}

/** Those in a state, the oldest month first. */
export async function listInStatus(db: Database, status: DonationStatus): Promise<readonly Donation[]> {
  const rows = await donations(db)
    .where("donation_ledger.status", "=", status)
    .orderBy("donation_ledger.month")
    .orderBy("donation_ledger.id")
    .execute();
  return toDonations(db, rows);
}

/** Complete ones that may still be taken back and were not looked at lately. Moments are ISO 8601, UTC. */
export async function listToCheck(
  db: Database,
  {
    now,
    completedSince,
    checkedBefore,
  }: { readonly now: string; readonly completedSince: string; readonly checkedBefore: string },
): Promise<readonly Donation[]> {
  const rows = await donations(db)
    .where("donation_ledger.status", "=", "complete")
    .where("donation_ledger.completed_at", ">", completedSince)
    .where(({ eb, or }) =>
      or([
        eb("donation_ledger.checked_at", "is", null),
        eb("donation_ledger.checked_at", "<", checkedBefore),
        // As a clock wrote it that ran ahead.
        eb("donation_ledger.checked_at", ">", now),
      ]),
    )
    .orderBy("donation_ledger.month")
    .orderBy("donation_ledger.id")
    .execute();
  return toDonations(db, rows);
}

export async function readDonation(db: Database, id: string): Promise<Donation | null> {
  const row = await donations(db).where("donation_ledger.id", "=", id).executeTakeFirst();
  return row ? ((await toDonations(db, [row]))[0] ?? null) : null;
}

/** By the platform's own id. */
export async function findByPlatformId(
  db: Database,
  platform: string,
  platformDonationId: string,
): Promise<Donation | null> {
  const row = await donations(db)
    .where("donation_ledger.platform", "=", platform)
    .where("donation_ledger.platform_donation_id", "=", platformDonationId)
    .executeTakeFirst();
  return row ? ((await toDonations(db, [row]))[0] ?? null) : null;
}

/** Another donation of ours that has the platform's id; null when there is none. */
export async function findTwin(
  db: Database,
  { id, platform }: Donation,
  platformDonationId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("donation_ledger")
    .select("id")
    .where("platform", "=", platform)
    .where("platform_donation_id", "=", platformDonationId)
    .where("id", "!=", id)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Takes a submitted donation of which the platform gave no id to ask the platform once more; of all who try,
 * one succeeds.
 * @param donation as it was read
 * @returns the donation as it is now, or null when somebody else was faster
 */
export async function takeAgain(db: Database, donation: Donation, now: Date): Promise<Donation | null> {
  const attemptedAt = now.toISOString();
  const attempts = donation.attempts + 1;
  const { numUpdatedRows } = await db
    .updateTable("donation_ledger")
    .set({ attempts, attempted_at: attemptedAt, updated_at: attemptedAt })
    .where("id", "=", donation.id)
    .where("status", "=", "submitted")
    .where("platform_donation_id", "is", null)
    .where("attempts", "=", donation.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0 ? { ...donation, attempts, attemptedAt } : null;
}

/** Lets the wait for another attempt begin now: a clock that ran ahead dated the last one. */
export async function postponeAttempt(db: Database, donation: Donation, now: Date): Promise<void> {
  await db
    .updateTable("donation_ledger")
    .set({ attempted_at: now.toISOString() })
    .where("id", "=", donation.id)
    .where("status", "=", "submitted")
    .where("attempts", "=", donation.attempts)
    .execute();
}

/** Takes a complete donation to look at it; of all who try, one succeeds. @param donation as it was read */
export async function takeCheck(db: Database, { id, checkedAt }: Donation, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("donation_ledger")
    .set({ checked_at: now.toISOString() })
    .where("id", "=", id)
    .where("checked_at", checkedAt === null ? "is" : "=", checkedAt)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Keeps what hinders a donation, for the operator. @param problem null when nothing does any more */
export async function noteProblem(db: Database, id: string, problem: string | null): Promise<void> {
  await db.updateTable("donation_ledger").set({ last_problem: problem }).where("id", "=", id).execute();
}

function donations(db: Database) {
  return db
    .selectFrom("donation_ledger")
    .leftJoin("charities", "charities.id", "donation_ledger.charity_id")
    .selectAll("donation_ledger")
    .select([
      sql<string | null>`charities.name`.as("charity_name"),
      "charities.registration",
      "charities.country",
      "charities.website",
      "charities.platform_ids",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof donations>["executeTakeFirstOrThrow"]>>;

async function toDonations(db: Database, rows: readonly Row[]): Promise<readonly Donation[]> {
  if (rows.length === 0) return [];
  const recipients = await readRecipients(db);
  return rows.map((row) => toDonation(row, recipients.get(row.charity_id)));
}

function toDonation(row: Row, recipient: Recipient | undefined): Donation {
  const { charity_name: name, registration, country, website, platform_ids } = row;
  const isThere = name !== null && registration !== null && country !== null;
  const present = isThere
    ? { name, registration, country, website, platformIds: JSON.parse(platform_ids ?? "{}") }
    : null;
  return {
    id: row.id,
    month: row.month,
    amountMinor: row.amount_minor,
    currency: row.currency,
    status: row.status,
    platform: row.platform,
    platformDonationId: row.platform_donation_id,
    receipt: row.receipt,
    failureReason: row.failure_reason,
    replaces: row.replaces,
    attempts: row.attempts,
    attemptedAt: row.attempted_at,
    checkedAt: row.checked_at,
    lastProblem: row.last_problem,
    submittedAt: row.submitted_at,
    completedAt: row.completed_at,
    charityId: row.charity_id,
    charity: recipient ?? present,
  };
}
