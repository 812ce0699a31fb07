import type { Database } from "../db/database.ts";
import { hourly } from "../hourly.ts";
import { deleteUnconfirmed } from "./repository.ts";

/** Removes the addresses that nobody confirmed in time; done at most once an hour, however often it is asked for. */
export function createSweep(db: Database, clock: () => Date): () => Promise<void> {
  return hourly(clock, (now) => deleteUnconfirmed(db, now));
}
