import type { Config } from "../config/config.ts";
import type { Route } from "../http/route.ts";
import type { PartnerCounts } from "./counts.ts";
import { partnerAdminRoutes } from "./partner-admin.routes.ts";
import { ownPartnerRoutes } from "./partners.routes.ts";
import type { PartnerDependencies } from "./partners.service.ts";

export { createAttribution } from "./attribution.ts";
export { createPartnerCounts, type PartnerCounts } from "./counts.ts";
export { createPartnerDirectory } from "./directory.ts";

interface Dependencies extends PartnerDependencies {
  readonly config: Config;
  readonly counts: PartnerCounts;
}

/** Those who have our widgets on their pages. */
export function partnerRoutes(dependencies: Dependencies): readonly Route[] {
  return [ownPartnerRoutes(dependencies), partnerAdminRoutes(dependencies)].flat();
}
