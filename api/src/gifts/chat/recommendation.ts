import { type FoundSuggestion, type Marketplace, readShopPrice, shopLink } from "@gifthearth/core";
import type { ChatRecommendation } from "@gifthearth/core/contract";
import { withDrawing } from "../drawings/drawing-of.ts";

/** Names our site in shop links. */
const UTM_SOURCE = "gifthearth";

/**
 * A suggestion as a conversation gives it.
 * @param marketplace of the visitor's country
 */
export function toChatRecommendation(
  suggestion: FoundSuggestion,
  sessionId: string,
  marketplace: Marketplace | undefined,
): ChatRecommendation {
  const { id, title, description, priceRange, category, charityImpact } = suggestion;
  const price = readShopPrice(priceRange);
  const link = marketplace?.directLinks ? shopLink(suggestion, marketplace, UTM_SOURCE) : "";
  return {
    ...withDrawing(suggestion),
    sessionId,
    affiliateProduct: {
      id,
      name: title,
      description,
      price: price && (price.low + price.high) / 2,
      priceRange,
      category,
      affiliateUrl: link || null,
      charityImpact,
    },
  };
}
