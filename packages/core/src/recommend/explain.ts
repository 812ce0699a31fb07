import { joinWords } from "../gift/join-words.ts";
import { traitsOf } from "../gift/occasions.ts";
import {
  INGREDIENTS,
  type Ingredient,
  type Interest,
  type Relation,
  type Situation,
} from "../gift/vocabulary.ts";
import type { Candidate } from "./candidates.ts";
import { ALIKE, kinship } from "./kinship.ts";
import type { Quote } from "./said.ts";
import { answeredThrough, favouringSituation, saidOf, wantedShare } from "./score.ts";
import { hasSorrow, SITUATION_RULES } from "./situations.ts";
import type { Wish, WishedInterest } from "./wish.ts";

/** From this share of its words on an idea is what was wanted by name. */
const IS_WANTED = 0.4;
/** Relations to several people. */
const PLURAL: ReadonlySet<Relation | null> = new Set<Relation | null>([
  "parents",
  "couple",
  "family",
  "host",
]);
/** As many interests as a reason names. */
const MOST_NAMED = 2;
/** How often a list may begin a reason alike. */
const MOST_TIMES = 2;
/** From this age on it is worth a word. */
const RIPE_AGE = 60;
const GROWN_UP = 18;

/** Explains one idea of a list after the other. */
export type Explain = (candidate: Candidate) => string;

/**
 * Says of each idea of a list why it was chosen for this very person: a fact of theirs, and what the idea does about
 * it. "For a balcony: it clamps to the rail, and nobody has to kneel." Leads take turns, and none is used more than
 * twice: where all are, the reason stands alone.
 */
export function createExplain(wish: Wish): Explain {
  const used = new Map<string, number>();

  /** With the lead that the list has had least. */
  function sentence(leads: readonly (string | null | undefined)[], reason: string): string {
    const times = (lead: string) => used.get(lead) ?? 0;
    const [lead] = leads
      .filter((one) => one !== null && one !== undefined)
      .filter((one) => times(one) < MOST_TIMES)
      .sort((one, other) => times(one) - times(other));
    if (lead === undefined) return `${capitalised(reason)}.`;
    used.set(lead, times(lead) + 1);
    return `${lead}: ${reason}.`;
  }

  return (candidate) => {
    const { indexed, suits } = candidate;
    const { idea } = indexed;
    const like = wish.liked.find((kind) => kinship(indexed, kind) >= ALIKE);
    if (like) return `${likeness(like.title)}: ${idea.point}.`;
    const wanted = wish.wanted.find((one) => wantedShare(indexed, { ...wish, wanted: [one] }) >= IS_WANTED);
    if (wanted) return sentence([`You mentioned ${wanted.words}`], idea.point);

    const matched = matchedInterests(candidate, wish);
    const situation = suits.find(({ key }) => isSituation(key))?.key as Situation | undefined;
    const isWeighty = situation !== undefined && SITUATION_RULES[situation].weight > 1;
    if (situation && (isWeighty || matched.length === 0)) {
      const { lead, orLead } = SITUATION_RULES[situation];
      return sentence([lead, orLead], idea.suits[situation] ?? idea.point);
    }
    const said = hasSorrow(wish.person.situations) ? [] : saidOf(indexed, wish);
    if (said.length > 0) {
      return sentence(
        [mentioning(said.slice(0, MOST_NAMED)), ...leadsFor(matched, candidate, wish)],
        idea.point,
      );
    }
    const { relation } = wish.person;
    const relationReason = relation === null ? undefined : idea.suits[relation];
    if (matched.length === 0) {
      if (wish.who && relationReason) return sentence([`For ${wish.who}`], relationReason);
      const favouring = favouringSituation(idea.tags, wish);
      const { lead, orLead } = favouring ? SITUATION_RULES[favouring] : { lead: null, orLead: null };
      return sentence([lead, orLead, ...leadsWithout(wish)], idea.point);
    }
    const without = withoutOf(candidate, wish);
    const why = sentence(leadsFor(matched, candidate, wish), relationReason ?? idea.point);
    return without ? `${why} ${without}` : why;
  };
}

/** The visitor's own words are quoted; what was put into English is named. */
function mentioning(quotes: readonly Quote[]): string {
  const verbatim = quotes.filter(({ isVerbatim }) => isVerbatim).map(({ words }) => `“${words}”`);
  if (verbatim.length > 0) return `You wrote ${joinWords(verbatim)}`;
  return `You mentioned ${joinWords(quotes.map(({ words }) => words))}`;
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

function isSituation(key: Situation | Relation): key is Situation {
  return Object.hasOwn(SITUATION_RULES, key);
}

/** Ways to begin with who the person is and what they like, the best first. */
function leadsFor(matched: readonly WishedInterest[], candidate: Candidate, wish: Wish): readonly string[] {
  if (matched.length === 0) return leadsWithout(wish);
  const { person, occasion, who } = wish;
  const words = namesOf(matched, candidate);
  const own = traitsOf(occasion).isOwn || person.relation === "self";
  if (own) return [`For your own ${words}`, `With ${words} in mind`];
  const level = levelOf(wish, words);
  const day = dayOf(wish);
  const aged = agesOf(wish).map((age) => `${age}, and fond of ${words}`);
  if (who === null)
    return [...level, ...day, ...aged, `For somebody who likes ${words}`, `With ${words} in mind`];
  const likes = `${PLURAL.has(person.relation) ? "like" : "likes"} ${words}`;
  // "Your brother" is somebody; "somebody new" is known by nothing else.
  const isKnown = !who.startsWith("somebody");
  return [
    ...level,
    isKnown ? `For ${who}, who ${likes}` : `For ${who} who ${likes}`,
    ...day,
    ...aged,
    ...(isKnown ? [`Since ${who} ${likes}`] : []),
    `For ${who}`,
    `With ${words} in mind`,
  ];
}

/** "For a 40th birthday", where the age is told to the year. */
function dayOf({ person: { age }, occasion }: Wish): readonly string[] {
  if (occasion !== "Birthday" || !age || age.from !== age.to || age.from < 1) return [];
  return [`For ${AN_ORDINAL.test(String(age.from)) ? "an" : "a"} ${ordinal(age.from)} birthday`];
}

/** Numbers whose names begin with a vowel: eight, eleven, eighteen, eighty. */
const AN_ORDINAL = /^(?:8\d?|11|18)$/;

function ordinal(number: number): string {
  const [tens, last] = [number % 100, number % 10];
  const ending = tens > 10 && tens < 20 ? "th" : (["th", "st", "nd", "rd"][last] ?? "th");
  return `${number}${ending}`;
}

/** How well they know their thing, where the notes say so and there is but one thing to know. */
function levelOf({ person, interests }: Wish, words: string): readonly string[] {
  if (interests.length !== 1) return [];
  if (person.skill === "beginner") return [`For a beginner at ${words}`];
  return person.skill === "expert" ? [`For somebody who knows ${words} well`] : [];
}

/** What can be said where the idea answers nothing that was named. */
function leadsWithout(wish: Wish): readonly string[] {
  const own = traitsOf(wish.occasion).isOwn ? ["For you"] : [];
  return [...own, ...(wish.who ? [`For ${wish.who}`] : []), ...dayOf(wish), ...agesOf(wish)];
}

/** "At 72"; only where the age says something. */
function agesOf({ person: { age, relation } }: Wish): readonly string[] {
  if (!age || age.from !== age.to) return [];
  const isTelling = age.from >= RIPE_AGE || (age.from < GROWN_UP && age.from > 2 && relation === null);
  return isTelling ? [`At ${age.from}`] : [];
}

/** The interests in the visitor's words; by the wider interest, where only that makes the idea an answer. */
function namesOf(matched: readonly WishedInterest[], candidate: Candidate): string {
  const wider = widerInterests(candidate, matched);
  const names = matched.map((interest) => asWords(wider.get(interest.words) ?? nameOf(interest)));
  return joinWords([...new Set(names)].slice(0, MOST_NAMED));
}

function nameOf({ name, isNarrow, meanings }: WishedInterest): string {
  const [meaning] = meanings;
  // Other words for the whole of an interest, in any language, are that interest.
  return meaning === undefined || isNarrow ? name : meaning;
}

/** Without the capitals of a title: "board games", but "LEGO", "3D Printing" and "Harry Potter". */
function asWords(name: string): string {
  const isTitle = /^\p{Lu}[\p{Ll}-]+$/u.test(name) || COMMON_NAMES.has(name);
  return isTitle ? name.toLowerCase() : name;
}

const COMMON_NAMES: ReadonlySet<string> = new Set<Interest>([
  "Board Games",
  "Home Decor",
  "Mechanical Keyboards",
  "Model Building",
]);

/** For what is eaten and drunk: what of the things to be avoided the usual kind of it doesn't hold. */
function withoutOf({ indexed: { idea } }: Candidate, { avoid }: Wish): string | null {
  if (idea.category !== "food") return null;
  const avoided = INGREDIENTS.filter((one) => LABELLED.has(one) && avoid.has(one)).slice(0, 3);
  if (avoided.length === 0) return null;
  return `Usually made without ${joinWords(avoided, "or")}; please check the label.`;
}

/** What a label tells, and somebody may be ill from. */
const LABELLED: ReadonlySet<Ingredient> = new Set<Ingredient>([
  "nuts",
  "dairy",
  "gluten",
  "egg",
  "soy",
  "sesame",
  "fish",
]);

/** "Like the Amber Lamp you picked"; a title with an article of its own keeps that. */
function likeness(title: string): string {
  return `Like ${/^(?:the|an?|your|my|our)\s/i.test(title) ? "" : "the "}${title} you picked`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
