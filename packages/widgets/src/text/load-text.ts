import type { CountryCode } from "@gifthearth/core";
import { ENGLISH, type Labels, type Text } from "./text.ts";

/**
 * The text of a language, fetched if there is anything to fetch; English isn't there to be fetched.
 * @param locale as `resolveLocale` gives it
 * @param country says how numbers are written where the locale doesn't; English keeps its dollars
 * @param labels take the place of the language's own; what is no label of ours is passed over
 * @throws {TypeError} when the network fails
 */
export async function loadText(
  locale: string,
  country: CountryCode | undefined,
  labels: Labels | undefined,
): Promise<Text> {
  if (locale.startsWith("en") && !labels) return ENGLISH;
  const { textOf } = await import("./words.ts");
  return textOf(locale, country, labels);
}
