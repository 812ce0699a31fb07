import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { writeLongFeed } from "../../support/long-feed.ts";
import { POSTGRES_TEMPLATE, startPostgres } from "../../support/postgres.ts";
import type { BenchRow, Figure } from "../row.ts";

const PRODUCTS = 1_000_000;
const MEGABYTE = 1024 * 1024;
const PROCESS = join(import.meta.dirname, "../../support/offer-import-process.ts");

interface Measured {
  readonly seconds: number;
  /** Bytes. */
  readonly growth: number;
  /** Milliseconds. */
  readonly p95: number;
  readonly p95Importing: number;
}

/** A process of its own imports a million products, and searches for what a thousand ideas mean among them. */
export const offers: BenchRow = {
  name: "Offers: a million products",
  async measure() {
    const folder = await mkdtemp(join(tmpdir(), "gifthearth-offers-"));
    const postgres = await startPostgres();
    try {
      const file = join(folder, "long.tsv");
      await writeLongFeed(file, PRODUCTS);
      const sqlite = await run(`file:${folder}/offers.db`, file);
      const onPostgres = await run(`${postgres.url}/${POSTGRES_TEMPLATE}`, file);
      return [...figures("SQLite", sqlite), ...figures("PostgreSQL", onPostgres)];
    } finally {
      await postgres.stop();
      await rm(folder, { recursive: true });
    }
  },
};

async function run(url: string, file: string): Promise<Measured> {
  // As `npm run offers` has them: else the process takes what the machine has.
  const options = ["--max-semi-space-size=4", "--max-old-space-size=256"];
  const { stdout } = await promisify(execFile)(process.execPath, [...options, PROCESS, url, file]);
  return JSON.parse(stdout) as Measured;
}

function figures(database: string, { seconds, growth, p95, p95Importing }: Measured): readonly Figure[] {
  return [
    { what: `import on ${database}`, unit: "ms", runs: [seconds * 1000], limit: 120_000 },
    { what: `memory on ${database}`, unit: "MB", runs: [growth / MEGABYTE], limit: 300 },
    { what: `search on ${database}, p95`, unit: "ms", runs: [p95], limit: 20 },
    { what: `the same while importing on ${database}, p95`, unit: "ms", runs: [p95Importing], limit: 20 },
  ];
}
