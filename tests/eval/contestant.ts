import type { GiftRequest, GiftSuggestion } from "@gifthearth/core";

/** Anything that can be scored. */
export interface Contestant {
  readonly name: string;
  /** The list a visitor would be shown, best first. */
  suggest(request: GiftRequest): Promise<readonly GiftSuggestion[]>;
}
