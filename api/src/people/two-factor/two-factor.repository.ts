import { normalizeEmail } from "@gifthearth/core/account";
import type { Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import { lockUser } from "../auth/users.ts";

/** A user's authenticator app as it is stored. */
export interface StoredApp {
  /** Sealed. */
  readonly secret: string;
  readonly begunAt: string;
  readonly confirmedAt: string | null;
}

export async function findApp(db: Database, userId: string): Promise<StoredApp | null> {
  const row = await db
    .selectFrom("two_factor")
    .select(["secret", "begun_at", "confirmed_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ? { secret: row.secret, begunAt: row.begun_at, confirmedAt: row.confirmed_at } : null;
}

/** Begins to set an app up, in place of one that was begun and not confirmed. @returns false where one is in use */
export async function beginApp(db: Database, userId: string, secret: string, at: Date): Promise<boolean> {
  const row = { secret, last_step: 0, begun_at: at.toISOString() };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("two_factor")
    .values({ user_id: userId, ...row, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet(row).where("two_factor.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Puts the app into use. @returns false where that is done already, or another one was begun meanwhile */
export async function confirmApp(
  db: Transaction<Tables>,
  userId: string,
  secret: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("two_factor")
    .set({ confirmed_at: at.toISOString() })
    .where("user_id", "=", userId)
    .where("secret", "=", secret)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/**
 * Takes the code of a half minute.
 * @returns false where that one or a later one was taken before, or the app is not the user's any more
 */
export async function takeStep(db: Database, userId: string, secret: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("two_factor")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("secret", "=", secret)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** In place of those before. @param hashes of the codes */
export async function replaceRecoveryCodes(
  db: Transaction<Tables>,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const rows = hashes.map((hash) => ({ code_hash: hash, user_id: userId, used_at: null }));
  await db.insertInto("recovery_codes").values(rows).execute();
}

/** Uses a recovery code up. @returns whether it was the user's, and not used before */
export async function takeRecoveryCode(
  db: Database,
  userId: string,
  hash: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recovery_codes")
    .set({ used_at: at.toISOString() })
    .where("code_hash", "=", hash)
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { codes } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll().as("codes"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(codes);
}

/** @returns whether an app was in use */
export async function deleteApp(db: Transaction<Tables>, userId: string): Promise<boolean> {
  await lockUser(db, userId);
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const gone = await db
    .deleteFrom("two_factor")
    .where("user_id", "=", userId)
    .returning("confirmed_at")
    .execute();
  return gone.some(({ confirmed_at }) => confirmed_at !== null);
}

/** @returns whether it was on, for the account of that address */
export async function turnTwoFactorOff(db: Database, email: string): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", normalizeEmail(email))
    .executeTakeFirst();
  if (!user) return false;
  return db.transaction().execute((transaction) => deleteApp(transaction, user.id));
}

/** Neither the secret nor the codes, not even as hashes. They go with the user, by foreign keys. */
export async function exportTwoFactor(db: Database, userId: string) {
  const app = await findApp(db, userId);
  const since = app?.confirmedAt ?? null;
  return { twoFactor: since && { since, recoveryCodesLeft: await countRecoveryCodes(db, userId) } };
}
