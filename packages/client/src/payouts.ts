import type { AdminDonation, PayoutResult } from "@gifthearth/core/contract";
import { type Api, jsonBody, requestJson } from "./api.ts";

// What only admins may do. All fail as every request does, with `unauthorized` or `forbidden` for others.

/** Every donation with its state, the newest month first. */
export async function fetchAdminDonations(api: Api): Promise<readonly AdminDonation[]> {
  const { items } = await requestJson<{ items: AdminDonation[] }>(api, "/api/admin/donations");
  return items;
}

/** Asks the platforms for what is due, and what became of what they were asked for. */
export async function payDonations(api: Api): Promise<readonly PayoutResult[]> {
  const path = "/api/admin/donations/pay";
  const { items } = await requestJson<{ items: PayoutResult[] }>(api, path, { method: "POST" });
  return items;
}

/** Records that the operator has paid. @param receipt its number or address */
export function confirmDonation(api: Api, id: string, receipt: string): Promise<AdminDonation> {
  return requestJson(api, `${pathOf(id)}/confirm`, jsonBody("POST", { receipt }));
}

/** Corrects the receipt of a complete donation. @param reason becomes public, as the receipt does */
export function correctReceipt(
  api: Api,
  id: string,
  receipt: string,
  reason: string,
): Promise<AdminDonation> {
  return requestJson(api, `${pathOf(id)}/receipt`, jsonBody("POST", { receipt, reason }));
}

/** Gives up a donation that was never asked for, or that the operator can't pay. @param reason becomes public */
export function failDonation(api: Api, id: string, reason: string): Promise<AdminDonation> {
  return requestJson(api, `${pathOf(id)}/fail`, jsonBody("POST", { reason }));
}

/** Has a failed donation made again, by the same or another platform. @returns the new donation */
export function reissueDonation(api: Api, id: string, platform: string): Promise<AdminDonation> {
  return requestJson(api, `${pathOf(id)}/reissue`, jsonBody("POST", { platform }));
}

function pathOf(id: string): string {
  return `/api/admin/donations/${encodeURIComponent(id)}`;
}
