import type { FoundSuggestion } from "@gifthearth/core";
import { CHAT_LIMITS } from "@gifthearth/core/chat";
import type { ChatMessage, ChatSession } from "@gifthearth/core/contract";
import type { Selectable, Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import { latestExpiry } from "../../db/latest-expiry.ts";
import type { ChatMessagesTable, ChatSessionsTable } from "./chat.table.ts";

/** As many sessions as a visitor's list shows. */
const LISTED = 50;

export async function insertSession(db: Database, { id, userId, createdAt }: ChatSession): Promise<void> {
  const row = { id, user_id: userId, message_count: 0, created_at: createdAt, updated_at: createdAt };
  await db.insertInto("chat_sessions").values(row).execute();
}

export async function findSession(db: Database, id: string): Promise<ChatSession | null> {
  const row = await db.selectFrom("chat_sessions").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? toSession(row) : null;
}

/** A user's sessions, the one used last first. */
export async function listSessions(db: Database, userId: string): Promise<ChatSession[]> {
  const rows = await db
    .selectFrom("chat_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(LISTED)
    .execute();
  return rows.map(toSession);
}

/** A session's messages in the order in which they were said. */
export async function listMessages(db: Database, sessionId: string): Promise<ChatMessage[]> {
  const rows = await db
    .selectFrom("chat_messages")
    .selectAll()
    .where("session_id", "=", sessionId)
    .orderBy("created_at")
    .orderBy("position")
    .execute();
  return rows.map(toMessage);
}

/**
 * Stores a message after those there are.
 * @param fewerThan stores it only while the session holds fewer messages than this
 * @returns its position; null when the session holds too many, or isn't there any more
 */
export async function appendMessage(
  db: Transaction<Tables>,
  { id, sessionId, role, content, createdAt }: ChatMessage,
  fewerThan: number,
): Promise<number | null> {
  // Two messages at once wait for one another here, and so have positions of their own.
  const session = await db
    .updateTable("chat_sessions")
    .set((row) => ({ message_count: row("message_count", "+", 1), updated_at: createdAt }))
    .where("id", "=", sessionId)
    .where("message_count", "<", fewerThan)
    .returning("message_count")
    .executeTakeFirst();
  if (!session) return null;
  const position = session.message_count;
  const row = { id, session_id: sessionId, position, role, content, created_at: createdAt };
  await db.insertInto("chat_messages").values(row).execute();
  return position;
}

/** Stores the ideas that a message brought. */
export async function insertSuggestions(
  db: Transaction<Tables>,
  sessionId: string,
  messagePosition: number,
  suggestions: readonly FoundSuggestion[],
  newId: () => string,
): Promise<void> {
  if (suggestions.length === 0) return;
  const rows = suggestions.map((suggestion, place) => ({
    id: newId(),
    session_id: sessionId,
    message_position: messagePosition,
    place,
    title: suggestion.title,
    suggestion: JSON.stringify(suggestion),
  }));
  await db.insertInto("chat_suggestions").values(rows).execute();
}

/** Titles of all ideas that a session has brought, in the order in which they came. */
export async function listTitles(db: Database, sessionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("chat_suggestions")
    .select("title")
    .where("session_id", "=", sessionId)
    .orderBy("message_position")
    .orderBy("place")
    .execute();
  return rows.map(({ title }) => title);
}

/** The ideas that a session keeps: the latest message's first, no more than the limit. */
export async function listSuggestions(db: Database, sessionId: string): Promise<FoundSuggestion[]> {
  const rows = await db
    .selectFrom("chat_suggestions")
    .select("suggestion")
    .where("session_id", "=", sessionId)
    .orderBy("message_position", "desc")
    .orderBy("place")
    .limit(CHAT_LIMITS.recommendations)
    .execute();
  return rows.map(({ suggestion }) => JSON.parse(suggestion) as FoundSuggestion);
}

/** All that was said and found in the user's conversations. */
export async function exportChats(db: Database, userId: string) {
  const chatMessages = await db
    .selectFrom("chat_messages")
    .innerJoin("chat_sessions", "chat_sessions.id", "chat_messages.session_id")
    .select(["chat_messages.session_id", "role", "content", "chat_messages.created_at"])
    .where("chat_sessions.user_id", "=", userId)
    .orderBy("chat_messages.session_id")
    .orderBy("position")
    .execute();
  const chatSuggestions = await db
    .selectFrom("chat_suggestions")
    .innerJoin("chat_sessions", "chat_sessions.id", "chat_suggestions.session_id")
    .select(["chat_suggestions.session_id", "suggestion"])
    .where("chat_sessions.user_id", "=", userId)
    .orderBy("chat_suggestions.session_id")
    .orderBy("message_position")
    .orderBy("place")
    .execute();
  return { chatMessages, chatSuggestions };
}

/** Deletes the user's conversations; messages and ideas go with them, by foreign keys. */
export async function forgetChats(db: Transaction<Tables>, userId: string): Promise<void> {
  await db.deleteFrom("chat_sessions").where("user_id", "=", userId).execute();
}

/** Deletes the conversations that nobody went on with since then. */
export async function deleteIdleChats(db: Database, before: Date, now: Date): Promise<void> {
  // What a clock wrote that ran ahead would be kept for longer than was promised: its time begins now.
  await db
    .updateTable("chat_sessions")
    .set({ updated_at: now.toISOString() })
    .where("updated_at", ">", latestExpiry(0, now).toISOString())
    .execute();
  await db.deleteFrom("chat_sessions").where("updated_at", "<", before.toISOString()).execute();
}

function toSession(row: Selectable<ChatSessionsTable>): ChatSession {
  return { id: row.id, userId: row.user_id, createdAt: row.created_at, updatedAt: row.updated_at };
}

function toMessage(row: Selectable<ChatMessagesTable>): ChatMessage {
  const { id, session_id: sessionId, role, content, created_at: createdAt } = row;
  return { id, sessionId, role, content, createdAt };
}
