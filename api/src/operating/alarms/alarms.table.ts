/** What the operator has to see to, from when it was first noticed until it is resolved. */
export interface AlarmsTable {
  /** What it is about, so that the same thing is told once: `donation-failed:ID`. */
  key: string;
  kind: string;
  sentence: string;
  /** ISO 8601, UTC. */
  since: string;
  /** When it was mailed; null where mails go nowhere, or it couldn't be sent yet. */
  mailed_at: string | null;
}
