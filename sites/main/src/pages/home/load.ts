import { type Api, fetchGiftIdea, fetchMarketplaces } from "@gifthearth/client";
import type { GiftSuggestion, Marketplace } from "@gifthearth/core";

/** The idea of our catalogue that shows what a suggestion looks like. */
const SAMPLE_IDEA = "cast-iron-bread-pan-with-lid";

export interface HomeData {
  /** Null when it can't be had; the page does without. */
  readonly sample: GiftSuggestion | null;
  readonly marketplaces: readonly Marketplace[];
}

export async function loadHome(api: Api): Promise<HomeData> {
  const [sample, marketplaces] = await Promise.all([
    fetchGiftIdea(api, SAMPLE_IDEA).catch(() => null),
    fetchMarketplaces(api).catch(() => []),
  ]);
  return { sample, marketplaces };
}
