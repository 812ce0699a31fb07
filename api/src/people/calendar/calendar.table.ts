/** The address of a user's calendar. */
export interface CalendarFeedsTable {
  user_id: string;
  /** Of the secret in it: who reads the table can't read the days by it. */
  token_hash: string;
  /** ISO 8601, UTC. */
  created_at: string;
}
