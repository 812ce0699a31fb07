import { seededRandom } from "@gifthearth/core/recommend";

/** Chance that can be repeated: the same seed always falls alike. */
export interface Dice {
  /** Whether something of that probability happens, 0 to 1. */
  chance(probability: number): boolean;
  /** @returns a whole number from 0 up to but without `end` */
  below(end: number): number;
  /** @throws {RangeError} for nothing to pick from */
  pick<Item>(items: readonly Item[]): Item;
}

export function createDice(seed: string): Dice {
  const random = seededRandom(seed);
  const below = (end: number) => Math.floor(random() * end);
  return {
    chance: (probability) => random() < probability,
    below,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new RangeError("There is nothing to pick from");
      return items[below(items.length)] as Item;
    },
  };
}
