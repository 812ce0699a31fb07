/**
 * A reminder, from when a process took it on:
 * - `claimed`: it is being written; who took it on may have ended meanwhile
 * - `sending`: it is being handed to the mail server. Of a process that ended then nobody knows; it is not sent again
 * - `sent`: the mail server has it, or the outbox, which keeps it until the mail server does
 * - `refused`: the mail server takes no such mail
 */
export type ReminderState = "claimed" | "sending" | "sent" | "refused";

/** One for each person, date and lead, whoever of several processes sends it. */
export interface RemindersTable {
  person_id: string;
  /** That it is of, `YYYY-MM-DD`. */
  date: string;
  /** Days before it. */
  lead: number;
  state: ReminderState;
  /** ISO 8601, UTC. */
  claimed_at: string;
  /** Of the token in its link to get no more; null before it is sent. */
  token_hash: string | null;
}
