import { seededRandom } from "@gifthearth/core/recommend";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";

/** What every part of the demo's year is made with. */
export interface Scene {
  /** Migrated and empty. */
  readonly db: Database;
  readonly config: Config;
  readonly clock: DemoClock;
  readonly newId: () => string;
  readonly random: DemoRandom;
}

/** A clock that is set to the moment that is being played, and never shows one after the present. */
export interface DemoClock {
  (): Date;
  set(moment: Date): void;
}

/** @param present when the demo is made */
export function createDemoClock(present: Date): DemoClock {
  let shown = present.getTime();
  return Object.assign(() => new Date(shown), {
    set(moment: Date) {
      shown = Math.min(moment.getTime(), present.getTime());
    },
  });
}

export interface DemoRandom {
  /** A whole number from the first to the second, both included. */
  between(least: number, most: number): number;
  /** @throws for none to pick from */
  pick<Item>(items: readonly Item[]): Item;
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean;
}

/** Always the same for the same seed. */
export function createDemoRandom(seed: string): DemoRandom {
  const random = seededRandom(seed);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  return {
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error("There is nothing to pick from");
      return item;
    },
    chance: (percent) => random() * 100 < percent,
  };
}

/** Ids in the form of random UUIDs, always the same for the same seed. */
export function createDemoIds(seed: string): () => string {
  const { between } = createDemoRandom(seed);
  const digits = (count: number) => Array.from({ length: count }, () => between(0, 15).toString(16)).join("");
  return () => `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;
}
