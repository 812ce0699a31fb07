import type { HttpBindings } from "@hono/node-server";

/** What every handler finds in its context. */
export interface AppEnv {
  readonly Bindings: Partial<HttpBindings> & {
    /** The page request for which the site asks the API in-process. */
    readonly visitorRequest?: Request;
  };
  readonly Variables: {
    requestId: string;
  };
}
