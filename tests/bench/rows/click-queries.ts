import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monthOf } from "@gifthearth/core/ledger";
import { sql } from "kysely";
import { pino } from "pino";
import type { Database } from "../../../api/src/db/database.ts";
import { migrate } from "../../../api/src/db/migrate.ts";
import { openDatabase } from "../../../api/src/db/open-database.ts";
import { summarizeContributions } from "../../../api/src/money/contributions/contributions.service.ts";
import { readImpactFigures } from "../../../api/src/money/stats/stats.service.ts";
import { CLICKER, fillClicks, fillConversions, fillDonations } from "../../support/click-history.ts";
import { POSTGRES_TEMPLATE, startPostgres } from "../../support/postgres.ts";
import { median } from "../../support/statistics.ts";
import type { BenchRow, Figure } from "../row.ts";

const FEW = 10_000;
const MANY = 1_000_000;
/** Of the user who asks, in either database. */
const OWN = 200;
const MONTHS = 24;
/** Of these, those whose reports have the conversions. */
const CLOSED_MONTHS = 4;

const RUNS = 9;
const WARM_UP = 50;
const ROUNDS = 200;
const LIMIT = 1.5;

const SILENT = pino({ level: "silent" });
const NOW = new Date("2026-11-21T12:00:00.000Z");

const QUERIES: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
  "impact figures": (db) => readImpactFigures(db, NOW, 0.5, SILENT),
  [`contributions of a user with ${OWN} clicks`]: (db) => summarizeContributions(db, CLICKER, 0.5),
};

/** What the public figures and a user's contributions cost, at a million clicks against ten thousand. */
export const clickQueries: BenchRow = {
  name: "Stats and contribution queries",
  async measure() {
    const folder = await mkdtemp(join(tmpdir(), "gifthearth-clicks-"));
    const postgres = await startPostgres();
    const owner = openDatabase(`${postgres.url}/postgres`, SILENT);
    try {
      await sql`create database many template ${sql.id(POSTGRES_TEMPLATE)}`.execute(owner);
      return [
        ...(await compare("SQLite", `file:${folder}/few.db`, `file:${folder}/many.db`)),
        ...(await compare("PostgreSQL", `${postgres.url}/${POSTGRES_TEMPLATE}`, `${postgres.url}/many`)),
      ];
    } finally {
      await owner.destroy();
      await postgres.stop();
      await rm(folder, { recursive: true });
    }
  },
};

/** @param urls of two empty databases */
async function compare(name: string, ...urls: readonly [few: string, many: string]): Promise<Figure[]> {
  const few = await fill(urls[0], FEW);
  const many = await fill(urls[1], MANY);
  try {
    const figures: Figure[] = [];
    for (const [what, query] of Object.entries(QUERIES)) {
      await timeOf(query, few, WARM_UP);
      await timeOf(query, many, WARM_UP);
      const runs: { few: number; many: number }[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push({ few: await timeOf(query, few, ROUNDS), many: await timeOf(query, many, ROUNDS) });
      }
      const label = `${what}, ${name}`;
      figures.push(
        { what: `${label}, ${FEW} clicks`, unit: "ms", runs: runs.map((run) => run.few), limit: null },
        { what: `${label}, ${MANY} clicks`, unit: "ms", runs: runs.map((run) => run.many), limit: null },
        { what: `${label}, ratio`, unit: "x", runs: runs.map((run) => run.many / run.few), limit: LIMIT },
      );
    }
    return figures;
  } finally {
    await few.destroy();
    await many.destroy();
  }
}

async function fill(url: string, clicks: number): Promise<Database> {
  const db = openDatabase(url, SILENT);
  await migrate(db);
  await fillDonations(db, monthOf(NOW), MONTHS);
  await fillClicks(db, { clicks, own: OWN });
  await fillConversions(db, monthOf(NOW), CLOSED_MONTHS);
  // What PostgreSQL does by itself, sooner or later; nobody does it for SQLite.
  if (!url.startsWith("file:")) await sql`vacuum analyze`.execute(db);
  return db;
}

/** The median of so many, milliseconds. */
async function timeOf(query: (db: Database) => Promise<unknown>, db: Database, rounds: number) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await query(db);
    times.push(performance.now() - started);
  }
  return median(times);
}
