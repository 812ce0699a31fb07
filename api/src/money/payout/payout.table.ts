/** A webhook that was dealt with, so that a replay of it is known. */
export interface WebhookDeliveriesTable {
  /** SHA-256 of the platform's name and the signed body, hexadecimal. */
  id: string;
  platform: string;
  /** ISO 8601, UTC. */
  received_at: string;
}

/** A donation of the simulated platform. */
export interface SandboxDonationsTable {
  id: string;
  /** Our donation's id. */
  reference: string;
  charity_id: string;
  /** US cents. */
  amount_minor: number;
  /** What becomes of it. */
  scenario: string;
  /** ISO 8601, UTC. */
  made_at: string;
}
