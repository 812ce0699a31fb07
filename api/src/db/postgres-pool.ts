import pg from "pg";
import type { Logger } from "pino";

/**
 * Connections to PostgreSQL, each opened when it is needed.
 * @param patience how long a query waits for one, milliseconds
 * @param logger hears of those that break while nobody uses them
 */
export function openPool(url: string, patience: number, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: patience,
    types: { getTypeParser: parserOf },
  });
  // Where a query is under way, the query fails; without a listener the process would end, too.
  pool.on("connect", (client) => client.on("error", () => {}));
  // Only the message: the error itself carries the whole client, credentials and all.
  pool.on("error", ({ message }) =>
    logger.warn({ reason: message }, "A database connection broke; the next query opens one"),
  );
  return pool;
}

/** Sums and 64-bit integers come as numbers: cents stay far below 2^53. */
const parserOf: typeof pg.types.getTypeParser = (type, format) => {
  const { INT8, NUMERIC } = pg.types.builtins;
  if (type === INT8 || type === NUMERIC) return Number;
  return pg.types.getTypeParser(type, format);
};
