import { EMPTY_HISTORY, type GiftHistory } from "@gifthearth/core/recommend";
import type { Transaction } from "kysely";
import * as z from "zod";
import type { Database, Tables } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { lockUser } from "../auth/users.ts";

/** As many of each kind as are remembered, the latest. */
const MAX_REMEMBERED = 200;

const list = z.array(z.string());

/**
 * A user's history; null for a user without one.
 * @throws when the database fails, or the row is not what we write
 */
export async function readGiftHistory(db: Database, userId: string): Promise<GiftHistory | null> {
  const row = await db
    .selectFrom("user_gift_history")
    .select(["previous_gifts", "previous_interests", "favorite_categories"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    previousGifts: list.parse(JSON.parse(row.previous_gifts)),
    previousInterests: list.parse(JSON.parse(row.previous_interests)),
    favoriteCategories: list.parse(JSON.parse(row.favorite_categories)),
  };
}

/** What is remembered of an idea that was saved, or of a search. */
export interface Remembered {
  readonly title?: string;
  readonly category?: string;
  readonly interests?: readonly string[];
}

/**
 * Adds to a user's history; what is in it already becomes the latest.
 * @param db a transaction, so that two that add at once lose nothing
 * @throws {ApiError} `unauthorized` when the account was deleted just now
 */
export async function rememberGift(
  db: Transaction<Tables>,
  userId: string,
  { title, category, interests = [] }: Remembered,
  now: Date,
): Promise<void> {
  if (!(await lockUser(db, userId))) throw new ApiError("unauthorized", "Please sign in");
  const history = (await readGiftHistory(db, userId)) ?? EMPTY_HISTORY;
  const row = {
    previous_gifts: withLatest(history.previousGifts, title ? [title] : []),
    previous_interests: withLatest(history.previousInterests, interests),
    favorite_categories: withLatest(history.favoriteCategories, category ? [category] : []),
    updated_at: now.toISOString(),
  };
  await db
    .insertInto("user_gift_history")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

/** What is remembered of the user, for the user. */
export async function exportGiftHistory(db: Database, userId: string) {
  return { giftHistory: await readGiftHistory(db, userId) };
}

export async function forgetGiftHistory(db: Transaction<Tables>, userId: string): Promise<void> {
  await db.deleteFrom("user_gift_history").where("user_id", "=", userId).execute();
}

function withLatest(items: readonly string[], latest: readonly string[]): string {
  return JSON.stringify(
    [...items.filter((item) => !latest.includes(item)), ...latest].slice(-MAX_REMEMBERED),
  );
}
