import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { ApiError } from "../../http/api-error.ts";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import type { Newsletter } from "./newsletter.service.ts";

interface Dependencies {
  readonly newsletter: Newsletter;
}

/**
 * What mailed links lead to, posted: by the pages' own forms, which so need no script, and by mail programs,
 * which unsubscribe their reader in one click, without cookies or an origin (RFC 8058). Opening such a link is
 * a GET, which the site answers with a page and changes nothing.
 */
export function newsletterFormRoutes({ newsletter }: Dependencies) {
  return [
    route(
      {
        method: "post",
        path: "/newsletter/unsubscribe",
        access: "direct",
        limit: "unsubscribe",
        tag: "Newsletter",
        summary: "Unsubscribe with the mailed link's token",
        hide: true,
        reply: { 200: TEXT, 303: REDIRECTION },
      },
      async (c) => {
        const form = await readForm(c);
        if (form["List-Unsubscribe"] !== "One-Click") {
          throw new ApiError("invalid_request", "Please send the form field List-Unsubscribe=One-Click");
        }
        const unsubscribe = () => newsletter.unsubscribe(c.req.query("token") ?? "");
        // A mail program must not be led on to somewhere else.
        if (form.from === "page") return c.redirect(await outcomeOf("unsubscribe", unsubscribe), 303);
        await unsubscribe();
        return c.text("Unsubscribed\n", 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/newsletter/confirm",
        // From any page: who has the token has the mail.
        access: "direct",
        limit: "link",
        tag: "Newsletter",
        summary: "Confirm a subscription with the mailed link's token",
        hide: true,
        reply: { 303: REDIRECTION },
      },
      async (c) => {
        const { token } = await readForm(c);
        const confirm = () => newsletter.confirm(typeof token === "string" ? token : "");
        return c.redirect(await outcomeOf("confirm", confirm), 303);
      },
    ),
  ];
}

const TEXT = { description: "Done.", content: { "text/plain": { schema: z.string() } } };
const REDIRECTION = { description: "To the page that says how it went." };

/** The fields of a form, in either encoding; none where the body is no form. */
async function readForm(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  return c.req.parseBody().catch(() => ({}));
}

/** Does it, and gives the page that says how it went. */
async function outcomeOf(page: "confirm" | "unsubscribe", act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return `/newsletter/${page}?outcome=done`;
  } catch (error) {
    if (error instanceof ApiError) return `/newsletter/${page}?outcome=failed`;
    throw error;
  }
}
