import type { GiftCategory } from "@gifthearth/core";

/** What stands for anything of a category, where nothing is known of the thing itself. */
export const CATEGORY_MOTIFS: Readonly<Record<GiftCategory, string>> = {
  books: "novel",
  tech: "headphones",
  fashion: "running-shoe",
  home: "candle",
  kitchen: "mug",
  outdoor: "tent",
  experience: "ticket",
  craft: "yarn-ball",
  food: "teapot",
  games: "chess-knight",
  music: "guitar",
  wellness: "candle",
  pets: "dog",
  baby: "rocking-horse",
  misc: "gift-box",
};
