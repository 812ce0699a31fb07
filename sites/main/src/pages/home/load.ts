import { type Api, fetchFeatures, fetchGiftIdea, fetchMarketplaces } from "@gifthearth/client";
import type { GiftSuggestion, Marketplace } from "@gifthearth/core";

/** The idea of our catalogue that shows what a suggestion looks like. */
const SAMPLE_IDEA = "cast-iron-bread-pan-with-lid";

export interface HomeData {
  /** Null when it can't be had; the page does without. */
  readonly sample: GiftSuggestion | null;
  readonly marketplaces: readonly Marketplace[];
  /** Whether an AI is asked for ideas; false where nobody knows. */
  readonly hasModel: boolean;
}

export async function loadHome(api: Api): Promise<HomeData> {
  const [sample, marketplaces, features] = await Promise.all([
    fetchGiftIdea(api, SAMPLE_IDEA).catch(() => null),
    fetchMarketplaces(api).catch(() => []),
    fetchFeatures(api).catch(() => null),
  ]);
  return { sample, marketplaces, hasModel: Boolean(features?.model) };
}
