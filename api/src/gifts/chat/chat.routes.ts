import { toCountryCode } from "@gifthearth/core";
import {
  type ChatSession,
  chatMessagesResponse,
  chatRecommendationsResponse,
  chatRequest,
  chatResponse,
  chatSession,
  chatSessionsResponse,
  type Surroundings,
} from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { acceptsEvents } from "../../http/accepts-events.ts";
import { ApiError } from "../../http/api-error.ts";
import type { FindCurrentUser } from "../../http/current-user.ts";
import { json, jsonBody } from "../../http/described.ts";
import type { AppEnv } from "../../http/env.ts";
import { isId, pathId } from "../../http/path-id.ts";
import { route } from "../../http/route.ts";
import type { CountFoundGifts } from "../../money/stats/found-gifts-counter.ts";
import type { VisitorCountry } from "../country/visitor-country.ts";
import { marketplacesFor } from "../finder/marketplaces.ts";
import type { Model } from "../sources/ai/model.ts";
import type { GiftSource } from "../sources/source.ts";
import { collectReply, streamReply } from "./answers.ts";
import {
  findSession,
  insertSession,
  listMessages,
  listSessions,
  listSuggestions,
} from "./chat.repository.ts";
import { converse, isFirstCall, welcome } from "./conversation.ts";
import { toChatRecommendation } from "./recommendation.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly model?: Model | null;
  readonly sources: readonly GiftSource[];
  readonly visitorCountry: VisitorCountry;
  readonly currentUser: FindCurrentUser;
  readonly countFound: CountFoundGifts;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/** The gift advisor's routes. They are private ones. */
export function chatRoutes({
  config,
  db,
  visitorCountry,
  currentUser,
  countFound,
  clock,
  newId,
  ...advisors
}: Dependencies) {
  const { logger } = advisors;

  /**
   * A user's session is that user's alone; one of nobody's is reached by whoever knows its id.
   * @throws {ApiError} `not_found` when there is no such session, or it is somebody else's
   */
  async function requireSession(c: Context<AppEnv>, id: string): Promise<ChatSession> {
    const session = isId(id) ? await findSession(db, id) : null;
    const isReachable = session && (session.userId === null || session.userId === (await currentUser(c))?.id);
    if (!isReachable) throw new ApiError("not_found", "There is no such chat session");
    return session;
  }

  function surroundingsOf(c: Context<AppEnv>, country = ""): Surroundings {
    return {
      countryCode: toCountryCode(country || visitorCountry(c)),
      marketplaces: marketplacesFor(config, true),
      charityShare: config.charityShare,
    };
  }

  return [
    route(
      {
        method: "post",
        path: "/api/chat/sessions",
        access: "site",
        limit: "new chat",
        tag: "Chat",
        summary: "Start a conversation",
        description: "Nothing need be sent. The id is what reaches the session, so it is to be kept secret.",
        request: { body: { required: false, content: { "application/json": { schema: z.object({}) } } } },
        reply: { 201: json(chatSession, "The session.") },
      },
      async (c) => {
        const user = await currentUser(c);
        const now = clock().toISOString();
        const session = { id: newId(), userId: user?.id ?? null, createdAt: now, updatedAt: now };
        await insertSession(db, session);
        return c.json(session, 201);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/chat/sessions",
        access: "user",
        tag: "Chat",
        summary: "Your conversations",
        reply: { 200: json(chatSessionsResponse, "The one used last first.") },
      },
      async (c) => c.json({ items: await listSessions(db, c.var.user.id) }, 200),
    ),
    route(
      {
        method: "get",
        path: "/api/chat/sessions/{id}/messages",
        access: "site",
        tag: "Chat",
        summary: "What was said in a conversation",
        request: pathId,
        reply: { 200: json(chatMessagesResponse, "In the order in which it was said.") },
        errors: ["not_found"],
      },
      async (c) => {
        const { id } = await requireSession(c, c.req.valid("param").id);
        return c.json({ items: await listMessages(db, id) }, 200);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/chat/sessions/{id}/recommendations",
        access: "site",
        tag: "Chat",
        summary: "The ideas that a conversation brought",
        request: pathId,
        reply: { 200: json(chatRecommendationsResponse, "At most ten, the latest first.") },
        errors: ["not_found"],
      },
      async (c) => {
        const { id } = await requireSession(c, c.req.valid("param").id);
        const surroundings = surroundingsOf(c);
        const marketplace = surroundings.marketplaces.find(
          ({ countryCode }) => countryCode === surroundings.countryCode,
        );
        const suggestions = await listSuggestions(db, id);
        const items = suggestions.map((suggestion) => toChatRecommendation(suggestion, id, marketplace));
        return c.json({ ...surroundings, items }, 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/functions/chat-gift-finder",
        access: "site",
        limit: "chat",
        tag: "Chat",
        summary: "Say something to the gift advisor",
        description:
          "Answers with JSON, or with `Accept: text/event-stream` with events as they become known: `meta` (where the ideas come from and what shop links are built with; sent again when that changes), `text` (`{ delta }`, the next piece of the reply), `suggestion` (one idea), and at the end `done` (`{ message, count }`) or `error` (the error body).",
        request: jsonBody(chatRequest),
        reply: {
          200: {
            description: "The reply, with the ideas it brings.",
            content: {
              "application/json": { schema: chatResponse },
              "text/event-stream": {
                schema: z.string().describe("The events meta, text, suggestion, done and error."),
              },
            },
          },
        },
        errors: ["not_found"],
      },
      async (c) => {
        const { sessionId, userMessage, country } = c.req.valid("json");
        const { id } = await requireSession(c, sessionId);
        const surroundings = surroundingsOf(c, country);
        const keeping = { db, clock, newId };
        const reply = isFirstCall(userMessage)
          ? () => welcome(keeping, id, surroundings)
          : await converse(keeping, advisors, id, userMessage, surroundings);
        const found = countFound(c, userMessage.trim().toLowerCase());
        if (acceptsEvents(c.req.header("Accept"))) return streamReply(c, reply, id, found, logger);
        return c.json(await collectReply(reply, id, found, c.req.raw.signal), 200);
      },
    ),
  ];
}
