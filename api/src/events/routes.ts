import {
  analyticsEventRequest,
  clickEventRequest,
  eventCreated,
  userInteractionRequest,
} from "@gifthearth/core/contract";
import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { ZodType } from "zod";
import type { Database } from "../db/database.ts";
import { jsonAsPlainText } from "../http/body.ts";
import type { FindCurrentUser } from "../http/current-user.ts";
import { errors, json, jsonBody } from "../http/described.ts";
import type { AppEnv } from "../http/env.ts";
import { publicCors } from "../http/public-cors.ts";
import { createRouter } from "../http/router.ts";
import { insertAnalyticsEvent, insertClickEvent, insertUserInteraction } from "./repository.ts";

interface Dependencies {
  readonly db: Database;
  readonly currentUser: FindCurrentUser;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** What pages report, each stored before it is acknowledged (specification, sections 3 and 7). */
export function eventRoutes({ db, currentUser, clock, newId }: Dependencies) {
  const received = async (c: Context<AppEnv>) => ({
    id: newId(),
    at: clock(),
    userId: (await currentUser(c))?.id ?? null,
  });
  const router = createRouter();
  for (const path of ["/api/click-events", "/api/analytics-events", "/api/user-interactions"]) {
    router.use(path, publicCors, jsonAsPlainText);
  }
  return router
    .openapi(
      eventRoute("/api/click-events", clickEventRequest, "Report a click on a shop link"),
      async (c) => {
        const event = { ...c.req.valid("json"), ...(await received(c)) };
        await insertClickEvent(db, event);
        return c.json({ id: event.id }, 201);
      },
    )
    .openapi(
      eventRoute("/api/analytics-events", analyticsEventRequest, "Report an event of a form or page"),
      async (c) => {
        const event = { ...c.req.valid("json"), ...(await received(c)) };
        await insertAnalyticsEvent(db, event);
        return c.json({ id: event.id }, 201);
      },
    )
    .openapi(
      eventRoute("/api/user-interactions", userInteractionRequest, "Report how a part of a page is used"),
      async (c) => {
        const event = { ...c.req.valid("json"), ...(await received(c)) };
        await insertUserInteraction(db, event);
        return c.json({ id: event.id }, 201);
      },
    );
}

function eventRoute<Path extends string, Schema extends ZodType>(
  path: Path,
  schema: Schema,
  summary: string,
) {
  return createRoute({
    method: "post",
    path,
    tags: ["Events"],
    summary,
    description: "The JSON may also be sent as `text/plain`, which needs no preflight.",
    request: jsonBody(schema),
    responses: {
      201: json(eventCreated, "It is stored."),
      ...errors("invalid_request", "payload_too_large", "unsupported_media_type"),
    },
  });
}
