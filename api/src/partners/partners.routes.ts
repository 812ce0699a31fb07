import {
  partner,
  partnerChange,
  partnerFigures,
  partnerFiguresQuery,
  partnerRequest,
  partners,
} from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Config } from "../config/config.ts";
import { csvFile } from "../http/csv-file.ts";
import { json, jsonBody, NO_CONTENT } from "../http/described.ts";
import { pathId } from "../http/path-id.ts";
import { route } from "../http/route.ts";
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
}

/** `/api/partners`: a user's own partners and their figures. */
export function ownPartnerRoutes(dependencies: Dependencies) {
  const { config, db, counts, clock } = dependencies;
  return [
    route(
      {
        method: "get",
        path: "/api/partners",
        access: "user",
        tag: "Partners",
        summary: "One's own partners",
        reply: { 200: json(partners, "The oldest first.") },
      },
      async (c) => c.json(await readPartners(dependencies, c.var.user.id), 200),
    ),
    route(
      {
        method: "post",
        path: "/api/partners",
        access: "user",
        limit: "new partner",
        tag: "Partners",
        summary: "Become a partner",
        description: "At most ten at a time.",
        request: jsonBody(partnerRequest),
        reply: { 201: json(partner, "The partner, with its id.") },
        errors: ["conflict"],
      },
      async (c) => {
        return c.json(await signUpPartner(dependencies, c.var.user.id, c.req.valid("json")), 201);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/partners/{id}",
        access: "user",
        tag: "Partners",
        summary: "One of one's own partners",
        request: pathId,
        reply: { 200: json(partner, "The partner.") },
        errors: ["not_found"],
      },
      async (c) => {
        const own = await readOwnPartner(dependencies, c.var.user.id, c.req.valid("param").id);
        return c.json(toPartner(own, config), 200);
      },
    ),
    route(
      {
        method: "patch",
        path: "/api/partners/{id}",
        access: "user",
        limit: "account",
        tag: "Partners",
        summary: "Change one of one's own partners",
        request: { ...pathId, ...jsonBody(partnerChange) },
        reply: { 200: json(partner, "As it is now.") },
        errors: ["not_found"],
      },
      async (c) => {
        const { id } = c.req.valid("param");
        return c.json(await changePartner(dependencies, c.var.user.id, id, c.req.valid("json")), 200);
      },
    ),
    route(
      {
        method: "delete",
        path: "/api/partners/{id}",
        access: "user",
        limit: "account",
        tag: "Partners",
        summary: "End one of one's own partners",
        description: "Its id is unknown from then on: widgets with it work, and count for nobody.",
        request: pathId,
        reply: { 204: NO_CONTENT },
        errors: ["not_found"],
      },
      async (c) => {
        await endOwnPartner(dependencies, c.var.user.id, c.req.valid("param").id);
        return c.body(null, 204);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/partners/{id}/figures",
        access: "user",
        tag: "Partners",
        summary: "What a partner's widgets came to",
        request: { ...pathId, query: partnerFiguresQuery },
        reply: {
          200: {
            description: "The figures, as JSON or as a CSV file.",
            content: { "application/json": { schema: partnerFigures }, "text/csv": { schema: z.string() } },
          },
        },
        errors: ["invalid_request", "not_found"],
      },
      async (c) => {
        const { id } = await readOwnPartner(dependencies, c.var.user.id, c.req.valid("param").id);
        const { range, format } = c.req.valid("query");
        const figures = await readFigures({ db, counts, clock }, id, range);
        if (format === "json") return c.json(figures, 200);
        return csvFile(c, `partner-${id}`, figures.asOf, figuresCsv(figures));
      },
    ),
  ];
}
