import type { SqliteDatabase, SqliteStatement } from "kysely";

/** Most statements that are kept; the server has about two hundred. */
const MOST = 400;

/**
 * Prepares each statement once. Kysely prepares anew for every query, and what SQLite holds for a prepared statement is
 * freed only when the garbage collector comes by, which doesn't know how large it is: a million queries took gigabytes.
 * @param database whose statements run to their end at once; none is iterated over while another query may come
 */
export function keepStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = kept.get(sql) ?? database.prepare(sql);
      // The least used come first.
      kept.delete(sql);
      kept.set(sql, statement);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
  };
}
