import type { GiftSuggestion, Marketplace } from "@gifthearth/core";
import type { CountryResponse, DonationStatsResponse, MarketplacesResponse } from "@gifthearth/core/contract";
import { type Api, requestJson } from "./api.ts";

/** The visitor's country by their address; fails as every request does. */
export function fetchCountry(api: Api): Promise<CountryResponse> {
  return requestJson(api, "/api/country");
}

/** The public figures; fails as every request does. */
export function fetchDonationStats(api: Api, signal?: AbortSignal): Promise<DonationStatsResponse> {
  return requestJson(api, "/api/donation-stats", signal ? { signal } : {});
}

/** One curated idea; fails as every request does, with code `not_found` when there is none of that id. */
export function fetchGiftIdea(api: Api, id: string): Promise<GiftSuggestion> {
  return requestJson(api, `/api/gift-ideas/${encodeURIComponent(id)}`);
}

/** Every country's marketplace; fails as every request does. */
export async function fetchMarketplaces(api: Api): Promise<readonly Marketplace[]> {
  const { items } = await requestJson<MarketplacesResponse>(api, "/api/marketplaces");
  return items;
}
