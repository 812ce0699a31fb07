import {
  adminDonation,
  adminDonations,
  confirmDonationRequest,
  correctReceiptRequest,
  failDonationRequest,
  payoutRun,
  reissueDonationRequest,
} from "@gifthearth/core/contract";
import { json, jsonBody } from "../../http/described.ts";
import { pathId } from "../../http/path-id.ts";
import { route } from "../../http/route.ts";
import { toAdminDonation } from "./admin-view.ts";
import type { PayoutDependencies } from "./dependencies.ts";
import { drivePayouts } from "./drive.ts";
import { confirmByHand, correctReceipt, giveUp, reissue } from "./operator.ts";
import { listDonations } from "./payout.repository.ts";

/** `/api/admin/donations`: what was given to whom, and the operator's part in it. */
export function payoutRoutes(dependencies: PayoutDependencies) {
  const { db, platforms } = dependencies;
  return [
    route(
      {
        method: "get",
        path: "/api/admin/donations",
        access: "admin",
        tag: "Admin",
        summary: "Every donation with its state",
        reply: { 200: json(adminDonations, "The newest month first.") },
      },
      async (c) => {
        const donations = await listDonations(db);
        return c.json({ items: donations.map((donation) => toAdminDonation(donation, platforms)) }, 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/admin/donations/pay",
        access: "admin",
        limit: "admin",
        tag: "Admin",
        summary: "Have what is due paid, and ask what became of the rest",
        reply: { 200: json(payoutRun, "What came of it, by donation.") },
      },
      async (c) => {
        const { id: userId } = c.var.user;
        return c.json({ items: [...(await drivePayouts(dependencies, { userId }))] }, 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/admin/donations/{id}/confirm",
        access: "admin",
        limit: "admin",
        tag: "Admin",
        summary: "Record the receipt of a donation that the operator paid",
        request: { ...pathId, ...jsonBody(confirmDonationRequest) },
        reply: { 200: json(adminDonation, "As it is then.") },
        errors: ["not_found", "conflict"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const { receipt } = c.req.valid("json");
        const donation = await confirmByHand(dependencies, c.req.valid("param").id, receipt, { userId });
        return c.json(toAdminDonation(donation, platforms), 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/admin/donations/{id}/receipt",
        access: "admin",
        limit: "admin",
        tag: "Admin",
        summary: "Correct the receipt of a complete donation",
        request: { ...pathId, ...jsonBody(correctReceiptRequest) },
        reply: { 200: json(adminDonation, "As it is then.") },
        errors: ["not_found", "conflict"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const { id } = c.req.valid("param");
        const donation = await correctReceipt(dependencies, id, c.req.valid("json"), { userId });
        return c.json(toAdminDonation(donation, platforms), 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/admin/donations/{id}/fail",
        access: "admin",
        limit: "admin",
        tag: "Admin",
        summary: "Give up a donation that was never asked for, or that the operator can't pay",
        request: { ...pathId, ...jsonBody(failDonationRequest) },
        reply: { 200: json(adminDonation, "As it is then.") },
        errors: ["not_found", "conflict"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const { reason } = c.req.valid("json");
        const donation = await giveUp(dependencies, c.req.valid("param").id, reason, { userId });
        return c.json(toAdminDonation(donation, platforms), 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/admin/donations/{id}/reissue",
        access: "admin",
        limit: "admin",
        tag: "Admin",
        summary: "Have a failed donation made again by another platform",
        request: { ...pathId, ...jsonBody(reissueDonationRequest) },
        reply: { 201: json(adminDonation, "The new donation.") },
        errors: ["not_found", "conflict"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const { platform } = c.req.valid("json");
        const donation = await reissue(dependencies, c.req.valid("param").id, platform, { userId });
        return c.json(toAdminDonation(donation, platforms), 201);
      },
    ),
  ];
}
