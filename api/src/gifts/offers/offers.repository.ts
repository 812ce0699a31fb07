import { setImmediate } from "node:timers/promises";
import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import { isPostgres } from "../../db/dialect.ts";
import type { OfferImportsTable, OfferMatchesTable, OfferShopsTable, OffersTable } from "./offers.table.ts";

/** An import that hasn't gone on for so long has died, milliseconds. */
const PATIENCE = 10 * 60 * 1000;
/** Few enough that nobody waits long: SQLite deletes within the process that asks. */
const ROWS_AT_ONCE = 200;
/** Of one import. Its offers' ids are its generation's number times this, and on from there. */
const MOST_OFFERS = 100_000_000;

export async function listShops(db: Database): Promise<readonly OfferShopsTable[]> {
  return db.selectFrom("offer_shops").selectAll().orderBy("country").orderBy("name").execute();
}

export async function findShop(db: Database, name: string): Promise<OfferShopsTable | null> {
  const row = await db.selectFrom("offer_shops").selectAll().where("name", "=", name).executeTakeFirst();
  return row ?? null;
}

/** The imports that are shown or wait to be confirmed, by their generation. */
export async function listImports(db: Database): Promise<ReadonlyMap<number, OfferImportsTable>> {
  const rows = await db
    .selectFrom("offer_imports")
    .selectAll()
    .where("state", "in", ["live", "held"])
    .execute();
  return new Map(rows.map((row) => [row.generation, row]));
}

/** The ids of a generation's offers: from the first up to, but not at, the second. */
export function idsOf(generation: number): readonly [number, number] {
  return [generation * MOST_OFFERS, (generation + 1) * MOST_OFFERS];
}

/** Begins an import of a shop's feed. @returns its generation, higher than any before */
export async function beginImport(
  db: Database,
  { shopId, fileName, at }: { readonly shopId: string; readonly fileName: string; readonly at: Date },
): Promise<number> {
  // In one statement: two imports that begin at once have different numbers, or one of them fails.
  const { rows } = await sql<{ generation: number }>`
    insert into offer_imports (generation, shop_id, state, file_name, touched_at)
    select coalesce(max(generation), 0) + 1, ${shopId}, 'staging', ${fileName}, ${at.toISOString()}
    from offer_imports returning generation
  `.execute(db);
  return rows[0]?.generation ?? 0;
}

/** Goes on with an import. @returns false when it was given up as dead and must not go on */
export async function touchImport(trx: Transaction<Tables>, generation: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("offer_imports")
    .set({ touched_at: at.toISOString() })
    .where("generation", "=", generation)
    .where("state", "=", "staging")
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** A column of `offers` with its type in PostgreSQL. */
const OFFER_COLUMNS = {
  id: "bigint",
  generation: "bigint",
  product_key: "text",
  product_id: "text",
  title: "text",
  description: "text",
  price_minor: "bigint",
  availability: "text",
  link: "text",
  image_url: "text",
  brand: "text",
  category: "text",
  words: "text",
  first_seen: "text",
  expires_at: "text",
} as const satisfies Record<keyof OffersTable, string>;
const OFFER_NAMES = sql.join(Object.keys(OFFER_COLUMNS).map((name) => sql.ref(name)));

/**
 * Writes offers; of several with one key the first stays. All go as one text: to build a statement of so many values
 * takes longer than to run it.
 * @returns how many are new
 */
export async function insertOffers(
  trx: Transaction<Tables>,
  offers: readonly OffersTable[],
): Promise<number> {
  const rows = JSON.stringify(offers);
  const { numAffectedRows = 0n } = await sql`
    insert into offers (${OFFER_NAMES}) ${fromJson(trx, rows)} on conflict (generation, product_key) do nothing
  `.execute(trx);
  return Number(numAffectedRows);
}

function fromJson(trx: Transaction<Tables>, rows: string): RawBuilder<unknown> {
  const columns = Object.entries(OFFER_COLUMNS);
  if (isPostgres(trx)) {
    const typed = sql.join(columns.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
    return sql`select ${OFFER_NAMES} from json_to_recordset(${rows}::json) as given (${typed})`;
  }
  const values = sql.join(columns.map(([name]) => sql`value->>${sql.lit(name)}`));
  return sql`select ${values} from json_each(${rows}) where true`;
}

/** When a shop first had products that it has now, by their keys. */
export async function firstSeen(
  db: Database,
  generation: number | null,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (generation === null) return new Map();
  const rows = await db
    .selectFrom("offers")
    .select(["product_key", "first_seen"])
    .where("generation", "=", generation)
    .where("product_key", "in", keys)
    .execute();
  return new Map(rows.map((row) => [row.product_key, row.first_seen]));
}

/** What a search tells of an offer. */
export type FoundRow = Pick<OffersTable, "id" | "title" | "brand" | "price_minor">;

/**
 * Offers of a generation whose titles have all these stems, by the database's full-text search.
 * @param stems letters and digits only
 */
export async function searchOffers(
  db: Database,
  generation: number,
  stems: readonly string[],
  most: number,
): Promise<readonly FoundRow[]> {
  const [from, to] = idsOf(generation);
  if (isPostgres(db)) {
    // The words first: what they leave is little, however the planner reckons. The generation is no word of the index:
    // one that all rows have costs more than the rows of other shops do.
    const { rows } = await sql<FoundRow>`
      with found as materialized (
        select id, title, brand, price_minor from offers
        where to_tsvector('simple', words) @@ to_tsquery('simple', ${stems.map((one) => `'${one}'`).join(" & ")})
        limit ${sql.lit(10 * most)}
      ) select * from found where id >= ${from} and id < ${to} limit ${sql.lit(most)}
    `.execute(db);
    return rows;
  }
  const { rows } = await sql<FoundRow>`
    select offers.id, title, brand, price_minor from offer_words join offers on offers.id = offer_words.rowid
    where offer_words match ${stems.map((one) => `"${one}"`).join(" ")}
      and offer_words.rowid >= ${from} and offer_words.rowid < ${to}
    limit ${sql.lit(most)}
  `.execute(db);
  return rows;
}

const MATCHES_OF_AN_INSERT = 500;

export async function insertMatches(db: Database, matches: readonly OfferMatchesTable[]): Promise<void> {
  for (let start = 0; start < matches.length; start += MATCHES_OF_AN_INSERT) {
    const some = matches.slice(start, start + MATCHES_OF_AN_INSERT);
    await db.insertInto("offer_matches").values(some).execute();
  }
}

/** What an answer shows of an offer, with its shop. */
export type MatchedRow = Pick<OfferMatchesTable, "idea_id" | "score" | "generation"> &
  Pick<OffersTable, "id" | "title" | "price_minor" | "image_url" | "expires_at" | "availability">;

/** What ideas are matched with, in these generations. */
export async function findMatches(
  db: Database,
  ideaIds: readonly string[],
  generations: readonly number[],
): Promise<readonly MatchedRow[]> {
  if (ideaIds.length === 0 || generations.length === 0) return [];
  return db
    .selectFrom("offer_matches as matches")
    .innerJoin("offers", "offers.id", "matches.offer_id")
    .select(["matches.idea_id", "matches.score", "matches.generation"])
    .select(["offers.id", "offers.title", "offers.price_minor", "offers.image_url", "offers.expires_at"])
    .select("offers.availability")
    .where("matches.idea_id", "in", ideaIds)
    .where("matches.generation", "in", generations)
    .execute();
}

/** Of the offer's own page, where it is shown. */
export async function findOffer(db: Database, id: number) {
  const row = await db
    .selectFrom("offers")
    .innerJoin("offer_shops as shops", "shops.generation", "offers.generation")
    .select(["offers.link", "offers.product_id", "offers.price_minor"])
    .select(["shops.sub_id", "shops.currency", "shops.country"])
    .where("offers.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Leaves an import, or what was shown, to {@link cleanUpOffers}. */
export async function discardImports(db: Database, generations: readonly number[]): Promise<void> {
  if (generations.length === 0) return;
  await db
    .updateTable("offer_imports")
    .set({ state: "discarded" })
    .where("generation", "in", generations)
    .execute();
}

/**
 * Deletes what isn't shown: replaced offers, and those of imports that failed or died. A few rows at a time, so that
 * others get their turn.
 */
export async function cleanUpOffers(db: Database, at: Date): Promise<void> {
  const dead = new Date(at.getTime() - PATIENCE).toISOString();
  // Marked first: who wakes up after all finds that it must not go on.
  await db
    .updateTable("offer_imports")
    .set({ state: "discarded" })
    .where("state", "=", "staging")
    .where("touched_at", "<", dead)
    .execute();
  const left = await db
    .selectFrom("offer_imports")
    .select("generation")
    .where("state", "=", "discarded")
    .execute();
  for (const { generation } of left) {
    await db.deleteFrom("offer_matches").where("generation", "=", generation).execute();
    const [from, to] = idsOf(generation);
    const some = () =>
      db
        .deleteFrom("offers")
        .where("id", "in", (query) =>
          query
            .selectFrom("offers")
            .select("id")
            .where("id", ">=", from)
            .where("id", "<", to)
            .limit(ROWS_AT_ONCE),
        )
        .executeTakeFirst();
    while ((await some()).numDeletedRows > 0) await setImmediate();
    await db.deleteFrom("offer_imports").where("generation", "=", generation).execute();
  }
}
