import { adminFeedback, feedbackCreated, feedbackQuery, feedbackRequest } from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { csvFile } from "../../http/csv-file.ts";
import type { FindCurrentUser } from "../../http/current-user.ts";
import { json, jsonBody } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import { recordAction } from "../audit/audit.repository.ts";
import { feedbackCsv } from "./export.ts";
import { readAllFeedback, readFeedback, storeFeedback } from "./feedback.service.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly currentUser: FindCurrentUser;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** `POST /api/feedback`, and what administrators read of it. */
export function feedbackRoutes({ config, db, currentUser, clock, newId }: Dependencies) {
  return [
    route(
      {
        method: "post",
        path: "/api/feedback",
        access: "public",
        limit: "feedback",
        tag: "Feedback",
        summary: "Say what you think of us",
        description:
          "In detail, with an overall rating, or in quick mode, with a rating and a text. Of the other mode nothing is kept.",
        request: jsonBody(feedbackRequest),
        reply: { 201: json(feedbackCreated, "It is stored.") },
        errors: ["unauthorized", "forbidden"],
      },
      async (c) => {
        const id = newId();
        const userId = (await currentUser(c))?.id ?? null;
        await storeFeedback(db, c.req.valid("json"), { id, createdAt: clock().toISOString(), userId });
        return c.json({ id }, 201);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/admin/feedback",
        access: "admin",
        tag: "Administration",
        summary: "What people said of us",
        request: { query: feedbackQuery },
        reply: {
          200: {
            description: "A page of what fits, with the averages of all that fits. As CSV, all of it.",
            content: { "application/json": { schema: adminFeedback }, "text/csv": { schema: z.string() } },
          },
        },
        errors: ["invalid_request"],
      },
      async (c) => {
        const { page, format, ...filter } = c.req.valid("query");
        if (format === "json") return c.json(await readFeedback(db, filter, page), 200);
        const { id: userId } = c.var.user;
        const records = await readAllFeedback(db, filter);
        const at = clock();
        // People's names and addresses leave the server: it is written down who took them, and none of them.
        const { text, ...narrowed } = filter;
        const details = { ...narrowed, isSearch: text !== "", count: records.length };
        await recordAction(db, { id: newId(), at, actor: { userId }, action: "feedback.export", details });
        return csvFile(c, "feedback", at.toISOString(), feedbackCsv(records, config.charityShare));
      },
    ),
  ];
}
