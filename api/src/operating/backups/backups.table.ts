/** How the scheduled backups go; one row, once there was a first. */
export interface BackupStateTable {
  id: number;
  /** Nobody begins one before; ISO 8601, UTC. Who begins puts it off first, so that of many processes one does. */
  next_at: string;
  /** When the newest was begun; ISO 8601, UTC. */
  made_at: string | null;
  /** Why the last try failed; null after one that went well. */
  problem: string | null;
  problem_since: string | null;
}
