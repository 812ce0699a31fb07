import { setImmediate } from "node:timers/promises";
import { type CountryCode, isCountryCode, type Language, MARKETPLACES, plainText } from "@gifthearth/core";
import type { Database } from "../../db/database.ts";
import { FORMS, NETWORKS, type Network } from "./feed/columns.ts";
import { FeedError, quoted } from "./feed/feed-error.ts";
import type { Product } from "./feed/product.ts";
import { type FeedFigures, readFeed } from "./feed/read-feed.ts";
import { matchGeneration } from "./match/match-generation.ts";
import { shopLanguage, wantedIdeas } from "./match/wanted-ideas.ts";
import { stemsOf } from "./match/words.ts";
import {
  beginImport,
  cleanUpOffers,
  discardImports,
  findShop,
  firstSeen,
  idsOf,
  insertMatches,
  insertOffers,
  touchImport,
} from "./offers.repository.ts";
import type { OfferShopsTable, OffersTable } from "./offers.table.ts";

/** What a shop's programme allows, as its operator wrote down; what isn't told stays as it is, and is no at first. */
interface ShopPolicy {
  /** Whether purchases are paid for. */
  readonly paidLink?: boolean | undefined;
  /** Whether it may be said beside its links what we give. */
  readonly charityClaim?: boolean | undefined;
  readonly thirdPartySites?: boolean | undefined;
  readonly mail?: boolean | undefined;
  readonly aiText?: boolean | undefined;
  /** Where the approval is written down. */
  readonly approval?: string | undefined;
}

/** What an import is asked for with, as it was typed. */
export interface FeedRequest {
  /** The file's path. */
  readonly path: string;
  readonly fileName: string;
  readonly shop: string;
  readonly network: string;
  readonly country: string;
  /** Takes the feed though it has less than half of what the one before had. */
  readonly confirm?: boolean | undefined;
  /** The parameter of its links for our click's id; the network's own unless told. */
  readonly subId?: string | undefined;
  /** Three unless told. */
  readonly freshDays?: number | undefined;
  readonly policy?: ShopPolicy | undefined;
}

/** How an import went. */
export interface FeedSummary extends FeedFigures {
  readonly shop: string;
  /** `held`: it has less than half of what is shown, and waits to be confirmed. */
  readonly state: "live" | "held";
  readonly offerCount: number;
  /** Offers that were shown before. */
  readonly before: number;
  /** Pairs of an idea and an offer that is what it means. */
  readonly matchCount: number;
}

/** {@link importFeed}, wherever it is done. @throws {FeedError} */
export type ImportFeed = (request: FeedRequest) => Promise<FeedSummary>;

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
}

const FRESH_DAYS = 3;
/** A feed with less than this part of the offers before is held. */
const LEAST_PART = 0.5;
const AGAIN =
  "Somebody else imported a feed of this shop meanwhile. Please look at what is there, and import again.";

/**
 * Imports a shop's feed: its products take the place of those before, at once and as a whole, with the ideas that they
 * match. When anything is wrong nothing changes. They are written a batch at a time under a number of their own, which
 * nothing shows until the last transaction, so that others get their turn and memory doesn't grow with the feed.
 * @throws {FeedError} for a request or a feed that can't be relied on
 */
export async function importFeed(dependencies: Dependencies, request: FeedRequest): Promise<FeedSummary> {
  const { db, clock, newId } = dependencies;
  const wanted = readRequest(request);
  await cleanUpOffers(db, clock());
  const present = await findShop(db, wanted.name);
  if (present && present.country !== wanted.country) {
    throw new FeedError(
      `${quoted(wanted.name)} is a shop of ${present.country}. Please name another shop for ${wanted.country}, such as ${quoted(`${wanted.name} ${wanted.country}`)}.`,
    );
  }
  const shop = toShop(wanted, request, present ?? { id: newId(), created_at: clock().toISOString() });
  const generation = await beginImport(db, {
    shopId: shop.id,
    fileName: request.fileName.slice(-200),
    at: clock(),
  });
  try {
    const ideas = wantedIdeas(wanted.language, wanted.country);
    const words = wordSieve(ideas.flatMap(({ needed }) => needed));
    const { offerCount, figures } = await writeOffers(dependencies, request.path, {
      shop,
      generation,
      words,
    });
    // What no title has a word of needn't be searched for.
    const likely = ideas.filter(({ needed }) => needed.every(words.has));
    const matches = await matchGeneration(db, { generation, currency: wanted.currency }, likely);
    await insertMatches(db, matches);
    const before = present?.offer_count ?? 0;
    const state = offerCount < before * LEAST_PART && !request.confirm ? "held" : "live";
    const leftOut = JSON.stringify(figures.leftOut);
    const counts = {
      product_count: figures.productCount,
      offer_count: offerCount,
      left_out: leftOut,
      unknown_columns: JSON.stringify(figures.unknownColumns.slice(0, 100)),
    };
    await db.transaction().execute(async (trx) => {
      if (!(await touchImport(trx, generation, clock()))) throw new FeedError(AGAIN);
      const now = await findShop(trx, shop.name);
      if ((now?.generation ?? null) !== (present?.generation ?? null)) throw new FeedError(AGAIN);
      await trx
        .updateTable("offer_imports")
        .set({ ...counts, state })
        .where("generation", "=", generation)
        .execute();
      const replaced = trx
        .updateTable("offer_imports")
        .set({ state: "discarded" })
        .where("shop_id", "=", shop.id)
        .where("generation", "<", generation)
        .where("state", "in", state === "live" ? ["live", "held"] : ["held"]);
      await replaced.execute();
      if (state === "held") return;
      const row = { ...shop, generation, offer_count: offerCount, seen_at: clock().toISOString() };
      const { id: _, ...changes } = row;
      await trx
        .insertInto("offer_shops")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doUpdateSet(changes))
        .execute();
    });
    return { ...figures, shop: shop.name, state, offerCount, before, matchCount: matches.length };
  } catch (error) {
    await discardImports(db, [generation]);
    throw error;
  } finally {
    await cleanUpOffers(db, clock());
  }
}

/**
 * Shows a feed that was held.
 * @throws {FeedError} where none is
 */
export async function confirmHeldFeed({ db }: Pick<Dependencies, "db">, name: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const shop = await findShop(trx, name);
    if (!shop) throw new FeedError(`There is no shop ${quoted(name)}.`);
    const held = await trx
      .selectFrom("offer_imports")
      .selectAll()
      .where("shop_id", "=", shop.id)
      .where("state", "=", "held")
      .executeTakeFirst();
    if (!held) throw new FeedError(`No feed of ${quoted(name)} waits to be confirmed.`);
    await trx
      .updateTable("offer_imports")
      .set({ state: "live" })
      .where("generation", "=", held.generation)
      .execute();
    if (shop.generation !== null) await discardImports(trx, [shop.generation]);
    await trx
      .updateTable("offer_shops")
      .set({ generation: held.generation, offer_count: held.offer_count, seen_at: held.touched_at })
      .where("id", "=", shop.id)
      .execute();
    return held.offer_count;
  });
}

/** Takes a shop away with all its offers. @throws {FeedError} where there is none of that name */
export async function removeShop(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  name: string,
): Promise<number> {
  const shop = await findShop(db, name);
  if (!shop) throw new FeedError(`There is no shop ${quoted(name)}.`);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("offer_shops").where("id", "=", shop.id).execute();
    await trx
      .updateTable("offer_imports")
      .set({ state: "discarded" })
      .where("shop_id", "=", shop.id)
      .execute();
  });
  await cleanUpOffers(db, clock());
  return shop.offer_count;
}

/** Finds anew which offers are what ideas mean, after the catalogue has changed. @returns pairs found, by shop */
export async function matchShops({ db }: Pick<Dependencies, "db">): Promise<ReadonlyMap<string, number>> {
  const shops = await db.selectFrom("offer_shops").selectAll().where("generation", "is not", null).execute();
  const counts = new Map<string, number>();
  for (const { name, generation, country, currency, language } of shops) {
    if (generation === null || !isCountryCode(country)) continue;
    const ideas = wantedIdeas(language as Language, country);
    const matches = await matchGeneration(db, { generation, currency }, ideas);
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom("offer_matches").where("generation", "=", generation).execute();
      await insertMatches(trx, matches);
    });
    counts.set(name, matches.length);
  }
  return counts;
}

interface WantedShop {
  readonly name: string;
  readonly network: Network;
  readonly country: CountryCode;
  readonly currency: string;
  readonly language: Language;
}

function readRequest({ shop, network, country, subId, freshDays }: FeedRequest): WantedShop {
  const name = plainText(shop, 80);
  if (!/\p{L}/u.test(name) || name !== shop.trim()) {
    throw new FeedError("Please give the shop's name as visitors are to read it, in 80 characters or fewer.");
  }
  const code = country.toUpperCase();
  if (!isCountryCode(code)) {
    throw new FeedError(
      `We have no marketplace in ${quoted(country)}. Please name one of ${MARKETPLACES.codes.join(", ")}.`,
    );
  }
  const known = NETWORKS.find((one) => one === network.toLowerCase());
  if (!known)
    throw new FeedError(
      `${quoted(network)} is no network of ours. Please name one of ${NETWORKS.join(", ")}.`,
    );
  if (subId !== undefined && !/^[\w-]{0,40}$/.test(subId)) {
    throw new FeedError("Please give the sub-id's parameter as the network calls it, such as clickref.");
  }
  if (freshDays !== undefined && !(Number.isInteger(freshDays) && freshDays >= 1 && freshDays <= 60)) {
    throw new FeedError("Please give the days for which offers are fresh as a number from 1 to 60.");
  }
  const { currency } = MARKETPLACES.rowOf(code);
  return { name, network: known, country: code, currency, language: shopLanguage(code) };
}

type PresentShop = Pick<OfferShopsTable, "id" | "created_at"> & Partial<OfferShopsTable>;

function toShop(wanted: WantedShop, { subId, freshDays, policy = {} }: FeedRequest, present: PresentShop) {
  const flag = (told: boolean | undefined, before: number | undefined, first = 0) =>
    told === undefined ? (before ?? first) : Number(told);
  return {
    ...wanted,
    id: present.id,
    created_at: present.created_at,
    sub_id: subId ?? present.sub_id ?? FORMS[wanted.network].subId,
    fresh_days: freshDays ?? present.fresh_days ?? FRESH_DAYS,
    paid_link: flag(policy.paidLink, present.paid_link, 1),
    charity_claim: flag(policy.charityClaim, present.charity_claim),
    third_party_sites: flag(policy.thirdPartySites, present.third_party_sites),
    mail: flag(policy.mail, present.mail),
    ai_text: flag(policy.aiText, present.ai_text),
    approval: plainText(policy.approval ?? present.approval ?? "", 300),
    generation: present.generation ?? null,
  };
}

interface WordSieve {
  /** Remembers those that are looked for. */
  take(words: Iterable<string>): void;
  /** Whether it has come by. */
  has(word: string): boolean;
}

/** However many words titles have, it holds no more than are looked for. */
function wordSieve(lookedFor: Iterable<string>): WordSieve {
  const wanted = new Set(lookedFor);
  const found = new Set<string>();
  return {
    take(words) {
      for (const word of words) if (wanted.has(word)) found.add(word);
    },
    has: (word) => found.has(word),
  };
}

interface Staged {
  readonly shop: ReturnType<typeof toShop>;
  readonly generation: number;
  readonly words: WordSieve;
}

/** Writes a feed's products under a generation that nothing shows yet. */
async function writeOffers(
  { db, clock }: Dependencies,
  path: string,
  { shop, generation, words }: Staged,
): Promise<{ readonly offerCount: number; readonly figures: FeedFigures }> {
  const { network, currency, language } = shop;
  const now = clock();
  let [nextId] = idsOf(generation);
  let offerCount = 0;
  let repeats = 0;
  const figures = await readFeed(path, { network, currency, now }, async (products) => {
    const seen = await firstSeen(
      db,
      shop.generation,
      products.map(({ key }) => key),
    );
    const rows = products.map((product): OffersTable => {
      const first = seen.get(product.key) ?? now.toISOString();
      const stems = stemsOf(`${product.title} ${product.brand}`, language);
      words.take(stems);
      return toRow(product, { id: nextId++, generation, first, words: [...stems].join(" ") });
    });
    // No longer than it takes to write: whoever else writes to SQLite waits for its end.
    await db.transaction().execute(async (trx) => {
      if (!(await touchImport(trx, generation, clock()))) throw new FeedError(AGAIN);
      const written = await insertOffers(trx, rows);
      offerCount += written;
      repeats += rows.length - written;
    });
    // Whoever else waits comes first: SQLite leaves no pause of its own.
    await setImmediate();
  });
  const variants = repeats > 0 ? [{ reason: "variant" as const, count: repeats, first: "" }] : [];
  return { offerCount, figures: { ...figures, leftOut: [...figures.leftOut, ...variants] } };
}

function toRow(
  product: Product,
  { id, generation, first, words }: { id: number; generation: number; first: string; words: string },
): OffersTable {
  return {
    id,
    generation,
    product_key: product.key,
    product_id: product.id,
    title: product.title,
    description: product.description,
    price_minor: product.priceMinor,
    availability: product.availability,
    link: product.link,
    image_url: product.imageUrl,
    brand: product.brand,
    category: product.category,
    words,
    first_seen: first,
    expires_at: product.expiresAt,
  };
}
