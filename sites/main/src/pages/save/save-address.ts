import {
  cleanTitle,
  formatPriceRange,
  type GiftSuggestion,
  isUsableTitle,
  plainText,
  readShopPrice,
  signOf,
} from "@gifthearth/core";

/** What can be told of an idea in an address. */
export type NamedIdea = Pick<
  GiftSuggestion,
  | "id"
  | "title"
  | "description"
  | "priceRange"
  | "category"
  | "imageUrl"
  | "drawing"
  | "searchText"
  | "affiliateUrl"
>;

/**
 * An address by which a widget on somebody else's page has an idea saved here: `/save?idea=bread-pan` for one
 * of the catalogue; with `title`, `price` and `search` besides, for one that only the AI knows. Anybody can
 * write such an address, so texts are plain and short, it holds no link, and nothing is saved before the
 * visitor says so.
 */
export function parseSaveAddress(parameters: URLSearchParams): {
  readonly id: string | null;
  readonly named: NamedIdea | null;
} {
  const text = (name: string, length: number) => plainText(parameters.get(name) ?? "", length);
  const id = text("idea", 100);
  const title = cleanTitle(text("title", 120));
  const price = readShopPrice(text("price", 40));
  const named: NamedIdea = {
    id: id || "shared-idea",
    title,
    description: "",
    priceRange: price ? formatPriceRange([price.low, price.high], signOf(price.currency)) : "",
    category: "",
    imageUrl: null,
    searchText: text("search", 120) || null,
    affiliateUrl: null,
  };
  return { id: id || null, named: isUsableTitle(title) ? named : null };
}
