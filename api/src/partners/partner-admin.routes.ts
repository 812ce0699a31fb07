import {
  adminPartner,
  adminPartnerChange,
  adminPartners,
  adminPartnersQuery,
} from "@gifthearth/core/contract";
import type { Config } from "../config/config.ts";
import { json, jsonBody } from "../http/described.ts";
import { pathId } from "../http/path-id.ts";
import { route } from "../http/route.ts";
import type { PartnerCounts } from "./counts.ts";
import { changeAsAdmin, readAdminPartners } from "./partner-admin.service.ts";
import type { PartnerDependencies } from "./partners.service.ts";

interface Dependencies extends PartnerDependencies {
  readonly config: Config;
  readonly counts: PartnerCounts;
}

/** `/api/admin/partners`: everybody's partners, their limits and tracking ids. */
export function partnerAdminRoutes(dependencies: Dependencies) {
  return [
    route(
      {
        method: "get",
        path: "/api/admin/partners",
        access: "admin",
        tag: "Administration",
        summary: "All partners",
        request: { query: adminPartnersQuery },
        reply: { 200: json(adminPartners, "Those that wait for an answer, then the newest.") },
        errors: ["invalid_request"],
      },
      async (c) => c.json(await readAdminPartners(dependencies, c.req.valid("query").page), 200),
    ),
    route(
      {
        method: "patch",
        path: "/api/admin/partners/{id}",
        access: "admin",
        limit: "admin",
        tag: "Administration",
        summary:
          "Set a partner's limits and tracking ids, stop it, or say whether it is the charity it says it is",
        request: { ...pathId, ...jsonBody(adminPartnerChange) },
        reply: { 200: json(adminPartner, "As it is now.") },
        errors: ["conflict", "not_found"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const { id } = c.req.valid("param");
        return c.json(await changeAsAdmin(dependencies, { userId }, id, c.req.valid("json")), 200);
      },
    ),
  ];
}
