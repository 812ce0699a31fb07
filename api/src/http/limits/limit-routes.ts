import type { Context, Hono } from "hono";
import type { Config } from "../../config/config.ts";
import type { FindCurrentUser } from "../current-user.ts";
import type { AppEnv } from "../env.ts";
import { isByAccount, LIMITED, type RouteGroup } from "./groups.ts";
import type { Limits } from "./limits.ts";

/**
 * Counts what a visitor does by the networks it comes from, and by the account of who is signed in.
 * @param points how many at once
 * @throws {ApiError} `too_many_requests`
 */
export type CountVisitor = (c: Context<AppEnv>, group: RouteGroup, points?: number) => Promise<void>;

interface Dependencies {
  readonly limits: Limits;
  readonly networksOf: (c: Context<AppEnv>) => readonly string[];
  readonly currentUser: FindCurrentUser;
}

/** What counts visitors, for the routes that know better than their path how much is asked of them. */
export function createCountVisitor({ limits, networksOf, currentUser }: Dependencies): CountVisitor {
  return async (c, group, points = 1) => {
    await limits.count(group, "network", networksOf(c), points);
    if (!isByAccount(group)) return;
    const user = await currentUser(c);
    if (user) await limits.count(group, "account", user.id, points);
  };
}

/**
 * Counts every request to a route that writes or asks an AI. What else a group counts by, the routes themselves know.
 * Comes behind the guards: what a foreign page asks of a private route counts against nobody.
 */
export function limitRoutes(
  app: Hono<AppEnv>,
  { features }: Pick<Config, "features">,
  countVisitor: CountVisitor,
): void {
  for (const [route, group] of Object.entries(LIMITED)) {
    const [method = "", path = ""] = route.split(" ");
    // Where the chat is off, nothing of it is there, a limit included.
    if (!features.chat && path.includes("/chat")) continue;
    app.on(method, path, async (c, next) => {
      await countVisitor(c, group);
      await next();
    });
  }
}
