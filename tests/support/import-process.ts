/**
 * Imports the report that is named after the database's address, and prints by how many bytes the process grew. Run
 * by `measureImport`.
 */
import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { importReport } from "../../api/src/money/revenue/import-report.ts";
import { fileSource } from "../../api/src/money/revenue/source.ts";

const [url = "", file = ""] = process.argv.slice(2);
const db = openDatabase(url, pino({ level: "silent" }));
await migrate(db);
const before = process.memoryUsage.rss();
const { snapshot } = await importReport(
  { db, clock: () => new Date(), newId: randomUUID },
  {
    source: fileSource(file),
    marketplace: "US",
    trackingId: "hearth-20",
    period: "2026-10",
    fileName: "long.csv",
    dryRun: false,
    actor: "command line",
  },
);
// The kernel keeps count of the most there ever was, in kilobytes.
const growth = process.resourceUsage().maxRSS * 1024 - before;
await db.destroy();
process.stdout.write(JSON.stringify({ growth, lineCount: snapshot.lineCount }));
