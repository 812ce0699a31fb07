import type { Context } from "hono";
import type { FindCurrentUser } from "../current-user.ts";
import type { AppEnv } from "../env.ts";
import { isByAccount, type RouteGroup } from "./groups.ts";
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

/** What counts visitors: for every route that declares a limit, and for those that know how much more is asked of them. */
export function createCountVisitor({ limits, networksOf, currentUser }: Dependencies): CountVisitor {
  return async (c, group, points = 1) => {
    await limits.count(group, "network", networksOf(c), points);
    if (!isByAccount(group)) return;
    const user = await currentUser(c);
    if (user) await limits.count(group, "account", user.id, points);
  };
}
