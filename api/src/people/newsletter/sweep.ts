import type { Database } from "../../db/database.ts";
import { hourly } from "../../runtime/hourly.ts";
import { deleteUnconfirmed } from "./newsletter.repository.ts";

/** Removes the addresses that nobody confirmed in time; done at most once an hour. */
export function createNewsletterSweep(db: Database, clock: () => Date): () => Promise<void> {
  return hourly(clock, (now) => deleteUnconfirmed(db, now));
}
