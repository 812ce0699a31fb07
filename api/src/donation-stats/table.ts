/** One donation to one charity for one month (specification, section 3; design, decision 7). */
export interface DonationLedgerTable {
  id: string;
  /** YYYY-MM. */
  month: string;
  charity_id: string;
  /** Minor units of `currency`. */
  amount_minor: number;
  currency: string;
  status: "calculated" | "submitted" | "complete" | "failed";
  /** ISO 8601, UTC. */
  created_at: string;
  /** ISO 8601, UTC. */
  updated_at: string;
}
