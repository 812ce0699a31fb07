import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { addToDays, type DayCounts } from "./days.ts";

/** What is counted for a partner. */
export type Counter = "loads" | "searches" | "shopClicks";

/**
 * Counts what partners' widgets do, in memory, and adds it to the database every few seconds: no request waits for
 * that, and processes that count on one database add up. What a killed process hadn't stored yet is lost.
 */
export interface PartnerCounts {
  add(partnerId: string, counter: Counter): void;
  /** Counts as soon as it is known for whom; null is nobody. @param partner never fails */
  addSoon(partner: Promise<{ readonly id: string } | null>, counter: Counter): void;
  /**
   * Stores what was counted so far; as before a shutdown, or before somebody looks. Never fails.
   * @returns whether all of it is stored
   */
  flush(): Promise<boolean>;
}

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** How long counts may stay in memory, milliseconds. */
  readonly interval?: number;
}

const INTERVAL = 3_000;
const NOTHING: Readonly<Record<Counter, number>> = { loads: 0, searches: 0, shopClicks: 0 };

export function createPartnerCounts({ db, clock, logger, interval = INTERVAL }: Dependencies): PartnerCounts {
  let counted = new Map<string, DayCounts>();
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<boolean> = Promise.resolve(true);
  const looking = new Set<Promise<void>>();

  function addTo(counts: DayCounts): void {
    const key = `${counts.partnerId} ${counts.day}`;
    const { loads, searches, shopClicks } = counted.get(key) ?? NOTHING;
    counted.set(key, {
      ...counts,
      loads: loads + counts.loads,
      searches: searches + counts.searches,
      shopClicks: shopClicks + counts.shopClicks,
    });
    // Doesn't keep the process alive: who ends it flushes.
    timer ??= setTimeout(() => void flush(), interval).unref();
  }

  function add(partnerId: string, counter: Counter): void {
    const day = clock().toISOString().slice(0, 10);
    addTo({ partnerId, day, ...NOTHING, [counter]: 1 });
  }

  async function store(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...counted.values()];
    if (rows.length === 0) return true;
    counted = new Map();
    try {
      await addToDays(db, rows);
      return true;
    } catch (error) {
      logger.error({ err: error }, "What partners' widgets did could not be stored yet");
      for (const row of rows) addTo(row);
      return false;
    }
  }

  function flush(): Promise<boolean> {
    const known = Promise.all(looking);
    storing = storing.then(() => known).then(store);
    return storing;
  }

  return {
    add,
    addSoon(partner, counter) {
      const counting = partner.then((found) => {
        looking.delete(counting);
        if (found) add(found.id, counter);
      });
      looking.add(counting);
    },
    flush,
  };
}
