import type { RecommendationsRequest, RecommendationsResponse } from "@gifthearth/core/contract";
import { type Api, requestJson } from "./api.ts";

/** Asks the engine for recommendations; fails as every request does. */
export function fetchRecommendations(
  api: Api,
  request: RecommendationsRequest,
  signal?: AbortSignal,
): Promise<RecommendationsResponse> {
  return requestJson(api, "/api/recommendations", {
    method: "POST",
    body: JSON.stringify({ ...request, partner: api.partner }),
    headers: { "content-type": "application/json" },
    ...(signal && { signal }),
  });
}
