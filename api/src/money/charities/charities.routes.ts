import {
  charities,
  charity,
  charityChange,
  charityRequest,
  monthlyCharities,
  monthlyCharitiesRequest,
  monthParam,
} from "@gifthearth/core/contract";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Database } from "../../db/database.ts";
import { type FindCurrentUser, requireUser } from "../../http/current-user.ts";
import { errors, json, jsonBody } from "../../http/described.ts";
import type { AppEnv } from "../../http/env.ts";
import { createRouter } from "../../http/router.ts";
import { listCharities } from "./charities.repository.ts";
import {
  addCharity,
  changeCharity,
  chooseCharities,
  type Deed,
  readMonthlyCharities,
} from "./charities.service.ts";

interface Dependencies {
  readonly db: Database;
  readonly currentUser: FindCurrentUser;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** `/api/admin/charities` and `/api/admin/monthly-charities` (specification, section 1). */
export function charityRoutes(dependencies: Dependencies) {
  const { db, currentUser } = dependencies;
  async function deed(c: Context<AppEnv>): Promise<Deed> {
    const { id: userId } = await requireUser(c, currentUser);
    return { ...dependencies, actor: { userId } };
  }
  return createRouter()
    .openapi(ROUTES.list, async (c) => c.json({ items: await listCharities(db) }, 200))
    .openapi(ROUTES.add, async (c) => c.json(await addCharity(await deed(c), c.req.valid("json")), 201))
    .openapi(ROUTES.change, async (c) => {
      const { id } = c.req.valid("param");
      return c.json(await changeCharity(await deed(c), id, c.req.valid("json")), 200);
    })
    .openapi(ROUTES.readMonth, async (c) =>
      c.json(await readMonthlyCharities(db, c.req.valid("param").month), 200),
    )
    .openapi(ROUTES.choose, async (c) => {
      const { month } = c.req.valid("param");
      return c.json(await chooseCharities(await deed(c), month, c.req.valid("json")), 200);
    });
}

const ADMIN = ["unauthorized", "forbidden"] as const;
const BODY = [
  "invalid_request",
  "payload_too_large",
  "unsupported_media_type",
  "conflict",
  ...ADMIN,
] as const;
const tags = ["Administration"];

const ROUTES = {
  list: createRoute({
    method: "get",
    path: "/api/admin/charities",
    tags,
    summary: "All charities",
    responses: { 200: json(charities, "The charities, by name."), ...errors(...ADMIN) },
  }),
  add: createRoute({
    method: "post",
    path: "/api/admin/charities",
    tags,
    summary: "Add a charity",
    description: "At most six are active at once.",
    request: jsonBody(charityRequest),
    responses: { 201: json(charity, "As it is added."), ...errors(...BODY) },
  }),
  change: createRoute({
    method: "patch",
    path: "/api/admin/charities/{id}",
    tags,
    summary: "Change a charity",
    request: { params: z.object({ id: z.string() }), ...jsonBody(charityChange) },
    responses: { 200: json(charity, "As it is now."), ...errors(...BODY, "not_found") },
  }),
  readMonth: createRoute({
    method: "get",
    path: "/api/admin/monthly-charities/{month}",
    tags,
    summary: "Whom a month's donation goes to",
    request: { params: z.object({ month: monthParam }) },
    responses: {
      200: json(monthlyCharities, "Those chosen for it, else for the latest month before."),
      ...errors(...ADMIN, "invalid_request"),
    },
  }),
  choose: createRoute({
    method: "put",
    path: "/api/admin/monthly-charities/{month}",
    tags,
    summary: "Choose whom a month's donation goes to",
    description: "The shares add up to 1. A closed month's charities can't change.",
    request: { params: z.object({ month: monthParam }), ...jsonBody(monthlyCharitiesRequest) },
    responses: { 200: json(monthlyCharities, "As it is chosen."), ...errors(...BODY) },
  }),
};
