import { CATEGORIES, type GiftCategory } from "./vocabulary.ts";

/** Longest title shown as it is. */
const MAX_TITLE = 50;

/**
 * Words for a pack of unnamed things: those of its amount, its mixture or its purpose. "Craft Kit", "Battery Pack"
 * and "Backpack" name a product, so they stay.
 */
const PACK = new RegExp(
  [
    "(?:gift|value|variety|combo|care|sampler)[- ](?:packs?|packages?|sets?|bundles?|box(?:es)?|baskets?|hampers?)",
    "(?:assorted|bonus|bulk|celebration|deluxe|discovery|economy|essentials?|family|favou?rites?|goodie|holiday|jumbo|mega|mixed|mystery|pamper(?:ing)?|party|sample|saver|snack|starter|super|surprise|survival|treat|trial|ultimate|welcome)[- ]packs?",
    "(?:goodie|mystery|pamper(?:ing)?|snack|surprise|treat)[- ](?:bags?|box(?:es)?|baskets?|hampers?|sets?)",
    "multi[- ]?packs?",
    "bundles?",
    "assortments?",
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join("|"),
  "i",
);

/** Where a long title's own product name ends: "Bamboo Book Stand | for the bath". */
const NAME_ENDS = /\s+(?:with|for|featuring|including|plus)\s|\s[-–—|]\s|\s*[:,;(]/i;

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
 * name.
 */
export function productTitle(title: string, category: string): string {
  const name = title.length > MAX_TITLE ? (title.split(NAME_ENDS)[0] ?? "").trim() : title;
  const isName = name.length <= MAX_TITLE && name.split(" ").length >= (name === title ? 1 : 2);
  if (isName && !PACK.test(title)) return name;
  return CATEGORY_PRODUCTS[CATEGORIES.find((known) => known === category.toLowerCase()) ?? "misc"];
}
