import { type RawBuilder, sql } from "kysely";
import { type IRateLimiterOptions, RateLimiterPostgres } from "rate-limiter-flexible";
import type { Database } from "../../db/database.ts";

/** What the library asks of a PostgreSQL client. */
interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Counts in the table `rate_limits`, on both databases: SQLite understands the statements that the library writes for
 * PostgreSQL. They go through Kysely, where they wait for their turn; the library's own SQLite store would write in
 * the midst of somebody else's transaction.
 */
export function databaseLimiters(db: Database) {
  const storeClient = {
    async query({ text, values }: Query) {
      const { rows } = await toSql(text, values).execute(db);
      return { rows, rowCount: rows.length };
    },
  };
  let isFirst = true;
  return (settings: IRateLimiterOptions) => {
    // One of them clears the whole table of what has expired.
    const clearExpiredByTimeout = isFirst;
    isFirst = false;
    return new RateLimiterPostgres({
      ...settings,
      storeClient,
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout,
      // Who is refused costs the database no more.
      inMemoryBlockOnConsumed: settings.points + 1,
    });
  };
}

/** A statement with `$1`, `$2` and so on as one that Kysely gives the database's own parameters. */
function toSql(text: string, values: readonly unknown[]): RawBuilder<unknown> {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.val(values[Number(part) - 1]))),
    sql``,
  );
}
