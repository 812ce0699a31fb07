/**
 * Imports the feed that is named after the database's address, and prints how long that took, by how many bytes the
 * process grew, and how long searches among the offers take: when nothing else is done, and while another feed is
 * imported as the server does. Run by `tests/bench/rows/offers.ts`.
 */
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { createFeedImporter } from "../../api/src/gifts/offers/feed-importer.ts";
import { importFeed } from "../../api/src/gifts/offers/import-feed.ts";
import { wantedIdeas } from "../../api/src/gifts/offers/match/wanted-ideas.ts";
import { searchOffers } from "../../api/src/gifts/offers/offers.repository.ts";

const [url = "", path = ""] = process.argv.slice(2);
const db = openDatabase(url, pino({ level: "silent" }));
await migrate(db);

const requestOf = (shop: string) => ({ path, fileName: "long.tsv", shop, network: "google", country: "US" });

/** Milliseconds before a search comes: some eighty come in a second. */
const PAUSE = 10;

/** How long 95 of 100 searches take at most, in milliseconds from when each was due. */
async function searchesTake(): Promise<number> {
  const ideas = wantedIdeas("en", "US").slice(0, 1_000);
  const { generation } = await db
    .selectFrom("offer_shops")
    .select("generation")
    .where("name", "=", "Long")
    .executeTakeFirstOrThrow();
  const times: number[] = [];
  for (const { needed } of ideas) {
    // What comes while the process does something else waits, and that counts.
    const due = performance.now() + PAUSE;
    await setTimeout(PAUSE);
    await searchOffers(db, generation ?? 0, needed, 300);
    times.push(performance.now() - due);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

const before = process.memoryUsage.rss();
const start = performance.now();
const { offerCount } = await importFeed(
  { db, clock: () => new Date(), newId: randomUUID },
  requestOf("Long"),
);
const seconds = (performance.now() - start) / 1000;
// The kernel keeps count of the most there ever was, in kilobytes.
const growth = process.resourceUsage().maxRSS * 1024 - before;

const p95 = await searchesTake();
// Broken off by the end of this process; that it fails is no news.
createFeedImporter(url)(requestOf("Longer")).catch(() => {});
// It is at work, and not still starting.
await setTimeout(5_000);
const p95Importing = await searchesTake();
process.stdout.write(JSON.stringify({ seconds, growth, offerCount, p95, p95Importing }));
process.exit();
