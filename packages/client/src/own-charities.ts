import type { OwnCharities, OwnDonation } from "@gifthearth/core/contract";
import { type Api, jsonBody, requestJson } from "./api.ts";

// For who acts for a charity. All fail as every request does, with `unauthorized` for who isn't signed in and
// `not_found` for what isn't their charity's.

/** The charities that one acts for, each with its donations. */
export function fetchOwnCharities(api: Api): Promise<OwnCharities> {
  return requestJson(api, "/api/charities");
}

/** Confirms for all to see that a donation arrived. */
export function confirmArrival(api: Api, donationId: string): Promise<OwnDonation> {
  return requestJson(api, `${pathOf(donationId)}/confirm`, { method: "POST" });
}

/** Takes it back. @param reason for everybody to read */
export function withdrawArrival(api: Api, donationId: string, reason: string): Promise<OwnDonation> {
  return requestJson(api, `${pathOf(donationId)}/withdraw`, jsonBody("POST", { reason }));
}

function pathOf(donationId: string): string {
  return `/api/own-donations/${encodeURIComponent(donationId)}`;
}
