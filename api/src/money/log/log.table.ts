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

/** That a user was mailed the checkpoint with a month's close, or is being mailed it. */
export interface CheckpointMailsTable {
  user_id: string;
  /** The event by which the month was closed. */
  close_seq: number;
  /** Of the token in its link to get no more. */
  token_hash: string;
  /** When a process took it on; ISO 8601, UTC. */
  taken_at: string;
}

/** A witness, and how asking it went. */
export interface LedgerWitnessesTable {
  /** As signed notes write it. */
  key: string;
  /** How many events it has cosigned, by its own word; 0 while it hasn't said. */
  size: number;
  /** Nobody asks it before; ISO 8601, UTC. Who asks puts it off first, so that of many processes one does. */
  next_at: string;
  /** In a row. */
  failures: number;
  /** A clause of which the witness is the subject; null once it has cosigned. */
  problem: string | null;
  /** ISO 8601, UTC. */
  problem_since: string | null;
  /** 1 for what doesn't pass by itself, such as a key that it doesn't know. */
  is_refusal: number;
}

/** That a witness saw the log at a size, and that it had only grown. */
export interface LedgerCosignaturesTable {
  size: number;
  /** Its key. */
  witness: string;
  /** As it stands under the checkpoint, with the line feed at its end. */
  line: string;
  /** By the witness's own clock; ISO 8601, UTC. */
  cosigned_at: string;
}
