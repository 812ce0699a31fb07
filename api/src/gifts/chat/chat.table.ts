/** A conversation. */
export interface ChatSessionsTable {
  id: string;
  /** Null for a visitor who isn't signed in. */
  user_id: string | null;
  /** How many positions of messages are given away. */
  message_count: number;
  /** ISO 8601, UTC. */
  created_at: string;
  updated_at: string;
}

export interface ChatMessagesTable {
  id: string;
  session_id: string;
  /** From 1, in the order in which they were said: times may be equal. */
  position: number;
  role: "user" | "assistant";
  content: string;
  /** ISO 8601, UTC. */
  created_at: string;
}

/** An idea that a message brought. */
export interface ChatSuggestionsTable {
  id: string;
  session_id: string;
  message_position: number;
  /** From 0, within its message. */
  place: number;
  title: string;
  /** JSON: the suggestion as it was found. */
  suggestion: string;
}
