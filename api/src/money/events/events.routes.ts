import {
  analyticsEventsRequest,
  clickEventRequest,
  eventCreated,
  eventReceived,
  eventsReceived,
  userInteractionRequest,
} from "@gifthearth/core/contract";
import type { Context } from "hono";
import type { ZodType } from "zod";
import type { Database } from "../../db/database.ts";
import { jsonAsPlainText } from "../../http/body.ts";
import type { FindCurrentUser } from "../../http/current-user.ts";
import { json, jsonBody } from "../../http/described.ts";
import type { AppEnv } from "../../http/env.ts";
import type { CountVisitor } from "../../http/limits/count-visitor.ts";
import type { Limits } from "../../http/limits/limits.ts";
import { objectsToAnalysis } from "../../http/privacy-control.ts";
import { route } from "../../http/route.ts";
import type { Attribution } from "../../partners/attribution.ts";
import { insertAnalyticsEvents, insertClickEvent, insertUserInteraction } from "./events.repository.ts";
import { inUsersName } from "./in-users-name.ts";

interface Dependencies {
  readonly db: Database;
  readonly currentUser: FindCurrentUser;
  readonly limits: Limits;
  readonly countVisitor: CountVisitor;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly attribution: Attribution;
}

/** What pages report, each stored before it is acknowledged. */
export function eventRoutes(dependencies: Dependencies) {
  const { db, currentUser, limits, countVisitor, clock, newId, attribution } = dependencies;
  const received = async (c: Context<AppEnv>) => ({
    id: newId(),
    at: clock(),
    userId: (await currentUser(c))?.id ?? null,
  });
  return [
    route(
      eventRoute("/api/click-events", clickEventRequest, eventCreated, "Report a click on a shop link"),
      async (c) => {
        const { userId: user, ...arrival } = await received(c);
        const { partner: partnerId, ...click } = c.req.valid("json");
        const partner = await attribution.partnerOf(c, partnerId);
        if (partner) await limits.count("events", "partner", partner.id);
        const newClickId = newId().replaceAll("-", "");
        const event = { ...click, ...arrival, partnerId: partner?.id ?? null, newClickId };
        await inUsersName(db, user, (within, userId) => insertClickEvent(within, { ...event, userId }));
        if (partner) attribution.count(partner, "shopClicks");
        return c.json({ id: event.id }, 201);
      },
    ),
    route(
      eventRoute(
        "/api/analytics-events",
        analyticsEventsRequest,
        eventsReceived,
        "Report events of a form or page",
      ),
      async (c) => {
        if (objectsToAnalysis(c)) return c.json({ id: null, ids: [] }, 201);
        const given = c.req.valid("json");
        // The request itself counts as one.
        if (given.length > 1) await countVisitor(c, "events", given.length - 1);
        const { at: now, userId: user } = await received(c);
        const events = given.map(({ age = 0, ...event }) => {
          return { ...event, id: newId(), at: new Date(now.getTime() - age) };
        });
        await inUsersName(db, user, (within, userId) =>
          insertAnalyticsEvents(
            within,
            events.map((event) => ({ ...event, userId })),
          ),
        );
        const ids = events.map(({ id }) => id);
        return c.json({ id: ids[0] ?? null, ids }, 201);
      },
    ),
    route(
      eventRoute(
        "/api/user-interactions",
        userInteractionRequest,
        eventReceived,
        "Report how a part of a page is used",
      ),
      async (c) => {
        if (objectsToAnalysis(c)) return c.json({ id: null }, 201);
        const { userId: user, ...arrival } = await received(c);
        const event = { ...c.req.valid("json"), ...arrival };
        await inUsersName(db, user, (within, userId) => insertUserInteraction(within, { ...event, userId }));
        return c.json({ id: event.id }, 201);
      },
    ),
  ];
}

function eventRoute<Path extends string, Schema extends ZodType, Reply extends ZodType>(
  path: Path,
  schema: Schema,
  reply: Reply,
  summary: string,
) {
  return {
    method: "post",
    path,
    access: "public",
    limit: "events",
    middleware: jsonAsPlainText,
    tag: "Events",
    summary,
    description: "The JSON may also be sent as `text/plain`, which needs no preflight.",
    request: jsonBody(schema),
    reply: { 201: json(reply, "It is stored.") },
  } as const;
}
