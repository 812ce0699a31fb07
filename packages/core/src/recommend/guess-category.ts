import type { GiftCategory } from "../gift/vocabulary.ts";
import { stems } from "../understand/words.ts";

/** The categories that are guessed, and what their descriptions speak of. */
const TELLING_WORDS = {
  books: "book novel memoir cookbook reading author poetry biography literature paperback hardcover",
  tech:
    "tech technology gadget electronic smart wireless bluetooth usb headphones earbuds speaker charger " +
    "camera laptop phone tablet app keyboard",
  fashion:
    "fashion wear wearable scarf jewelry jewellery necklace bracelet earrings handbag wallet shirt sweater " +
    "dress shoes hat gloves leather clothing outfit",
  home: "home house decor lamp candle blanket cushion pillow vase rug furniture shelf bedroom houseplant wall frame",
  kitchen:
    "kitchen cooking chef recipe pan knife coffee tea espresso mug spice pot utensil grill oven skillet",
  outdoor: "outdoor hiking camping garden trail tent backpack picnic fishing hammock climbing compass",
  experience:
    "experience class workshop ticket concert tour lesson voucher adventure tasting getaway museum theatre",
} satisfies Partial<Record<GiftCategory, string>>;

const STEMS_OF = Object.entries(TELLING_WORDS).map(([category, words]) => ({
  category,
  words: stems(words),
}));

/**
 * The category that a description speaks of, else "misc": the one most
 * of whose telling words it has, each counted once; of equals the first of the list.
 */
export function guessCategory(description: string): string {
  const said = new Set(stems(description));
  let guess = { category: "misc", count: 0 };
  for (const { category, words } of STEMS_OF) {
    const count = words.filter((word) => said.has(word)).length;
    if (count > guess.count) guess = { category, count };
  }
  return guess.category;
}
