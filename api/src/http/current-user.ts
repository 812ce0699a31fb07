import type { Context } from "hono";
import { ApiError } from "./api-error.ts";
import type { AppEnv } from "./env.ts";

/** Somebody who is signed in. */
export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  /** By the `user_roles` table (specification, section 6). */
  readonly isAdmin: boolean;
}

/** Whose session a request carries; null for a visitor who isn't signed in. */
export type FindCurrentUser<User extends CurrentUser = CurrentUser> = (
  c: Context<AppEnv>,
) => Promise<User | null>;

/**
 * Who is signed in, where nobody else may go on.
 * @throws {ApiError} `unauthorized` for a visitor who isn't
 */
export async function requireUser<User extends CurrentUser>(
  c: Context<AppEnv>,
  currentUser: FindCurrentUser<User>,
): Promise<User> {
  const user = await currentUser(c);
  if (!user) throw new ApiError("unauthorized", "Please sign in");
  return user;
}
