import type { Feast, Ingredient, Interest, Need, Relation, Situation, Skill } from "../gift/vocabulary.ts";
import { LANGUAGES as LANGUAGE_CODES, type Language as LanguageCode } from "../language.ts";

import type { Grammar, Lexicon, SafetyLexicon, SafetyState, Sign } from "./lexicon.ts";

import { DE } from "./lexicons/de.ts";
import { EN } from "./lexicons/en.ts";
import { ES } from "./lexicons/es.ts";
import { FEAST_NAMES, FEAST_WORDS } from "./lexicons/feasts.ts";
import { FR } from "./lexicons/fr.ts";
import { DE_GRAMMAR } from "./lexicons/grammar/de.ts";
import { EN_GRAMMAR } from "./lexicons/grammar/en.ts";
import { ES_GRAMMAR } from "./lexicons/grammar/es.ts";
import { FR_GRAMMAR } from "./lexicons/grammar/fr.ts";
import { IT_GRAMMAR } from "./lexicons/grammar/it.ts";
import { NL_GRAMMAR } from "./lexicons/grammar/nl.ts";
import { IT } from "./lexicons/it.ts";
import { NL } from "./lexicons/nl.ts";
import { DE_SAFETY } from "./lexicons/safety/de.ts";
import { EN_SAFETY } from "./lexicons/safety/en.ts";
import { ES_SAFETY } from "./lexicons/safety/es.ts";
import { FR_SAFETY } from "./lexicons/safety/fr.ts";
import { IT_SAFETY } from "./lexicons/safety/it.ts";
import { NL_SAFETY } from "./lexicons/safety/nl.ts";
import { once } from "./once.ts";
import { type Match, NO_CLASSES, type Phrase, PhraseIndex } from "./phrase.ts";
import { correctSpelling, vocabularyOf } from "./spelling.ts";
import { isBreak, type Token } from "./tokens.ts";

export type Gender = "m" | "f" | "p" | null;

/** What a phrase of the lexicons means. */
export type Meaning =
  | { readonly type: "sign"; readonly sign: Sign | "allergic-to" | "allergy" | "harm" | "ban" | "fine" }
  /** What a sign says whose preposition went before with its thing: "van golf *houdt* hij *niet*". */
  | { readonly type: "fronted"; readonly sign: Sign }
  | { readonly type: "kin"; readonly relation: Relation; readonly gender: Gender }
  | { readonly type: "relation"; readonly relation: Relation }
  | { readonly type: "giver" }
  | { readonly type: "other" }
  | { readonly type: "person"; readonly gender: Gender }
  | { readonly type: "pronoun"; readonly gender: Gender }
  | { readonly type: "food"; readonly ingredient: Ingredient }
  | { readonly type: "safety"; readonly state: SafetyState }
  | { readonly type: "situation"; readonly situation: Situation }
  | { readonly type: "need"; readonly need: Need }
  | { readonly type: "lacks"; readonly need: Need }
  | { readonly type: "skill"; readonly skill: Skill }
  | { readonly type: "age"; readonly from: number; readonly to: number };

/** A lexicon with its lists as sets. */
export interface Language {
  readonly bit: number;
  readonly lexicon: Lexicon;
  readonly grammar: Grammar;
  readonly marks: ReadonlySet<string>;
}

export function languageBit(code: LanguageCode): number {
  return 1 << LANGUAGE_CODES.indexOf(code);
}

const LEXICONS: readonly (readonly [Lexicon, SafetyLexicon, Grammar])[] = [
  [EN, EN_SAFETY, EN_GRAMMAR],
  [NL, NL_SAFETY, NL_GRAMMAR],
  [FR, FR_SAFETY, FR_GRAMMAR],
  [ES, ES_SAFETY, ES_GRAMMAR],
  [DE, DE_SAFETY, DE_GRAMMAR],
  [IT, IT_SAFETY, IT_GRAMMAR],
];

export const LANGUAGES: readonly Language[] = LEXICONS.map(([lexicon, , grammar], place) => ({
  bit: 1 << place,
  lexicon,
  grammar,
  marks: new Set(lexicon.marks.split(" ")),
}));
/** Interests by words too short or too common to be told from those of another language. */
const SHORT_INTERESTS: readonly ReadonlyMap<string, Interest>[] = LEXICONS.map(
  ([, , { interests }]) => new Map(Object.entries(interests)),
);

/** What a short word means as an interest, in the languages allowed. */
export function shortInterest(word: string, languages: number): Interest | null {
  for (const [place, words] of SHORT_INTERESTS.entries()) {
    const interest = (languages & (1 << place)) !== 0 ? words.get(word) : undefined;
    if (interest) return interest;
  }
  return null;
}

/** Where nothing tells which. */
export const ALL_LANGUAGES = (1 << LEXICONS.length) - 1;

/** The words of a list of one language or another, by the languages that have them. */
function wordsOf(list: (lexicon: Lexicon, grammar: Grammar) => string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const { bit, lexicon, grammar } of LANGUAGES) {
    for (const word of list(lexicon, grammar).split(/,? /).filter(Boolean))
      words.set(word, (words.get(word) ?? 0) | bit);
  }
  return words;
}

export const WORDS = {
  my: wordsOf(({ my }) => my),
  her: wordsOf(({ her }) => her),
  and: wordsOf(({ and }) => and),
  cut: wordsOf(({ cut }) => cut),
  filler: wordsOf(({ filler }) => filler),
  prepositions: wordsOf(({ prepositions }) => prepositions),
  of: wordsOf(({ of }) => of),
  who: wordsOf(({ who }) => who),
  am: wordsOf((_, { am }) => am),
  or: wordsOf((_, { or }) => or),
  beyond: wordsOf((_, { beyond }) => beyond),
  it: wordsOf((_, { it }) => it),
  fronts: wordsOf((_, { fronts }) => fronts),
  only: wordsOf((_, { only }) => only),
  but: wordsOf((_, { but }) => but),
  indefinite: wordsOf((_, { indefinite }) => indefinite),
  conditional: wordsOf((_, { conditional }) => conditional),
  articles: wordsOf((_, { articles }) => articles),
  late: wordsOf((_, { late }) => late),
  since: wordsOf((_, { since }) => since),
  plays: wordsOf((_, { plays }) => plays),
  them: wordsOf((_, { them }) => them),
  without: wordsOf((_, { without }) => without),
  through: wordsOf((_, { through }) => through),
  pronoun: wordsOf(({ she, he, they }) => [she, he, they].join(", ")),
} as const;

/** A list's phrases, with the apostrophes set as in the text's words, and one for each way through "(a b|c)". */
export function phrasesIn(list: string): readonly string[] {
  return list
    .split(",")
    .flatMap((phrase) => waysThrough(phrase.trim()))
    .map((phrase) => (phrase.includes("'") ? withApostrophesApart(phrase) : phrase))
    .filter(Boolean);
}

function withApostrophesApart(phrase: string): string {
  return phrase
    .replace(/n't\b/g, "nt")
    .replace(/(?<=[a-z])'(s|m|re|ve|ll|d)\b(?!\|)/g, " '$1")
    .replace(/(?<=^|[ |])([ldnsjcmt]|qu|dell|all|nell|dall|sull|un)'(?=[a-z])/g, "$1' ");
}

/** Alternatives of one word each stay one way, since a slot holds them all; "#" and contractions can't share theirs. */
function waysThrough(phrase: string): readonly string[] {
  if (!phrase.includes("(")) return [phrase];
  const [, before = "", group, mark = "", after = ""] = /^([^(]*)\(([^)]*)\)(\??)(.*)$/.exec(phrase) ?? [];
  if (group === undefined) return [phrase];
  const ways = group.split("|");
  const isPartOfWord = (before !== "" && !before.endsWith(" ")) || (after !== "" && !/^[ /]/.test(after));
  // "consumable(s)?": the ending may be missing, and not the word.
  if (isPartOfWord) {
    return [...ways, ...(mark ? [""] : [])].flatMap((way) => waysThrough(`${before}${way}${after}`));
  }
  const words = ways.filter((way) => /^[^ #']+$/.test(way));
  const others = ways.filter((way) => !words.includes(way));
  return [
    ...(words.length > 0 ? [`${words.join("|")}${mark}`] : []),
    ...others.map((way) => (way.includes(" ") ? way : `${way}${mark}`)),
  ].flatMap((way) => waysThrough(`${before}${way}${after}`));
}

/** Signs whose thing may stand before them with their preposition. */
const FRONTING: ReadonlySet<Sign> = new Set<Sign>(["like", "dislike", "surplus", "own", "want"]);

/** A phrase of several words without the preposition that it ends with; null where it ends otherwise. */
function withoutPreposition(phrase: string, prepositions: ReadonlySet<string>): string | null {
  const words = phrase.split(" ");
  const last = words.at(-1)?.split("|") ?? [];
  return words.length > 2 && last.every((word) => prepositions.has(word))
    ? words.slice(0, -1).join(" ")
    : null;
}

function* allPhrases(): Iterable<Phrase<Meaning>> {
  for (const [bits, words] of [
    [ALL_LANGUAGES, FEAST_NAMES],
    ...LANGUAGE_CODES.map((code) => [languageBit(code), FEAST_WORDS[code]] as const),
  ] as const) {
    for (const [feast, list] of Object.entries(words) as [Feast, string][]) {
      for (const phrase of phrasesIn(list))
        yield {
          source: phrase,
          classes: NO_CLASSES,
          language: bits,
          meaning: { type: "situation", situation: feast },
        };
    }
  }
  for (const [place, [lexicon, safety, grammar]] of LEXICONS.entries()) {
    const language = 1 << place;
    const classes = { ...lexicon.classes, number: Object.keys(lexicon.time.numbers).join("|") };
    const of = function* (list: string | undefined, meaning: Meaning) {
      for (const source of phrasesIn(list ?? "")) yield { source, classes, language, meaning };
    };
    const prepositions = new Set(`${lexicon.prepositions} ${grammar.fronts}`.split(" "));
    const entries = <Key extends string>(lists: Readonly<Partial<Record<Key, string>>>) =>
      Object.entries(lists) as [Key, string][];
    for (const [sign, list] of entries(lexicon.signs)) {
      yield* of(list, { type: "sign", sign });
      if (!FRONTING.has(sign)) continue;
      for (const phrase of phrasesIn(list)) {
        const source = withoutPreposition(phrase, prepositions);
        if (source) yield { source, classes, language, meaning: { type: "fronted", sign } };
      }
    }
    for (const [sign, list] of entries(grammar.signs)) yield* of(list, { type: "sign", sign });
    for (const [relation, list] of entries(lexicon.kin)) {
      for (const noun of phrasesIn(list)) {
        const [phrase = "", gender = null] = noun.split("/");
        yield* of(phrase, { type: "kin", relation, gender: gender as Gender });
      }
    }
    for (const [relation, list] of entries(lexicon.relations))
      yield* of(list, { type: "relation", relation });
    yield* of(lexicon.giver, { type: "giver" });
    yield* of(grammar.others, { type: "other" });
    for (const noun of phrasesIn(grammar.persons)) {
      const [phrase = "", gender = null] = noun.split("/");
      yield* of(phrase, { type: "person", gender: gender as Gender });
    }
    yield* of(lexicon.she, { type: "pronoun", gender: "f" });
    yield* of(lexicon.he, { type: "pronoun", gender: "m" });
    yield* of(lexicon.they, { type: "pronoun", gender: null });
    for (const [situation, list] of entries(lexicon.situations))
      yield* of(list, { type: "situation", situation });
    for (const [need, list] of entries(lexicon.needs)) yield* of(list, { type: "need", need });
    for (const [need, list] of entries(lexicon.lacks)) yield* of(list, { type: "lacks", need });
    for (const [skill, list] of entries(lexicon.skills)) yield* of(list, { type: "skill", skill });
    for (const [list, from, to] of lexicon.ages) yield* of(list, { type: "age", from, to });
    for (const [state, list] of entries(safety.states)) yield* of(list, { type: "safety", state });
    for (const [ingredient, list] of entries(safety.foods)) yield* of(list, { type: "food", ingredient });
    yield* of(safety.allergicTo, { type: "sign", sign: "allergic-to" });
    yield* of(safety.allergy, { type: "sign", sign: "allergy" });
    yield* of(safety.ban, { type: "sign", sign: "ban" });
    yield* of(safety.harm, { type: "sign", sign: "harm" });
    yield* of(safety.fine, { type: "sign", sign: "fine" });
  }
}

/** Situations that a bare word for kin is a part of: whoever is a "new dad" need not be the giver's. */
const NAMED_BY_KIN: ReadonlySet<Situation> = new Set<Situation>([
  "new-parent",
  "parent-of-young",
  "engaged",
  "has-everything",
]);

/** They are told by what is turned down. */
const TURNING_DOWN: ReadonlySet<Situation> = new Set<Situation>(["no-tech", "no-clutter"]);
/** Signs that say something beside what else their words say. */
const ASIDE: ReadonlySet<string> = new Set<Sign>(["alarm", "contrast", "handles", "shares"]);
const TOLD_APART: ReadonlySet<string> = new Set(["safety", "situation", "lacks", "relation", "food"]);

/** What a part says beside what the whole says: "perfume gives her migraines" tells of both. */
function saysMore(part: Match<Meaning>, whole: Match<Meaning>): boolean {
  const [{ meaning: said }, { meaning }] = [part, whole];
  if (meaning.type === "fronted" || said.type === "other" || said.type === "person") return true;
  if (meaning.type === "sign") {
    // "She doesn't" counts only where nothing follows.
    if (meaning.sign === "unlike") return true;
    if (meaning.sign === "contrast" && said.type === "kin") return false;
    if (ASIDE.has(meaning.sign) !== (said.type === "sign" && ASIDE.has(said.sign))) return true;
    const isOfHealth = ["allergy", "allergic-to", "harm", "ban"].includes(meaning.sign);
    // "Carries an epipen" tells of an allergy by itself.
    if (said.type === "safety") return isOfHealth;
    return (
      said.type === "situation" &&
      (isOfHealth || (meaning.sign === "gift-for" && said.situation === "thanks"))
    );
  }
  // "No gadgets" tells how somebody lives, and turns gadgets down.
  if (said.type === "sign")
    return (
      said.sign === "alarm" ||
      said.sign === "yes" ||
      (said.sign === "allergic-to" && meaning.type === "safety") ||
      (said.sign === "no" &&
        (meaning.type === "lacks" ||
          meaning.type === "safety" ||
          (meaning.type === "situation" && TURNING_DOWN.has(meaning.situation))))
    );
  if (said.type === "situation" && said.situation === "balcony") return true;
  return TOLD_APART.has(said.type) && TOLD_APART.has(meaning.type) && said.type !== meaning.type;
}

/** "Her kids are small" tells a situation, and names her kids all the same. */
function namesSomebody({ meaning, at: [first = 0] }: Match<Meaning>, whole: Match<Meaning>): boolean {
  if (meaning.type !== "kin" && meaning.type !== "giver" && meaning.type !== "pronoun") return false;
  const { type } = whole.meaning;
  if (type === "kin") return false;
  if (meaning.type !== "kin") return (type !== "sign" && type !== "fronted") || whole.start === first;
  if (whole.meaning.type === "sign")
    return whole.meaning.sign !== "nothing" && whole.meaning.sign !== "contrast";
  return (
    !(
      whole.meaning.type === "situation" &&
      NAMED_BY_KIN.has(whole.meaning.situation) &&
      meaning.relation !== "child"
    ) && type !== "relation"
  );
}

const phraseIndex = once(
  () =>
    new PhraseIndex(
      allPhrases(),
      (part, whole) => namesSomebody(part, whole) || saysMore(part, whole),
      WORDS.through,
      WORDS.but,
      // "Non lo beve" is no "non beve".
      ({ type }) => type === "sign" || type === "fronted",
    ),
);

/** The languages that have a word, as bits; 0 for one that none has. */
const languagesOfWords = once((): ReadonlyMap<string, number> => {
  const known = new Map(phraseIndex().vocabulary);
  for (const { bit, lexicon } of LANGUAGES) {
    const { numbers, decades, ordinals, ...words } = lexicon.time;
    for (const word of [
      ...Object.keys(numbers),
      ...Object.keys(decades),
      ...Object.keys(ordinals ?? {}),
      ...Object.values(words).flatMap((list) => list.split(", ")),
    ])
      known.set(word, (known.get(word) ?? 0) | bit);
  }
  for (const { bit, marks } of LANGUAGES)
    for (const word of marks) known.set(word, (known.get(word) ?? 0) | bit);
  return known;
});

/** By language, the words of what must not be missed, which are understood misspelt too. */
const safetyWords = once(() =>
  LEXICONS.map(([, { states, foods, allergicTo, allergy }]) =>
    vocabularyOf(
      [...Object.values(states), ...Object.values(foods), allergicTo, allergy].flatMap((list) =>
        list
          .split(/[ ,|()]+/)
          .map((word) => word.replace(/[*?]/g, ""))
          .filter((word) => word.length >= 7),
      ),
    ),
  ),
);

/** English names for kin, of one word; "my brothers wife" often goes without its apostrophe. */
const KIN_NAMES: ReadonlySet<string> = new Set(
  Object.values(EN.kin)
    .flatMap((list) => list.split(","))
    .map((noun) => noun.trim().replace(/\/.$/, ""))
    .filter((noun) => /^[a-z]{3,}$/.test(noun)),
);
const OF_KIN =
  /^(?:birthday|bday|retirement|leaving|wedding|best|new|little|older|younger|eldest|youngest|oldest|fiftieth|fortieth|sixtieth|thirtieth|seventieth|eightieth|ninetieth|partner|fella)$/;

function corrected(word: string, languages: number): string | null {
  for (const [place, words] of safetyWords().entries()) {
    if ((languages & (1 << place)) === 0) continue;
    const right = correctSpelling(word, words);
    if (right !== null) return right;
  }
  return null;
}

const FOODS = new Set(
  LEXICONS.flatMap(([, { foods }]) => Object.values(foods).flatMap((list) => list.split(", "))),
);
/** The second parts of compounds, the longest first: "allergie" of "Nussallergie". */
const TAILS = LEXICONS.flatMap(([, { tails }]) => (tails ?? "").split(", ").filter(Boolean)).sort(
  (one, other) => other.length - one.length,
);

/** By language, what is typed in haste. */
const SHORTHAND: readonly ReadonlyMap<string, readonly string[]>[] = LEXICONS.map(
  ([, , { shorthand }]) =>
    new Map(Object.entries(shorthand).map(([short, long]) => [short, long.split(" ")])),
);
/** Before "2", which is "to" then, and before "4", which is "for". */
const BEFORE_TO =
  /^(?:allerg\w*|alerg\w*|intoleran\w*|sensitive|addicted|used|next|married|listens|listening|due|reacts|want|wants|close)$/;
const BEFORE_FOR =
  /^(?:presents?|gifts?|pressies?|somethings?|things?|ideas?|buying|shopping|looking|sumthing|surprise|treat)$/;

/** The words that one typed in haste stands for, in the one language that its clause is in. */
function longhand(tokens: readonly Token[], place: number, languages: number): readonly string[] | null {
  const { text = "", kind } = tokens[place] ?? {};
  if (kind === "number") {
    if ((languages & 1) === 0 || tokens[place + 1]?.kind !== "word") return null;
    const before = tokens[place - 1]?.text ?? "";
    if (text === "2" && BEFORE_TO.test(before)) return ["to"];
    return text === "4" && BEFORE_FOR.test(before) ? ["for"] : null;
  }
  if (kind !== "word" || text.length > 9) return null;
  const language = SHORTHAND.findIndex((_, at) => languages === 1 << at);
  return SHORTHAND[language]?.get(text) ?? null;
}

/**
 * Makes a text's words ready for the lexicons: what is typed in haste is written out, compounds of what somebody can't have are parted
 * ("Nussallergie"), "ue" is read as "ü" where only that is a word, and misspelt words of safety put right.
 */
export function readable(tokens: readonly Token[]): readonly Token[] {
  const corrections = new Map<string, string | null>();
  const isPossessor = (place: number) => {
    const text = tokens[place]?.text ?? "";
    const next = tokens[place + 1];
    if (!text.endsWith("s") || !KIN_NAMES.has(text.slice(0, -1)) || !next) return false;
    if (/^(?:the|for|all|these|those|two|three|both|four|other|of)$/.test(tokens[place - 1]?.text ?? ""))
      return false;
    return (
      KIN_NAMES.has(next.text) ||
      OF_KIN.test(next.text) ||
      (next.kind === "number" && /^(?:st|nd|rd|th)$/.test(tokens[place + 2]?.text ?? ""))
    );
  };
  const languages = languagesOf(tokens);
  return tokens.flatMap((token, place) => {
    const { text, kind } = token;
    const words = longhand(tokens, place, languages[place] ?? ALL_LANGUAGES);
    if (words) return words.map((word) => ({ ...token, text: word, kind: "word" as const }));
    if (kind === "word" && ((languages[place] ?? 0) & 1) !== 0 && isPossessor(place))
      return [text.slice(0, -1), "'s"].map((part) => ({ ...token, text: part }));
    if (kind !== "word" || text.length < 5 || languagesOfWords().has(text)) return [token];
    const tail = TAILS.find((ending) => text.endsWith(ending) && text.length > ending.length + 1);
    if (tail) {
      const food = text.slice(0, -tail.length);
      const name = [food, food.replace(/(?:en|s|n|e)$/, "")].find((candidate) => FOODS.has(candidate));
      if (name) return [name, tail].map((part) => ({ ...token, text: part }));
    }
    const umlaut = text.replace(/([aou])e/g, "$1");
    if (umlaut !== text && (languagesOfWords().has(umlaut) || FOODS.has(umlaut)))
      return [{ ...token, text: umlaut }];
    if (text.length < 7) return [token];
    if (!corrections.has(text)) corrections.set(text, corrected(text, languages[place] ?? ALL_LANGUAGES));
    const right = corrections.get(text) ?? null;
    return [right === null ? token : { ...token, text: right }];
  });
}

/** A language must have this share of the marks that the clearest one has. */
const SHARE = 1 / 2;

/**
 * The languages of each token: those that a clause's words tell, else those of the whole text, else all.
 * Words that several languages share tell nothing.
 */
export function languagesOf(tokens: readonly Token[]): readonly number[] {
  const counts = LANGUAGES.map(() => 0);
  const clauses: { readonly end: number; readonly languages: number }[] = [];
  let own = LANGUAGES.map(() => 0);
  let all = 0;
  for (let place = 0; place <= tokens.length; place++) {
    const token = tokens[place];
    if (!token || isBreak(token)) {
      clauses.push({ end: place, languages: clearest(own) });
      all |= clearest(own);
      own = LANGUAGES.map(() => 0);
      continue;
    }
    const has = languagesOfWords().get(token.text) ?? 0;
    for (const [index, { bit, marks }] of LANGUAGES.entries()) {
      if ((has & bit) === 0) continue;
      const isOnly = has === bit;
      const weight = isOnly ? 2 : marks.has(token.text) ? 0.5 : 0;
      own[index] = (own[index] ?? 0) + weight;
      counts[index] = (counts[index] ?? 0) + weight;
    }
  }
  const whole = clearest(counts) || all || ALL_LANGUAGES;
  return clauses.flatMap(({ end, languages }, index) => {
    const start = clauses[index - 1]?.end ?? -1;
    // A clause that could be of two languages is of the text's.
    const said = languages & whole || languages || whole;
    return Array.from({ length: end - start }, () => said);
  });
}

function clearest(counts: readonly number[]): number {
  const most = Math.max(...counts);
  if (most < 1) return 0;
  let languages = 0;
  for (const [index, count] of counts.entries()) {
    if (count >= Math.max(1, most * SHARE)) languages |= LANGUAGES[index]?.bit ?? 0;
  }
  return languages;
}

/** Whoever works there isn't a patient. */
const PATIENTS: ReadonlySet<Situation> = new Set<Situation>(["hospital", "care-home"]);

/** "Novels about spies in jail": whoever a story is about is nobody known. */
function isOfStory(tokens: readonly Token[], start: number): boolean {
  for (let back = start - 1; back > 0 && back >= start - 6 && !isBreak(tokens[back]); back--) {
    if (
      /^(?:about|on|set)$/.test(tokens[back]?.text ?? "") &&
      /^(?:novels?|stor(?:y|ies)|documentar(?:y|ies)|podcasts?|films?|memoirs?|movies?|series|books?|dramas?)$/.test(
        tokens[back - 1]?.text ?? "",
      )
    )
      return true;
  }
  return false;
}

/** All that the lexicons know in a text, in its order. */
export function findPhrases(
  tokens: readonly Token[],
  languages: readonly number[],
): readonly Match<Meaning>[] {
  const found = phraseIndex().find(tokens, (place) => languages[place] ?? ALL_LANGUAGES);
  const nothing = new Set(
    found.flatMap(({ meaning, at }) => (meaning.type === "sign" && meaning.sign === "nothing" ? at : [])),
  );
  const workplaces = new Set(
    found.flatMap(({ meaning, at }) =>
      meaning.type === "situation" && meaning.situation === "healthcare" ? at : [],
    ),
  );
  const pets = new Set(
    found.flatMap(({ meaning, at }) =>
      meaning.type === "situation" && meaning.situation === "pet-loss" ? at : [],
    ),
  );
  return found.filter(({ meaning, at, start }) => {
    if (meaning.type === "situation" && isOfStory(tokens, start)) return false;
    if (
      meaning.type === "situation" &&
      meaning.situation === "bereaved" &&
      at.some((place) => pets.has(place))
    )
      return false;
    if (
      meaning.type === "situation" &&
      PATIENTS.has(meaning.situation) &&
      at.some((place) => workplaces.has(place))
    )
      return false;
    return !(
      (meaning.type === "situation" || meaning.type === "safety") &&
      at.some((place) => nothing.has(place))
    );
  });
}
