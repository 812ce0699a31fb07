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
