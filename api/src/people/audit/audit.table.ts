/** What an administrator did, append-only. */
export interface AdminActionsTable {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** A user's id, or `command line`, or `schedule`. */
  actor: string;
  /** Such as `revenue.import`. */
  action: string;
  /** JSON object. */
  details: string;
}
