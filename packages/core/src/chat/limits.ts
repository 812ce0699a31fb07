/** What a conversation is held to. */
export const CHAT_LIMITS = {
  /** Longest message of a visitor, in characters. */
  message: 2_000,
  /** Most messages of one session, of both sides. */
  messages: 400,
  /** Most recommendations that a conversation keeps. */
  recommendations: 10,
} as const;

/** What the first call of a conversation sends instead of a message. */
export const INITIALIZE_CHAT = "Initialize chat";
