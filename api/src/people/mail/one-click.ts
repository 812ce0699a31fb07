import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { ApiError } from "../../http/api-error.ts";
import type { AppEnv } from "../../http/env.ts";
import { type Route, route } from "../../http/route.ts";

/** Have a mail program show an unsubscribing of its own, in one click (RFC 8058). @param link posted to by it */
export function oneClickHeaders(link: string): Readonly<Record<string, string>> {
  return { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

interface OneClick {
  /** Of the link, whose page the site shows: opening it is a GET, and changes nothing. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** @throws {ApiError} for a link that is no good */
  unsubscribe(token: string, form: Readonly<Record<string, unknown>>): Promise<void>;
}

/**
 * Takes what a mailed link to unsubscribe leads to, posted: by the page's own form, which so needs no script, and by
 * mail programs, without cookies or an origin.
 */
export function oneClickRoute({ path, tag, summary, unsubscribe }: OneClick): Route {
  return route(
    {
      method: "post",
      path,
      access: "direct",
      limit: "unsubscribe",
      tag,
      summary,
      hide: true,
      reply: { 200: TEXT, 303: REDIRECTION },
    },
    async (c) => {
      const form = await readForm(c);
      if (form["List-Unsubscribe"] !== "One-Click") {
        throw new ApiError("invalid_request", "Please send the form field List-Unsubscribe=One-Click");
      }
      const act = () => unsubscribe(c.req.query("token") ?? "", form);
      // A mail program must not be led on to somewhere else.
      if (form.from === "page") return c.redirect(await outcomeOf(path, act), 303);
      await act();
      return c.text("Unsubscribed\n", 200);
    },
  );
}

const TEXT = { description: "Done.", content: { "text/plain": { schema: z.string() } } };
export const REDIRECTION = { description: "To the page that says how it went." };

/** The fields of a form, in either encoding; none where the body is no form. */
export async function readForm(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  return c.req.parseBody().catch(() => ({}));
}

/** Does it, and gives the page that says how it went. */
export async function outcomeOf(page: string, act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return `${page}?outcome=done`;
  } catch (error) {
    if (error instanceof ApiError) return `${page}?outcome=failed`;
    throw error;
  }
}
