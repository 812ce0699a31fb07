import { readFileSync } from "node:fs";
import {
  CATEGORIES,
  COUNTRY_CODES,
  GIFT_TAGS,
  type GiftIdea,
  INGREDIENTS,
  indexThemes,
  NEEDS,
  NO_THEMES,
  OCCASIONS,
  RELATIONS,
  SITUATIONS,
  SKILLS,
  SUBJECT_CLASSES,
  type Subject,
  type SubjectClass,
  type ThemedIdea,
  type ThemeIndex,
  TONES,
} from "@gifthearth/core";
import * as z from "zod";
import { CATALOGUE } from "./index.ts";
import { OTHER_LANGUAGES, type OtherLanguage, storedText } from "./stored-text.ts";

/** `subjects/<class>.json`, `ideas/<class>.json` and `text/<language>.json`. */
export const THEME_FOLDER = new URL("./themes/", import.meta.url);

const closeness = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
const dollars = z.int().positive();
const years = z.int().min(0).max(120);

/** A themed idea as its file has it; the file's name is its class. */
const themedIdea = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: z.string().min(10).max(60),
  description: z.string().min(60).max(220),
  category: z.enum(CATEGORIES),
  motif: z.string(),
  searchText: z.string().min(12),
  price: z.tuple([dollars, dollars]),
  occasions: z.array(z.enum(OCCASIONS)),
  notIn: z.array(z.enum(COUNTRY_CODES)).exactOptional(),
  ages: z.tuple([years, years]).exactOptional(),
  tags: z.array(z.enum(GIFT_TAGS)),
  contains: z.array(z.enum(INGREDIENTS)),
  needs: z.array(z.enum(NEEDS)),
  closeness: z.tuple([closeness, closeness]),
  skill: z.enum(SKILLS).exactOptional(),
  tones: z.array(z.enum(TONES)),
  delight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  replaces: z.array(z.string()),
  suits: z.partialRecord(z.enum([...SITUATIONS, ...RELATIONS]), z.string().min(12).max(108)),
  spoils: z.array(z.enum(SITUATIONS)),
  lookFor: z.string().min(20),
  point: z.string().min(12).max(110),
});

/** What else each subject is called, by its name, with commas between. */
const subjectFile = z.record(z.string().min(2).max(30), z.string());

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, THEME_FOLDER), "utf8"));
}

/** What the themed ideas and their subjects are called in one of the other languages. */
export const themeTexts = z.strictObject({
  /** By the subject's English name: its name, and what else visitors call it, with commas between. */
  subjects: z.record(z.string(), z.string().min(1).max(160)),
  /** By the themed idea's id. */
  ideas: z.record(z.string(), storedText),
});
export type ThemeTexts = z.infer<typeof themeTexts>;

const TEXTS = new Map(
  OTHER_LANGUAGES.map((language) => [language, read(`text/${language}.json`) as ThemeTexts] as const),
);

/** A language's file as it is; `npm run check:texts` says what is wrong in it. */
export function themeTextsIn(language: OtherLanguage): ThemeTexts {
  return TEXTS.get(language) ?? { subjects: {}, ideas: {} };
}

function listed(words = ""): readonly string[] {
  return words.split(", ").filter(Boolean);
}

function subjectsOf(of: SubjectClass): readonly Subject[] {
  const file = read(`subjects/${of}.json`) as z.infer<typeof subjectFile>;
  return Object.entries(file).map(([name, words]) => ({
    name,
    class: of,
    words: listed(words),
    inOther: Object.fromEntries(
      OTHER_LANGUAGES.map(
        (language) => [language, listed(themeTextsIn(language).subjects[name])] as const,
      ).filter(([, names]) => names.length > 0),
    ),
  }));
}

function ideasOf(name: SubjectClass): readonly ThemedIdea[] {
  const file = read(`ideas/${name}.json`) as readonly z.infer<typeof themedIdea>[];
  return file.map((idea) => ({ ...idea, class: name }));
}

/**
 * What is wrong in the files, in sentences that name them. They come with a release, so that `npm run check:texts` and the
 * tests ask, and no start of a server.
 */
export function faultsOfThemeFiles(): readonly string[] {
  return SUBJECT_CLASSES.flatMap((name) =>
    ([`subjects/${name}.json`, `ideas/${name}.json`] as const).flatMap((path) => {
      const schema = path.startsWith("subjects/") ? subjectFile : z.array(themedIdea);
      const { error } = schema.safeParse(read(path));
      return error ? [`${path}: ${z.prettifyError(error)}`] : [];
    }),
  );
}

/** What goes with our own catalogue: ideas for whatever narrow thing somebody loves, and the things. */
export const THEMES = {
  subjects: SUBJECT_CLASSES.flatMap(subjectsOf),
  ideas: SUBJECT_CLASSES.flatMap(ideasOf),
};

let ours: ThemeIndex | undefined;

/** The themes that go with a catalogue: ours has some, another none. Indexed at the first use. */
export function themesOf(catalogue: readonly GiftIdea[]): ThemeIndex {
  if (catalogue !== CATALOGUE) return NO_THEMES;
  ours ??= indexThemes(THEMES);
  return ours;
}
