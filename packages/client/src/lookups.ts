import type { CountryCode, Marketplace } from "@gifthearth/core";
import type {
  CardWordsRequest,
  CardWordsResponse,
  CountryResponse,
  DonationsResponse,
  DonationsSummary,
  DrawingsResponse,
  GiftExamplesResponse,
  GiftIdeaResponse,
  GiftIdeasResponse,
  MarketplacesResponse,
} from "@gifthearth/core/contract";
import { type Api, jsonBody, requestJson } from "./api.ts";

/** The visitor's country by their address; fails as every request does. */
export function fetchCountry(api: Api): Promise<CountryResponse> {
  return requestJson(api, "/api/country");
}

/** The public ledger, every month and event of it; fails as every request does. */
export function fetchDonations(api: Api, signal?: AbortSignal): Promise<DonationsResponse> {
  return requestJson(api, "/api/donations", signal ? { signal } : {});
}

/** The same without its events, which are most of it; fails as every request does. */
export function fetchDonationsSummary(api: Api, signal?: AbortSignal): Promise<DonationsSummary> {
  return requestJson(api, "/api/donations?events=none", signal ? { signal } : {});
}

/** Curated ideas by occasion, interest and price, as the API's query parameters name them; fails as every request does. */
export function fetchGiftIdeas(
  api: Api,
  query: Readonly<Record<string, string>>,
): Promise<GiftIdeasResponse> {
  return requestJson(api, `/api/gift-ideas?${new URLSearchParams(query)}`);
}

/** Every drawing that an idea may have, by name; fails as every request does. */
export async function fetchDrawings(api: Api): Promise<DrawingsResponse["items"]> {
  const { items } = await requestJson<DrawingsResponse>(api, "/api/drawings");
  return items;
}

/** Three people, and what our catalogue has for them; fails as every request does. */
export async function fetchGiftExamples(api: Api): Promise<GiftExamplesResponse["items"]> {
  const { items } = await requestJson<GiftExamplesResponse>(api, "/api/gift-ideas/examples");
  return items;
}

/**
 * One curated idea; fails as every request does, with code `not_found` when there is none of that id.
 * @param country whose prices and offers are wanted; prices in dollars and the visitor's own offers unless given
 */
export function fetchGiftIdea(api: Api, id: string, country?: CountryCode): Promise<GiftIdeaResponse> {
  const query = new URLSearchParams({
    ...(country && { country }),
    ...(api.partner && { partner: api.partner }),
  });
  return requestJson(api, `/api/gift-ideas/${encodeURIComponent(id)}${query.size > 0 ? `?${query}` : ""}`);
}

/** Words for the card to a gift; fails as every request does. */
export function fetchCardWords(
  api: Api,
  asked: CardWordsRequest,
  signal?: AbortSignal,
): Promise<CardWordsResponse> {
  return requestJson(api, "/api/card-words", { ...jsonBody("POST", asked), ...(signal && { signal }) });
}

/** Every country's marketplace; fails as every request does. */
export async function fetchMarketplaces(api: Api): Promise<readonly Marketplace[]> {
  const { items } = await requestJson<MarketplacesResponse>(
    api,
    `/api/marketplaces${api.partner ? `?partner=${encodeURIComponent(api.partner)}` : ""}`,
  );
  return items;
}
