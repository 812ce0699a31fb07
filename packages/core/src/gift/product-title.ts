import { CATEGORIES, type GiftCategory } from "./vocabulary.ts";

/** Longest title shown as it is (specification, section 5, generic titles). */
const MAX_TITLE = 50;

/** Words for a pack of unnamed things. "Craft Kit" and "Backpack" name a product, so they stay. */
const PACK =
  /\b(?:gift|value|variety|combo|care|sampler)[- ](?:packs?|packages?|sets?|bundles?|boxe?s?|baskets?|hampers?)\b|\b(?:bundles?|assortments?)\b/i;

/** Where a long title's own product name ends: "Bamboo Book Stand | for the bath". */
const NAME_ENDS = /\s+(?:with|for|featuring|including|plus)\s|\s[-–—|]\s|\s*[:,;(]/;

/** What a category's gift is called when the model names no product. */
const CATEGORY_PRODUCTS: Readonly<Record<GiftCategory, string>> = {
  books: "Illustrated Hardcover Book",
  tech: "Pocket-Sized Tech Gadget",
  fashion: "Everyday Fashion Accessory",
  home: "Decorative Home Accent",
  kitchen: "Cook's Everyday Kitchen Tool",
  outdoor: "Compact Outdoor Companion",
  experience: "Bookable Day Experience",
  craft: "Beginner-Friendly Craft Kit",
  food: "Small-Batch Pantry Treat",
  games: "Game for an Evening Together",
  music: "Listener's Music Accessory",
  wellness: "Calming Wellness Treat",
  pets: "Play and Comfort Pet Toy",
  baby: "Soft Keepsake for Baby",
  misc: "Thoughtful Everyday Find",
};

/**
 * The title as a card shows it. One over 50 characters is cut to the product it begins with; where
 * that is not possible, or the title only names a pack of things, it becomes the category's product
 * name (specification, section 5).
 */
export function productTitle(title: string, category: string): string {
  const name = title.length > MAX_TITLE ? (title.split(NAME_ENDS)[0] ?? "").trim() : title;
  const isName = name.length <= MAX_TITLE && name.split(" ").length >= (name === title ? 1 : 2);
  if (isName && !PACK.test(title)) return name;
  return CATEGORY_PRODUCTS[CATEGORIES.find((known) => known === category.toLowerCase()) ?? "misc"];
}
