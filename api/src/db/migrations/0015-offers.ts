import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../dialect.ts";

/** Shops, their products as their feeds bring them, and which idea of ours each product is. */
export const offers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("offer_shops")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull().unique())
      .addColumn("network", "text", (column) => column.notNull())
      .addColumn("country", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("sub_id", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("paid_link", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("charity_claim", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("third_party_sites", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("mail", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("ai_text", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("approval", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("fresh_days", "integer", (column) => column.notNull())
      .addColumn("generation", "bigint")
      .addColumn("offer_count", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("seen_at", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("offer_imports")
      .addColumn("generation", "bigint", (column) => column.primaryKey())
      .addColumn("shop_id", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("file_name", "text", (column) => column.notNull())
      .addColumn("touched_at", "text", (column) => column.notNull())
      .addColumn("product_count", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("offer_count", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("left_out", "text", (column) => column.notNull().defaultTo("[]"))
      .addColumn("unknown_columns", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
    await db.schema.createIndex("offer_imports_shop").on("offer_imports").column("shop_id").execute();

    await db.schema
      .createTable("offers")
      .addColumn("id", "bigint", (column) => column.primaryKey())
      .addColumn("generation", "bigint", (column) => column.notNull())
      .addColumn("product_key", "text", (column) => column.notNull())
      .addColumn("product_id", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("price_minor", "bigint", (column) => column.notNull())
      .addColumn("availability", "text", (column) => column.notNull())
      .addColumn("link", "text", (column) => column.notNull())
      .addColumn("image_url", "text")
      .addColumn("brand", "text", (column) => column.notNull())
      .addColumn("category", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("first_seen", "text", (column) => column.notNull())
      .addColumn("expires_at", "text")
      .addUniqueConstraint("offers_product", ["generation", "product_key"])
      .execute();

    await db.schema
      .createTable("offer_matches")
      .addColumn("idea_id", "text", (column) => column.notNull())
      .addColumn("offer_id", "bigint", (column) => column.notNull())
      .addColumn("generation", "bigint", (column) => column.notNull())
      .addColumn("score", "real", (column) => column.notNull())
      .addPrimaryKeyConstraint("offer_matches_key", ["idea_id", "offer_id"])
      .execute();
    await db.schema
      .createIndex("offer_matches_generation")
      .on("offer_matches")
      .column("generation")
      .execute();

    if (isPostgres(db)) {
      await sql`create index offers_words on offers using gin (to_tsvector('simple', words))`.execute(db);
      return;
    }
    // The words are in the table already; the index holds only where they stand.
    await sql`create virtual table offer_words using fts5(
      words, content='', contentless_delete=1, detail=none, tokenize="unicode61 remove_diacritics 0"
    )`.execute(db);
    await sql`create trigger offers_inserted after insert on offers begin
      insert into offer_words (rowid, words) values (new.id, new.words);
    end`.execute(db);
    await sql`create trigger offers_deleted after delete on offers begin
      delete from offer_words where rowid = old.id;
    end`.execute(db);
  },
};
