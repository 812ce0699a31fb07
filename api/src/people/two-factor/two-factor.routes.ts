import {
  confirmTwoFactorRequest,
  recoveryCodesResponse,
  secondFactorRequest,
  setUpTwoFactorRequest,
  twoFactorSetup,
  twoFactorState,
} from "@gifthearth/core/contract";
import type { Context } from "hono";
import { ApiError } from "../../http/api-error.ts";
import { json, jsonBody, NO_CONTENT } from "../../http/described.ts";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import type { Auth } from "../auth/auth.service.ts";
import { qrPath } from "./qr-path.ts";
import { type TwoFactor, wrongCode } from "./two-factor.service.ts";

interface Dependencies {
  readonly auth: Auth;
  readonly twoFactor: TwoFactor;
  /** Ends all of the user's sessions and begins one in place of that which asks. */
  readonly endOtherSessions: (
    c: Pick<Context<AppEnv>, "env" | "header" | "req">,
    userId: string,
  ) => Promise<void>;
}

/** `/api/auth/two-factor*`: a code besides the password. */
export function twoFactorRoutes({ auth, twoFactor, endOtherSessions }: Dependencies) {
  /** Who only has somebody's session knows neither; who only knows the password has no code. */
  async function requireBoth(userId: string, currentPassword: string, code: string): Promise<void> {
    await auth.checkPassword(userId, currentPassword);
    const outcome = await twoFactor.check(userId, code);
    if (outcome === "off") throw new ApiError("conflict", "Two-factor authentication is off");
    if (outcome !== "right") throw wrongCode();
  }

  return [
    route(
      {
        method: "get",
        path: "/api/auth/two-factor",
        access: "user",
        tag: "Account",
        summary: "Whether a code is asked for besides the password",
        reply: { 200: json(twoFactorState, "Since when, if it is.") },
      },
      async (c) => c.json(await twoFactor.state(c.var.user.id), 200),
    ),
    route(
      {
        method: "post",
        path: "/api/auth/two-factor/setup",
        access: "user",
        limit: "password",
        tag: "Account",
        summary: "Begin to set up an authenticator app",
        description: "Nothing changes until a first code is sent to `confirm`, within an hour.",
        request: jsonBody(setUpTwoFactorRequest),
        reply: { 201: json(twoFactorSetup, "What the app is told.") },
        errors: ["conflict"],
      },
      async (c) => {
        const { id, email } = c.var.user;
        await auth.checkPassword(id, c.req.valid("json").currentPassword);
        const app = await twoFactor.begin(id, email);
        c.header("Cache-Control", "no-store");
        return c.json({ ...app, qr: qrPath(app.uri) }, 201);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/auth/two-factor/confirm",
        access: "user",
        limit: "password",
        tag: "Account",
        summary: "Turn two-factor authentication on by the app's first code; every other session ends",
        request: jsonBody(confirmTwoFactorRequest),
        reply: { 200: json(recoveryCodesResponse, "The recovery codes, told this once.") },
        errors: ["conflict"],
      },
      async (c) => {
        const { id } = c.var.user;
        const recoveryCodes = await twoFactor.confirm(id, c.req.valid("json").code);
        await endOtherSessions(c, id);
        auth.tellOfTwoFactor(id, true);
        c.header("Cache-Control", "no-store");
        return c.json({ recoveryCodes: [...recoveryCodes] }, 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/auth/two-factor/recovery-codes",
        access: "user",
        limit: "password",
        tag: "Account",
        summary: "Make new recovery codes; the others are no good any more",
        request: jsonBody(secondFactorRequest),
        reply: { 201: json(recoveryCodesResponse, "The recovery codes, told this once.") },
        errors: ["conflict"],
      },
      async (c) => {
        const { id } = c.var.user;
        const { currentPassword, code } = c.req.valid("json");
        await requireBoth(id, currentPassword, code);
        c.header("Cache-Control", "no-store");
        return c.json({ recoveryCodes: [...(await twoFactor.renewRecoveryCodes(id))] }, 201);
      },
    ),
    route(
      {
        method: "delete",
        path: "/api/auth/two-factor",
        access: "user",
        limit: "password",
        tag: "Account",
        summary: "Turn two-factor authentication off",
        request: jsonBody(secondFactorRequest),
        reply: { 204: NO_CONTENT },
        errors: ["conflict"],
      },
      async (c) => {
        const { id } = c.var.user;
        const { currentPassword, code } = c.req.valid("json");
        await requireBoth(id, currentPassword, code);
        await twoFactor.end(id);
        auth.tellOfTwoFactor(id, false);
        return c.body(null, 204);
      },
    ),
  ];
}
