import type { Selectable } from "kysely";
import type { Database } from "../../db/database.ts";
import { latestExpiry } from "../../db/latest-expiry.ts";
import { hourly } from "../../runtime/hourly.ts";
import type { PendingAccountsTable } from "./auth.table.ts";
import { hashToken } from "./token.ts";

/** How long a sign-up is kept that nobody finishes, milliseconds. */
export const PENDING_TIME = 24 * 60 * 60_000;

type PendingAccount = Selectable<PendingAccountsTable>;

/**
 * Writes a sign-up down, beside others for the address: each link opens with its own password, so nobody can spoil
 * another's. What is done is the same for every address, so that the time it takes tells nobody whether it has an
 * account.
 */
export async function insertPendingAccount(
  db: Database,
  { token, ...account }: Omit<PendingAccount, "token_hash" | "expires_at"> & { readonly token: string },
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + PENDING_TIME).toISOString();
  await db
    .insertInto("pending_accounts")
    .values({ ...account, token_hash: hashToken(token), expires_at })
    .execute();
}

/** The sign-up of a mailed link; null for one that is unknown, used, too old, or good for longer than any can be. */
export async function findPendingAccount(
  db: Database,
  token: string,
  now: Date,
): Promise<PendingAccount | null> {
  const row = await db
    .selectFrom("pending_accounts")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now.toISOString())
    .where("expires_at", "<=", latestExpiry(PENDING_TIME, now).toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** Removes every sign-up for an address that has an account: none of their links can open one. */
export async function deletePendingAccounts(db: Database, email: string): Promise<void> {
  await db.deleteFrom("pending_accounts").where("email", "=", email).execute();
}

/** Removes the sign-ups that nobody finished in time; done at most once an hour. */
export function createPendingAccountSweep(db: Database, clock: () => Date): () => Promise<void> {
  return hourly(clock, async (now) => {
    // What a clock dated that ran ahead would be kept for longer than was promised: its time begins now.
    await db
      .updateTable("pending_accounts")
      .set({ expires_at: new Date(now.getTime() + PENDING_TIME).toISOString() })
      .where("expires_at", ">", latestExpiry(PENDING_TIME, now).toISOString())
      .execute();
    await db.deleteFrom("pending_accounts").where("expires_at", "<=", now.toISOString()).execute();
  });
}
