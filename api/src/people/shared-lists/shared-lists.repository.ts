import type { Selectable, Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import type { SharedListIdeasTable, SharedListsTable } from "./shared-lists.table.ts";

export type SharedListRow = Selectable<SharedListsTable>;
type SharedIdeaRow = Selectable<SharedListIdeasTable>;

export async function insertSharedList(
  db: Transaction<Tables>,
  list: SharedListRow,
  ideas: readonly SharedIdeaRow[],
): Promise<void> {
  await db.insertInto("shared_lists").values(list).execute();
  await db
    .insertInto("shared_list_ideas")
    .values([...ideas])
    .execute();
}

/** The list at either of its addresses; null where there is none. */
export async function findSharedList(db: Database, keyHash: string): Promise<SharedListRow | null> {
  const row = await db
    .selectFrom("shared_lists")
    .selectAll()
    .where((where) => where.or([where("friend_hash", "=", keyHash), where("person_hash", "=", keyHash)]))
    .executeTakeFirst();
  return row ?? null;
}

/** In the order in which they were shared. */
export async function listSharedIdeas(db: Database, listId: string): Promise<readonly SharedIdeaRow[]> {
  return db
    .selectFrom("shared_list_ideas")
    .selectAll()
    .where("list_id", "=", listId)
    .orderBy("position")
    .execute();
}

/** The votes on a list's ideas, the oldest first. */
export async function listVotes(db: Database, listId: string) {
  return db
    .selectFrom("shared_list_votes")
    .innerJoin("shared_list_ideas", "shared_list_ideas.id", "shared_list_votes.idea_id")
    .select(["shared_list_votes.idea_id", "shared_list_votes.name"])
    .where("shared_list_ideas.list_id", "=", listId)
    .orderBy("shared_list_votes.created_at")
    .orderBy("shared_list_votes.voter_hash")
    .execute();
}

interface Said {
  readonly ideaId: string;
  readonly name: string;
  readonly visitorHash: string;
  readonly at: Date;
}

/** One vote of a browser on an idea; said again it changes the name. */
export async function upsertVote(db: Database, { ideaId, name, visitorHash, at }: Said): Promise<void> {
  await db
    .insertInto("shared_list_votes")
    .values({ idea_id: ideaId, voter_hash: visitorHash, name, created_at: at.toISOString() })
    .onConflict((conflict) => conflict.columns(["idea_id", "voter_hash"]).doUpdateSet({ name }))
    .execute();
}

export async function deleteVote(db: Database, ideaId: string, visitorHash: string): Promise<void> {
  await db
    .deleteFrom("shared_list_votes")
    .where("idea_id", "=", ideaId)
    .where("voter_hash", "=", visitorHash)
    .execute();
}

/**
 * Writes down who gets an idea, in one statement, so that of two at once one does.
 * @returns false where another does
 */
export async function claimIdea(db: Database, { ideaId, name, visitorHash, at }: Said): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("shared_list_ideas")
    .set({ claimed_by: name, claim_hash: visitorHash, claimed_at: at.toISOString() })
    .where("id", "=", ideaId)
    .where((where) => where.or([where("claim_hash", "is", null), where("claim_hash", "=", visitorHash)]))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** @returns whether it was this visitor's to take back */
export async function releaseIdea(db: Database, ideaId: string, visitorHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("shared_list_ideas")
    .set({ claimed_by: null, claim_hash: null, claimed_at: null })
    .where("id", "=", ideaId)
    .where("claim_hash", "=", visitorHash)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** A user's lists that have not ended, the newest first. */
export async function listOwnLists(db: Database, userId: string, now: Date) {
  return db
    .selectFrom("shared_lists")
    .leftJoin("shared_list_ideas", "shared_list_ideas.list_id", "shared_lists.id")
    .select(({ fn }) => [
      "shared_lists.id",
      "shared_lists.person_name",
      "shared_lists.created_at",
      "shared_lists.expires_at",
      fn.count<string | number>("shared_list_ideas.id").as("idea_count"),
    ])
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .groupBy(["shared_lists.id", "person_name", "created_at", "expires_at"])
    .orderBy("created_at", "desc")
    .orderBy("shared_lists.id")
    .execute();
}

/** The user's own list of that id, where it has not ended. */
export async function findOwnList(db: Database, userId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("shared_lists")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Ends a list and forgets what was on it; that there was one stays, so that its address can say so. */
export async function endList(db: Transaction<Tables>, id: string, now: Date): Promise<void> {
  await db.updateTable("shared_lists").set({ ended_at: now.toISOString() }).where("id", "=", id).execute();
  await forgetLists(db, [id]);
}

/** How many are swept at once. */
const BATCH = 500;

/**
 * Forgets what is on lists that have run out, and after a year that there were any.
 * @param forgottenAt lists that ended before are not even known to have been
 */
export async function sweepLists(db: Database, now: Date, forgottenAt: Date): Promise<void> {
  await db.deleteFrom("shared_lists").where("expires_at", "<", forgottenAt.toISOString()).execute();
  const over = await db
    .selectFrom("shared_lists")
    .select("id")
    .where("expires_at", "<=", now.toISOString())
    .where("from_name", "!=", "")
    .limit(BATCH)
    .execute();
  if (over.length === 0) return;
  const ids = over.map(({ id }) => id);
  await db.transaction().execute((transaction) => forgetLists(transaction, ids));
}

/** Votes go with their ideas. */
async function forgetLists(db: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await db.deleteFrom("shared_list_ideas").where("list_id", "in", ids).execute();
  await db
    .updateTable("shared_lists")
    .set({ person_name: "", from_name: "", message: "", user_id: null })
    .where("id", "in", ids)
    .execute();
}

/** What a user has shared, with what friends said of it. It goes with the user, by foreign keys. */
export async function exportSharedLists(db: Database, userId: string) {
  const lists = await db.selectFrom("shared_lists").selectAll().where("user_id", "=", userId).execute();
  const sharedLists = await Promise.all(
    lists.map(async (list) => {
      const [ideas, votes] = [await listSharedIdeas(db, list.id), await listVotes(db, list.id)];
      return {
        personName: list.person_name,
        fromName: list.from_name,
        message: list.message,
        createdAt: list.created_at,
        expiresAt: list.expires_at,
        ideas: ideas.map(({ id, title, claimed_by: claimedBy }) => ({
          title,
          claimedBy,
          votes: votes.filter(({ idea_id }) => idea_id === id).map(({ name }) => name),
        })),
      };
    }),
  );
  return { sharedLists };
}
