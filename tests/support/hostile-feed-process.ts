/**
 * Imports each of the feeds whose files are named after the database's address, and prints what was said of it and how
 * many offers are there then, and by how many bytes the process grew over all of them. Run by
 * `tests/faults/hostile-feeds.test.ts`.
 */
import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { importFeed } from "../../api/src/gifts/offers/import-feed.ts";

const [url = "", ...paths] = process.argv.slice(2);
const db = openDatabase(url, pino({ level: "silent" }));
await migrate(db);

const before = process.memoryUsage.rss();
const said: string[] = [];
for (const path of paths) {
  const request = { path, fileName: "feed", shop: "Hostile", network: "google", country: "US" };
  said.push(
    await importFeed({ db, clock: () => new Date(), newId: randomUUID }, request).then(
      ({ offerCount, leftOut }) => JSON.stringify({ offerCount, leftOut }),
      (error: Error) => `${error.name}: ${error.message}`,
    ),
  );
}
const { count } = await db
  .selectFrom("offers")
  .select(({ fn }) => fn.countAll<number>().as("count"))
  .executeTakeFirstOrThrow();
// The kernel keeps count of the most there ever was, in kilobytes.
const growth = process.resourceUsage().maxRSS * 1024 - before;
process.stdout.write(JSON.stringify({ said, count, growth }));
await db.destroy();
