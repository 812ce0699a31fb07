import { createHmac, randomBytes } from "node:crypto";
import { isRefusal } from "../../http/limits/limits.ts";
import type { CreateLimiter, Limiter } from "../../http/limits/store.ts";

/** How long a search is remembered, seconds. */
const DAY = 24 * 60 * 60;
/** So many different searches of a visitor count in a day: a loop that varies its words ends there. */
const LOOKED_AT = 50;
/** So many visitors, and as many searches, a process remembers; beyond that it forgets the oldest. */
const MOST_REMEMBERED = 20_000;

/** Whether a visitor's search is the first of its kind within a day, and the visitor's day isn't used up. */
export type IsFirstSearch = (visitor: string, search: string) => Promise<boolean>;

interface Parts {
  /** Where processes remember together; each for itself when null, and while the store is down. */
  readonly createLimiter: CreateLimiter | null;
  readonly clock: () => Date;
}

/**
 * Remembers keyed hashes alone, for a day. The process's own have a secret that ends with it; in a shared store they
 * tell nothing to who doesn't know the store's secret.
 */
export function createFirstSearches({ createLimiter, clock }: Parts): IsFirstSearch {
  function counter(name: string, points: number): (key: string) => Promise<boolean> {
    const own = createMemory(points, clock);
    const shared = createLimiter?.({ keyPrefix: `${name}:${DAY}`, points, duration: DAY });
    return async (key) => (await (shared && ask(shared, key))) ?? own(key);
  }

  const isWithinDay = counter("found gifts:visitor", LOOKED_AT);
  const isNew = counter("found gifts:search", 1);
  return async (visitor, search) =>
    // In this order, so that repeats, of which a network that many share has any number, use up nothing.
    (await isNew(JSON.stringify([visitor, search]))) && (await isWithinDay(visitor));
}

/** What a store says, which hashes the keys itself; undefined where it fails. */
async function ask(limiter: Limiter, key: string): Promise<boolean | undefined> {
  try {
    await limiter.consume(key, 1);
    return true;
  } catch (failure) {
    // That the store is down is told by the limits, which every search is counted against.
    return isRefusal(failure) ? false : undefined;
  }
}

/** Counts up to so many points a key within a day, in a memory of a bounded size. */
function createMemory(points: number, clock: () => Date): (key: string) => boolean {
  const secret = randomBytes(32);
  /** In the order in which they end. */
  const remembered = new Map<string, { taken: number; readonly from: number }>();

  return (key) => {
    const now = clock().getTime();
    for (const [hash, { from }] of remembered) {
      // What a clock that ran ahead has dated ends, too.
      const isOver = from > now || now - from >= DAY * 1000;
      if (!isOver && remembered.size <= MOST_REMEMBERED) break;
      remembered.delete(hash);
    }
    const hash = createHmac("sha256", secret).update(key).digest("base64url");
    const entry = remembered.get(hash) ?? { taken: 0, from: now };
    remembered.set(hash, entry);
    entry.taken += 1;
    return entry.taken <= points;
  };
}
