import { sql } from "kysely";
import type { Database, Tables } from "../../api/src/db/database.ts";

/** What a server has acknowledged, as it must stand in a table. */
interface Acknowledged {
  /** Such as "saved idea". */
  readonly what: string;
  readonly table: keyof Tables;
  readonly row: Readonly<Record<string, string | number | null>>;
  /** False for what was deleted. */
  readonly isThere: boolean;
}

/** A client's own record of what it was told is written. */
export interface WriteRecord {
  /** Call only once the whole answer is read. @returns takes it back, before it is changed */
  add(what: string, table: keyof Tables, row: Acknowledged["row"], isThere?: boolean): () => void;
  /** How many of each are in it. */
  counts(): Readonly<Record<string, number>>;
  /** Looks for all of it. @returns what is missing, or there again, in sentences */
  findLost(db: Database): Promise<readonly string[]>;
}

export function createWriteRecord(): WriteRecord {
  const record = new Set<Acknowledged>();
  return {
    add(what, table, row, isThere = true) {
      const entry = { what, table, row, isThere };
      record.add(entry);
      return () => record.delete(entry);
    },
    counts() {
      const counts: Record<string, number> = {};
      for (const { what } of record) counts[what] = (counts[what] ?? 0) + 1;
      return counts;
    },
    async findLost(db) {
      const lost: string[] = [];
      for (const { what, table, row, isThere } of record) {
        const conditions = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
        const { rows } = await sql`
          select 1 from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}
        `.execute(db);
        if (rows.length > 0 === isThere) continue;
        lost.push(`${what} ${JSON.stringify(row)} is ${isThere ? "missing" : "there again"}`);
      }
      return lost;
    },
  };
}
