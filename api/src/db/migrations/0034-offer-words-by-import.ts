import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../dialect.ts";

/**
 * In PostgreSQL the number of its import is one of an offer's words, so that a search reads the offers of one shop
 * alone. SQLite's index has their ids, which say the same.
 */
export const offerWordsByImport: Migration = {
  async up(db) {
    if (!isPostgres(db)) return;
    await sql`drop index offers_words`.execute(db);
    await sql`create index offers_words on offers
      using gin (to_tsvector('simple', words || ' generation' || generation::text))
      with (gin_pending_list_limit = 128)`.execute(db);
  },
};
