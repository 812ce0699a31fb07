import type { Database } from "../db/database.ts";
import { isPartnerId } from "./new-partner-id.ts";
import { findPartner, type StoredPartner } from "./partners.repository.ts";

/** Partners by their ids, remembered for a while, so that public requests hardly ask the database. */
export interface PartnerDirectory {
  /** Undefined for an id that isn't, or no longer, a partner's. */
  find(id: string): Promise<StoredPartner | undefined>;
  /** Forgets what is remembered of a partner that was changed. */
  drop(id: string): void;
}

/** How old what is remembered may be, milliseconds: so long a change in one process takes to reach the others. */
const MAX_AGE = 10_000;
/** Most ids that are remembered, unknown ones included. */
const MOST = 5_000;

export function createPartnerDirectory({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: () => Date;
}): PartnerDirectory {
  const remembered = new Map<
    string,
    { readonly partner: Promise<StoredPartner | undefined>; readonly at: number }
  >();
  return {
    find(id) {
      if (!isPartnerId(id)) return Promise.resolve(undefined);
      const now = clock().getTime();
      const known = remembered.get(id);
      if (known && now >= known.at && now - known.at < MAX_AGE) return known.partner;
      const entry = { partner: findPartner(db, id), at: now };
      remembered.delete(id);
      remembered.set(id, entry);
      const [oldest] = remembered.keys();
      if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
      // What could not be read is read anew.
      entry.partner.catch(() => {
        if (remembered.get(id) === entry) remembered.delete(id);
      });
      return entry.partner;
    },
    drop(id) {
      remembered.delete(id);
    },
  };
}
