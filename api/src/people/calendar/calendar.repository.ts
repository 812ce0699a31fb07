import type { Database } from "../../db/database.ts";

/** When the user's address was made; null without one. */
export async function findCalendar(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("calendar_feeds")
    .select("created_at")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Takes the place of the one before, if any. */
export async function replaceCalendar(
  db: Database,
  userId: string,
  tokenHash: string,
  now: Date,
): Promise<void> {
  const row = { token_hash: tokenHash, created_at: now.toISOString() };
  await db
    .insertInto("calendar_feeds")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

export async function deleteCalendar(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("calendar_feeds").where("user_id", "=", userId).execute();
}

/** Whose an address is; null for one that is nobody's. */
export async function findCalendarOwner(db: Database, tokenHash: string): Promise<string | null> {
  const row = await db
    .selectFrom("calendar_feeds")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** It goes with the user, by a foreign key. */
export async function exportCalendar(db: Database, userId: string) {
  return { calendar: { createdAt: await findCalendar(db, userId) } };
}
