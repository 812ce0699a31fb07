/** The languages that the widgets and the catalogue speak; two letters each. English is the first, and stands in for the others. */
export const LANGUAGES = ["en", "nl", "fr", "es", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a tag such as `nl` or `de-AT`; English where it names none of ours. */
export function toLanguage(tag: string | null | undefined): Language {
  const [code = ""] = (tag ?? "").trim().toLowerCase().split(/[-_]/);
  return LANGUAGES.find((language) => language === code) ?? "en";
}
