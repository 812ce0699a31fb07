import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/env.ts";
import type { Route } from "../http/route.ts";
import { docsRoutes } from "./docs/docs.routes.ts";
import { featureRoutes } from "./features.routes.ts";
import { healthRoutes } from "./health/health.routes.ts";
import type { Readiness } from "./health/readiness.ts";
import { metricsRoutes } from "./metrics/metrics.routes.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { adminOverviewRoutes } from "./overview/overview.routes.ts";

export { createReadiness, type Readiness } from "./health/readiness.ts";
export { createMetrics, type Metrics } from "./metrics/metrics.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly clock: () => Date;
  /** What the documentation describes. */
  readonly app: OpenAPIHono<AppEnv>;
  /** The name of the cookie that says who is signed in. */
  readonly sessionCookie: string;
}

/** What the server tells of itself. */
export function operatingRoutes(dependencies: Dependencies): readonly Route[] {
  return [
    featureRoutes(dependencies),
    adminOverviewRoutes(dependencies),
    healthRoutes(dependencies),
    metricsRoutes(dependencies),
    docsRoutes(dependencies),
  ].flat();
}
