import { adminOverview } from "@gifthearth/core/contract";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { json } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import { keepFor } from "../../runtime/keep-for.ts";
import { countClicks } from "./overview.repository.ts";
import { readOverview } from "./overview.service.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
}

/** Counting a million clicks holds an SQLite server up for some 50 ms: once in so long is enough, milliseconds. */
const CLICKS_MAX_AGE = 60_000;

/** `GET /api/admin/overview`. */
export function adminOverviewRoutes({ db, config, clock }: Dependencies) {
  const clicks = keepFor(CLICKS_MAX_AGE, clock, () => countClicks(db));
  return [
    route(
      {
        method: "get",
        path: "/api/admin/overview",
        access: "admin",
        tag: "Administration",
        summary: "Figures and what is to be done",
        reply: { 200: json(adminOverview, "As they are now; the clicks at most a minute ago.") },
      },
      async (c) => c.json(await readOverview(db, config, clock(), await clicks.read()), 200),
    ),
  ];
}
