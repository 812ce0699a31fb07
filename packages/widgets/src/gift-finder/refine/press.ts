import type { FoundSuggestion } from "@gifthearth/core";

/** A press on a control of the results that refining answers: an idea's menu, or the named button below all. */
export interface RefinePress {
  readonly what: FoundSuggestion | "Show me others" | "Share";
  readonly button: HTMLElement;
}
