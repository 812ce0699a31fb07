import type { CharityMember } from "@gifthearth/core/contract";
import type { Database } from "../../db/database.ts";

/** Who acts for a charity, by address. */
export async function listMembers(db: Database, charityId: string): Promise<CharityMember[]> {
  return db
    .selectFrom("charity_members")
    .innerJoin("users", "users.id", "charity_members.user_id")
    .select(["charity_members.user_id as userId", "users.email", "charity_members.since"])
    .where("charity_id", "=", charityId)
    .orderBy("users.email")
    .execute();
}

/** @returns whether the user didn't act for the charity before */
export async function insertMember(
  db: Database,
  charityId: string,
  userId: string,
  since: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("charity_members")
    .values({ charity_id: charityId, user_id: userId, since: since.toISOString() })
    .onConflict((conflict) => conflict.columns(["user_id", "charity_id"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** @returns whether the user acted for it */
export async function deleteMember(db: Database, charityId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("charity_members")
    .where("charity_id", "=", charityId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ids of the charities that a user acts for. */
export async function listOwnCharityIds(db: Database, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("charity_members")
    .select("charity_id")
    .where("user_id", "=", userId)
    .execute();
  return new Set(rows.map((row) => row.charity_id));
}

/** It goes with the user, by a foreign key; what they confirmed names the charity alone, and stays. */
export async function exportMemberships(db: Database, userId: string) {
  const rows = await db
    .selectFrom("charity_members")
    .select(["charity_id as charityId", "since"])
    .where("user_id", "=", userId)
    .orderBy("charity_id")
    .execute();
  return { charities: rows };
}
