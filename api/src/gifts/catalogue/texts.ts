import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import {
  englishText,
  fillTitle,
  type GiftIdea,
  HOLE,
  type IdeaText,
  type Language,
  onSubject,
} from "@gifthearth/core";
import { CATALOGUE } from "./index.ts";
import { OTHER_LANGUAGES, type OtherLanguage, type StoredText } from "./stored-text.ts";
import { THEMES, themeTextsIn } from "./themes.ts";

/** The texts of a language, by the ids of their ideas. */
type Texts = ReadonlyMap<string, StoredText>;

export const TEXT_FOLDER = new URL("./text/", import.meta.url);

/** Changes with any English word of the idea that is put into other languages. */
export function fingerprint({
  title,
  description,
  searchText,
  point,
  suits,
}: Pick<GiftIdea, "title" | "description" | "searchText" | "point" | "suits">): string {
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

const READ_THEMED = new Map<OtherLanguage, Texts>();

/** Those of the themed ideas that are up to date with the English ones; read once. */
function themedTextsIn(language: OtherLanguage): Texts {
  let texts = READ_THEMED.get(language);
  if (!texts) {
    const prints = new Map(THEMES.ideas.map((idea) => [idea.id, fingerprint(idea)]));
    texts = new Map(
      Object.entries(themeTextsIn(language).ideas).filter(([id, { of }]) => prints.get(id) === of),
    );
    READ_THEMED.set(language, texts);
  }
  return texts;
}

/** What a themed idea is called for its subject; undefined where one of the two isn't written, or is out of date. */
function themedText(
  language: OtherLanguage,
  { idea, subject }: NonNullable<GiftIdea["theme"]>,
): StoredText | undefined {
  const text = themedTextsIn(language).get(idea);
  const name = themeTextsIn(language).subjects[subject]?.split(", ")[0];
  if (!text || !name) return undefined;
  const fill = (words: string) => onSubject(words, name);
  return {
    ...text,
    title: fill(text.title),
    description: fill(text.description),
    searchText: fill(text.searchText),
    point: text.point && fill(text.point),
  };
}

function storedTextOf(
  language: OtherLanguage,
  { id, theme }: Pick<GiftIdea, "id" | "theme">,
): StoredText | undefined {
  return theme ? themedText(language, theme) : textsIn(language).get(id);
}

/** Those that are up to date with the English ones; read once. */
export function textsIn(language: OtherLanguage): Texts {
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
  return (idea) => {
    const text = storedTextOf(language, idea);
    if (!text) return englishText(idea);
    const { title, description, point, suits = {} } = text;
    return { language, title, description, point, suits };
  };
}

/** What to search for on the marketplaces of each other language. */
export function searchTextsOf(idea: Pick<GiftIdea, "id" | "theme">): Partial<Record<OtherLanguage, string>> {
  const found = OTHER_LANGUAGES.map(
    (language) => [language, storedTextOf(language, idea)?.searchText] as const,
  );
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
  return titles.get(title) ?? englishThemedTitle(title, language) ?? title;
}

/** The same of a themed idea's title; undefined for any other. */
function englishThemedTitle(title: string, language: OtherLanguage): string | undefined {
  const { subjects, ideas } = themeTextsIn(language);
  for (const idea of THEMES.ideas) {
    const [before = "", after = ""] = ideas[idea.id]?.title.split(HOLE) ?? [];
    if (before + after === "" || !title.startsWith(before) || !title.endsWith(after)) continue;
    const name = title.slice(before.length, title.length - after.length).toLowerCase();
    const subject = THEMES.subjects.find(
      (one) => one.class === idea.class && subjects[one.name]?.split(", ")[0]?.toLowerCase() === name,
    );
    if (subject) return fillTitle(idea.title, subject.name);
  }
  return undefined;
}
