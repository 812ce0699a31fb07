import { AUDIT_PAGE, auditActions, auditQuery } from "@gifthearth/core/contract";
import { contains } from "../../db/contains.ts";
import type { Database } from "../../db/database.ts";
import { json } from "../../http/described.ts";
import { route } from "../../http/route.ts";

/** `GET /api/admin/actions`: the audit log. */
export function auditRoutes({ db }: { readonly db: Database }) {
  return [
    route(
      {
        method: "get",
        path: "/api/admin/actions",
        access: "admin",
        tag: "Administration",
        summary: "What administrators, the command line and the schedule did",
        request: { query: auditQuery },
        reply: { 200: json(auditActions, "The latest first.") },
        errors: ["invalid_request"],
      },
      async (c) => {
        const { search, page } = c.req.valid("query");
        return c.json(await readActions(db, search, page), 200);
      },
    ),
  ];
}

async function readActions(db: Database, search: string, page: number) {
  let asked = db.selectFrom("admin_actions").leftJoin("users", "users.id", "admin_actions.actor");
  if (search !== "") {
    asked = asked.where(({ or, ref }) =>
      or([
        contains(ref("action"), search),
        contains(ref("details"), search),
        contains(ref("actor"), search),
        contains(ref("users.email"), search),
      ]),
    );
  }
  const { count } = await asked
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  const pages = Math.max(1, Math.ceil(total / AUDIT_PAGE));
  const shown = Math.min(page, pages);
  const rows = await asked
    .select(["admin_actions.id", "at", "actor", "action", "details", "users.email"])
    .orderBy("at", "desc")
    .orderBy("admin_actions.id")
    .limit(AUDIT_PAGE)
    .offset((shown - 1) * AUDIT_PAGE)
    .execute();
  const items = rows.map(({ id, at, actor, action, details, email }) => ({
    id,
    at,
    actor: email ?? (actor === "command line" || actor === "schedule" ? actor : "deleted account"),
    action,
    details,
  }));
  return { items, total, page: shown, pages };
}
