import { joinWords } from "../gift/join-words.ts";
import { traitsOf } from "../gift/occasions.ts";
import {
  INGREDIENTS,
  type Ingredient,
  type Interest,
  type Relation,
  type Situation,
} from "../gift/vocabulary.ts";
import type { Fact } from "../understand/person.ts";
import type { Candidate } from "./candidates.ts";
import { ALIKE, kinship } from "./kinship.ts";
import { answeredThrough, detailsIn, favouringSituation, wantedShare } from "./score.ts";
import { SITUATION_RULES } from "./situations.ts";
import type { Wish, WishedInterest } from "./wish.ts";

/** From this share of its words on an idea is what was wanted by name. */
const IS_WANTED = 0.4;
/** Relations to several people. */
const PLURAL: ReadonlySet<Relation | null> = new Set<Relation | null>(["parents", "couple", "host"]);
/** Longest words of the visitor's that a reason quotes, in characters. */
const LONGEST_QUOTE = 40;
/** As many interests as a reason names. */
const MOST_NAMED = 2;

/**
 * Why an idea was chosen for this very person: a fact of theirs, and what the idea does about it. "For a balcony: it
 * clamps to the rail, and nobody has to kneel." Never the interest alone, where anything more is known.
 * @param place of the idea in the list, from 0: neighbours aren't worded alike
 */
export function explain(candidate: Candidate, wish: Wish, place: number): string {
  const { idea } = candidate.indexed;
  const { person } = wish;
  const like = wish.liked.find((kind) => kinship(candidate.indexed, kind) >= ALIKE);
  if (like) return sentence(likeness(like.title), idea.point);
  const wanted = wish.wanted.find(
    (one) => wantedShare(candidate.indexed, { ...wish, wanted: [one] }) >= IS_WANTED,
  );
  if (wanted) return sentence(`You mentioned ${wanted.words}`, idea.point);

  const matched = matchedInterests(candidate, wish);
  const situation = candidate.suits.find(({ key }) => isSituation(key))?.key as Situation | undefined;
  if (situation && (matched.length === 0 || SITUATION_RULES[situation].weight > 1)) {
    return sentence(leadOf(situation, wish, place), idea.suits[situation] ?? idea.point);
  }
  const { relation } = person;
  const relationReason = relation === null ? undefined : idea.suits[relation];
  if (matched.length === 0) {
    if (situation) return sentence(leadOf(situation, wish, place), idea.suits[situation] ?? idea.point);
    if (relation && relationReason) return sentence(`For ${wish.who}`, relationReason);
    const favouring = favouringSituation(idea.tags, wish);
    if (favouring) return sentence(SITUATION_RULES[favouring].lead, idea.point);
    return sentence(leadWithout(wish), idea.point);
  }
  const [detail] = detailsIn(candidate.indexed, wish);
  if (detail) return sentence(`You mentioned ${detail}`, idea.point);
  const near = nearMiss(candidate, matched);
  if (near) return sentence(near, idea.point);
  const without = withoutOf(candidate, wish);
  if (without) return `${sentence(forInterests(matched, wish, place), idea.point)} ${without}`;
  const [answered] = matched;
  const said = place === 1 && answered ? quotedFor(answered, wish) : null;
  if (said) return sentence(`You said “${said}”`, idea.point);
  if (relation && relationReason && place % 2 === 0) {
    return sentence(`For ${wish.who}, with ${named(matched)} in mind`, relationReason);
  }
  return sentence(forInterests(matched, wish, place), idea.point);
}

/** What the notes say of an interest. */
function quotedFor({ words, meanings }: WishedInterest, wish: Wish): string | null {
  for (const value of [words, ...meanings]) {
    const said = quotable(wish, "interest", value);
    if (said && said.toLowerCase() !== words.toLowerCase()) return said;
  }
  return null;
}

/** The interests that an idea answers, the best answered first. */
export function matchedInterests({ answers }: Candidate, { interests }: Wish): readonly WishedInterest[] {
  return interests
    .map((interest, at) => ({ interest, strength: answers[at] ?? 0 }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength)
    .map(({ interest }) => interest);
}

/** Those of them that it answers only through a wider interest: "sourdough" through Baking. */
export function widerInterests(
  { indexed }: Candidate,
  matched: readonly WishedInterest[],
): ReadonlyMap<string, Interest> {
  const through = new Map<string, Interest>();
  for (const interest of matched) {
    const wider = answeredThrough(indexed, interest);
    if (wider) through.set(interest.words, wider);
  }
  return through;
}

/** "Not quite F1, but near it": what only a wider interest makes an answer says so. */
function nearMiss(candidate: Candidate, matched: readonly WishedInterest[]): string | null {
  const wider = widerInterests(candidate, matched);
  if (matched.some(({ words }) => !wider.has(words))) return null;
  const [first] = matched;
  if (!first) return null;
  const name = wider.get(first.words) ?? "";
  const isNamed = first.words.toLowerCase().split(/\s+/).includes(name.toLowerCase());
  return isNamed ? null : `Not quite ${first.words}, but near it`;
}

function isSituation(key: Situation | Relation): key is Situation {
  return Object.hasOwn(SITUATION_RULES, key);
}

function sentence(lead: string, reason: string): string {
  return `${lead}: ${reason}.`;
}

/**
 * The situation's lead, in turns, and once the visitor's own words for it. Where anything is sad, nothing is quoted.
 * @param place of the idea in the list
 */
function leadOf(situation: Situation, wish: Wish, place: number): string {
  const { lead, orLead = lead } = SITUATION_RULES[situation];
  const said = place === 1 ? quotable(wish, "situation", situation) : null;
  if (said) return `You said “${said}”`;
  return place % 2 === 0 ? lead : orLead;
}

/** The visitor's words for a fact of the person, where they are few and say more than its name. */
function quotable({ person }: Wish, kind: Fact["kind"], value: string): string | null {
  const { facts, situations } = person;
  if (situations.some((situation) => SITUATION_RULES[situation].isHardship)) return null;
  const fact = facts.find(
    (one) => one.kind === kind && one.value === value && one.owner === "recipient" && one.polarity === "is",
  );
  const words = fact?.words.trim() ?? "";
  const saysMore = words.toLowerCase() !== value.toLowerCase() && words.length >= 4;
  return saysMore && words.length <= LONGEST_QUOTE ? words : null;
}

/** "For your mother, who likes gardening", "At 72, and fond of gardening", "Gardening, for your mother of 72". */
function forInterests(matched: readonly WishedInterest[], wish: Wish, place: number): string {
  const { person } = wish;
  const words = named(matched);
  const verb = wish.interests.some(({ weight }) => weight < 1) && place % 3 === 1 ? "enjoys" : "likes";
  if (traitsOf(wish.occasion).isOwn || person.relation === "self") return `For your own ${words}`;
  if (person.skill === "beginner") return `For a beginner at ${words}`;
  if (person.skill === "expert") return `For somebody who knows ${words} well`;
  const isPlural = PLURAL.has(person.relation);
  const age = person.age?.from === person.age?.to ? person.age?.from : undefined;
  if (wish.who) {
    const leads = [
      `For ${wish.who}, who ${isPlural ? "like" : verb} ${words}`,
      `${capitalised(words)}, for ${wish.who}`,
      age === undefined ? `With ${words} in mind, for ${wish.who}` : `At ${age}, and fond of ${words}`,
    ];
    return leads[place % leads.length] ?? "";
  }
  if (age !== undefined)
    return place % 2 === 0 ? `For a ${age}-year-old who likes ${words}` : `At ${age}, and fond of ${words}`;
  const leads = [`For their ${words}`, `With ${words} in mind`, `For somebody who likes ${words}`];
  return leads[place % leads.length] ?? "";
}

/** What can be said where the idea answers nothing that was named: for whom, or for what day. */
function leadWithout(wish: Wish): string {
  const { age } = wish.person;
  if (wish.who) return `For ${wish.who}`;
  if (age && age.from === age.to) return `At ${age.from}`;
  return traitsOf(wish.occasion).isOwn ? "For you" : "Something that pleases nearly everybody";
}

/** The interests in the visitor's words, or by the catalogue's name where those are in no language of the ideas. */
function named(matched: readonly WishedInterest[]): string {
  return joinWords(matched.slice(0, MOST_NAMED).map(nameOf));
}

function nameOf({ words, isNarrow, meanings }: WishedInterest): string {
  const [meaning] = meanings;
  // Other words for the whole of an interest, in any language, are that interest.
  if (meaning === undefined || isNarrow) return words.trim();
  return /^[A-Z][a-z-]+(?: [A-Z]?[a-z-]+)*$/.test(meaning) ? meaning.toLowerCase() : meaning;
}

/** For what is eaten and drunk: what of the things to be avoided the usual kind of it doesn't hold. */
function withoutOf({ indexed: { idea } }: Candidate, { person }: Wish): string | null {
  if (idea.category !== "food") return null;
  const avoided = INGREDIENTS.filter((one) => EATEN.has(one) && person.avoid.has(one)).slice(0, 2);
  if (avoided.length === 0) return null;
  return `Usually made without ${joinWords(avoided, "or")}; please check the label.`;
}

const EATEN: ReadonlySet<Ingredient> = new Set<Ingredient>([
  "nuts",
  "dairy",
  "gluten",
  "egg",
  "soy",
  "sesame",
  "fish",
  "meat",
  "pork",
  "gelatine",
  "honey",
  "alcohol",
  "caffeine",
  "sugar",
]);

/** "Like the Amber Lamp you picked"; a title with an article of its own keeps that. */
function likeness(title: string): string {
  return `Like ${/^(?:the|an?|your|my|our)\s/i.test(title) ? "" : "the "}${title} you picked`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
