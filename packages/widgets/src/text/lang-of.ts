import type { GiftSuggestion } from "@gifthearth/core";
import type { Text } from "./text.ts";

/** The language of an idea's texts, where it isn't the widget's. */
export function langOf(
  { language = "en" }: Pick<GiftSuggestion, "language">,
  { tag }: Pick<Text, "tag">,
): string | undefined {
  return tag.startsWith(language) ? undefined : language;
}
