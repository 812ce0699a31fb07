import { deleteAccountRequest, profile, profileChange } from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { json, jsonBody, NO_CONTENT } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import { visitorCookies } from "../../http/visitor-request.ts";
import type { Auth } from "../auth/auth.service.ts";
import type { Sessions } from "../auth/sessions.ts";
import { findAccount, updateNames } from "../auth/users.ts";
import { collectOwnData, deleteAccount } from "./own-data.ts";

interface Dependencies {
  readonly db: Database;
  readonly auth: Auth;
  readonly sessions: Sessions;
}

/** `/api/profile` and `/api/account`: one's names, one's data, and the end of one's account. */
export function profileRoutes({ db, auth, sessions }: Dependencies) {
  async function profileOf(userId: string) {
    const account = await findAccount(db, userId);
    // Deleted from elsewhere, just now.
    if (!account) throw new ApiError("unauthorized", "Please sign in");
    return { id: account.id, username: account.username, fullName: account.fullName };
  }

  return [
    route(
      {
        method: "get",
        path: "/api/profile",
        access: "user",
        tag: "Account",
        summary: "One's names",
        reply: { 200: json(profile, "The names.") },
      },
      async (c) => c.json(await profileOf(c.var.user.id), 200),
    ),
    route(
      {
        method: "patch",
        path: "/api/profile",
        access: "user",
        limit: "account",
        tag: "Account",
        summary: "Change one's names",
        request: jsonBody(profileChange),
        reply: { 200: json(profile, "The names as they are now.") },
      },
      async (c) => {
        const { id } = c.var.user;
        await updateNames(db, id, c.req.valid("json"));
        return c.json(await profileOf(id), 200);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/account/data",
        access: "user",
        tag: "Account",
        summary: "All that is kept of one",
        reply: { 200: json(z.record(z.string(), z.unknown()), "As a file to download.") },
      },
      async (c) => {
        const { id } = c.var.user;
        c.header("Content-Disposition", 'attachment; filename="gifthearth-data.json"');
        return c.json(await collectOwnData(db, id), 200);
      },
    ),
    route(
      {
        method: "delete",
        path: "/api/account",
        access: "user",
        limit: "password",
        tag: "Account",
        summary: "Delete one's account and all that is kept of one",
        request: jsonBody(deleteAccountRequest),
        reply: { 204: NO_CONTENT },
      },
      async (c) => {
        const { id } = c.var.user;
        await auth.checkPassword(id, c.req.valid("json").password);
        await db.transaction().execute((transaction) => deleteAccount(transaction, id));
        c.header("Set-Cookie", await sessions.end(visitorCookies(c)), { append: true });
        return c.body(null, 204);
      },
    ),
  ];
}
