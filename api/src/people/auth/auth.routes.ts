import {
  activeSessions,
  changePasswordRequest,
  confirmEmailRequest,
  finishedSignUp,
  finishSignUpRequest,
  newPasswordRequest,
  passwordResetRequest,
  sessionResponse,
  signInRequest,
  signUpAnswer,
  signUpRequest,
} from "@gifthearth/core/contract";
import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { type FindCurrentUser, requireUser } from "../../http/current-user.ts";
import { errors, json, jsonBody, NO_CONTENT } from "../../http/described.ts";
import type { AppEnv } from "../../http/env.ts";
import { pathId } from "../../http/path-id.ts";
import { createRouter } from "../../http/router.ts";
import { visitorCookies, visitorRequest } from "../../http/visitor-request.ts";
import type { Auth } from "./auth.service.ts";
import { toSession } from "./session-view.ts";
import type { Sessions } from "./sessions.ts";
import { findSignedInAccount, type SignedInAccount } from "./users.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly auth: Auth;
  readonly sessions: Sessions;
  readonly currentUser: FindCurrentUser<SignedInAccount>;
  /** Of the visitor, by which attempts are counted. */
  readonly networksOf: (c: Context<AppEnv>) => readonly string[];
  readonly logger: Logger;
}

const MAX_DEVICE = 300;

/** `/api/auth/*`: signing up, in and out, passwords, and where one is signed in (design, section 4). */
export function authRoutes({ config, db, auth, sessions, currentUser, networksOf, logger }: Dependencies) {
  /** Begins a session in place of the one there was, if any, and tells who is signed in. */
  async function begin(c: Context<AppEnv>, userId: string, passwordHash: string) {
    await sessions.end(visitorCookies(c));
    // The visitor's, not that of the page that signs them in.
    const device = (visitorRequest(c).headers.get("User-Agent") ?? "").slice(0, MAX_DEVICE).toWellFormed();
    c.header("Set-Cookie", await sessions.start(userId, device, passwordHash), { append: true });
    return toSession(await findSignedInAccount(db, userId, logger), config);
  }

  return createRouter()
    .openapi(ROUTES.signUp, async (c) => {
      await auth.signUp(c.req.valid("json"));
      return c.json({ status: "pending" as const }, 202);
    })
    .openapi(ROUTES.finishSignUp, async (c) => {
      const { token, password } = c.req.valid("json");
      const { id, passwordHash, next } = await auth.finishSignUp(token, password);
      return c.json({ ...(await begin(c, id, passwordHash)), next }, 201);
    })
    .openapi(ROUTES.signIn, async (c) => {
      const { email, password } = c.req.valid("json");
      const { id, passwordHash } = await auth.signIn(email, password, networksOf(c));
      return c.json(await begin(c, id, passwordHash), 200);
    })
    .openapi(ROUTES.signOut, async (c) => {
      c.header("Set-Cookie", await sessions.end(visitorCookies(c)), { append: true });
      return c.body(null, 204);
    })
    .openapi(ROUTES.session, async (c) => c.json(toSession(await currentUser(c), config), 200))
    .openapi(ROUTES.requestReset, async (c) => {
      await auth.requestPasswordReset(c.req.valid("json").email);
      return c.body(null, 204);
    })
    .openapi(ROUTES.confirmReset, async (c) => {
      const { token, password } = c.req.valid("json");
      await auth.resetPassword(token, password);
      return c.body(null, 204);
    })
    .openapi(ROUTES.confirmEmail, async (c) => {
      await auth.confirmEmail(c.req.valid("json").token);
      return c.body(null, 204);
    })
    .openapi(ROUTES.requestConfirmation, async (c) => {
      const { id, email } = await requireUser(c, currentUser);
      await auth.requestConfirmation(id, email);
      return c.body(null, 204);
    })
    .openapi(ROUTES.changePassword, async (c) => {
      const { id } = await requireUser(c, currentUser);
      const { currentPassword, password } = c.req.valid("json");
      const passwordHash = await auth.changePassword(id, currentPassword, password);
      // All sessions have ended; the one that made the change goes on.
      await begin(c, id, passwordHash);
      return c.body(null, 204);
    })
    .openapi(ROUTES.sessions, async (c) => {
      const { id } = await requireUser(c, currentUser);
      return c.json({ items: [...(await sessions.list(id, visitorCookies(c)))] }, 200);
    })
    .openapi(ROUTES.revoke, async (c) => {
      const { id } = await requireUser(c, currentUser);
      const ended = await sessions.revoke(id, c.req.valid("param").id);
      if (!ended) throw new ApiError("not_found", "There is no such session");
      return c.body(null, 204);
    });
}

const BODY = ["invalid_request", "payload_too_large", "unsupported_media_type"] as const;
const PRIVATE = ["forbidden"] as const;
const tags = ["Account"];

const ROUTES = {
  signUp: createRoute({
    method: "post",
    path: "/api/auth/sign-up",
    tags,
    summary: "Ask for an account",
    description:
      "A mail has the link that finishes it. The answer is the same whether or not the address has an account: its owner is told by mail.",
    request: jsonBody(signUpRequest),
    responses: {
      202: json(signUpAnswer, "The account waits for its mailed link."),
      ...errors(...BODY, ...PRIVATE),
    },
  }),
  finishSignUp: createRoute({
    method: "post",
    path: "/api/auth/sign-up/finish",
    tags,
    summary: "Open the account with the mailed link's token and the password that was chosen, and sign in",
    request: jsonBody(finishSignUpRequest),
    responses: {
      201: json(finishedSignUp, "Who is signed in."),
      ...errors(...BODY, ...PRIVATE, "unauthorized"),
    },
  }),
  signIn: createRoute({
    method: "post",
    path: "/api/auth/sign-in",
    tags,
    summary: "Sign in",
    request: jsonBody(signInRequest),
    responses: {
      200: json(sessionResponse, "Who is signed in."),
      ...errors(...BODY, ...PRIVATE, "unauthorized"),
    },
  }),
  signOut: createRoute({
    method: "post",
    path: "/api/auth/sign-out",
    tags,
    summary: "Sign out",
    responses: { 204: NO_CONTENT, ...errors("forbidden", "payload_too_large") },
  }),
  session: createRoute({
    method: "get",
    path: "/api/auth/session",
    tags,
    summary: "Who is signed in",
    responses: { 200: json(sessionResponse, "Who, or nulls."), ...errors("forbidden") },
  }),
  requestReset: createRoute({
    method: "post",
    path: "/api/auth/password-reset",
    tags,
    summary: "Ask for a mail with a link to set a new password",
    description: "The answer is the same whether or not there is such an account.",
    request: jsonBody(passwordResetRequest),
    responses: { 204: NO_CONTENT, ...errors(...BODY, ...PRIVATE) },
  }),
  confirmReset: createRoute({
    method: "post",
    path: "/api/auth/password-reset/confirm",
    tags,
    summary: "Set a new password with the mailed link's token",
    request: jsonBody(newPasswordRequest),
    responses: { 204: NO_CONTENT, ...errors(...BODY, ...PRIVATE) },
  }),
  confirmEmail: createRoute({
    method: "post",
    path: "/api/auth/confirm-email",
    tags,
    summary: "Confirm an e-mail address with the mailed link's token",
    request: jsonBody(confirmEmailRequest),
    responses: { 204: NO_CONTENT, ...errors(...BODY, ...PRIVATE) },
  }),
  requestConfirmation: createRoute({
    method: "post",
    path: "/api/auth/confirm-email/request",
    tags,
    summary: "Ask for the confirmation mail again",
    responses: { 204: NO_CONTENT, ...errors("unauthorized", ...PRIVATE, "payload_too_large") },
  }),
  changePassword: createRoute({
    method: "post",
    path: "/api/auth/password",
    tags,
    summary: "Change the password; every other session ends",
    request: jsonBody(changePasswordRequest),
    responses: { 204: NO_CONTENT, ...errors(...BODY, ...PRIVATE, "unauthorized") },
  }),
  sessions: createRoute({
    method: "get",
    path: "/api/auth/sessions",
    tags,
    summary: "Where one is signed in",
    responses: {
      200: json(activeSessions, "The sessions, the latest first."),
      ...errors("unauthorized", "forbidden"),
    },
  }),
  revoke: createRoute({
    method: "delete",
    path: "/api/auth/sessions/{id}",
    tags,
    summary: "End one of one's sessions",
    request: pathId,
    responses: { 204: NO_CONTENT, ...errors("unauthorized", "forbidden", "not_found", "payload_too_large") },
  }),
};
