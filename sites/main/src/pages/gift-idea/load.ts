import { type Api, ApiError, fetchGiftIdea, fetchMarketplaces } from "@gifthearth/client";
import type { Marketplace } from "@gifthearth/core";
import type { GiftIdeaResponse } from "@gifthearth/core/contract";
import { data } from "react-router";

export interface GiftIdeaData {
  readonly idea: GiftIdeaResponse;
  readonly marketplaces: readonly Marketplace[];
}

/** @throws an answer of status 404 for an unknown idea, 503 when the API can't be reached */
export async function loadGiftIdea(api: Api, id: string): Promise<GiftIdeaData> {
  const [idea, marketplaces] = await Promise.all([
    fetchGiftIdea(api, id).catch((error: unknown) => {
      const isUnknown = error instanceof ApiError && error.code === "not_found";
      throw data(null, { status: isUnknown ? 404 : 503 });
    }),
    fetchMarketplaces(api).catch(() => []),
  ]);
  return { idea, marketplaces };
}
