import { setImmediate } from "node:timers/promises";
import { fromMinorUnits } from "@gifthearth/core";
import type { Database } from "../../../db/database.ts";
import { searchOffers } from "../offers.repository.ts";
import type { OfferMatchesTable } from "../offers.table.ts";
import { LEAST_SCORE, scoreOffer, type Wanted } from "./match-offer.ts";

/** So many offers that have an idea's words are looked at. */
const MOST_LOOKED_AT = 300;
/** So many of a shop are kept for an idea. */
const MOST_OF_AN_IDEA = 6;

/** Where offers are searched in. */
interface Searched {
  readonly generation: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** The offers of a generation that are what an idea means, the surest and then the cheapest first. */
async function searchFor(
  db: Database,
  wanted: Wanted,
  { generation, currency }: Searched,
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

/**
 * Which offers of a generation are what which idea of the catalogue means.
 * @param wanted what is looked for: `wantedIdeas` of the shop
 */
export async function matchGeneration(
  db: Database,
  searched: Searched,
  wanted: readonly Wanted[],
): Promise<readonly OfferMatchesTable[]> {
  const { generation } = searched;
  const matches: OfferMatchesTable[] = [];
  for (const one of wanted) {
    const found = await searchFor(db, one, searched);
    matches.push(...found.map(({ id, score }) => ({ idea_id: one.ideaId, offer_id: id, generation, score })));
    // Whoever else waits comes first: SQLite leaves no pause of its own.
    await setImmediate();
  }
  return matches;
}
