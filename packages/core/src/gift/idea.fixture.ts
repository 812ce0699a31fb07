import type { GiftIdea } from "./idea.ts";

/** An idea for an adult's birthday, $30-$60, that suits anybody unless told otherwise. */
export function giftIdea(title: string, changes: Partial<GiftIdea> = {}): GiftIdea {
  return {
    id: title.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    title,
    description: `${title} is something that somebody would be glad to have, and for a long time.`,
    category: "home",
    searchText: title.toLowerCase(),
    price: [30, 60],
    interests: ["Reading"],
    occasions: ["Birthday"],
    tags: [],
    contains: [],
    needs: [],
    closeness: [1, 5],
    tones: [],
    delight: 2,
    replaces: [],
    about: [],
    suits: {},
    spoils: [],
    motif: "table-lamp",
    lookFor: "Look for one that is made of a single piece.",
    point: "it lasts for many years",
    ...changes,
  };
}
