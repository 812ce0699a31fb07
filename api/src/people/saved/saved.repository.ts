import type { SavedGiftQuery, SavedGiftIdea as ShownGiftIdea } from "@gifthearth/core/contract";
import type { Database } from "../../db/database.ts";
import type { SavedGiftIdeasTable, SavedGiftQueriesTable } from "./saved.table.ts";

/** An idea as it is stored; its drawing and its category are found anew each time that it is shown. */
type SavedGiftIdea = Omit<ShownGiftIdea, "drawing" | "category">;

/** The user's saved searches, the newest first. */
export async function listSavedQueries(db: Database, userId: string): Promise<SavedGiftQuery[]> {
  const rows = await db
    .selectFrom("saved_gift_queries")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toSavedQuery);
}

export async function insertSavedQuery(db: Database, userId: string, query: SavedGiftQuery): Promise<void> {
  await db
    .insertInto("saved_gift_queries")
    .values({
      id: query.id,
      user_id: userId,
      occasion: query.occasion,
      interests: JSON.stringify(query.interests),
      budget_min: query.budgetMin,
      budget_max: query.budgetMax,
      additional_notes: query.additionalNotes,
      relation: query.relation,
      age: query.age,
      created_at: query.createdAt,
    })
    .execute();
}

/** The user's saved ideas, the newest first. */
export async function listSavedIdeas(db: Database, userId: string): Promise<SavedGiftIdea[]> {
  const rows = await db
    .selectFrom("saved_gift_ideas")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toSavedIdea);
}

export async function insertSavedIdea(db: Database, userId: string, idea: SavedGiftIdea): Promise<void> {
  await db
    .insertInto("saved_gift_ideas")
    .values({
      id: idea.id,
      user_id: userId,
      title: idea.title,
      description: idea.description,
      price_range: idea.priceRange,
      image_url: idea.imageUrl,
      affiliate_url: idea.affiliateUrl,
      relation: idea.relation,
      occasion: idea.occasion,
      created_at: idea.createdAt,
    })
    .execute();
}

type SavedTable = "saved_gift_queries" | "saved_gift_ideas";

/** How many the user has saved. */
export async function countSaved(db: Database, table: SavedTable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string | number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes one of the user's own. @returns whether there was such a one */
export async function deleteSaved(
  db: Database,
  table: SavedTable,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** All that the user has saved. It goes with the user, by foreign keys. */
export async function exportSaved(db: Database, userId: string) {
  return {
    savedGiftQueries: await listSavedQueries(db, userId),
    savedGiftIdeas: await listSavedIdeas(db, userId),
  };
}

function toSavedQuery(row: SavedGiftQueriesTable): SavedGiftQuery {
  return {
    id: row.id,
    occasion: row.occasion,
    interests: JSON.parse(row.interests),
    budgetMin: row.budget_min,
    budgetMax: row.budget_max,
    additionalNotes: row.additional_notes,
    relation: row.relation,
    age: row.age,
    createdAt: row.created_at,
  };
}

function toSavedIdea(row: SavedGiftIdeasTable): SavedGiftIdea {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    priceRange: row.price_range,
    imageUrl: row.image_url,
    affiliateUrl: row.affiliate_url,
    relation: row.relation,
    occasion: row.occasion,
    createdAt: row.created_at,
  };
}
