import { type CountryCode, LANGUAGES, type Language, MARKETPLACES } from "@gifthearth/core";
import { CATALOGUE } from "../../catalogue/index.ts";
import { searchTextsOf, textOf } from "../../catalogue/texts.ts";
import { type Wanted, wantedOf } from "./match-offer.ts";

/** The language of a country's shops: one of ours, else English. */
export function shopLanguage(country: CountryCode): Language {
  const { language } = MARKETPLACES.rowOf(country);
  return LANGUAGES.find((one) => one === language) ?? "en";
}

/** An idea as shops are asked for it. */
export interface LookedFor {
  readonly wanted: Wanted;
  /** What to type into a search box. */
  readonly searchText: string;
}

/** By its id, each idea that can be had in that country and has words for it in that language. */
export function lookedForIn(language: Language, country: CountryCode): ReadonlyMap<string, LookedFor> {
  const inLanguage = textOf(language);
  const found = CATALOGUE.filter(({ notIn }) => !notIn?.includes(country)).flatMap((idea) => {
    const { title, language: told } = inLanguage(idea);
    const searchText = language === "en" ? idea.searchText : searchTextsOf(idea)[language];
    if (told !== language || searchText === undefined) return [];
    const wanted = wantedOf(idea, { title, searchText }, language, country);
    return wanted ? [{ wanted, searchText }] : [];
  });
  const kinds = new Set(found.flatMap(({ wanted: { kind } }) => kind ?? []));
  return new Map(
    found.map(({ wanted, searchText }) => [wanted.ideaId, { wanted: { ...wanted, kinds }, searchText }]),
  );
}

/** What to look for in a shop of that language and country. */
export function wantedIdeas(language: Language, country: CountryCode): readonly Wanted[] {
  return [...lookedForIn(language, country).values()].map(({ wanted }) => wanted);
}
