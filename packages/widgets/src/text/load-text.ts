import type { CountryCode, Language } from "@gifthearth/core";
import type { Table } from "./en.ts";
import { ENGLISH, type Labels, type Text } from "./text.ts";

const TABLES: Readonly<Record<Exclude<Language, "en">, () => Promise<{ readonly default: Table }>>> = {
  nl: () => import("./nl.ts"),
  fr: () => import("./fr.ts"),
  es: () => import("./es.ts"),
  de: () => import("./de.ts"),
  it: () => import("./it.ts"),
};

/**
 * The text of a language, fetched if there is anything to fetch; English isn't there to be fetched.
 * @param locale as `resolveLocale` gives it
 * @param country says how numbers are written where the locale doesn't; English keeps its dollars
 * @param labels take the place of the language's own; what is no label of ours is passed over
 * @throws {TypeError} when the network fails, or answers nonsense
 */
export async function loadText(
  locale: string,
  country: CountryCode | undefined,
  labels: Labels | undefined,
): Promise<Text> {
  if (locale.startsWith("en") && !labels) return ENGLISH;
  const language = locale.slice(0, 2) as Language;
  const [{ textOf }, table] = await Promise.all([
    import("./words.ts"),
    language === "en" ? undefined : TABLES[language](),
  ]);
  if (table && !table.default) throw new TypeError(`The words of "${language}" are none`);
  return textOf(locale, country, labels, table?.default);
}
