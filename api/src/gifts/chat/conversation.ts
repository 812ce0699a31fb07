import type { FoundSuggestion } from "@gifthearth/core";
import { CHAT_LIMITS, INITIALIZE_CHAT, WELCOME } from "@gifthearth/core/chat";
import type { Surroundings } from "@gifthearth/core/contract";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { appendMessage, insertSuggestions, listMessages, listTitles } from "./chat.repository.ts";
import { type Advisors, type ReplyEvent, reply } from "./chat.service.ts";

/** What a conversation is kept in. */
interface Keeping {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** The largest integer that both databases have. */
const ANY_NUMBER = 2_147_483_647;

const FULL = "This conversation is full. Please start a new one.";

/** The message that a first call sends is answered with the welcome, which begins the conversation. */
export function isFirstCall(userMessage: string): boolean {
  return userMessage.toLowerCase() === INITIALIZE_CHAT.toLowerCase();
}

/** The welcome; it is stored as the first message of a session that has none. */
export async function* welcome(
  keeping: Keeping,
  sessionId: string,
  surroundings: Surroundings,
): AsyncGenerator<ReplyEvent> {
  await store(keeping, sessionId, "assistant", WELCOME, 1);
  yield { type: "meta", meta: { source: "curated", strategy: "standard", fallback: false, ...surroundings } };
  yield { type: "text", delta: WELCOME };
}

/**
 * Stores the visitor's message and replies to it; once the reply is complete it is stored too, with the
 * ideas it brought. One that the visitor did not wait for is not.
 * @throws {ApiError} `invalid_request` when the session is full
 */
export async function converse(
  keeping: Keeping,
  advisors: Advisors,
  sessionId: string,
  userMessage: string,
  surroundings: Surroundings,
): Promise<(signal: AbortSignal) => AsyncGenerator<ReplyEvent>> {
  // One place is left for the reply.
  const position = await store(keeping, sessionId, "user", userMessage, CHAT_LIMITS.messages - 1);
  if (position === null) throw new ApiError("invalid_request", FULL);
  const [messages, shown] = await Promise.all([
    listMessages(keeping.db, sessionId),
    listTitles(keeping.db, sessionId),
  ]);
  return async function* (signal) {
    let text = "";
    const suggestions: FoundSuggestion[] = [];
    for await (const event of reply(advisors, { messages, shown, surroundings }, signal)) {
      if (event.type === "text") text += event.delta;
      else if (event.type === "suggestion") suggestions.push(event.suggestion);
      yield event;
    }
    if (signal.aborted) return;
    await store(keeping, sessionId, "assistant", text, ANY_NUMBER, suggestions);
  };
}

/** @returns the message's position; null when the session holds as many messages as that already */
async function store(
  { db, clock, newId }: Keeping,
  sessionId: string,
  role: "user" | "assistant",
  content: string,
  fewerThan: number,
  suggestions: readonly FoundSuggestion[] = [],
): Promise<number | null> {
  const message = { id: newId(), sessionId, role, content, createdAt: clock().toISOString() };
  return db.transaction().execute(async (transaction) => {
    const position = await appendMessage(transaction, message, fewerThan);
    if (position !== null) {
      await insertSuggestions(transaction, sessionId, position, suggestions, newId);
    }
    return position;
  });
}
