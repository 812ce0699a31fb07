import { subscriberFilter, subscriberQuery, subscribers } from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Database } from "../../db/database.ts";
import { csvFile } from "../../http/csv-file.ts";
import { json } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import { writeCsv } from "../../money/ledger/csv.ts";
import { recordAction } from "../audit/audit.repository.ts";
import type { SubscriberRow } from "./newsletter.repository.ts";
import { allSubscribers, listSubscribers } from "./newsletter-admin.repository.ts";

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** `/api/admin/newsletter-subscribers`. */
export function newsletterAdminRoutes({ db, clock, newId }: Dependencies) {
  return [
    route(
      {
        method: "get",
        path: "/api/admin/newsletter-subscribers",
        access: "admin",
        tag: "Administration",
        summary: "The newsletter's subscribers",
        request: { query: subscriberQuery },
        reply: { 200: json(subscribers, "A page of them, who asked last first.") },
        errors: ["invalid_request"],
      },
      async (c) => {
        const { page, ...filter } = c.req.valid("query");
        return c.json(await listSubscribers(db, filter, page), 200);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/admin/newsletter-subscribers/export",
        access: "admin",
        tag: "Administration",
        summary: "The newsletter's subscribers as a file",
        request: { query: subscriberFilter },
        reply: {
          200: { description: "All of them, by address.", content: { "text/csv": { schema: z.string() } } },
        },
        errors: ["invalid_request"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const { email, ...filter } = c.req.valid("query");
        const rows = await allSubscribers(db, { email, ...filter });
        const at = clock();
        // People's addresses leave the server: it is written down who took them, and none of the addresses.
        const details = { ...filter, isSearch: Boolean(email), count: rows.length };
        await recordAction(db, { id: newId(), at, actor: { userId }, action: "newsletter.export", details });
        return csvFile(c, "subscribers", at.toISOString(), toCsv(rows));
      },
    ),
  ];
}

const COLUMNS = [
  "email",
  "first_name",
  "frequency",
  "state",
  "requested_at",
  "confirmed_at",
  "unsubscribed_at",
  "consent_at",
  "consent_version",
] as const satisfies readonly (keyof SubscriberRow)[];

function toCsv(rows: readonly SubscriberRow[]): string {
  return writeCsv([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ""))]);
}
