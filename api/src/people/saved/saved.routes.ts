import {
  savedGiftIdea,
  savedGiftIdeaRequest,
  savedGiftIdeas,
  savedGiftQueries,
  savedGiftQuery,
  savedGiftQueryRequest,
} from "@gifthearth/core/contract";
import { createRoute } from "@hono/zod-openapi";
import type { Transaction } from "kysely";
import type { Logger } from "pino";
import type { Database, Tables } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { type FindCurrentUser, requireUser } from "../../http/current-user.ts";
import { errors, json, jsonBody, NO_CONTENT } from "../../http/described.ts";
import { pathId } from "../../http/path-id.ts";
import { createRouter } from "../../http/router.ts";
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
  readonly currentUser: FindCurrentUser;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/** Most searches, and most ideas, that one user keeps. */
const MAX_SAVED = 500;

/** `/api/saved-gift-queries` and `/api/saved-gift-ideas`: a user's own alone, the newest first. */
export function savedRoutes({ db, currentUser, clock, newId, logger }: Dependencies) {
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

  return createRouter()
    .openapi(ROUTES.listQueries, async (c) => {
      const { id } = await requireUser(c, currentUser);
      return c.json({ items: await listSavedQueries(db, id) }, 200);
    })
    .openapi(ROUTES.saveQuery, async (c) => {
      const { id: userId } = await requireUser(c, currentUser);
      const { additionalNotes, ...query } = c.req.valid("json");
      const saved = {
        ...query,
        additionalNotes: additionalNotes || null,
        id: newId(),
        createdAt: clock().toISOString(),
      };
      await db.transaction().execute(async (transaction) => {
        await makeRoom(transaction, "saved_gift_queries", userId);
        await insertSavedQuery(transaction, userId, saved);
      });
      await remember(userId, { interests: query.interests });
      return c.json(saved, 201);
    })
    .openapi(ROUTES.deleteQuery, async (c) => {
      const { id: userId } = await requireUser(c, currentUser);
      const deleted = await deleteSaved(db, "saved_gift_queries", userId, c.req.valid("param").id);
      if (!deleted) throw new ApiError("not_found", "There is no such saved search");
      return c.body(null, 204);
    })
    .openapi(ROUTES.listIdeas, async (c) => {
      const { id } = await requireUser(c, currentUser);
      return c.json({ items: await listSavedIdeas(db, id) }, 200);
    })
    .openapi(ROUTES.saveIdea, async (c) => {
      const { id: userId } = await requireUser(c, currentUser);
      const { imageUrl = null, category, ...idea } = c.req.valid("json");
      const saved = { ...idea, imageUrl, id: newId(), createdAt: clock().toISOString() };
      await db.transaction().execute(async (transaction) => {
        await makeRoom(transaction, "saved_gift_ideas", userId);
        await insertSavedIdea(transaction, userId, saved);
      });
      await remember(userId, { title: idea.title, category });
      return c.json(saved, 201);
    })
    .openapi(ROUTES.deleteIdea, async (c) => {
      const { id: userId } = await requireUser(c, currentUser);
      const deleted = await deleteSaved(db, "saved_gift_ideas", userId, c.req.valid("param").id);
      if (!deleted) throw new ApiError("not_found", "There is no such saved idea");
      return c.body(null, 204);
    });
}

const BODY = ["invalid_request", "payload_too_large", "unsupported_media_type", "conflict"] as const;
const PRIVATE = ["unauthorized", "forbidden"] as const;
const tags = ["Account"];

const ROUTES = {
  listQueries: createRoute({
    method: "get",
    path: "/api/saved-gift-queries",
    tags,
    summary: "One's saved searches",
    responses: { 200: json(savedGiftQueries, "The searches, the newest first."), ...errors(...PRIVATE) },
  }),
  saveQuery: createRoute({
    method: "post",
    path: "/api/saved-gift-queries",
    tags,
    summary: "Save a search",
    request: jsonBody(savedGiftQueryRequest),
    responses: { 201: json(savedGiftQuery, "As it is saved."), ...errors(...BODY, ...PRIVATE) },
  }),
  deleteQuery: createRoute({
    method: "delete",
    path: "/api/saved-gift-queries/{id}",
    tags,
    summary: "Delete a saved search",
    request: pathId,
    responses: { 204: NO_CONTENT, ...errors(...PRIVATE, "not_found", "payload_too_large") },
  }),
  listIdeas: createRoute({
    method: "get",
    path: "/api/saved-gift-ideas",
    tags,
    summary: "One's saved ideas",
    responses: { 200: json(savedGiftIdeas, "The ideas, the newest first."), ...errors(...PRIVATE) },
  }),
  saveIdea: createRoute({
    method: "post",
    path: "/api/saved-gift-ideas",
    tags,
    summary: "Save an idea",
    request: jsonBody(savedGiftIdeaRequest),
    responses: { 201: json(savedGiftIdea, "As it is saved."), ...errors(...BODY, ...PRIVATE) },
  }),
  deleteIdea: createRoute({
    method: "delete",
    path: "/api/saved-gift-ideas/{id}",
    tags,
    summary: "Delete a saved idea",
    request: pathId,
    responses: { 204: NO_CONTENT, ...errors(...PRIVATE, "not_found", "payload_too_large") },
  }),
};
