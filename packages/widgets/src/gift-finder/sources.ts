import type { GiftFinderMeta } from "@gifthearth/core/contract";

/** Where ideas come from, told honestly. */
export const SOURCE_NAMES = {
  openai: "AI suggestions",
  curated: "Curated picks",
  builtin: "Our standing favorites",
} as const;

/** What a visitor reads when our API failed, and gifts that need no answer of it stand in. */
export const FAILED = "Error getting recommendations - using our curated selections";

/** What a visitor reads when another source stands in for a failed AI. */
export const STANDS_IN = {
  openai: "",
  curated: FAILED,
  builtin: "Using our fallback gift recommendations",
} as const;

/** What a visitor reads of interests that nothing is made for. */
export const NOTHING_MADE =
  "We found nothing made for {interests}; these are near it.|We found nothing made for {interests}; these are near them.";

/**
 * The interests, in the visitor's words, that the ideas shown are only near to. Only of our catalogue do we know what is
 * made for what, and where nothing is shown nothing is near.
 */
export function interestsNearby(meta: GiftFinderMeta | null, shown: number): readonly string[] {
  return meta?.source === "curated" && shown > 0 ? meta.notUnderstood : [];
}
