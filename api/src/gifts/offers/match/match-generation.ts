import { setImmediate } from "node:timers/promises";
import { type CountryCode, fromMinorUnits, type Language } from "@gifthearth/core";
import type { Database } from "../../../db/database.ts";
import { searchOffers } from "../offers.repository.ts";
import type { OfferMatchesTable } from "../offers.table.ts";
import { LEAST_SCORE, scoreOffer, type Wanted } from "./match-offer.ts";
import { wantedIdeas } from "./wanted-ideas.ts";

/** So many offers that have an idea's words are looked at. */
const MOST_LOOKED_AT = 300;
/** So many of a shop are kept for an idea. */
const MOST_OF_AN_IDEA = 6;

/** Where offers are searched in. */
export interface Searched {
  readonly generation: number;
  readonly country: CountryCode;
  /** ISO 4217. */
  readonly currency: string;
  readonly language: Language;
}

/** The offers of a generation that are what an idea means, the surest and then the cheapest first. */
export async function searchFor(
  db: Database,
  wanted: Wanted,
  { generation, currency }: Pick<Searched, "generation" | "currency">,
): Promise<readonly { readonly id: number; readonly score: number }[]> {
  const rows = await searchOffers(db, generation, wanted.needed, MOST_LOOKED_AT);
  return rows
    .map(({ id, title, brand, price_minor }) => {
      const price = fromMinorUnits(price_minor, currency);
      return { id, price, score: scoreOffer(wanted, { title, brand, price }) };
    })
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((one, other) => other.score - one.score || one.price - other.price)
    .slice(0, MOST_OF_AN_IDEA);
}

/** Which offers of a generation are what which idea of the catalogue means. */
export async function matchGeneration(db: Database, searched: Searched): Promise<readonly OfferMatchesTable[]> {
  const { generation, language, country } = searched;
  const matches: OfferMatchesTable[] = [];
  for (const wanted of wantedIdeas(language, country)) {
    const found = await searchFor(db, wanted, searched);
    matches.push(
      ...found.map(({ id, score }) => ({ idea_id: wanted.ideaId, offer_id: id, generation, score })),
    );
    // Whoever else waits comes first: SQLite leaves no pause of its own.
    await setImmediate();
  }
  return matches;
}
