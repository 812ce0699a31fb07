/** What the AI has cost, a row a day. */
export interface AiSpendingTable {
  /** UTC: `2026-11-21`. */
  day: string;
  /** Millionths of a US dollar, what is set aside for answers under way included. */
  spent_micros: number;
}
