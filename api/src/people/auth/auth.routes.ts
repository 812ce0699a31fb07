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
import type { Context } from "hono";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import type { FindCurrentUser } from "../../http/current-user.ts";
import { json, jsonBody, NO_CONTENT } from "../../http/described.ts";
import type { AppEnv } from "../../http/env.ts";
import { pathId } from "../../http/path-id.ts";
import { route } from "../../http/route.ts";
import { visitorCookies, visitorRequest } from "../../http/visitor-request.ts";
import { listOwnCharityIds } from "../../money/charities/members.repository.ts";
import { readPreferences } from "../preferences/preferences.repository.ts";
import { twoFactorRoutes } from "../two-factor/two-factor.routes.ts";
import type { TwoFactor } from "../two-factor/two-factor.service.ts";
import type { Auth } from "./auth.service.ts";
import { type SessionExtras, toSession } from "./session-view.ts";
import type { Sessions } from "./sessions.ts";
import { findSignedInAccount, type SignedInAccount } from "./users.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly auth: Auth;
  readonly sessions: Sessions;
  readonly twoFactor: TwoFactor;
  readonly currentUser: FindCurrentUser<SignedInAccount>;
  /** Of the visitor, by which attempts are counted. */
  readonly networksOf: (c: Context<AppEnv>) => readonly string[];
  readonly logger: Logger;
}

const MAX_DEVICE = 300;

/** `/api/auth/*`: signing up, in and out, passwords, and where one is signed in. */
export function authRoutes(dependencies: Dependencies) {
  const { config, db, auth, sessions, twoFactor, currentUser, networksOf, logger } = dependencies;
  /** Begins a session in place of the one there was, if any, and tells who is signed in. */
  async function begin(
    c: Pick<Context<AppEnv>, "env" | "header" | "req">,
    userId: string,
    passwordHash?: string,
  ) {
    await sessions.end(visitorCookies(c));
    // The visitor's, not that of the page that signs them in.
    const device = (visitorRequest(c).headers.get("User-Agent") ?? "").slice(0, MAX_DEVICE).toWellFormed();
    c.header("Set-Cookie", await sessions.start(userId, device, passwordHash), { append: true });
    return toSession(await findSignedInAccount(db, userId, logger), config);
  }

  /** Without it pages go on as they do for who never said anything of it. */
  async function extrasOf(userId: string): Promise<SessionExtras> {
    try {
      const [preferences, charities] = await Promise.all([
        readPreferences(db, userId),
        listOwnCharityIds(db, userId),
      ]);
      const { budgetMin: min, budgetMax: max } = preferences;
      return {
        ...((min !== null || max !== null) && { usualBudget: { min, max } }),
        ...(charities.size > 0 && { actsForCharity: true }),
      };
    } catch (error) {
      logger.warn({ err: error }, "A user's preferences could not be read; the session goes without");
      return {};
    }
  }

  /** The one that asks goes on. */
  async function endOtherSessions(
    c: Pick<Context<AppEnv>, "env" | "header" | "req">,
    userId: string,
  ): Promise<void> {
    await sessions.revokeAll(userId);
    await begin(c, userId);
  }

  return [
    ...twoFactorRoutes({ auth, twoFactor, endOtherSessions }),
    route(
      {
        method: "post",
        path: "/api/auth/sign-up",
        access: "site",
        limit: "sign-up",
        tag: "Account",
        summary: "Ask for an account",
        description:
          "A mail has the link that finishes it. The answer is the same whether or not the address has an account: its owner is told by mail.",
        request: jsonBody(signUpRequest),
        reply: { 202: json(signUpAnswer, "The account waits for its mailed link.") },
      },
      async (c) => {
        await auth.signUp(c.req.valid("json"));
        return c.json({ status: "pending" as const }, 202);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/auth/sign-up/finish",
        access: "site",
        limit: "new account",
        tag: "Account",
        summary:
          "Open the account with the mailed link's token and the password that was chosen, and sign in",
        request: jsonBody(finishSignUpRequest),
        reply: { 201: json(finishedSignUp, "Who is signed in.") },
        errors: ["unauthorized"],
      },
      async (c) => {
        const { token, password } = c.req.valid("json");
        const { id, passwordHash, next } = await auth.finishSignUp(token, password);
        return c.json({ ...(await begin(c, id, passwordHash)), next }, 201);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/auth/sign-in",
        access: "site",
        limit: "sign-in",
        tag: "Account",
        summary: "Sign in",
        request: jsonBody(signInRequest),
        reply: { 200: json(sessionResponse, "Who is signed in.") },
        errors: ["unauthorized"],
      },
      async (c) => {
        const { email, password, code } = c.req.valid("json");
        const { id, passwordHash } = await auth.signIn(email, password, networksOf(c), code);
        return c.json(await begin(c, id, passwordHash), 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/auth/sign-out",
        access: "site",
        limit: "sign-out",
        tag: "Account",
        summary: "Sign out",
        reply: { 204: NO_CONTENT },
      },
      async (c) => {
        c.header("Set-Cookie", await sessions.end(visitorCookies(c)), { append: true });
        return c.body(null, 204);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/auth/session",
        access: "site",
        tag: "Account",
        summary: "Who is signed in",
        reply: { 200: json(sessionResponse, "Who, or nulls.") },
      },
      async (c) => {
        const account = await currentUser(c);
        return c.json(toSession(account, config, account ? await extrasOf(account.id) : {}), 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/auth/password-reset",
        access: "site",
        limit: "mailed link",
        tag: "Account",
        summary: "Ask for a mail with a link to set a new password",
        description: "The answer is the same whether or not there is such an account.",
        request: jsonBody(passwordResetRequest),
        reply: { 204: NO_CONTENT },
      },
      async (c) => {
        await auth.requestPasswordReset(c.req.valid("json").email);
        return c.body(null, 204);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/auth/password-reset/confirm",
        access: "site",
        limit: "link",
        tag: "Account",
        summary: "Set a new password with the mailed link's token",
        request: jsonBody(newPasswordRequest),
        reply: { 204: NO_CONTENT },
      },
      async (c) => {
        const { token, password } = c.req.valid("json");
        await auth.resetPassword(token, password);
        return c.body(null, 204);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/auth/confirm-email",
        access: "site",
        limit: "link",
        tag: "Account",
        summary: "Confirm an e-mail address with the mailed link's token",
        request: jsonBody(confirmEmailRequest),
        reply: { 204: NO_CONTENT },
      },
      async (c) => {
        await auth.confirmEmail(c.req.valid("json").token);
        return c.body(null, 204);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/auth/confirm-email/request",
        access: "user",
        limit: "mailed link",
        tag: "Account",
        summary: "Ask for the confirmation mail again",
        reply: { 204: NO_CONTENT },
      },
      async (c) => {
        const { id, email } = c.var.user;
        await auth.requestConfirmation(id, email);
        return c.body(null, 204);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/auth/password",
        access: "user",
        limit: "password",
        tag: "Account",
        summary: "Change the password; every other session ends",
        request: jsonBody(changePasswordRequest),
        reply: { 204: NO_CONTENT },
      },
      async (c) => {
        const { id } = c.var.user;
        const { currentPassword, password } = c.req.valid("json");
        const passwordHash = await auth.changePassword(id, currentPassword, password);
        // All sessions have ended; the one that made the change goes on.
        await begin(c, id, passwordHash);
        return c.body(null, 204);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/auth/sessions",
        access: "user",
        tag: "Account",
        summary: "Where one is signed in",
        reply: { 200: json(activeSessions, "The sessions, the latest first.") },
      },
      async (c) => {
        const { id } = c.var.user;
        return c.json({ items: [...(await sessions.list(id, visitorCookies(c)))] }, 200);
      },
    ),
    route(
      {
        method: "delete",
        path: "/api/auth/sessions/{id}",
        access: "user",
        limit: "account",
        tag: "Account",
        summary: "End one of one's sessions",
        request: pathId,
        reply: { 204: NO_CONTENT },
        errors: ["not_found"],
      },
      async (c) => {
        const { id } = c.var.user;
        const ended = await sessions.revoke(id, c.req.valid("param").id);
        if (!ended) throw new ApiError("not_found", "There is no such session");
        return c.body(null, 204);
      },
    ),
  ];
}
