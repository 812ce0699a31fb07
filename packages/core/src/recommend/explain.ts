import type { GiftIdea, IdeaText } from "../gift/idea.ts";
import { traitsOf } from "../gift/occasions.ts";
import {
  INGREDIENTS,
  type Ingredient,
  type Interest,
  type Relation,
  type Situation,
} from "../gift/vocabulary.ts";
import type { Language } from "../language.ts";
import type { Candidate } from "./candidates.ts";
import { ALIKE, kinship } from "./kinship.ts";
import type { Quote } from "./said.ts";
import { answeredThrough, favouringSituation, wantedShare } from "./score.ts";
import { hasSorrow, SITUATION_RULES } from "./situations.ts";
import type { Wish, WishedInterest } from "./wish.ts";
import { WORDINGS } from "./wording/index.ts";
import type { Liked, Wording } from "./wording/wording.ts";

/** From this share of its words on an idea is what was wanted by name. */
const IS_WANTED = 0.4;
/** As many interests as a reason names. */
const MOST_NAMED = 2;
/** How often a list may begin a reason alike. */
const MOST_TIMES = 2;
/** From this age on it is worth a word. */
const RIPE_AGE = 60;
const GROWN_UP = 18;
/** Longer words of a note aren't quoted; characters. */
const MOST_QUOTED = 60;

/** The words of an idea in the visitor's language, or in English where it hasn't any. */
export type TextOf = (idea: GiftIdea) => IdeaText;

/** Explains one idea of a list after the other; null where there is nothing to be said in the language of its text. */
export type Explain = (candidate: Candidate, text: IdeaText) => string | null;

/**
 * Says of each idea of a list why it was chosen for this very person: a fact of theirs, and what the idea does about
 * it. "For a balcony: it clamps to the rail, and nobody has to kneel." Leads take turns, and none is used more than
 * twice: where all are, the reason stands alone.
 * @param textOf for the title of an idea that the visitor picked, in the same language
 */
export function createExplain(wish: Wish, textOf: TextOf): Explain {
  const used = new Map<string, number>();
  const sad = hasSorrow(wish.person.situations);

  /** With the lead that the list has had least. */
  function sentence(
    wording: Wording,
    leads: readonly (string | null | undefined)[],
    reason: string | undefined,
  ): string | null {
    const times = (lead: string) => used.get(lead) ?? 0;
    const [lead] = leads
      .filter((one) => one !== null && one !== undefined)
      .filter((one) => times(one) < MOST_TIMES)
      .sort((one, other) => times(one) - times(other));
    if (lead === undefined) return reason === undefined ? null : `${capitalised(reason)}.`;
    used.set(lead, times(lead) + 1);
    return said(wording, lead, reason);
  }

  return (candidate, { language, suits: reasons, point }) => {
    const wording = WORDINGS[language];
    const { indexed, suits } = candidate;
    const { idea } = indexed;
    const like = wish.liked.find((kind) => kinship(indexed, kind) >= ALIKE);
    if (like) {
      const lead = wording.alike(like.idea ? textOf(like.idea).title : like.title);
      return said(wording, lead, point);
    }
    const wanted = wish.wanted.find((one) => wantedShare(indexed, { ...wish, wanted: [one] }) >= IS_WANTED);
    if (wanted) return sentence(wording, [wording.mentioned([written(wanted, language)])], point);

    const matched = matchedInterests(candidate, wish);
    const situation = suits.find(({ key }) => isSituation(key))?.key as Situation | undefined;
    const isWeighty = situation !== undefined && SITUATION_RULES[situation].weight > 1;
    if (situation && (isWeighty || matched.length === 0)) {
      // What is good about it for anybody may be out of place in a hardship.
      const orElse = SITUATION_RULES[situation].isHardship ? undefined : point;
      return sentence(wording, wording.situations[situation], reasons[situation] ?? orElse);
    }
    const quotes = sad ? [] : quotesOf(candidate);
    if (quotes.length > 0) {
      const [mention, ...others] = mentionsOf(quotes).map(wording.quoted);
      return sentence(wording, [mention, ...others, ...leadsFor(matched, candidate, wish, language)], point);
    }
    const { relation } = wish.person;
    const relationReason = relation === null ? undefined : reasons[relation];
    if (matched.length === 0) {
      if (wish.who && relationReason) return sentence(wording, [wording.person(wish.who)], relationReason);
      const favouring = favouringSituation(idea.tags, wish);
      const leads = favouring ? wording.situations[favouring] : [];
      return sentence(wording, [...leads, ...leadsWithout(wish, wording)], point);
    }
    const without = withoutOf(candidate, wish);
    const why = sentence(wording, leadsFor(matched, candidate, wish, language), relationReason ?? point);
    return without.length > 0 && why ? `${why} ${wording.without(without)}` : why;
  };
}

/** The details of their life first; what takes long to quote is left to the reader. */
function quotesOf({ said, echo }: Candidate): readonly Quote[] {
  if (!echo || echo.quote.written.length > MOST_QUOTED) return said;
  const { words } = echo.quote;
  return [
    echo.quote,
    ...said.filter((quote) => !words.includes(quote.words) && !quote.words.includes(words)),
  ];
}

function said({ colon }: Wording, lead: string, reason: string | undefined): string {
  return reason === undefined ? `${lead}.` : `${lead}${colon}${reason}.`;
}

/**
 * What the visitor wrote, in their own words and language, the best way to quote it first: a part of a sentence, and another
 * where both are short; or only the words meant, where these are several and the whole has been quoted before.
 */
function mentionsOf(quotes: readonly Quote[]): readonly (readonly string[])[] {
  const [first = "", second] = new Set(quotes.map(({ clause }) => clause));
  const clauses =
    second !== undefined && first.length + second.length <= MOST_QUOTED ? [first, second] : [first];
  const narrow = quotes.map(({ written: own }) => own).filter((own) => /\s/.test(own) && !/[,;]/.test(own));
  return [clauses, ...[...new Set(narrow)].filter((own) => !clauses.includes(own)).map((own) => [own])];
}

/** As a reason of that language writes what the visitor may have written in another. */
function written(
  { words, name }: { readonly words: string; readonly name: string },
  language: Language,
): string {
  return language === "en" ? name : words;
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
function leadsFor(
  matched: readonly WishedInterest[],
  candidate: Candidate,
  wish: Wish,
  language: Language,
): readonly (string | null)[] {
  const wording = WORDINGS[language];
  if (matched.length === 0) return leadsWithout(wish, wording);
  const { person, occasion, who } = wish;
  const liked = likedIn(matched, candidate, language);
  if (traitsOf(occasion).isOwn || person.relation === "self") return wording.own(liked);
  const [likes, orLikes] = wording.likes(who, liked);
  const level = matched.length > 0 && wish.interests.length === 1 && person.skill;
  const day = dayOf(wish, wording);
  const aged = tellingAges(wish).map((age) => wording.aged(age, liked));
  return [
    level ? wording.level(level, liked) : null,
    ...(who ? [likes ?? null, ...day, ...aged] : [...day, ...aged, likes ?? null]),
    orLikes ?? null,
    who && wording.person(who),
    wording.inMind(liked),
  ];
}

/** For a birthday whose age is told to the year. */
function dayOf({ person: { age }, occasion }: Wish, { birthday }: Wording): readonly string[] {
  return occasion === "Birthday" && age && age.from === age.to && age.from > 0 ? [birthday(age.from)] : [];
}

/** What can be said where the idea answers nothing that was named. */
function leadsWithout(wish: Wish, wording: Wording): readonly string[] {
  return [
    ...(traitsOf(wish.occasion).isOwn ? [wording.forYou] : []),
    ...(wish.who ? [wording.person(wish.who)] : []),
    ...dayOf(wish, wording),
    ...tellingAges(wish).map(wording.atAge),
  ];
}

/** The age, where it says something. */
function tellingAges({ person: { age, relation } }: Wish): readonly number[] {
  if (!age || age.from !== age.to) return [];
  const isTelling = age.from >= RIPE_AGE || (age.from < GROWN_UP && age.from > 2 && relation === null);
  return isTelling ? [age.from] : [];
}

/** The interests in the visitor's words; by the wider interest, where only that makes the idea an answer. */
function likedIn(
  matched: readonly WishedInterest[],
  candidate: Candidate,
  language: Language,
): readonly Liked[] {
  const wider = widerInterests(candidate, matched);
  const liked = matched.map((interest): Liked => {
    // Other words for the whole of an interest, in any language, are that interest.
    const meaning = wider.get(interest.words) ?? (interest.isNarrow ? undefined : interest.meanings[0]);
    return meaning ? { interest: meaning } : { words: written(interest, language) };
  });
  const known = new Map(liked.map((one) => [JSON.stringify(one), one]));
  return [...known.values()].slice(0, MOST_NAMED);
}

/** For what is eaten and drunk: what of the things to be avoided the usual kind of it doesn't hold. */
function withoutOf({ indexed: { idea } }: Candidate, { avoid }: Wish): readonly Ingredient[] {
  if (idea.category !== "food") return [];
  return INGREDIENTS.filter((one) => LABELLED.has(one) && avoid.has(one)).slice(0, 3);
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

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
