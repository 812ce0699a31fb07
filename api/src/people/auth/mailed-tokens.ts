import type { Database } from "../../db/database.ts";
import { latestExpiry } from "../../db/latest-expiry.ts";
import type { MailedTokensTable } from "./auth.table.ts";
import { hashToken, newToken } from "./token.ts";
import { lockUser } from "./users.ts";

type Purpose = MailedTokensTable["purpose"];

/** How long a mailed link is good for, milliseconds. */
export const LINK_LIFETIME: Readonly<Record<Purpose, number>> = {
  "reset-password": 60 * 60_000,
  "confirm-email": 7 * 24 * 60 * 60_000,
};

/**
 * Makes the token of a link to be mailed; an earlier one for the same purpose is good no more.
 * @returns null when the account was deleted just now
 */
export async function issueToken(
  db: Database,
  userId: string,
  purpose: Purpose,
  now: Date,
): Promise<string | null> {
  const token = newToken();
  const expires = new Date(now.getTime() + LINK_LIFETIME[purpose]);
  return db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, userId))) return null;
    await transaction
      .deleteFrom("mailed_tokens")
      .where("user_id", "=", userId)
      .where("purpose", "=", purpose)
      .execute();
    await transaction
      .insertInto("mailed_tokens")
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        purpose,
        expires_at: expires.toISOString(),
      })
      .execute();
    return token;
  });
}

/** Makes the user's mailed links to set a password good no more. */
export async function withdrawResets(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom("mailed_tokens")
    .where("user_id", "=", userId)
    .where("purpose", "=", "reset-password")
    .execute();
}

/**
 * Uses a token up.
 * @returns whose it was; null for one that is unknown, used, too old, or good for longer than any can be
 */
export async function redeemToken(
  db: Database,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<string | null> {
  const row = await db
    .deleteFrom("mailed_tokens")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .returning(["user_id", "expires_at"])
    .executeTakeFirst();
  if (!row || row.expires_at <= now.toISOString()) return null;
  return row.expires_at <= latestExpiry(LINK_LIFETIME[purpose], now).toISOString() ? row.user_id : null;
}
