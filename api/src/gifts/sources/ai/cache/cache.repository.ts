import type { Database } from "../../../../db/database.ts";

/** An answer that has not expired; null when there is none. */
export async function findAnswer(
  db: Database,
  key: string,
  now: Date,
): Promise<{ readonly text: string; readonly expiresAt: Date } | null> {
  const row = await db
    .selectFrom("ai_answers")
    .select(["answer", "expires_at"])
    .where("key", "=", key)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row ? { text: row.answer, expiresAt: new Date(row.expires_at) } : null;
}

/** Keeps an answer in place of an earlier one. */
export async function storeAnswer(db: Database, key: string, text: string, expiresAt: Date): Promise<void> {
  const answer = { answer: text, expires_at: expiresAt.toISOString() };
  await db
    .insertInto("ai_answers")
    .values({ key, ...answer })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(answer))
    .execute();
}

export async function deleteExpiredAnswers(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("ai_answers").where("expires_at", "<=", now.toISOString()).execute();
}
