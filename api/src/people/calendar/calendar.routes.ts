import { calendar, newCalendar } from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { json, NO_CONTENT } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import { hashToken, newToken } from "../auth/token.ts";
import { lockUser } from "../auth/users.ts";
import { listPeople } from "../recipients/recipients.repository.ts";
import { deleteCalendar, findCalendar, findCalendarOwner, replaceCalendar } from "./calendar.repository.ts";
import { calendarFile } from "./calendar-file.ts";

interface Dependencies {
  readonly config: Pick<Config, "publicUrl">;
  readonly db: Database;
  readonly clock: () => Date;
}

const FILE = /^([\w-]{1,80})\.ics$/;

/**
 * `/api/calendar`, and the file that it has made: the days of a user's people for calendar programs. These sign in
 * nowhere, so its address is its only guard: 256 random bits, kept as a hash.
 */
export function calendarRoutes({ config, db, clock }: Dependencies) {
  return [
    route(
      {
        method: "get",
        path: "/api/calendar",
        access: "user",
        tag: "People",
        summary: "Whether calendar programs can read the days of one's people",
        reply: { 200: json(calendar, "Since when; null where they can't.") },
      },
      async (c) => c.json({ createdAt: await findCalendar(db, c.var.user.id) }, 200),
    ),
    route(
      {
        method: "post",
        path: "/api/calendar",
        access: "user",
        limit: "account",
        tag: "People",
        summary: "Make a secret address for calendar programs, in place of the one before",
        reply: { 201: json(newCalendar, "The address.") },
      },
      async (c) => {
        const { id } = c.var.user;
        const token = newToken();
        const now = clock();
        await db.transaction().execute(async (transaction) => {
          // Deleted from elsewhere, just now.
          if (!(await lockUser(transaction, id))) throw new ApiError("unauthorized", "Please sign in");
          await replaceCalendar(transaction, id, hashToken(token), now);
        });
        return c.json({ createdAt: now.toISOString(), path: `/calendar/${token}.ics` }, 201);
      },
    ),
    route(
      {
        method: "delete",
        path: "/api/calendar",
        access: "user",
        limit: "account",
        tag: "People",
        summary: "Have the address lead nowhere from now on",
        reply: { 204: NO_CONTENT },
      },
      async (c) => {
        await deleteCalendar(db, c.var.user.id);
        return c.body(null, 204);
      },
    ),
    route(
      {
        method: "get",
        path: "/calendar/{file}",
        access: "direct",
        tag: "People",
        summary: "The days of a user's people, for calendar programs",
        hide: true,
        request: { params: z.object({ file: z.string() }) },
        reply: { 200: { description: "RFC 5545.", content: { "text/calendar": { schema: z.string() } } } },
        errors: ["not_found"],
      },
      async (c) => {
        const [, token] = FILE.exec(c.req.valid("param").file) ?? [];
        const userId = token === undefined ? null : await findCalendarOwner(db, hashToken(token));
        if (userId === null)
          throw new ApiError("not_found", "There is no such calendar. Please check the address.");
        c.header("Cache-Control", "no-store");
        c.header("X-Robots-Tag", "noindex");
        c.header("Content-Disposition", 'inline; filename="gifthearth.ics"');
        const file = calendarFile(await listPeople(db, userId), {
          publicUrl: config.publicUrl,
          now: clock(),
        });
        return c.body(file, 200, { "Content-Type": "text/calendar; charset=utf-8" });
      },
    ),
  ];
}
