import { type Api, fetchFeatures } from "@gifthearth/client";
import type { FeaturesResponse } from "@gifthearth/core/contract";

/** What is switched on; where the API can't tell, nothing is. */
export function loadGiftFinder(api: Api): Promise<FeaturesResponse> {
  return fetchFeatures(api).catch(() => ({ chat: false, model: null }));
}
