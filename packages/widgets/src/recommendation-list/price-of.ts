import { readShopPrice, type ShopPrice } from "@gifthearth/core";
import type { Recommendation } from "@gifthearth/core/recommend";

/** What an item costs, in the currency of the list: in the shop that offers it, else by our estimate; null where nobody says. */
export function priceOf({
  offer,
  priceRange,
}: Pick<Recommendation, "offer" | "priceRange">): Pick<ShopPrice, "low" | "high"> | null {
  return offer ? { low: offer.price.amount, high: offer.price.amount } : readShopPrice(priceRange);
}
