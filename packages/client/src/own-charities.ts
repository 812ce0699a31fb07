import type { OwnCharities, OwnDonation } from "@gifthearth/core/contract";
import { type Api, jsonBody, requestJson } from "./api.ts";

// For who acts for a charity. All fail as every request does, with `unauthorized` for who isn't signed in and
// `not_found` for what isn't their charity's.

/** The charities that one acts for, each with its donations. */
export function fetchOwnCharities(api: Api): Promise<OwnCharities> {
  return requestJson(api, "/api/charities");
}

/** Confirms for all to see that a donation arrived. */
export function confirmArrival(api: Api, charityId: string, donationId: string): Promise<OwnDonation> {
  return requestJson(api, `${pathOf(charityId, donationId)}/confirm`, jsonBody("POST", {}));
}

/** Takes it back. @param reason for everybody to read */
export function withdrawArrival(
  api: Api,
  charityId: string,
  donationId: string,
  reason: string,
): Promise<OwnDonation> {
  return requestJson(api, `${pathOf(charityId, donationId)}/withdraw`, jsonBody("POST", { reason }));
}

function pathOf(charityId: string, donationId: string): string {
  return `/api/charities/${encodeURIComponent(charityId)}/donations/${encodeURIComponent(donationId)}`;
}
