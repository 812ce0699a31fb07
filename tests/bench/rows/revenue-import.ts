import { measureImport } from "../../support/measure-import.ts";
import { POSTGRES_TEMPLATE, startPostgres } from "../../support/postgres.ts";
import type { BenchRow } from "../row.ts";

const LINES = 1_000_000;
const MEGABYTE = 1024 * 1024;
const LIMIT = 300;

/** A process of its own imports a report of a million lines: by how much its resident memory grows at most. */
export const revenueImport: BenchRow = {
  name: "Import of an earnings report of a million lines",
  async measure() {
    const sqlite = await measureImport(LINES);
    const postgres = await startPostgres();
    try {
      const onPostgres = await measureImport(LINES, { postgresUrl: `${postgres.url}/${POSTGRES_TEMPLATE}` });
      return [
        { what: "memory on SQLite", unit: "MB", runs: [sqlite.growth / MEGABYTE], limit: LIMIT },
        { what: "memory on PostgreSQL", unit: "MB", runs: [onPostgres.growth / MEGABYTE], limit: LIMIT },
      ];
    } finally {
      await postgres.stop();
    }
  },
};
