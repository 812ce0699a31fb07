import type { FeaturesResponse } from "@gifthearth/core/contract";
import { type Api, requestJson } from "./api.ts";

/** Which parts of the product this server has switched on; fails as every request does. */
export function fetchFeatures(api: Api): Promise<FeaturesResponse> {
  return requestJson(api, "/api/features");
}
