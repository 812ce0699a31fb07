/**
 * Imports the feed that is named after the database's address, and prints how long that took, by how many bytes the
 * process grew, and how long searches among the offers take. Run by `tests/bench/rows/offers.ts`.
 */
import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { importFeed } from "../../api/src/gifts/offers/import-feed.ts";
import { wantedIdeas } from "../../api/src/gifts/offers/match/wanted-ideas.ts";
import { searchOffers } from "../../api/src/gifts/offers/offers.repository.ts";

const [url = "", path = ""] = process.argv.slice(2);
const db = openDatabase(url, pino({ level: "silent" }));
await migrate(db);
const before = process.memoryUsage.rss();
const start = performance.now();
const request = { path, fileName: "long.tsv", shop: "Long", network: "google", country: "US" };
const { offerCount } = await importFeed({ db, clock: () => new Date(), newId: randomUUID }, request);
const seconds = (performance.now() - start) / 1000;
// The kernel keeps count of the most there ever was, in kilobytes.
const growth = process.resourceUsage().maxRSS * 1024 - before;

const { generation } = await db.selectFrom("offer_shops").select("generation").executeTakeFirstOrThrow();
const searches: number[] = [];
for (const { needed } of wantedIdeas("en", "US").slice(0, 1_000)) {
  const asked = performance.now();
  await searchOffers(db, generation ?? 0, needed, 300);
  searches.push(performance.now() - asked);
}
await db.destroy();
const p95 = searches.toSorted((one, other) => one - other)[Math.floor(searches.length * 0.95)] ?? 0;
process.stdout.write(JSON.stringify({ seconds, growth, offerCount, p95 }));
