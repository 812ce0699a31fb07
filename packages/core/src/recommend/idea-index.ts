import type { GiftIdea } from "../gift/idea.ts";
import type { Occasion } from "../gift/occasions.ts";
import { type ComparableTitle, comparableTitle } from "../gift/similarity.ts";
import type { Subject } from "../gift/theme.ts";
import { FEASTS, type Ingredient, type Interest, type Relation, type Situation } from "../gift/vocabulary.ts";
import {
  COMMON,
  interestsMeant,
  type KindsByInterest,
  type KnownWords,
  kindsIn,
} from "../understand/interest.ts";
import { isEveryday } from "../understand/occasion.ts";
import { headOf } from "../understand/owned.ts";
import { vocabularyOf } from "../understand/spelling.ts";
import { stem, stems, tellingWords } from "../understand/words.ts";
import { categoryKey } from "./category-key.ts";
import { type CueIndex, indexCues } from "./cues.ts";
import { hash } from "./hash.ts";
import { appealKey, compileTrees, type Judgement } from "./judgement.ts";
import { type Meaning, type Meanings, meaningOf, meaningWordsIn, NO_MEANINGS } from "./meanings.ts";
import { habitsOf, phraseStems } from "./said.ts";
import { SITUATION_RULES } from "./situations.ts";
import { NO_THEMES, type ThemeIndex } from "./themes.ts";

/** An idea with all that can be known of it before anybody asks. */
export interface IndexedIdea {
  readonly idea: GiftIdea;
  /** Its place in the catalogue. */
  readonly place: number;
  readonly title: ComparableTitle;
  /** The noun that says what it is. */
  readonly head: string;
  /** Stems of the title, the search text and the category: what the thing is. */
  readonly keywords: ReadonlySet<string>;
  /** Stems of the description and the point: what is told of it. */
  readonly mentions: ReadonlySet<string>;
  /** Under `categoryKey`. */
  readonly category: string;
  /** The stems of each phrase of what it is about, and of what it is only for; null where it is for others too. */
  readonly about: readonly (readonly string[])[];
  /** The habits that it is for, which are told in many ways. */
  readonly habits: ReadonlySet<number>;
  readonly only: readonly (readonly string[])[] | null;
  /** The interests that `only` names as a whole: who loves succulents has a use for what is only for houseplants. */
  readonly onlyFor: ReadonlySet<Interest>;
  /** The kinds of its interests that it is made for: "ballet" of Dancing. */
  readonly kinds: KindsByInterest;
  /** Whether it was made with illness, frailty or loss in mind, so that it puzzles those who know none of it. */
  readonly isForHardship: boolean;
  /** Whether it helps somebody who sees, hears, grips or remembers badly, or keeps a faith's rules, and puzzles anybody else. */
  readonly isAid: boolean;
  /** Whether it is for a feast, or a day that comes once, so that it is of no use on any other. */
  readonly isForFeast: boolean;
  /** The ingredient that its title says it does without, so that it is for those who must; null for none. */
  readonly without: Ingredient | null;
  /** Null where nothing is known of its words. */
  readonly meaning: Meaning | null;
  readonly hash: number;
}

/** Places in the catalogue, those of the ideas that please most first. */
type Places = readonly number[];

/** A catalogue made ready for `rankIdeas`. */
export interface IdeaIndex {
  readonly ideas: readonly IndexedIdea[];
  readonly byInterest: ReadonlyMap<Interest, Places>;
  readonly byKeyword: ReadonlyMap<string, Places>;
  readonly byMention: ReadonlyMap<string, Places>;
  /** Ideas that are made for a person or a situation. */
  readonly bySuit: ReadonlyMap<Situation | Relation, Places>;
  /** By the habits that they are for. */
  readonly byHabit: ReadonlyMap<number, Places>;
  /** By the last stem of each phrase of what they are about. */
  readonly byAbout: ReadonlyMap<string, Places>;
  readonly byOccasion: ReadonlyMap<Occasion, Places>;
  /** What nearly everybody is glad of. */
  readonly pleasesAnybody: Places;
  /** Good and everyday, of an interest that nearly everybody shares a little, and nothing personal. */
  readonly forAnybody: Places;
  /** By the title made comparable. */
  readonly byTitle: ReadonlyMap<string, number>;
  /** What goes with each kind of an interest, itself included: ballroom with tango, and not with ballet. */
  readonly kindred: ReadonlyMap<Interest, ReadonlyMap<string, ReadonlySet<string>>>;
  /** Details of a life for which an idea is spot on. */
  readonly cues: CueIndex;
  /** What words mean. */
  readonly meanings: Meanings;
  /** How good an idea is, learnt from ratings; null where only the rules are known. */
  readonly judge: JudgeOfIdeas | null;
  /** Subjects that are too narrow for ideas of their own. */
  readonly subjectsIn: ThemeIndex["subjectsIn"];
  /** What can be given on a subject; made once. */
  readonly ideasOn: (subject: Subject) => readonly IndexedIdea[];
  /** The words of all ideas; those of titles and search texts may be what a misspelt one means. */
  readonly words: KnownWords;
}

/** How good ideas are, as those say who rated them. */
interface JudgeOfIdeas {
  /** By what speaks for it for a person. */
  readonly worthOf: (evidence: Float64Array) => number;
  /** For whomever it is; 0 of what nobody has rated. */
  readonly appealOf: (idea: GiftIdea) => number;
}

function judgeBy({ trees, appeals }: Judgement): JudgeOfIdeas {
  return { worthOf: compileTrees(trees), appealOf: (idea) => appeals[appealKey(idea)] ?? 0 };
}

/** What a step of delight counts beside appeal. */
const DELIGHT = 0.1;

/** The place of what is in no catalogue. */
const NOWHERE = -1;

/** A word tells little once a larger share of the catalogue has it. */
const TELLING_SHARE = 0.03;

/** What givers write of somebody for whom an idea is spot on, a detail a phrase: "every plant dies on her". */
type CuesOf = (idea: GiftIdea) => readonly string[];

/** What is known of a catalogue beside its ideas; nothing unless given. */
export interface CatalogueKnowledge {
  readonly themes?: ThemeIndex;
  readonly cuesOf?: CuesOf;
  readonly meanings?: Meanings;
  readonly judgement?: Judgement;
}

/** Prepares a catalogue, once, so that a search looks only at what may answer it. */
export function indexIdeas(
  catalogue: readonly GiftIdea[],
  { themes = NO_THEMES, cuesOf = () => [], meanings = NO_MEANINGS, judgement }: CatalogueKnowledge = {},
): IdeaIndex {
  const onSubjects = new Map<Subject, readonly IndexedIdea[]>();
  const byInterest = new Map<Interest, number[]>();
  const byKeyword = new Map<string, number[]>();
  const byMention = new Map<string, number[]>();
  const bySuit = new Map<Situation | Relation, number[]>();
  const byAbout = new Map<string, number[]>();
  const byHabit = new Map<number, number[]>();
  const byOccasion = new Map<Occasion, number[]>();
  const byTitle = new Map<string, number>();
  const words = new Set<string>();
  const ideas = catalogue.map((idea, place): IndexedIdea => {
    const indexed = indexIdea(idea, place, meanings);
    const { keywords, mentions } = indexed;
    for (const interest of idea.interests) add(byInterest, interest, place);
    for (const word of keywords) add(byKeyword, word, place);
    for (const word of mentions) add(byMention, word, place);
    for (const last of new Set(indexed.about.flatMap((phrase) => phrase.at(-1) ?? [])))
      add(byAbout, last, place);
    for (const habit of indexed.habits) add(byHabit, habit, place);
    for (const occasion of idea.occasions) add(byOccasion, occasion, place);
    for (const whom of Object.keys(idea.suits) as (Situation | Relation)[]) add(bySuit, whom, place);
    for (const word of tellingWords(`${idea.title} ${idea.searchText}`)) words.add(word);
    byTitle.set(indexed.title.bare, place);
    return indexed;
  });
  const judge = judgement ? judgeBy(judgement) : null;
  // What did best by others comes first; where nothing tells, what delights. The order of equals is drawn.
  const pleasures = ideas.map(
    ({ idea, hash }) => (judge?.appealOf(idea) ?? 0) + DELIGHT * idea.delight + hash / 2 ** 40,
  );
  const pleasure = (place: number) => pleasures[place] ?? 0;
  const pleasesAnybody = ideas.filter(({ idea }) => idea.pleasesAnybody).map(({ place }) => place);
  const forAnybody = ideas.filter(isForAnybody).map(({ place }) => place);
  for (const places of [pleasesAnybody, forAnybody])
    places.sort((one, other) => pleasure(other) - pleasure(one));
  for (const lists of [byInterest, byKeyword, byMention, bySuit, byAbout, byHabit, byOccasion] as const) {
    for (const places of lists.values()) places.sort((one, other) => pleasure(other) - pleasure(one));
  }
  const isKnown = (word: string) => byKeyword.has(word) || byMention.has(word);
  const few = Math.max(3, TELLING_SHARE * catalogue.length);
  const isTelling = (word: string) => isKnown(word) && (byKeyword.get(word)?.length ?? 0) <= few;
  return {
    ideas,
    byInterest,
    byKeyword,
    byMention,
    bySuit,
    byAbout,
    byHabit,
    byOccasion,
    pleasesAnybody,
    forAnybody,
    byTitle,
    kindred: kindredOf(ideas),
    meanings,
    judge,
    cues: indexCues(catalogue.map((idea) => [...cuesOf(idea), ...idea.about])),
    subjectsIn: themes.subjectsIn,
    ideasOn(subject) {
      const known = onSubjects.get(subject);
      if (known) return known;
      const all = themes.ideasOn(subject).map((idea) => indexIdea(idea, NOWHERE, meanings));
      onSubjects.set(subject, all);
      return all;
    },
    words: { isKnown, isTelling, vocabulary: vocabularyOf([...words].sort()) },
  };
}

/** Stems of the words that such things have. */
const AIDS = stems("arthritis seniors braille tactile talking accessible impaired reminiscence");

/** Titles of what is made for a diet. */
const DONE_WITHOUT: readonly (readonly [title: RegExp, without: Ingredient])[] = [
  [/gluten[- ]free/i, "gluten"],
  [/\bvegan\b|plant-based/i, "meat"],
  [/alcohol[- ]free|zero[- ]proof|without alcohol|\bmocktails?\b/i, "alcohol"],
  [/\bdecaf|without caffeine|caffeine[- ]free/i, "caffeine"],
  [/sugar[- ]free|without sugar/i, "sugar"],
  [/dairy[- ]free|lactose[- ]free/i, "dairy"],
  [/\beggless\b/i, "egg"],
  [/nut[- ]free|without nuts/i, "nuts"],
];

/**
 * An idea with all that can be known of it alone.
 * @param place in the catalogue; `NOWHERE` for what is in none
 */
export function indexIdea(idea: GiftIdea, place: number, meanings: Meanings = NO_MEANINGS): IndexedIdea {
  const text = `${idea.title} ${idea.searchText}`;
  const keywords = new Set([...stems(text), ...hyphenated(text), stem(idea.category)]);
  return {
    idea,
    place,
    title: comparableTitle(idea.title),
    head: headOf(idea.title),
    keywords,
    mentions: new Set(stems(`${idea.description} ${idea.point}`)),
    category: categoryKey(idea.category),
    about: idea.about.map(phraseStems),
    habits: habitsOf(idea.about.map(phraseStems)),
    only: idea.only && idea.only.length > 0 ? idea.only.map(phraseStems) : null,
    onlyFor: new Set((idea.only ?? []).flatMap((phrase) => interestsMeant(phraseStems(phrase)))),
    kinds: kindsNamed([idea.title, idea.searchText], idea.interests),
    isForHardship: isForHardship(idea),
    isAid: AIDS.some((word) => keywords.has(word)),
    isForFeast: isForFeast(idea),
    without: DONE_WITHOUT.find(([title]) => title.test(idea.title))?.[1] ?? null,
    meaning:
      meanings.ideas.get(idea.id) ?? meaningOf(meaningWordsIn(`${text} ${idea.description}`, "en"), meanings),
    hash: hash(idea.id),
  };
}

/** The kinds of these interests that texts name. */
function kindsNamed(texts: readonly string[], interests: readonly Interest[]): KindsByInterest {
  const named = new Map<Interest, Set<string>>();
  for (const text of texts) {
    for (const [interest, kinds] of kindsIn(stems(text))) {
      if (!interests.includes(interest)) continue;
      named.set(interest, new Set([...(named.get(interest) ?? []), ...kinds]));
    }
  }
  return named;
}

/** Kinds go together when one idea is about both. */
function kindredOf(ideas: readonly IndexedIdea[]): IdeaIndex["kindred"] {
  const kindred = new Map<Interest, Map<string, Set<string>>>();
  for (const { idea, kinds: ofIdea } of ideas) {
    const told = kindsNamed(idea.about, idea.interests);
    for (const interest of new Set([...ofIdea.keys(), ...told.keys()])) {
      const kinds = new Set([...(ofIdea.get(interest) ?? []), ...(told.get(interest) ?? [])]);
      const known = kindred.get(interest) ?? new Map<string, Set<string>>();
      kindred.set(interest, known);
      for (const kind of kinds) known.set(kind, new Set([...(known.get(kind) ?? []), ...kinds]));
    }
  }
  return kindred;
}

/** An idea is for hardship when this share of what it is made for is. */
const HARDSHIP_SHARE = 0.5;

function isForHardship({ suits }: GiftIdea): boolean {
  const keys = Object.keys(suits) as (Situation | Relation)[];
  const hard = keys.filter((key) => key in SITUATION_RULES && SITUATION_RULES[key as Situation].isHardship);
  return hard.length > 0 && hard.length >= HARDSHIP_SHARE * keys.length;
}

/** An idea is for a feast when this share of what it is made for is. */
const FEAST_SHARE = 0.25;

function isForFeast({ suits }: GiftIdea): boolean {
  const keys = Object.keys(suits);
  const feasts = keys.filter((key) => FEAST_KEYS.has(key));
  return feasts.length > 0 && feasts.length >= FEAST_SHARE * keys.length;
}

const FEAST_KEYS: ReadonlySet<string> = new Set(FEASTS);

function isForAnybody({ idea, only, isForHardship, isForFeast }: IndexedIdea): boolean {
  const [main] = idea.interests;
  const isCommon = main !== undefined && COMMON.has(main);
  const isEasy =
    idea.skill === undefined && only === null && idea.closeness[0] <= 2 && !isForHardship && !isForFeast;
  return isCommon && isEasy && idea.delight >= 2 && isEveryday(idea.occasions);
}

/** Stems of hyphenated words written as one: some write "stop-motion" as "stopmotion". */
function hyphenated(text: string): string[] {
  if (!text.includes("-")) return [];
  return (text.match(/[\p{L}]{2,}-[\p{L}]{2,}(?!-)/gu) ?? []).flatMap((word) => stems(word.replace("-", "")));
}

function add<Key>(lists: Map<Key, number[]>, key: Key, place: number): void {
  const list = lists.get(key);
  if (list) list.push(place);
  else lists.set(key, [place]);
}
