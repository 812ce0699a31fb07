import {
  charities,
  charity,
  charityChange,
  charityRequest,
  monthlyCharities,
  monthlyCharitiesRequest,
  monthParam,
} from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Database } from "../../db/database.ts";
import { json, jsonBody } from "../../http/described.ts";
import type { CurrentUser } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { listCharities } from "./charities.repository.ts";
import {
  type ActionContext,
  addCharity,
  changeCharity,
  chooseCharities,
  readMonthlyCharities,
} from "./charities.service.ts";

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** `/api/admin/charities` and `/api/admin/monthly-charities`. */
export function charityRoutes(dependencies: Dependencies) {
  const { db } = dependencies;
  const contextOf = ({ id }: CurrentUser): ActionContext => ({ ...dependencies, actor: { userId: id } });
  return [
    route(
      {
        method: "get",
        path: "/api/admin/charities",
        access: "admin",
        tag: "Administration",
        summary: "All charities",
        reply: { 200: json(charities, "The charities, by name.") },
      },
      async (c) => c.json({ items: await listCharities(db) }, 200),
    ),
    route(
      {
        method: "post",
        path: "/api/admin/charities",
        access: "admin",
        limit: "admin",
        tag: "Administration",
        summary: "Add a charity",
        description: "At most six are active at once.",
        request: jsonBody(charityRequest),
        reply: { 201: json(charity, "As it is added.") },
        errors: ["conflict"],
      },
      async (c) => c.json(await addCharity(contextOf(c.var.user), c.req.valid("json")), 201),
    ),
    route(
      {
        method: "patch",
        path: "/api/admin/charities/{id}",
        access: "admin",
        limit: "admin",
        tag: "Administration",
        summary: "Change a charity",
        request: { params: z.object({ id: z.string() }), ...jsonBody(charityChange) },
        reply: { 200: json(charity, "As it is now.") },
        errors: ["conflict", "not_found"],
      },
      async (c) => {
        const { id } = c.req.valid("param");
        return c.json(await changeCharity(contextOf(c.var.user), id, c.req.valid("json")), 200);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/admin/monthly-charities/{month}",
        access: "admin",
        tag: "Administration",
        summary: "Whom a month's donation goes to",
        request: { params: z.object({ month: monthParam }) },
        reply: { 200: json(monthlyCharities, "Those chosen for it, else for the latest month before.") },
        errors: ["invalid_request"],
      },
      async (c) => c.json(await readMonthlyCharities(db, c.req.valid("param").month), 200),
    ),
    route(
      {
        method: "put",
        path: "/api/admin/monthly-charities/{month}",
        access: "admin",
        limit: "admin",
        tag: "Administration",
        summary: "Choose whom a month's donation goes to",
        description: "The shares add up to 1. A closed month's charities can't change.",
        request: { params: z.object({ month: monthParam }), ...jsonBody(monthlyCharitiesRequest) },
        reply: { 200: json(monthlyCharities, "As it is chosen.") },
        errors: ["conflict"],
      },
      async (c) => {
        const { month } = c.req.valid("param");
        return c.json(await chooseCharities(contextOf(c.var.user), month, c.req.valid("json")), 200);
      },
    ),
  ];
}
