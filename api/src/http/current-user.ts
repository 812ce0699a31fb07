import type { Context } from "hono";
import type { AppEnv, CurrentUser } from "./env.ts";

/** Whose session a request carries; null for a visitor who isn't signed in. */
export type FindCurrentUser<User extends CurrentUser = CurrentUser> = (
  c: Context<AppEnv>,
) => Promise<User | null>;
