import { type Api, fetchFeatures, fetchGiftExamples } from "@gifthearth/client";
import type { GiftExamplesResponse } from "@gifthearth/core/contract";

export interface HomeData {
  /** People, and what the engine found for them; none when they can't be had: the page does without. */
  readonly examples: GiftExamplesResponse["items"];
  /** Whether an AI is asked for ideas; false where nobody knows. */
  readonly hasModel: boolean;
}

export async function loadHome(api: Api): Promise<HomeData> {
  const [examples, features] = await Promise.all([
    fetchGiftExamples(api).catch(() => []),
    fetchFeatures(api).catch(() => null),
  ]);
  return { examples, hasModel: Boolean(features?.model) };
}
