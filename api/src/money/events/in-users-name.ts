import type { Database } from "../../db/database.ts";
import { lockUser } from "../../people/auth/users.ts";

/**
 * Stores what somebody reported in their name; in nobody's where the account was deleted just now: what comes too
 * late still counts, and tells of nobody.
 * @param userId null for who isn't signed in
 * @param store writes it down, for the user that it is given
 */
export async function inUsersName(
  db: Database,
  userId: string | null,
  store: (db: Database, userId: string | null) => Promise<void>,
): Promise<void> {
  if (userId === null) return store(db, null);
  await db
    .transaction()
    .execute(async (transaction) =>
      store(transaction, (await lockUser(transaction, userId)) ? userId : null),
    );
}
