import {
  adminDonation,
  adminDonations,
  confirmDonationRequest,
  failDonationRequest,
  payoutRun,
  reissueDonationRequest,
} from "@gifthearth/core/contract";
import { createRoute } from "@hono/zod-openapi";
import { type FindCurrentUser, requireUser } from "../../http/current-user.ts";
import { errors, json, jsonBody } from "../../http/described.ts";
import { pathId } from "../../http/path-id.ts";
import { createRouter } from "../../http/router.ts";
import { toAdminDonation } from "./admin-view.ts";
import type { PayoutDependencies } from "./dependencies.ts";
import { drivePayouts } from "./drive.ts";
import { confirmByHand, giveUp, reissue } from "./operator.ts";
import { listDonations } from "./payout.repository.ts";

interface Dependencies extends PayoutDependencies {
  readonly currentUser: FindCurrentUser;
}

/** `/api/admin/donations`: what was given to whom, and the operator's part in it. */
export function payoutRoutes({ currentUser, ...dependencies }: Dependencies) {
  const { db, platforms } = dependencies;
  return createRouter()
    .openapi(ROUTES.list, async (c) => {
      const donations = await listDonations(db);
      return c.json({ items: donations.map((donation) => toAdminDonation(donation, platforms)) }, 200);
    })
    .openapi(ROUTES.pay, async (c) => {
      const { id: userId } = await requireUser(c, currentUser);
      return c.json({ items: [...(await drivePayouts(dependencies, { userId }))] }, 200);
    })
    .openapi(ROUTES.confirm, async (c) => {
      const { id: userId } = await requireUser(c, currentUser);
      const { receipt } = c.req.valid("json");
      const donation = await confirmByHand(dependencies, c.req.valid("param").id, receipt, { userId });
      return c.json(toAdminDonation(donation, platforms), 200);
    })
    .openapi(ROUTES.fail, async (c) => {
      const { id: userId } = await requireUser(c, currentUser);
      const { reason } = c.req.valid("json");
      const donation = await giveUp(dependencies, c.req.valid("param").id, reason, { userId });
      return c.json(toAdminDonation(donation, platforms), 200);
    })
    .openapi(ROUTES.reissue, async (c) => {
      const { id: userId } = await requireUser(c, currentUser);
      const { platform } = c.req.valid("json");
      const donation = await reissue(dependencies, c.req.valid("param").id, platform, { userId });
      return c.json(toAdminDonation(donation, platforms), 201);
    });
}

const PRIVATE = ["unauthorized", "forbidden"] as const;
const BODY = ["invalid_request", "payload_too_large", "unsupported_media_type"] as const;
const tags = ["Admin"];

const ROUTES = {
  list: createRoute({
    method: "get",
    path: "/api/admin/donations",
    tags,
    summary: "Every donation with its state",
    responses: { 200: json(adminDonations, "The newest month first."), ...errors(...PRIVATE) },
  }),
  pay: createRoute({
    method: "post",
    path: "/api/admin/donations/pay",
    tags,
    summary: "Have what is due paid, and ask what became of the rest",
    responses: {
      200: json(payoutRun, "What came of it, by donation."),
      ...errors(...PRIVATE, "payload_too_large"),
    },
  }),
  confirm: createRoute({
    method: "post",
    path: "/api/admin/donations/{id}/confirm",
    tags,
    summary: "Record the receipt of a donation that the operator paid",
    request: { ...pathId, ...jsonBody(confirmDonationRequest) },
    responses: {
      200: json(adminDonation, "As it is then."),
      ...errors(...BODY, ...PRIVATE, "not_found", "conflict"),
    },
  }),
  fail: createRoute({
    method: "post",
    path: "/api/admin/donations/{id}/fail",
    tags,
    summary: "Give up a donation that was never asked for, or that the operator can't pay",
    request: { ...pathId, ...jsonBody(failDonationRequest) },
    responses: {
      200: json(adminDonation, "As it is then."),
      ...errors(...BODY, ...PRIVATE, "not_found", "conflict"),
    },
  }),
  reissue: createRoute({
    method: "post",
    path: "/api/admin/donations/{id}/reissue",
    tags,
    summary: "Have a failed donation made again by another platform",
    request: { ...pathId, ...jsonBody(reissueDonationRequest) },
    responses: {
      201: json(adminDonation, "The new donation."),
      ...errors(...BODY, ...PRIVATE, "not_found", "conflict"),
    },
  }),
};
