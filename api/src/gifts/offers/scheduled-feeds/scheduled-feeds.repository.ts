import type { ScheduledFeed, ScheduledFeedRequest } from "@gifthearth/core/contract";
import type { Database } from "../../../db/database.ts";
import type { ScheduledFeedsTable } from "./scheduled-feeds.table.ts";

const HOUR = 60 * 60_000;
/** Whoever took a feed on so long ago is gone, milliseconds: fetching and importing take less. */
const ABANDONED = 2 * HOUR;

export async function listScheduledFeeds(db: Database): Promise<ScheduledFeed[]> {
  const rows = await db.selectFrom("scheduled_feeds").selectAll().orderBy("shop").execute();
  return rows.map(toScheduledFeed);
}

export function toScheduledFeed(row: ScheduledFeedsTable): ScheduledFeed {
  const { id, shop, network, country, message } = row;
  return {
    id,
    host: URL.parse(row.address)?.host ?? "",
    shop,
    network,
    country,
    everyHours: row.every_hours,
    dueAt: row.due_at,
    fetchedAt: row.fetched_at,
    outcome: row.outcome as ScheduledFeed["outcome"],
    message,
  };
}

/**
 * Adds a feed, due now.
 * @returns null where the shop has one already
 */
export async function addScheduledFeed(
  db: Database,
  { everyHours, ...feed }: ScheduledFeedRequest,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<ScheduledFeedsTable | null> {
  const row = await db
    .insertInto("scheduled_feeds")
    .values({
      ...feed,
      id,
      every_hours: everyHours,
      due_at: at.toISOString(),
      taken_at: null,
      etag: "",
      last_modified: "",
      fetched_at: null,
      outcome: "waiting",
      message: "",
      created_at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.column("shop").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** @returns the shop whose feed it was; null where there is none */
export async function removeScheduledFeed(db: Database, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom("scheduled_feeds")
    .where("id", "=", id)
    .returning("shop")
    .executeTakeFirst();
  return row?.shop ?? null;
}

/** Takes a feed on that is due, so that no other process does. @returns null where none is */
export async function takeDueFeed(db: Database, now: Date): Promise<ScheduledFeedsTable | null> {
  const due = await db
    .selectFrom("scheduled_feeds")
    .select(["id", "taken_at"])
    .where("due_at", "<=", now.toISOString())
    .where((where) =>
      where.or([
        where("taken_at", "is", null),
        where("taken_at", "<", new Date(now.getTime() - ABANDONED).toISOString()),
      ]),
    )
    .orderBy("due_at")
    .execute();
  for (const { id, taken_at } of due) {
    const taken = await db
      .updateTable("scheduled_feeds")
      .set({ taken_at: now.toISOString() })
      .where("id", "=", id)
      .where("taken_at", taken_at === null ? "is" : "=", taken_at)
      .returningAll()
      .executeTakeFirst();
    // Else another process was faster.
    if (taken) return taken;
  }
  return null;
}

/** What came of a feed. */
export type FeedResult = Pick<ScheduledFeedsTable, "outcome" | "message"> &
  Partial<Pick<ScheduledFeedsTable, "etag" | "last_modified">>;

/** Writes down what came of a feed that was taken, and when it is due again. */
export async function finishFeed(
  db: Database,
  { id, every_hours }: ScheduledFeedsTable,
  result: FeedResult,
  now: Date,
): Promise<void> {
  // What failed is tried sooner.
  const hours = result.outcome === "failed" ? 1 : every_hours;
  await db
    .updateTable("scheduled_feeds")
    .set({
      ...result,
      taken_at: null,
      fetched_at: now.toISOString(),
      due_at: new Date(now.getTime() + hours * HOUR).toISOString(),
    })
    .where("id", "=", id)
    .execute();
}
