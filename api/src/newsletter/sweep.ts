import type { Database } from "../db/database.ts";
import { deleteUnconfirmed } from "./repository.ts";

/** How long an address that nobody confirms is kept, milliseconds. */
export const PENDING_TIME = 7 * 24 * 60 * 60_000;

const HOUR = 60 * 60_000;

/** Removes the addresses that nobody confirmed in time; done at most once an hour, however often it is asked for. */
export function createSweep(db: Database, clock: () => Date): () => Promise<void> {
  let sweptAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock();
    if (now.getTime() - sweptAt < HOUR) return;
    sweptAt = now.getTime();
    await deleteUnconfirmed(db, new Date(now.getTime() - PENDING_TIME), now);
  };
}
