import type { CountryCode, Language } from "@gifthearth/core";
import { CATALOGUE } from "../../catalogue/index.ts";
import { searchTextsOf, textOf } from "../../catalogue/texts.ts";
import { type Wanted, wantedOf } from "./match-offer.ts";

/** What to look for in a shop of that language and country: of each idea that can be had there, and has words for it. */
export function wantedIdeas(language: Language, country: CountryCode): readonly Wanted[] {
  const inLanguage = textOf(language);
  const wanted = CATALOGUE.filter(({ notIn }) => !notIn?.includes(country)).flatMap((idea) => {
    const { title, language: told } = inLanguage(idea);
    const searchText = language === "en" ? idea.searchText : searchTextsOf(idea)[language];
    if (told !== language || searchText === undefined) return [];
    return wantedOf(idea, { title, searchText }, language, country) ?? [];
  });
  const kinds = new Set(wanted.flatMap(({ kind }) => kind ?? []));
  return wanted.map((one) => ({ ...one, kinds }));
}
