import { deleteAccountRequest, profile, profileChange } from "@gifthearth/core/contract";
import { createRoute, z } from "@hono/zod-openapi";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { type FindCurrentUser, requireUser } from "../../http/current-user.ts";
import { errors, json, jsonBody, NO_CONTENT } from "../../http/described.ts";
import { createRouter } from "../../http/router.ts";
import { visitorCookies } from "../../http/visitor-request.ts";
import type { Auth } from "../auth/auth.service.ts";
import type { Sessions } from "../auth/sessions.ts";
import { findAccount, updateNames } from "../auth/users.ts";
import { collectOwnData, deleteAccount } from "./own-data.ts";

interface Dependencies {
  readonly db: Database;
  readonly auth: Auth;
  readonly sessions: Sessions;
  readonly currentUser: FindCurrentUser;
}

/** `/api/profile` and `/api/account`: one's names, one's data, and the end of one's account. */
export function profileRoutes({ db, auth, sessions, currentUser }: Dependencies) {
  async function profileOf(userId: string) {
    const account = await findAccount(db, userId);
    // Deleted from elsewhere, just now.
    if (!account) throw new ApiError("unauthorized", "Please sign in");
    return { id: account.id, username: account.username, fullName: account.fullName };
  }

  return createRouter()
    .openapi(ROUTES.read, async (c) => c.json(await profileOf((await requireUser(c, currentUser)).id), 200))
    .openapi(ROUTES.change, async (c) => {
      const { id } = await requireUser(c, currentUser);
      await updateNames(db, id, c.req.valid("json"));
      return c.json(await profileOf(id), 200);
    })
    .openapi(ROUTES.data, async (c) => {
      const { id } = await requireUser(c, currentUser);
      c.header("Content-Disposition", 'attachment; filename="gifthearth-data.json"');
      return c.json(await collectOwnData(db, id), 200);
    })
    .openapi(ROUTES.remove, async (c) => {
      const { id } = await requireUser(c, currentUser);
      await auth.checkPassword(id, c.req.valid("json").password);
      await db.transaction().execute((transaction) => deleteAccount(transaction, id));
      c.header("Set-Cookie", await sessions.end(visitorCookies(c)), { append: true });
      return c.body(null, 204);
    });
}

const BODY = ["invalid_request", "payload_too_large", "unsupported_media_type"] as const;
const PRIVATE = ["unauthorized", "forbidden"] as const;
const tags = ["Account"];

const ROUTES = {
  read: createRoute({
    method: "get",
    path: "/api/profile",
    tags,
    summary: "One's names",
    responses: { 200: json(profile, "The names."), ...errors(...PRIVATE) },
  }),
  change: createRoute({
    method: "patch",
    path: "/api/profile",
    tags,
    summary: "Change one's names",
    request: jsonBody(profileChange),
    responses: { 200: json(profile, "The names as they are now."), ...errors(...BODY, ...PRIVATE) },
  }),
  data: createRoute({
    method: "get",
    path: "/api/account/data",
    tags,
    summary: "All that is kept of one",
    responses: {
      200: json(z.record(z.string(), z.unknown()), "As a file to download."),
      ...errors(...PRIVATE),
    },
  }),
  remove: createRoute({
    method: "delete",
    path: "/api/account",
    tags,
    summary: "Delete one's account and all that is kept of one",
    request: jsonBody(deleteAccountRequest),
    responses: { 204: NO_CONTENT, ...errors(...BODY, ...PRIVATE) },
  }),
};
