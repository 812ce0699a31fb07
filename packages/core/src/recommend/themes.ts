import type { GiftIdea } from "../gift/idea.ts";
import {
  ideaOn,
  partsOfThemedId,
  type Subject,
  type SubjectClass,
  subjectSlug,
  type ThemedIdea,
  type Themes,
} from "../gift/theme.ts";
import type { Ingredient, Interest } from "../gift/vocabulary.ts";
import type { Language } from "../language.ts";
import { understandInterest } from "../understand/interest.ts";
import { languageBit } from "../understand/phrasebook.ts";
import { wordsOf } from "../understand/words.ts";
import { guessFacets } from "./guess-facets.ts";

/** Themes made ready to be asked what there is on a subject. */
export interface ThemeIndex {
  /**
   * The subjects that a text names, by its words in order and in lower case; the longest name counts.
   * @param languages that the text may be in beside English, as bits
   */
  readonly subjectsIn: (words: readonly string[], languages: number) => readonly Subject[];
  /** What can be given on a subject. */
  readonly ideasOn: (subject: Subject) => readonly GiftIdea[];
  /** The idea that an id made of a themed idea and a subject names; null for any other id. */
  readonly find: (id: string) => GiftIdea | null;
}

/** The most words of a subject's name. */
const LONGEST_NAME = 4;
/** A subject belongs to so many interests at most, the surest. */
const MOST_INTERESTS = 2;
export const NO_THEMES: ThemeIndex = { subjectsIn: () => [], ideasOn: () => [], find: () => null };

export function indexThemes({ subjects, ideas }: Themes): ThemeIndex {
  const byName = new Map<string, Subject>();
  const byForeignName = new Map<string, readonly [Subject, language: number]>();
  for (const subject of subjects) {
    for (const words of [subject.name, ...subject.words]) {
      const key = wordsOf(words.replace(/^the /i, "")).join(" ");
      if (key !== "" && !byName.has(key)) byName.set(key, subject);
    }
    for (const [language, names] of Object.entries(subject.inOther ?? {})) {
      const bit = languageBit(language as Language);
      for (const name of names) {
        const key = wordsOf(name).join(" ");
        if (key !== "" && !byForeignName.has(key)) byForeignName.set(key, [subject, bit]);
      }
    }
  }

  function named(words: readonly string[], languages: number): Subject | undefined {
    const key = words.join(" ");
    const [subject, language = 0] = byForeignName.get(key) ?? [];
    return byName.get(key) ?? ((languages & language) === 0 ? undefined : subject);
  }

  const byClass = Map.groupBy(ideas, (idea) => idea.class);
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  const bySlug = new Map(subjects.map((subject) => [subjectSlug(subject.name), subject]));

  function make(idea: ThemedIdea, subject: Subject): GiftIdea {
    const made = ideaOn(idea, subject, interestsOf(subject));
    return { ...made, contains: [...new Set([...made.contains, ...holdingsOf(subject)])] };
  }

  return {
    subjectsIn(words, languages) {
      const found = new Set<Subject>();
      for (let start = 0; start < words.length; ) {
        let length = Math.min(LONGEST_NAME, words.length - start);
        while (length > 1 && !named(words.slice(start, start + length), languages)) length--;
        const subject = named(words.slice(start, start + length), languages);
        if (subject) found.add(subject);
        start += length;
      }
      return [...found];
    },
    ideasOn: (subject) => (byClass.get(subject.class) ?? []).map((idea) => make(idea, subject)),
    find(id) {
      const parts = partsOfThemedId(id);
      const idea = byId.get(parts?.idea ?? "");
      const subject = bySlug.get(parts?.slug ?? "");
      return idea && subject && idea.class === subject.class ? make(idea, subject) : null;
    },
  };
}

/** What a dish or a drink holds: who mustn't have gin is given no picture of it either. */
function holdingsOf({ name, class: of }: Subject): readonly Ingredient[] {
  if (of !== "dish" && of !== "drink") return [];
  const named = { title: name, description: "", category: "food", searchText: null };
  return guessFacets(named, "Just Because").contains;
}

/** The interests that a subject belongs to: by its name or what else it is called, and by its class where these tell none. */
function interestsOf({ name, words, class: of }: Subject): GiftIdea["interests"] {
  for (const called of [name, ...words]) {
    const { meanings } = understandInterest(called);
    if (meanings.length > 0) return meanings.slice(0, MOST_INTERESTS);
  }
  return INTERESTS_OF[of];
}

const INTERESTS_OF: Readonly<Record<SubjectClass, readonly Interest[]>> = {
  "wild-animal": ["Nature"],
  pet: ["Nature"],
  creature: ["Reading"],
  plant: ["Gardening"],
  vehicle: ["Model Building"],
  sport: ["Sports"],
  dance: ["Dancing"],
  instrument: ["Music"],
  music: ["Music"],
  dish: ["Cooking"],
  drink: ["Cooking"],
  craft: ["DIY"],
  place: ["Travel"],
  story: ["Reading"],
  past: ["History"],
  science: ["Science"],
  game: ["Board Games"],
  thing: [],
  language: ["Languages"],
};
