import {
  partner,
  partnerChange,
  partnerFigures,
  partnerFiguresQuery,
  partnerRequest,
  partners,
} from "@gifthearth/core/contract";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Config } from "../config/config.ts";
import { csvFile } from "../http/csv-file.ts";
import { type FindCurrentUser, requireUser } from "../http/current-user.ts";
import { errors, json, jsonBody, NO_CONTENT } from "../http/described.ts";
import type { AppEnv } from "../http/env.ts";
import { pathId } from "../http/path-id.ts";
import { createRouter } from "../http/router.ts";
import type { PartnerCounts } from "./counts.ts";
import { readFigures } from "./figures.ts";
import { figuresCsv } from "./figures-csv.ts";
import {
  changePartner,
  endOwnPartner,
  type PartnerDependencies,
  readOwnPartner,
  readPartners,
  signUpPartner,
  toPartner,
} from "./partners.service.ts";

interface Dependencies extends PartnerDependencies {
  readonly config: Config;
  readonly counts: PartnerCounts;
  readonly currentUser: FindCurrentUser;
}

/** `/api/partners`: a user's own partners and their figures. */
export function partnerRoutes(dependencies: Dependencies) {
  const { config, db, counts, clock, currentUser } = dependencies;
  const userOf = async (c: Context<AppEnv>) => (await requireUser(c, currentUser)).id;

  return createRouter()
    .openapi(ROUTES.list, async (c) => c.json(await readPartners(dependencies, await userOf(c)), 200))
    .openapi(ROUTES.signUp, async (c) => {
      const userId = await userOf(c);
      return c.json(await signUpPartner(dependencies, userId, c.req.valid("json")), 201);
    })
    .openapi(ROUTES.read, async (c) => {
      const own = await readOwnPartner(dependencies, await userOf(c), c.req.valid("param").id);
      return c.json(toPartner(own, config), 200);
    })
    .openapi(ROUTES.change, async (c) => {
      const { id } = c.req.valid("param");
      return c.json(await changePartner(dependencies, await userOf(c), id, c.req.valid("json")), 200);
    })
    .openapi(ROUTES.end, async (c) => {
      await endOwnPartner(dependencies, await userOf(c), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(ROUTES.figures, async (c) => {
      const { id } = await readOwnPartner(dependencies, await userOf(c), c.req.valid("param").id);
      const { range, format } = c.req.valid("query");
      const figures = await readFigures({ db, counts, clock }, id, range);
      if (format === "json") return c.json(figures, 200);
      return csvFile(c, `partner-${id}`, figures.asOf, figuresCsv(figures));
    });
}

const PRIVATE = ["unauthorized", "forbidden"] as const;
const BODY = ["invalid_request", "payload_too_large", "unsupported_media_type", ...PRIVATE] as const;
const tags = ["Partners"];

const ROUTES = {
  list: createRoute({
    method: "get",
    path: "/api/partners",
    tags,
    summary: "One's own partners",
    responses: { 200: json(partners, "The oldest first."), ...errors(...PRIVATE) },
  }),
  signUp: createRoute({
    method: "post",
    path: "/api/partners",
    tags,
    summary: "Become a partner",
    description: "At most ten at a time.",
    request: jsonBody(partnerRequest),
    responses: {
      201: json(partner, "The partner, with its id."),
      ...errors(...BODY, "conflict"),
    },
  }),
  read: createRoute({
    method: "get",
    path: "/api/partners/{id}",
    tags,
    summary: "One of one's own partners",
    request: pathId,
    responses: { 200: json(partner, "The partner."), ...errors(...PRIVATE, "not_found") },
  }),
  change: createRoute({
    method: "patch",
    path: "/api/partners/{id}",
    tags,
    summary: "Change one of one's own partners",
    request: { ...pathId, ...jsonBody(partnerChange) },
    responses: { 200: json(partner, "As it is now."), ...errors(...BODY, "not_found") },
  }),
  end: createRoute({
    method: "delete",
    path: "/api/partners/{id}",
    tags,
    summary: "End one of one's own partners",
    description: "Its id is unknown from then on: widgets with it work, and count for nobody.",
    request: pathId,
    responses: { 204: NO_CONTENT, ...errors(...PRIVATE, "not_found", "payload_too_large") },
  }),
  figures: createRoute({
    method: "get",
    path: "/api/partners/{id}/figures",
    tags,
    summary: "What a partner's widgets came to",
    request: { ...pathId, query: partnerFiguresQuery },
    responses: {
      200: {
        description: "The figures, as JSON or as a CSV file.",
        content: { "application/json": { schema: partnerFigures }, "text/csv": { schema: z.string() } },
      },
      ...errors(...PRIVATE, "invalid_request", "not_found"),
    },
  }),
};
