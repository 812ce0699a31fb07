import { asEstimate, readShopPrice } from "@gifthearth/core";

/** What is compared of an idea. */
interface Comparable {
  /** As it is shown: "$40-$80". */
  readonly priceRange: string;
  readonly category: string;
}

/**
 * What sets each of several ideas apart from the others, in words: where its price stands, and being the only one of
 * its kind. Empty for one that nothing sets apart.
 */
export function differencesOf(ideas: readonly Comparable[]): readonly string[] {
  const prices = ideas.map(({ priceRange }) => middleOf(priceRange));
  const known = prices.filter((price) => price !== null);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  return ideas.map(({ category }, index) => {
    const price = prices[index] ?? null;
    const isAlone = ideas.length > 2 && ideas.filter((other) => other.category === category).length === 1;
    return [
      price === null || lowest === highest ? "" : placeOf(price, lowest, highest),
      isAlone ? "the only one of its kind" : "",
    ]
      .filter(Boolean)
      .join("; ");
  });
}

function placeOf(price: number, lowest: number, highest: number): string {
  if (price === lowest) return "costs the least";
  const times = price / lowest;
  const more =
    times >= 1.75 ? `about ${inWords(Math.round(times))} the cheapest` : "a little more than the cheapest";
  return price === highest ? `costs the most, ${more}` : more;
}

function inWords(times: number): string {
  return times === 2 ? "twice" : `${times} times`;
}

/** Halfway through a price range, in one money for all; null where there is none. */
function middleOf(priceRange: string): number | null {
  const price = readShopPrice(priceRange);
  return price && asEstimate((price.low + price.high) / 2, price.currency);
}
