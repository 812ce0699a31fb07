import {
  adminPartner,
  adminPartnerChange,
  adminPartners,
  adminPartnersQuery,
} from "@gifthearth/core/contract";
import { createRoute } from "@hono/zod-openapi";
import type { Config } from "../config/config.ts";
import { type FindCurrentUser, requireUser } from "../http/current-user.ts";
import { errors, json, jsonBody } from "../http/described.ts";
import { pathId } from "../http/path-id.ts";
import { createRouter } from "../http/router.ts";
import type { PartnerCounts } from "./counts.ts";
import { changeAsAdmin, readAdminPartners } from "./partner-admin.service.ts";
import type { PartnerDependencies } from "./partners.service.ts";

interface Dependencies extends PartnerDependencies {
  readonly config: Config;
  readonly counts: PartnerCounts;
  readonly currentUser: FindCurrentUser;
}

/** `/api/admin/partners`: everybody's partners, their limits and tracking ids. */
export function partnerAdminRoutes(dependencies: Dependencies) {
  return createRouter()
    .openapi(ROUTES.list, async (c) =>
      c.json(await readAdminPartners(dependencies, c.req.valid("query").page), 200),
    )
    .openapi(ROUTES.change, async (c) => {
      const { id: userId } = await requireUser(c, dependencies.currentUser);
      const { id } = c.req.valid("param");
      return c.json(await changeAsAdmin(dependencies, { userId }, id, c.req.valid("json")), 200);
    });
}

const ADMIN = ["unauthorized", "forbidden"] as const;
const tags = ["Administration"];

const ROUTES = {
  list: createRoute({
    method: "get",
    path: "/api/admin/partners",
    tags,
    summary: "All partners",
    request: { query: adminPartnersQuery },
    responses: {
      200: json(adminPartners, "Those that wait for an answer, then the newest."),
      ...errors("invalid_request", ...ADMIN),
    },
  }),
  change: createRoute({
    method: "patch",
    path: "/api/admin/partners/{id}",
    tags,
    summary:
      "Set a partner's limits and tracking ids, stop it, or say whether it is the charity it says it is",
    request: { ...pathId, ...jsonBody(adminPartnerChange) },
    responses: {
      200: json(adminPartner, "As it is now."),
      ...errors(
        "invalid_request",
        "payload_too_large",
        "unsupported_media_type",
        "conflict",
        "not_found",
        ...ADMIN,
      ),
    },
  }),
};
