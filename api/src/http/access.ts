import type { Hono, MiddlewareHandler } from "hono";
import type { Config } from "../config/config.ts";
import { ApiError } from "./api-error.ts";
import { type FindCurrentUser, requireUser } from "./current-user.ts";
import type { AppEnv } from "./env.ts";
import { requireOwnPage } from "./own-page.ts";

/**
 * Who may ask a route:
 * - `public`: anybody, from a page of any origin, without credentials
 * - `site`: anybody, from our own pages
 * - `user`: who is signed in (401 for others), from our own pages; somebody else's things are not found (404)
 * - `admin`: admins (401 for visitors, 403 for users), from our own pages
 */
export type Access = "public" | "site" | "user" | "admin";

/** Every route of the API and whom it answers. A test holds it against the routes there are. */
export const ACCESS: Readonly<Record<string, Access>> = {
  "GET /api/country": "public",
  "GET /api/donation-stats": "public",
  "GET /api/donations": "public",
  "GET /api/features": "public",
  "GET /api/gift-ideas": "public",
  "GET /api/gift-ideas/:id": "public",
  "GET /api/marketplaces": "public",
  "POST /api/functions/ai-gift-finder": "public",
  "POST /api/functions/standard-recommender": "public",
  "POST /api/recommendations": "public",
  "POST /api/click-events": "public",
  "POST /api/analytics-events": "public",
  "POST /api/user-interactions": "public",
  "POST /api/newsletter": "public",
  "POST /api/feedback": "public",
  // Signed by the platform.
  "POST /api/webhooks/donations/:platform": "public",
  "GET /metrics": "public",
  "GET /healthz": "public",
  "GET /readyz": "public",

  "POST /api/auth/sign-up": "site",
  "POST /api/auth/sign-up/finish": "site",
  "POST /api/auth/sign-in": "site",
  "POST /api/auth/sign-out": "site",
  "GET /api/auth/session": "site",
  "POST /api/auth/password-reset": "site",
  "POST /api/auth/password-reset/confirm": "site",
  "POST /api/auth/confirm-email": "site",
  "POST /api/newsletter/confirm": "site",

  "POST /api/auth/confirm-email/request": "user",
  "POST /api/auth/password": "user",
  "GET /api/auth/sessions": "user",
  "DELETE /api/auth/sessions/:id": "user",
  "GET /api/profile": "user",
  "PATCH /api/profile": "user",
  "GET /api/account/data": "user",
  "DELETE /api/account": "user",
  "GET /api/saved-gift-queries": "user",
  "POST /api/saved-gift-queries": "user",
  "DELETE /api/saved-gift-queries/:id": "user",
  "GET /api/saved-gift-ideas": "user",
  "POST /api/saved-gift-ideas": "user",
  "DELETE /api/saved-gift-ideas/:id": "user",
  "GET /api/contributions": "user",
  "GET /api/partners": "user",
  "POST /api/partners": "user",
  "GET /api/partners/:id": "user",
  "PATCH /api/partners/:id": "user",
  "DELETE /api/partners/:id": "user",
  "GET /api/partners/:id/figures": "user",

  // An anonymous conversation is reached by its id, a user's by that user alone (404 for others).
  "POST /api/chat/sessions": "site",
  "GET /api/chat/sessions": "user",
  "GET /api/chat/sessions/:id/messages": "site",
  "GET /api/chat/sessions/:id/recommendations": "site",
  "POST /api/functions/chat-gift-finder": "site",

  "POST /api/functions/ai-provider": "admin",
  "GET /api/admin/overview": "admin",
  "GET /api/admin/feedback": "admin",
  "GET /api/admin/revenue": "admin",
  "POST /api/admin/revenue": "admin",
  "GET /api/admin/donations": "admin",
  "POST /api/admin/donations/pay": "admin",
  "POST /api/admin/donations/:id/confirm": "admin",
  "POST /api/admin/donations/:id/fail": "admin",
  "POST /api/admin/donations/:id/reissue": "admin",
  "GET /api/admin/charities": "admin",
  "POST /api/admin/charities": "admin",
  "PATCH /api/admin/charities/:id": "admin",
  "GET /api/admin/monthly-charities/:month": "admin",
  "PUT /api/admin/monthly-charities/:month": "admin",
  "POST /api/admin/closes": "admin",
  "GET /api/admin/partners": "admin",
  "PATCH /api/admin/partners/:id": "admin",
  "GET /api/admin/newsletter-subscribers": "admin",
  "GET /api/admin/newsletter-subscribers/export": "admin",
};

/** Puts a guard before every route that is served and not public. Comes before the routes themselves. */
export function guardRoutes(
  app: Hono<AppEnv>,
  { publicUrl, features }: Pick<Config, "publicUrl" | "features">,
  currentUser: FindCurrentUser,
): void {
  for (const [route, access] of Object.entries(ACCESS)) {
    const [method = "", path = ""] = route.split(" ");
    // Where the chat is off, nothing of it is there, a guard included.
    const isServed = features.chat || !path.includes("/chat");
    if (isServed && access !== "public") app.on(method, path, guard(access, publicUrl, currentUser));
  }
}

function guard(
  access: Exclude<Access, "public">,
  publicUrl: string,
  currentUser: FindCurrentUser,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    requireOwnPage(c.req.raw, publicUrl);
    // One visitor's answer is nobody else's.
    c.header("Cache-Control", "no-store");
    c.header("Vary", "Cookie", { append: true });
    // No page of another site may take it in as a picture or script and learn from how that went.
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    if (access !== "site") {
      const { isAdmin } = await requireUser(c, currentUser);
      if (access === "admin" && !isAdmin) throw new ApiError("forbidden", "This is for administrators only");
    }
    await next();
  };
}
