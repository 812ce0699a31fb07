/** A process of its own that imports one feed: see `createFeedImporter`. It ends with the server. */
import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { openDatabase } from "../../db/open-database.ts";
import { FeedError } from "./feed/feed-error.ts";
import type { ImportAnswer, ImportOrder } from "./feed-importer.ts";
import { importFeed } from "./import-feed.ts";

process.on("disconnect", () => process.exit());

process.once("message", async ({ databaseUrl, request }: ImportOrder) => {
  process.send?.(await answer(databaseUrl, request));
});

async function answer(
  databaseUrl: ImportOrder["databaseUrl"],
  request: ImportOrder["request"],
): Promise<ImportAnswer> {
  const db = openDatabase(databaseUrl, pino({ level: "silent" }));
  try {
    return { summary: await importFeed({ db, clock: () => new Date(), newId: randomUUID }, request) };
  } catch (error) {
    if (error instanceof FeedError) return { fault: error.message };
    return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    await db.destroy();
  }
}
