import type {
  OfferImport,
  OfferImportQuery,
  OfferShop,
  ScheduledFeed,
  ScheduledFeedRequest,
} from "@gifthearth/core/contract";
import { type Api, jsonBody, request, requestJson } from "./api.ts";

// For administrators. All fail as every request does.

/** The shops whose products are shown, by country and name. */
export async function fetchOfferShops(api: Api): Promise<readonly OfferShop[]> {
  const { items } = await requestJson<{ items: OfferShop[] }>(api, "/api/admin/offers");
  return items;
}

/** Imports a shop's feed; `invalid_request` with a sentence that says where for one that can't be relied on. */
export function importOffers(api: Api, file: Blob, query: OfferImportQuery): Promise<OfferImport> {
  const { confirm = "false", fileName = "feed", ...shop } = query;
  return requestJson(api, `/api/admin/offers?${new URLSearchParams({ ...shop, fileName, confirm })}`, {
    method: "POST",
    body: file,
    // Whatever a browser takes the file for.
    headers: { "content-type": "application/octet-stream" },
  });
}

/** Shows a feed that was held. */
export function confirmOffers(api: Api, shopId: string): Promise<OfferShop> {
  return requestJson(api, `/api/admin/offers/${encodeURIComponent(shopId)}/confirm`, { method: "POST" });
}

/** Removes a shop with its offers. */
export async function removeOfferShop(api: Api, shopId: string): Promise<void> {
  await request(api, `/api/admin/offers/${encodeURIComponent(shopId)}`, { method: "DELETE" });
}

/** The feeds that are fetched by address, by shop. */
export async function fetchScheduledFeeds(api: Api): Promise<readonly ScheduledFeed[]> {
  const { items } = await requestJson<{ items: ScheduledFeed[] }>(api, "/api/admin/scheduled-feeds");
  return items;
}

/** Has a feed fetched by address from now on; `conflict` where the shop has one. */
export function scheduleFeed(api: Api, feed: ScheduledFeedRequest): Promise<ScheduledFeed> {
  return requestJson(api, "/api/admin/scheduled-feeds", jsonBody("POST", feed));
}

/** No longer fetches a feed. */
export async function removeScheduledFeed(api: Api, id: string): Promise<void> {
  await request(api, `/api/admin/scheduled-feeds/${encodeURIComponent(id)}`, { method: "DELETE" });
}
