import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { englishText, type GiftIdea, type IdeaText, LANGUAGES, type Language } from "@gifthearth/core";
import * as z from "zod";
import { CATALOGUE } from "./index.ts";

/** What an idea is called and said to be in one of the other languages; a file a category, `text/<language>/<category>.json`. */
export const storedText = z.strictObject({
  /** The fingerprint of the English words that it was written from. */
  of: z.string(),
  title: z.string().min(3).max(62),
  description: z.string().min(50).max(260),
  /** What to type into the search box of a marketplace of that language. */
  searchText: z.string().min(2).max(80),
  point: z.string().min(8).max(160).optional(),
  suits: z.record(z.string(), z.string().min(8).max(160)).optional(),
});
export type StoredText = z.infer<typeof storedText>;

/** The texts of a language, by the ids of their ideas. */
type Texts = ReadonlyMap<string, StoredText>;

/** A language that the catalogue is put into. */
export type OtherLanguage = Exclude<Language, "en">;
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== "en");

export const TEXT_FOLDER = new URL("./text/", import.meta.url);

/** Changes with any English word of the idea that is put into other languages. */
export function fingerprint({ title, description, searchText, point, suits }: GiftIdea): string {
  const words = JSON.stringify([title, description, searchText, point, suits]);
  return createHash("sha256").update(words).digest("hex").slice(0, 8);
}

/** A language's files, by the names of their categories; `npm run check:texts` says what is wrong in them. */
export function readTextFiles(
  language: OtherLanguage,
): ReadonlyMap<string, Readonly<Record<string, StoredText>>> {
  const folder = new URL(`${language}/`, TEXT_FOLDER);
  const files = readdirSync(folder).sort();
  return new Map(
    files.map((name) => [
      name.replace(/\.json$/, ""),
      JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Record<string, StoredText>,
    ]),
  );
}

const READ = new Map<OtherLanguage, Texts>();

/** Those that are up to date with the English ones; read once. */
function textsIn(language: OtherLanguage): Texts {
  let texts = READ.get(language);
  if (!texts) {
    const prints = new Map(CATALOGUE.map((idea) => [idea.id, fingerprint(idea)]));
    const entries = [...readTextFiles(language).values()].flatMap((file) => Object.entries(file));
    texts = new Map(entries.filter(([id, { of }]) => prints.get(id) === of));
    READ.set(language, texts);
  }
  return texts;
}

/** The words of ideas in a language; the English ones of an idea that hasn't any, or whose are out of date. */
export function textOf(language: Language = "en"): (idea: GiftIdea) => IdeaText {
  if (language === "en") return englishText;
  const texts = textsIn(language);
  return (idea) => {
    const text = texts.get(idea.id);
    if (!text) return englishText(idea);
    const { title, description, point, suits = {} } = text;
    return { language, title, description, point, suits };
  };
}

/** What to search for on the marketplaces of each other language. */
export function searchTextsOf({ id }: Pick<GiftIdea, "id">): Partial<Record<OtherLanguage, string>> {
  const found = OTHER_LANGUAGES.map((language) => [language, textsIn(language).get(id)?.searchText] as const);
  return Object.fromEntries(found.filter(([, searchText]) => searchText !== undefined));
}

const ENGLISH_TITLES = new Map<OtherLanguage, ReadonlyMap<string, string>>();

/** What an idea of ours that was shown under a title of that language is called in English; other titles stay. */
export function englishTitle(title: string, language: Language = "en"): string {
  if (language === "en") return title;
  let titles = ENGLISH_TITLES.get(language);
  if (!titles) {
    const texts = textsIn(language);
    titles = new Map(CATALOGUE.map((idea) => [texts.get(idea.id)?.title ?? idea.title, idea.title]));
    ENGLISH_TITLES.set(language, titles);
  }
  return titles.get(title) ?? title;
}
