/** A shop's feed that is fetched by its address, again and again. Times are ISO 8601, UTC. */
export interface ScheduledFeedsTable {
  id: string;
  /** As an administrator gave it: begins with https. */
  address: string;
  /** One feed a shop. */
  shop: string;
  /** In which form it comes: `google` or `awin`. */
  network: string;
  /** Country code. */
  country: string;
  /** Hours from one fetching to the next. */
  every_hours: number;
  /** When it is fetched next. */
  due_at: string;
  /** When a process took it on; null when none has. */
  taken_at: string | null;
  /** What the shop's server said of the version that was imported; empty where it said nothing. */
  etag: string;
  last_modified: string;
  /** When it was last fetched; null before the first time. */
  fetched_at: string | null;
  /** What came of that: `waiting` before the first time, `imported`, `unchanged`, `held` or `failed`. */
  outcome: string;
  /** The same in a sentence. */
  message: string;
  created_at: string;
}
