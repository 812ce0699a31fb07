import type { Route } from "../../api/src/http/route.ts";
import { createQuietApp } from "./app.ts";
import { openSqlite } from "./databases.ts";

export interface NamedRoute extends Route {
  /** Such as `GET /api/gift-ideas/:id`. */
  readonly name: string;
}

const { db, discard } = await openSqlite(false);

/** Every route as it declares itself, those among them that a setting switches on. */
export const ROUTES: readonly NamedRoute[] = createQuietApp(db, {
  env: { FEATURE_CHAT: "true" },
}).declared.map((route) => ({ ...route, name: `${route.method} ${route.path}` }));

await discard();
