import {
  type CountryCode,
  type GiftSuggestion,
  type Language,
  parsePriceRange,
  shopPrice,
  shopPriceText,
} from "@gifthearth/core";

/** A suggestion as a source gives it, whose price is in dollars, with the price in the money of a marketplace. */
export function inShopMoney<Suggestion extends Pick<GiftSuggestion, "priceRange" | "price">>(
  suggestion: Suggestion,
  country: CountryCode,
  language?: Language,
): Suggestion {
  const range = parsePriceRange(suggestion.priceRange);
  if (!range) return suggestion;
  const price = shopPrice(range, country);
  return { ...suggestion, price, priceRange: shopPriceText(price, country, language) };
}
