/** A checkpoint of the ledger's log as it was signed. */
export interface LedgerCheckpointsTable {
  /** How many events it has. */
  size: number;
  /** Of the Merkle tree over them, base64. */
  root: string;
  /** A C2SP signed note, with our signature alone. */
  note: string;
  /** ISO 8601, UTC. */
  signed_at: string;
}

/** A public key of the log, as signed notes write it. */
export interface LedgerKeysTable {
  /** The event by which it took the place of the one before; 0 for the first. */
  since: number;
  key: string;
}
