import { findAccount } from "../auth/users.ts";
import type { Database } from "../db/database.ts";
import { readGiftHistory } from "../gift-history/repository.ts";
import { listSavedIdeas, listSavedQueries } from "../saved/repository.ts";

/** All that is kept of a user, but for what is secret: password and session tokens, as hashes. */
export async function collectOwnData(db: Database, userId: string): Promise<Record<string, unknown>> {
  const of = <Table extends "click_events" | "analytics_events" | "user_interactions">(table: Table) =>
    db
      .selectFrom(table as "click_events")
      .selectAll()
      .where("user_id", "=", userId)
      .execute();
  const [
    account,
    savedGiftQueries,
    savedGiftIdeas,
    giftHistory,
    sessions,
    clicks,
    events,
    interactions,
    chatMessages,
    chatSuggestions,
  ] = await Promise.all([
    findAccount(db, userId),
    listSavedQueries(db, userId),
    listSavedIdeas(db, userId),
    readGiftHistory(db, userId),
    db
      .selectFrom("sessions")
      .select(["device", "created_at", "expires_at"])
      .where("user_id", "=", userId)
      .execute(),
    of("click_events"),
    of("analytics_events"),
    of("user_interactions"),
    db
      .selectFrom("chat_messages")
      .innerJoin("chat_sessions", "chat_sessions.id", "chat_messages.session_id")
      .select(["chat_messages.session_id", "role", "content", "chat_messages.created_at"])
      .where("chat_sessions.user_id", "=", userId)
      .orderBy("chat_messages.session_id")
      .orderBy("position")
      .execute(),
    db
      .selectFrom("chat_suggestions")
      .innerJoin("chat_sessions", "chat_sessions.id", "chat_suggestions.session_id")
      .select(["chat_suggestions.session_id", "suggestion"])
      .where("chat_sessions.user_id", "=", userId)
      .execute(),
  ]);
  return {
    account,
    savedGiftQueries,
    savedGiftIdeas,
    giftHistory,
    sessions,
    clicks,
    analyticsEvents: events,
    interactions,
    chatMessages,
    chatSuggestions,
  };
}
