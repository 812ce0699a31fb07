import type { DonationStatsResponse } from "@gifthearth/core/contract";
import { type Api, isFirstUse, requestJson } from "./api.ts";

/**
 * The public figures; fails as every request does.
 * @param charity id of the one whose own figures are asked for; fails with code `not_found` for an unknown one
 */
export function fetchDonationStats(
  api: Api,
  signal?: AbortSignal,
  charity?: string,
): Promise<DonationStatsResponse> {
  const query = new URLSearchParams(charity === undefined ? {} : { charity });
  // A board that asks again is no other board.
  if (api.partner && isFirstUse(api)) query.set("partner", api.partner);
  return requestJson(api, `/api/donation-stats${query.size ? `?${query}` : ""}`, signal ? { signal } : {});
}
