import { OCCASIONS, traitsOf } from "../gift/occasions.ts";
import {
  FEASTS,
  INTERESTS,
  type Ingredient,
  type Interest,
  type Need,
  type Relation,
  type Situation,
  type Skill,
} from "../gift/vocabulary.ts";
import { readClaims } from "./claims/read-claims.ts";
import type { Claim } from "./claims/reading.ts";
import { ENGLISH } from "./glossary.ts";
import { SAFETY } from "./lexicon.ts";
import { understandOccasion } from "./occasion.ts";
import { type AgeRange, type Fact, factKey, type Person } from "./person.ts";
import { findPhrases, languagesOf, readable } from "./phrasebook.ts";
import { isBreak, type Token, tokenize } from "./tokens.ts";
import { type People, readPeople, type Somebody } from "./who.ts";
import { stems } from "./words.ts";
import { readAges, type ToldAge } from "./years.ts";

/** What a visitor tells of somebody. */
export interface Told {
  readonly notes: string;
  /** As it was chosen or written. */
  readonly occasion: string;
  /** In the visitor's words; read only for what they tell of safety: "vegan baking". */
  readonly interests?: readonly string[];
  readonly relation?: Relation | undefined;
  /** Years. */
  readonly age?: number | undefined;
  /** The year in which it is told, from which years of birth tell an age; this one where it isn't said. */
  readonly year?: number;
  /** Keys of facts that the visitor took away, as `factKey` makes them. */
  readonly dismissed?: readonly string[];
}

/** As much as is read, in characters. */
const MAX_LENGTH = 2_000;
const MAX_WORDS_LENGTH = 60;
const ADULT = 18;

/** A gift has to heed these before the others. */
const WEIGHTY: readonly Situation[] = [
  "terminal",
  "bereaved",
  "miscarriage",
  "pet-loss",
  "cancer",
  "hospital",
  "prison",
  "dementia",
  "care-home",
  "blind",
  "deaf",
];
const KNOWN_INTERESTS: ReadonlySet<string> = new Set(INTERESTS);

/** What a miscarriage ends. */
const OVER: readonly Situation[] = ["pregnant", "new-parent", "breastfeeding"];

function remove(situations: Situation[], one: Situation): void {
  const place = situations.indexOf(one);
  if (place >= 0) situations.splice(place, 1);
}

/** Words that turn down the very next: "nothing religious", "nada religioso". */
const TURNS_DOWN = /(?:^|[^\p{L}])(?:nothing|nada|niente|nichts|niks|rien de)\s+(?:\p{L}+\s+)?$/iu;

function isTurnedDown(source: string, tokens: readonly Token[], start: number): boolean {
  return TURNS_DOWN.test(source.slice(0, tokens[start]?.start ?? 0));
}

/** Relations of people who don't mourn the giver's own. */
const OUTSIDE: ReadonlySet<Relation> = new Set<Relation>([
  "colleague",
  "boss",
  "employee",
  "client",
  "teacher",
  "carer",
  "neighbour",
  "acquaintance",
  "host",
]);
/** Said of one's own mother or father, by name or as one's own. */
const OWN_KIN = /^(?:my |our )?(?:mom|mum|mother|dad|father|nan|gran|grandma|grandpa|grandad)\b/i;

/** Whether words tell of a death in the giver's family, which is not the recipient's: "Mom passed", to her carer. */
function isOfGiver(words: string, relation: Relation | null | undefined): boolean {
  return relation != null && OUTSIDE.has(relation) && OWN_KIN.test(words);
}

/**
 * Reads what a visitor tells into a person. It is the one reader of notes, and never throws: what it
 * doesn't understand is told in `unread`. Safety is read generously: what somebody of the household can't have is to be avoided.
 */
export function readPerson(told: Told): Person {
  const occasion = understandOccasion(told.occasion);
  const isOption = OCCASIONS.some((option) => option.toLowerCase() === told.occasion.trim().toLowerCase());
  const preface = isOption ? "" : `${told.occasion.slice(0, 200)}\n`;
  const source = `${preface}${told.notes.slice(0, MAX_LENGTH)}`;
  const tokens = readable(tokenize(source));
  const languages = languagesOf(tokens);
  const matches = findPhrases(tokens, languages);
  const ownRelation = told.relation ?? (traitsOf(occasion).isOwn ? "self" : null);
  const people = readPeople(tokens, matches, languages, ownRelation, source);
  const { claims, touched, givenUp } = readClaims(source, tokens, matches, languages, people.at);
  const dismissed = new Set(told.dismissed);
  const facts: Fact[] = [];
  const seen = new Set<string>();
  const add = (fact: Fact) => {
    const key = `${factKey(fact)} ${fact.owner} ${fact.polarity}`;
    if (seen.has(key) || dismissed.has(factKey(fact))) return false;
    seen.add(key);
    facts.push(fact);
    return true;
  };
  const wordsAt = (start: number, end: number) => clip(source, tokens, start, end);

  if (told.relation) add(fieldFact("relation", told.relation));
  else if (people.relation !== null) {
    const [start, end] = people.relationAt ?? [0, 0];
    add({ ...fieldFact("relation", people.relation), words: wordsAt(start, end) });
  }
  const relation = facts.some(({ kind }) => kind === "relation") ? people.relation : null;
  const age = readAge(told, tokens, languages, matches, people, add, wordsAt, touched, source);

  const avoid = new Set<Ingredient>();
  for (const { value, words } of safetyOf(told.interests ?? [])) {
    if (add({ kind: "avoid", value, polarity: "is", owner: "recipient", certainty: "guessed", words }))
      avoid.add(value);
  }
  const lacks = new Set<Need>();
  const situations: Situation[] = [];
  const likes = new Set<Interest>();
  const dislikes = new Set<Interest>();
  const unwanted = new Set<string>();
  /** Interests told by their own name. */
  const plain = { is: new Set<string>(), not: new Set<string>() };
  const owns: string[] = [];
  const wants: string[] = [];
  let skill: Skill | null = null;
  // Of two readings of a fact the one with more of the visitor's words is told back.
  const sorted = [...claims].sort((one, other) => one.start - other.start || other.end - one.end);
  for (const claim of sorted) {
    const { kind, value, polarity, certainty, start, end, who } = claim;
    if (kind === "situation" && isTurnedDown(source, tokens, start)) continue;
    const isGivers = value === "bereaved" && isOfGiver(wordsAt(start, end), told.relation);
    const isTheirs = !isGivers && (who.owner === "recipient" || belongsToRecipient(claim, people));
    const owner = isTheirs ? "recipient" : isGivers ? "giver" : who.owner;
    if (!add({ kind, value, polarity, owner, certainty, words: wordsAt(start, end) })) continue;
    if (kind === "avoid" && polarity === "is" && (isTheirs || who.isHousehold))
      avoid.add(value as Ingredient);
    if (kind === "lacks" && who.isHousehold && polarity === "is") lacks.add(value as Need);
    if (!isTheirs) continue;
    if (kind === "lacks" && polarity === "is") lacks.add(value as Need);
    if (kind === "situation" && polarity === "is" && !situations.includes(value as Situation))
      situations.push(value as Situation);
    if (kind === "interest") {
      if (wordsAt(start, end).toLowerCase() === value.toLowerCase()) plain[polarity].add(value);
      const parts = stems(wordsAt(start, end));
      if (!KNOWN_INTERESTS.has(value)) {
        if (polarity === "not") for (const word of stems(value)) unwanted.add(word);
      } else if (polarity === "is") likes.add(value as Interest);
      // "No red roses" turns down no gardening.
      else if (
        parts.length < 2 ||
        !((languages[start] ?? 0) & ENGLISH) ||
        stems(value).every((word) => parts.includes(word))
      )
        dislikes.add(value as Interest);
    }
    if (kind === "owns" && polarity === "is") owns.push(value);
    if (kind === "wants" && polarity === "is") wants.push(value);
    if (kind === "skill") skill = value as Skill;
  }
  for (const interest of dislikes) {
    // "Music, yes. Concerts, no": what is turned down is a part of what they like.
    const isPart = likes.has(interest) && plain.is.has(interest) && !plain.not.has(interest);
    (isPart ? dislikes : likes).delete(interest);
  }
  // "She lost the pregnancy" names one that is over.
  if (situations.includes("miscarriage")) for (const over of OVER) remove(situations, over);
  if (situations.includes("no-garden") || situations.includes("balcony")) lacks.add("garden");
  for (const need of situations.includes("no-oven") ? (["oven"] as const) : []) lacks.add(need);
  if (age !== null && age.to < ADULT) avoid.add("alcohol");
  for (const ingredient of [...avoid]) if (dismissed.has(`avoid:${ingredient}`)) avoid.delete(ingredient);
  situations.sort((one, other) => weight(one) - weight(other));
  return {
    facts,
    occasion,
    relation,
    age,
    avoid,
    lacks,
    situations,
    likes,
    dislikes,
    gaveUp: givenUp,
    unwanted,
    owns,
    skill,
    wants,
    unread: unreadIn(source, preface.length, tokens, touched),
  };
}

/** What interests say that somebody can't have. */
function safetyOf(interests: readonly string[]): readonly { value: Ingredient; words: string }[] {
  return interests.flatMap((interest) => {
    const tokens = readable(tokenize(interest.slice(0, MAX_WORDS_LENGTH)));
    return findPhrases(tokens, languagesOf(tokens)).flatMap(({ meaning, start, end }) =>
      meaning.type === "safety"
        ? SAFETY[meaning.state].avoid.map((value) => ({ value, words: clip(interest, tokens, start, end) }))
        : [],
    );
  });
}

function weight(situation: Situation): number {
  const place = WEIGHTY.indexOf(situation);
  return place < 0 ? WEIGHTY.length : place;
}

function fieldFact(kind: Fact["kind"], value: string): Fact {
  return { kind, value, polarity: "is", owner: "recipient", certainty: "told", words: "" };
}

/** Whether what is said of another is the recipient's as well: "her husband died" tells that she is bereaved. */
function belongsToRecipient({ kind, value, who }: Claim, { relation }: People): boolean {
  if (kind !== "situation") return false;
  if (OF_THE_GIFT.has(value)) return true;
  if (OF_POSSESSOR.has(value))
    return (
      who.of === "recipient" ||
      (who.owner === "giver" && !isPrivate(value)) ||
      (who.of === "giver" && sharesLife(relation))
    );
  return who.isHousehold && isOfHome(value);
}

/** Situations that a death or a parting brings to whose the dead or parted one is. */
const OF_POSSESSOR: ReadonlySet<string> = new Set([
  "bereaved",
  "pet-loss",
  "new-parent",
  "parent-of-young",
  "miscarriage",
  "breakup",
  "empty-nest",
  "carer-at-home",
  "thanks",
  "urgent",
  "by-post",
  "long-distance",
  "farewell",
  "apology",
  "congratulations",
  "has-everything",
  "no-clutter",
]);

/** Said of the gift, whoever the sentence is about. */
const OF_THE_GIFT: ReadonlySet<string> = new Set([
  "urgent",
  "by-post",
  "hand-luggage",
  "digital-only",
  "experiences-only",
  "thanks",
  "farewell",
  "get-well",
  "apology",
  "congratulations",
  ...FEASTS,
]);

/** The giver's own, unless they say it of both. */
function isPrivate(situation: string): boolean {
  return [
    "bereaved",
    "pet-loss",
    "new-parent",
    "parent-of-young",
    "miscarriage",
    "breakup",
    "empty-nest",
    "carer-at-home",
  ].includes(situation);
}

function isOfHome(situation: string): boolean {
  return [
    "small-home",
    "balcony",
    "no-garden",
    "boat",
    "van",
    "off-grid",
    "no-oven",
    "no-kitchen",
    "countryside",
    "hot-climate",
    "cold-climate",
    "shared-home",
    "new-home",
  ].includes(situation);
}

function sharesLife(relation: Relation | null): boolean {
  return (
    relation !== null &&
    ["partner", "mother", "father", "parents", "sibling", "grandparent", "family", "child"].includes(relation)
  );
}

function clip(source: string, tokens: readonly Token[], start: number, end: number): string {
  const first = tokens[start];
  const last = tokens[Math.max(start, end - 1)];
  return first && last ? source.slice(first.start, Math.min(last.end, first.start + MAX_WORDS_LENGTH)) : "";
}

/** The recipient's age, told or guessed from a stage of life; the ages of others are facts only. */
function readAge(
  told: Told,
  tokens: readonly Token[],
  languages: readonly number[],
  matches: ReturnType<typeof findPhrases>,
  { at, relation }: People,
  add: (fact: Fact) => boolean,
  wordsAt: (start: number, end: number) => string,
  touched: ReadonlySet<number>,
  source: string,
): AgeRange | null {
  const mine = touched as Set<number>;
  if (told.age !== undefined) {
    const isAnothers = traitsOf(understandOccasion(told.occasion)).hasAgeOfAnother === true;
    if (
      add({ ...fieldFact("age", String(told.age)), owner: isAnothers ? "other" : "recipient" }) &&
      !isAnothers
    )
      return { from: told.age, to: told.age };
  }
  let age: AgeRange | null = null;
  const ages = readAges(tokens, languages, told.year ?? new Date().getFullYear());
  const several = agesOfSeveral(tokens, ages);
  for (const [place, { from, to, start, end, isNoun }] of ages.entries()) {
    for (let place = start; place < end; place++) mine.add(place);
    const who: Somebody | undefined = at[start];
    if (isOfThing(tokens, matches, start, source)) continue;
    const isTooYoung = who?.owner === "recipient" && to < (YOUNGEST[relation ?? "friend"] ?? 0);
    const isOther =
      (isNoun && isOfAnother(tokens, start)) ||
      isTooYoung ||
      isOfTheDead(tokens, matches, start) ||
      (several.has(place) && who?.gender !== "p");
    // "I've no idea what a boy of eleven wants": the giver speaks, and of the other.
    const isNamed = who?.owner === "giver" && /^(?:of|his|her|their)$/.test(tokens[start - 1]?.text ?? "");
    const owner = isOther ? "other" : isNamed ? "recipient" : (who?.owner ?? "recipient");
    const isKept = add({
      kind: "age",
      value: String(from),
      polarity: "is",
      owner,
      certainty: "told",
      words: wordsAt(start, end),
    });
    if (isKept && owner === "recipient") age ??= { from, to };
  }
  if (age) return age;
  let stage: AgeRange | null = null;
  for (const { meaning, start, end } of matches) {
    if (meaning.type !== "age" || at[start]?.owner !== "recipient") continue;
    // "Got his bus pass", "her quinceañera": a teenager of hers is another, and a feast isn't.
    const isOwn =
      OF_ONESELF.test(tokens[start]?.text ?? "") ||
      (/^(?:his|her|their)$/.test(tokens[start - 1]?.text ?? "") &&
        tokens.slice(start, end).every(({ text }) => !SOMEBODY.test(text)));
    if (!isOwn && isOfAnother(tokens, start)) continue;
    const { from, to } = meaning;
    // "Teenager, turning 14": the narrower of two that may both be so.
    if (stage && (from < stage.from || to > stage.to)) continue;
    const isKept = add({
      kind: "age",
      value: String(from),
      polarity: "is",
      owner: "recipient",
      certainty: "guessed",
      words: wordsAt(start, end),
    });
    if (isKept) stage = { from, to };
  }
  return stage;
}

/** Nobody younger is that to anybody who gives them something. */
const YOUNGEST: Readonly<Partial<Record<Relation, number>>> = {
  partner: 16,
  ex: 16,
  mother: 16,
  father: 16,
  parents: 16,
  couple: 16,
  grandparent: 32,
  boss: 16,
  client: 16,
  teacher: 16,
  carer: 16,
};

/** "They're 8, 11 and 14", "two boys (4 and 7)": places in the list of the ages that several people have. */
function agesOfSeveral(tokens: readonly Token[], ages: readonly ToldAge[]): ReadonlySet<number> {
  const several = new Set<number>();
  const isNumber = (place: number) =>
    ages.some(({ start }) => start === place) ||
    (tokens[place]?.kind === "number" && (isBreak(tokens[place + 1]) || isJoint(tokens, place + 1)));
  for (const [place, { start, end }] of ages.entries()) {
    const isJoined = isJoint(tokens, end) && isNumber(end + 1);
    const isLast = several.has(place - 1) && isJoint(tokens, start - 1);
    const isListed = isLast || tokens[start - 1]?.text === "'re" || AND.test(tokens[end]?.text ?? "");
    if (!isJoined && !isLast) continue;
    if (isListed || (tokens[end + 2] && isJoint(tokens, end + 2) && isNumber(end + 3))) {
      several.add(place);
      if (ages[place + 1]?.start === end + 1) several.add(place + 1);
    }
  }
  return several;
}

const AND = /^(?:and|und|en|et|y|e|&)$/;

function isJoint(tokens: readonly Token[], place: number): boolean {
  const token = tokens[place];
  return token !== undefined && (AND.test(token.text) || (token.kind === "soft" && token.text === ""));
}

const LOSSES: ReadonlySet<string> = new Set(["bereaved", "pet-loss"]);

/** "His old dog died, he was 14": an age in the sentence of a death, behind it. */
function isOfTheDead(
  tokens: readonly Token[],
  matches: ReturnType<typeof findPhrases>,
  start: number,
): boolean {
  const death = matches.findLast(
    ({ meaning, end }) => meaning.type === "situation" && LOSSES.has(meaning.situation) && end <= start,
  );
  if (!death) return false;
  return tokens.slice(death.end, start).every(({ kind }) => kind !== "hard");
}

/** "His car is 20 years old": a possessive, and nobody behind it. */
function isOfThing(
  tokens: readonly Token[],
  matches: ReturnType<typeof findPhrases>,
  start: number,
  source: string,
): boolean {
  // "Our Nellie is 92"
  const isName = (place: number) =>
    /^(?:my|our)$/.test(tokens[place]?.text ?? "") &&
    /\p{Lu}\p{Ll}/u.test(source.slice(tokens[place + 1]?.start, tokens[place + 1]?.end));
  for (let back = start - 1; back >= start - 5; back--) {
    const token = tokens[back];
    if (token?.kind !== "word") return false;
    if (
      matches.some(
        ({ meaning, at }) => ["kin", "pronoun", "giver"].includes(meaning.type) && at.includes(back),
      )
    )
      return false;
    if (
      /^(?:his|her|their|my|our|the|seine?|ihre?|sa|son|sus?|sua|suo|zijn|haar|la|le|il|het|der|die|das|el)$/.test(
        token.text,
      )
    )
      return back < start - 2 && !isName(back);
  }
  return false;
}

/** Before what somebody is or does. */
const OF_ONESELF =
  /^(?:his|her|their|in|into|at|doing|turning|starting|starts|started|just|came|comes|sitting|off)$/;
/** In a stage of life's name: it names who is in it. */
const SOMEBODY =
  /^(?:newborn|toddlers?|tots?|tweens?|tween\w+|pre|preteens?|teen\w*|teens|adolescent|pensioners?|oaps?|school\w*|pre\w*|kindergart\w*|student\w*|undergrad\w*|freshm[ae]n|boy|girl|babe|zoomers?|millennials?|boomers?|.*er|.*arian)$/;

const HAVING =
  /^(?:of|heeft|hebben|hat|haben|ont|tiene|tienen|ha|hanno|has|have|got|gets|with|to|having|teaches|teaching|two|three|four|her|his|their|and|coaches|for|s|'s|de|avec|con|mit|met|von|di|van)$/;

/** "A teacher of 7-year-olds", "has a 3-year-old": the age stands for somebody else; "for a 5-year-old" it doesn't. */
function isOfAnother(tokens: readonly Token[], start: number): boolean {
  let before = start - 1;
  while (
    before >= 0 &&
    /^(?:an?|the|two|three|four|un|une|una|ein|eine|einem|einer|een|moody|young|little)$/.test(
      tokens[before]?.text ?? "",
    )
  )
    before--;
  const word = tokens[before]?.text ?? "";
  if (!HAVING.test(word)) return false;
  // "He's an octogenarian"
  if (word === "'s" && /^(?:he|she|who|it|hes|shes)$/.test(tokens[before - 1]?.text ?? "")) return false;
  return word !== "for" || /^(?:cares|caring|nanny|looks|works|cooks)$/.test(tokens[before - 1]?.text ?? "");
}

/** Parts of a clause that say something and that nothing was made of. */
function unreadIn(
  source: string,
  from: number,
  tokens: readonly Token[],
  touched: ReadonlySet<number>,
): readonly string[] {
  const unread: string[] = [];
  let start = 0;
  for (let place = 0; place <= tokens.length; place++) {
    const token = tokens[place];
    if (token && token.kind !== "hard" && token.kind !== "soft") continue;
    const clause = tokens.slice(start, place);
    const isTouched = clause.some((_, index) => touched.has(start + index));
    const first = clause[0];
    const last = clause.at(-1);
    if (first && last && first.start >= from && !isTouched) {
      const words = source.slice(first.start, last.end);
      if (stems(words).length > 0) unread.push(words);
    }
    start = place + 1;
  }
  return unread;
}
