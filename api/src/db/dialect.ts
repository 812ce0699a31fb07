import { PostgresAdapter } from "kysely";

/** What knows its database: the database itself, or a transaction. */
interface Querying {
  getExecutor(): { readonly adapter: object };
}

/** Whether a database is PostgreSQL: for the few statements that each kind words in its own way, such as full text. */
export function isPostgres(db: Querying): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
