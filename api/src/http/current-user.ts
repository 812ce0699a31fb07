import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

/** Somebody who is signed in. */
export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  /** By the `user_roles` table. */
  readonly isAdmin: boolean;
}

/** Whose session a request carries; null for a visitor who isn't signed in. */
export type FindCurrentUser<User extends CurrentUser = CurrentUser> = (
  c: Context<AppEnv>,
) => Promise<User | null>;
