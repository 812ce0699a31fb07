import type { HttpBindings } from "@hono/node-server";
import type { SignedInAccount } from "../people/auth/users.ts";

/** Somebody who is signed in. */
export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  /** By the `user_roles` table. */
  readonly isAdmin: boolean;
}

/** What every handler finds in its context. */
export interface AppEnv {
  readonly Bindings: Partial<HttpBindings> & {
    /** The page request for which the site asks the API in-process. */
    readonly visitorRequest?: Request;
  };
  readonly Variables: {
    requestId: string;
    /** Who is signed in, once it was looked up. */
    account?: Promise<SignedInAccount | null>;
    /** Who is signed in, on routes where somebody must be. */
    user?: CurrentUser;
  };
}
