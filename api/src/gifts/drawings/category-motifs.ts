import type { GiftCategory } from "@gifthearth/core";

/** What stands for anything of a category, where nothing is known of the thing itself. */
export const CATEGORY_MOTIFS: Readonly<Record<GiftCategory, string>> = {
  books: "novel",
  tech: "headphones",
  fashion: "scarf",
  home: "table-lamp",
  kitchen: "cooking-pot",
  outdoor: "tent",
  experience: "ticket",
  craft: "yarn-ball",
  food: "picnic-basket",
  games: "chess-knight",
  music: "music-note",
  wellness: "stacked-stones",
  pets: "paw-print",
  baby: "rocking-horse",
  misc: "gift-box",
};
