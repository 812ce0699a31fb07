import type { Database } from "../../db/database.ts";
import { hourly } from "../../runtime/hourly.ts";
import { sweepLists } from "./shared-lists.repository.ts";

/** For how long an address goes on saying that its list has ended, milliseconds. */
const REMEMBERED = 365 * 24 * 60 * 60_000;

/** Forgets what is on shared lists that have run out; done at most once an hour. */
export function createSharedListSweep(db: Database, clock: () => Date): () => Promise<void> {
  return hourly(clock, (now) => sweepLists(db, now, new Date(now.getTime() - REMEMBERED)));
}
