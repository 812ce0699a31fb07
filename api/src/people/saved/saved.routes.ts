import {
  savedGiftIdea,
  savedGiftIdeaRequest,
  savedGiftIdeas,
  savedGiftQueries,
  savedGiftQuery,
  savedGiftQueryRequest,
} from "@gifthearth/core/contract";
import type { Transaction } from "kysely";
import type { Logger } from "pino";
import type { Database, Tables } from "../../db/database.ts";
import { savedWithDrawing } from "../../gifts/drawings/drawing-of.ts";
import { ApiError } from "../../http/api-error.ts";
import { json, jsonBody, NO_CONTENT } from "../../http/described.ts";
import { pathId } from "../../http/path-id.ts";
import { route } from "../../http/route.ts";
import { lockUser } from "../auth/users.ts";
import { type Remembered, rememberGift } from "../gift-history/gift-history.repository.ts";
import {
  countSaved,
  deleteSaved,
  insertSavedIdea,
  insertSavedQuery,
  listSavedIdeas,
  listSavedQueries,
} from "./saved.repository.ts";

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/** Most searches, and most ideas, that one user keeps. */
const MAX_SAVED = 500;

/** `/api/saved-gift-queries` and `/api/saved-gift-ideas`: a user's own alone, the newest first. */
export function savedRoutes({ db, clock, newId, logger }: Dependencies) {
  /** Begins the transaction: the user's other savings wait for it. @throws {ApiError} also for one too many */
  async function makeRoom(
    transaction: Transaction<Tables>,
    table: "saved_gift_queries" | "saved_gift_ideas",
    userId: string,
  ): Promise<void> {
    // Deleted from elsewhere, just now.
    if (!(await lockUser(transaction, userId))) throw new ApiError("unauthorized", "Please sign in");
    if ((await countSaved(transaction, table, userId)) < MAX_SAVED) return;
    throw new ApiError("conflict", `You have saved ${MAX_SAVED} already. Please delete some first.`);
  }

  /** In a transaction of its own: a history that can't be read or written is no reason to save nothing. */
  async function remember(userId: string, gift: Remembered): Promise<void> {
    try {
      await db.transaction().execute((transaction) => rememberGift(transaction, userId, gift, clock()));
    } catch (error) {
      logger.warn({ err: error }, "A gift history could not be changed; what was saved is saved");
    }
  }

  return [
    route(
      {
        method: "get",
        path: "/api/saved-gift-queries",
        access: "user",
        tag: "Account",
        summary: "One's saved searches",
        reply: { 200: json(savedGiftQueries, "The searches, the newest first.") },
      },
      async (c) => c.json({ items: await listSavedQueries(db, c.var.user.id) }, 200),
    ),
    route(
      {
        method: "post",
        path: "/api/saved-gift-queries",
        access: "user",
        limit: "account",
        tag: "Account",
        summary: "Save a search",
        request: jsonBody(savedGiftQueryRequest),
        reply: { 201: json(savedGiftQuery, "As it is saved.") },
        errors: ["conflict"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const { additionalNotes, relation = null, age = null, ...query } = c.req.valid("json");
        const saved = {
          ...query,
          additionalNotes: additionalNotes || null,
          relation,
          age,
          id: newId(),
          createdAt: clock().toISOString(),
        };
        await db.transaction().execute(async (transaction) => {
          await makeRoom(transaction, "saved_gift_queries", userId);
          await insertSavedQuery(transaction, userId, saved);
        });
        await remember(userId, { interests: query.interests });
        return c.json(saved, 201);
      },
    ),
    route(
      {
        method: "delete",
        path: "/api/saved-gift-queries/{id}",
        access: "user",
        limit: "account",
        tag: "Account",
        summary: "Delete a saved search",
        request: pathId,
        reply: { 204: NO_CONTENT },
        errors: ["not_found"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const deleted = await deleteSaved(db, "saved_gift_queries", userId, c.req.valid("param").id);
        if (!deleted) throw new ApiError("not_found", "There is no such saved search");
        return c.body(null, 204);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/saved-gift-ideas",
        access: "user",
        tag: "Account",
        summary: "One's saved ideas",
        reply: { 200: json(savedGiftIdeas, "The ideas, the newest first.") },
      },
      async (c) => {
        const ideas = await listSavedIdeas(db, c.var.user.id);
        return c.json({ items: ideas.map(savedWithDrawing) }, 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/saved-gift-ideas",
        access: "user",
        limit: "account",
        tag: "Account",
        summary: "Save an idea",
        request: jsonBody(savedGiftIdeaRequest),
        reply: { 201: json(savedGiftIdea, "As it is saved.") },
        errors: ["conflict"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const { imageUrl = null, category, relation = null, occasion, ...idea } = c.req.valid("json");
        const forWhom = { relation, occasion: occasion || null };
        const saved = { ...idea, imageUrl, ...forWhom, id: newId(), createdAt: clock().toISOString() };
        await db.transaction().execute(async (transaction) => {
          await makeRoom(transaction, "saved_gift_ideas", userId);
          await insertSavedIdea(transaction, userId, saved);
        });
        await remember(userId, { title: idea.title, category });
        return c.json(savedWithDrawing(saved), 201);
      },
    ),
    route(
      {
        method: "delete",
        path: "/api/saved-gift-ideas/{id}",
        access: "user",
        limit: "account",
        tag: "Account",
        summary: "Delete a saved idea",
        request: pathId,
        reply: { 204: NO_CONTENT },
        errors: ["not_found"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const deleted = await deleteSaved(db, "saved_gift_ideas", userId, c.req.valid("param").id);
        if (!deleted) throw new ApiError("not_found", "There is no such saved idea");
        return c.body(null, 204);
      },
    ),
  ];
}
