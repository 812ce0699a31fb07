/** Where ideas come from, told honestly (design, decision 3). */
export const SOURCE_NAMES = {
  openai: "AI suggestions",
  curated: "Curated picks",
  builtin: "Our standing favorites",
} as const;

/** What a visitor reads when another source stands in for a failed AI (specification, section 8). */
export const STANDS_IN = {
  openai: "",
  curated: "Error getting recommendations - using our curated selections",
  builtin: "Using our fallback gift recommendations",
} as const;
