import { preferences, preferencesChange } from "@gifthearth/core/contract";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { json, jsonBody } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import { lockUser } from "../auth/users.ts";
import { changePreferences, readPreferences } from "./preferences.repository.ts";

interface Dependencies {
  readonly db: Database;
}

/** `/api/preferences`: which reminders come and when, and what the forms begin with. */
export function preferenceRoutes({ db }: Dependencies) {
  return [
    route(
      {
        method: "get",
        path: "/api/preferences",
        access: "user",
        tag: "Account",
        summary: "How one wants things",
        reply: { 200: json(preferences, "What holds.") },
      },
      async (c) => c.json(await readPreferences(db, c.var.user.id), 200),
    ),
    route(
      {
        method: "patch",
        path: "/api/preferences",
        access: "user",
        limit: "account",
        tag: "Account",
        summary: "Change how one wants things",
        request: jsonBody(preferencesChange),
        reply: { 200: json(preferences, "What holds now.") },
      },
      async (c) => {
        const { id } = c.var.user;
        const change = c.req.valid("json");
        const changed = await db.transaction().execute(async (transaction) => {
          // Deleted from elsewhere, just now.
          if (!(await lockUser(transaction, id))) throw new ApiError("unauthorized", "Please sign in");
          const { budgetMin, budgetMax, ...others } = await changePreferences(transaction, id, change);
          if ((budgetMin ?? 0) > (budgetMax ?? Number.POSITIVE_INFINITY)) {
            const message = "The lowest price must not be above the highest";
            throw new ApiError("invalid_request", message, { fields: { budgetMin: message } });
          }
          return { ...others, budgetMin, budgetMax };
        });
        return c.json(changed, 200);
      },
    ),
  ];
}
