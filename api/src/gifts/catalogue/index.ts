import type { GiftIdea } from "@gifthearth/core";
import { baby } from "./ideas/baby.ts";
import { books } from "./ideas/books.ts";
import { craft } from "./ideas/craft.ts";
import { experience } from "./ideas/experience.ts";
import { fashion } from "./ideas/fashion.ts";
import { food } from "./ideas/food.ts";
import { games } from "./ideas/games.ts";
import { home } from "./ideas/home.ts";
import { kitchen } from "./ideas/kitchen.ts";
import { music } from "./ideas/music.ts";
import { outdoor } from "./ideas/outdoor.ts";
import { pets } from "./ideas/pets.ts";
import { tech } from "./ideas/tech.ts";
import { wellness } from "./ideas/wellness.ts";

/** Every gift idea; `catalogue.test.ts` says what makes one valid. */
export const CATALOGUE: readonly GiftIdea[] = [
  ...baby,
  ...books,
  ...craft,
  ...experience,
  ...fashion,
  ...food,
  ...games,
  ...home,
  ...kitchen,
  ...music,
  ...outdoor,
  ...pets,
  ...tech,
  ...wellness,
];
