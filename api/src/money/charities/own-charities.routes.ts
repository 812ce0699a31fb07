import {
  charityMember,
  charityMemberRequest,
  charityMembers,
  ownCharities,
  ownDonation,
  withdrawArrivalRequest,
} from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Database } from "../../db/database.ts";
import { json, jsonBody, NO_CONTENT } from "../../http/described.ts";
import { isId, pathId } from "../../http/path-id.ts";
import { route } from "../../http/route.ts";
import type { LedgerChanges } from "../ledger/changes.ts";
import {
  addMember,
  confirmArrival,
  readMembers,
  readOwnCharities,
  removeMember,
  withdrawArrival,
} from "./own-charities.service.ts";

interface Dependencies {
  readonly db: Database;
  readonly ledgerChanges: LedgerChanges;
  readonly clock: () => Date;
  readonly newId: () => string;
}

const orEmpty = (id: string) => (isId(id) ? id : "");
const memberPath = z.object({ id: z.string().transform(orEmpty), user: z.string().transform(orEmpty) });

/** `/api/charities` and `/api/own-donations`: what a charity's own people see and confirm; and who they are, for administrators. */
export function ownCharityRoutes(dependencies: Dependencies) {
  const { db, ledgerChanges } = dependencies;
  return [
    route(
      {
        method: "get",
        path: "/api/charities",
        access: "user",
        tag: "Charity",
        summary: "The charities that one acts for, with their donations",
        reply: { 200: json(ownCharities, "By name.") },
      },
      async (c) => c.json({ items: await readOwnCharities(db, c.var.user.id) }, 200),
    ),
    route(
      {
        method: "post",
        path: "/api/own-donations/{id}/confirm",
        access: "user",
        limit: "account",
        tag: "Charity",
        summary: "Confirm that a donation arrived",
        description: "It becomes an event of the public ledger, which names the charity and nobody else.",
        request: pathId,
        reply: { 200: json(ownDonation, "As it is then.") },
        errors: ["not_found", "conflict"],
      },
      async (c) => {
        const own = { userId: c.var.user.id, donationId: c.req.valid("param").id };
        const confirmed = await confirmArrival(dependencies, own);
        ledgerChanges.tell();
        return c.json(confirmed, 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/own-donations/{id}/withdraw",
        access: "user",
        limit: "account",
        tag: "Charity",
        summary: "Take back that a donation arrived",
        description: "Likewise an event, with the reason for all to read. It may be confirmed again.",
        request: { ...pathId, ...jsonBody(withdrawArrivalRequest) },
        reply: { 200: json(ownDonation, "As it is then.") },
        errors: ["not_found", "conflict"],
      },
      async (c) => {
        const own = { userId: c.var.user.id, donationId: c.req.valid("param").id };
        const withdrawn = await withdrawArrival(dependencies, own, c.req.valid("json").reason);
        ledgerChanges.tell();
        return c.json(withdrawn, 200);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/admin/charities/{id}/members",
        access: "admin",
        tag: "Administration",
        summary: "Who acts for a charity",
        request: pathId,
        reply: { 200: json(charityMembers, "By address.") },
        errors: ["not_found"],
      },
      async (c) => c.json({ items: await readMembers(db, c.req.valid("param").id) }, 200),
    ),
    route(
      {
        method: "post",
        path: "/api/admin/charities/{id}/members",
        access: "admin",
        limit: "admin",
        tag: "Administration",
        summary: "Let an account act for a charity",
        description: "Please make sure first whose it is. Its address has to be confirmed.",
        request: { ...pathId, ...jsonBody(charityMemberRequest) },
        reply: { 201: json(charityMember, "As it is added.") },
        errors: ["not_found", "conflict"],
      },
      async (c) => {
        const context = { ...dependencies, actor: { userId: c.var.user.id } };
        const { email } = c.req.valid("json");
        return c.json(await addMember(context, c.req.valid("param").id, email), 201);
      },
    ),
    route(
      {
        method: "delete",
        path: "/api/admin/charities/{id}/members/{user}",
        access: "admin",
        limit: "admin",
        tag: "Administration",
        summary: "Let an account act for a charity no longer",
        request: { params: memberPath },
        reply: { 204: NO_CONTENT },
        errors: ["not_found"],
      },
      async (c) => {
        const { id, user } = c.req.valid("param");
        await removeMember({ ...dependencies, actor: { userId: c.var.user.id } }, id, user);
        return c.body(null, 204);
      },
    ),
  ];
}
