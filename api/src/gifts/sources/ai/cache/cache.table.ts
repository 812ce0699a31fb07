/** Complete answers of the AI, kept for a day. */
export interface AiAnswersTable {
  /** Hash of all that the answer depends on; it tells nothing of the question. */
  key: string;
  /** JSON: the suggestions. */
  answer: string;
  /** ISO 8601, UTC. */
  expires_at: string;
}
