import { type Api, fetchGiftIdeas, fetchMarketplaces } from "@gifthearth/client";
import type { GiftSuggestion, Marketplace } from "@gifthearth/core";
import { data } from "react-router";
import { MOST_IDEAS, readBrowse } from "./browse.ts";

export interface GiftIdeasData {
  readonly ideas: readonly GiftSuggestion[];
  /** How many there are in all, up to the most that are shown. */
  readonly total: number;
  readonly marketplaces: readonly Marketplace[];
}

/**
 * The ideas that an address asks for.
 * @throws an answer of status 503 when the API can't be reached
 */
export async function loadGiftIdeas(api: Api, parameters: URLSearchParams): Promise<GiftIdeasData> {
  const { value, shown } = readBrowse(parameters);
  const [found, marketplaces] = await Promise.all([
    fetchGiftIdeas(api, { ...value.query, limit: String(shown) }).catch(() => {
      throw data(null, { status: 503 });
    }),
    fetchMarketplaces(api).catch(() => []),
  ]);
  return { ideas: found.items, total: Math.min(found.total, MOST_IDEAS), marketplaces };
}
