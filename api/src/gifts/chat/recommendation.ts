import { type FoundSuggestion, type Marketplace, parsePriceRange, shopLink } from "@gifthearth/core";
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
  const price = parsePriceRange(priceRange);
  const link = marketplace?.directLinks ? shopLink(suggestion, marketplace, UTM_SOURCE) : "";
  return {
    ...withDrawing(suggestion),
    sessionId,
    affiliateProduct: {
      id,
      name: title,
      description,
      price: price && Number.isFinite(price[1]) ? (price[0] + price[1]) / 2 : null,
      priceRange,
      category,
      affiliateUrl: link || null,
      charityImpact,
    },
  };
}
