import type { Interest } from "../gift/vocabulary.ts";
import { interestsIn, understandInterest } from "./interest.ts";
import { SAFETY } from "./lexicon.ts";
import type { Fact, FactKind } from "./person.ts";
import type { Match } from "./phrase.ts";
import { type Meaning, WORDS } from "./phrasebook.ts";
import { isBreak, type Token } from "./tokens.ts";
import type { Somebody } from "./who.ts";
import { stems } from "./words.ts";

/** A fact, and the places of the words it was read from. */
export interface Claim extends Omit<Fact, "words" | "owner"> {
  readonly start: number;
  readonly end: number;
  readonly who: Somebody;
}

type Governing =
  | "like"
  | "dislike"
  | "surplus"
  | "no"
  | "own"
  | "have"
  | "want"
  | "allergic-to"
  | "fine"
  | "consume"
  | "not"
  | "past";
const GOVERNING: ReadonlySet<string> = new Set<Governing>([
  "like",
  "dislike",
  "surplus",
  "no",
  "own",
  "have",
  "want",
  "allergic-to",
  "fine",
  "consume",
  "not",
  "past",
]);
/** Behind what they are said of. */
const TRAILING: ReadonlySet<string> = new Set([
  "liked",
  "disliked",
  "in-surplus",
  "owned",
  "wanted",
  "allergy",
]);

const RECIPIENT: Somebody = { owner: "recipient", gender: null, isHousehold: true, of: null, relation: null };
/** Behind "has" it is no thing that is had: "has been talking". */
const NOT_HAD =
  /^(?:been|to|never|always|just|no|not|had|a lot|taught|collected|gone|worked|lived|known|done|made|taken|started|given|lost|died|moved|broken)$/;
/** What one has by the number and doesn't own. */
const UNOWNED = /^(?:years?|months?|weeks?|days?|jahren?|ans|mois|anos|meses|anni|mesi|jaar|maanden)\b/;
const TO_THEM = /^(?:him|her|them|ihm|ihr|hem|haar|lui|le|les|gli)$/;
/** Between a "not" and what it denies. */
const NEGATION_REACH = 3;
/** Behind a sign, what was named before. */
const IT = /^(?:it|them|that|those|these)$/;
/** The end of "fish is fine". */
const OK = /^(?:fine|ok|okay|allowed|alright)$/;
/** Longer clauses than this don't only name something. */
const LONGEST_TOPIC = 4;
/** Under these a thing does no harm. */
const HARMLESS: ReadonlySet<string> = new Set(["like", "consume", "want", "fine"]);
/** As far from what it does to somebody as what does it is named, in words. */
const HARM_REACH = 14;
/** Longer items of a list than this are clauses of their own. */
const LONGEST_ITEM = 6;
/** As many phrases as are looked up with care. */
const MOST_LOOK_UPS = 60;
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

/** Reads what is said of each person: what the lexicons know, under the signs that govern it. */
export function readClaims(
  source: string,
  tokens: readonly Token[],
  matches: readonly Match<Meaning>[],
  languages: readonly number[],
  who: readonly Somebody[],
): { readonly claims: readonly Claim[]; readonly touched: ReadonlySet<number> } {
  const claims: Claim[] = [];
  const touched = new Set<number>();
  const is = (words: ReadonlyMap<string, number>, place: number) =>
    ((words.get(tokens[place]?.text ?? "") ?? 0) & (languages[place] ?? 0)) !== 0;
  const signs = matches.filter((match) => match.meaning.type === "sign");
  const starts = new Map<number, Match<Meaning>[]>();
  for (const match of matches) {
    starts.set(match.start, [...(starts.get(match.start) ?? []), match]);
    if (match.meaning.type !== "pronoun" && match.meaning.type !== "giver")
      for (const place of match.at) touched.add(place);
  }
  const signOf = (match: Match<Meaning>) => (match.meaning.type === "sign" ? match.meaning.sign : null);

  /** Where "used to" holds: to the sentence's end or the next "but", and to the clause's end. */
  const pastIn = { sentence: new Set<number>(), clause: new Set<number>() };
  let isPastSentence = false;
  let isPastClause = false;
  for (const [place, token] of tokens.entries()) {
    if (token.kind === "hard") isPastSentence = false;
    if (isBreak(token)) isPastClause = false;
    for (const match of starts.get(place) ?? []) {
      if (signOf(match) === "turn") isPastSentence = false;
      if (signOf(match) === "past") {
        isPastSentence = true;
        isPastClause = true;
      }
    }
    if (isPastSentence) pastIn.sentence.add(place);
    if (isPastClause) pastIn.clause.add(place);
  }
  const isPast = (place: number) => pastIn.sentence.has(place);
  const isFirstPast = (place: number) => pastIn.clause.has(place);

  /** The last "and" or "or" of the sentence that each token is in. */
  const lastAnd: number[] = [];
  for (let place = tokens.length - 1; place >= 0; place--) {
    const next = tokens[place]?.kind === "hard" ? -1 : (lastAnd[place + 1] ?? -1);
    lastAnd[place] = next < 0 && is(WORDS.and, place) ? place : next;
  }

  /** Where the reach of a sign ends that begins at a token. */
  function reach(from: number, sign: Governing): number {
    let place = from;
    let itemStart = from;
    let isAfterComma = false;
    for (; place < tokens.length; place++) {
      const token = tokens[place];
      if (!token || token.kind === "hard") break;
      if (token.kind === "soft" && token.text !== "&" && token.text !== "+") {
        if (sign === "not") break;
        const isColon = source[token.start] === ":";
        const isSlash = source[token.start] === "/";
        if (isColon || isSlash) {
          itemStart = place + 1;
          continue;
        }
        if (source[token.start] !== "," || !goesOn(place + 1, sign)) break;
        isAfterComma = true;
        itemStart = place + 1;
        continue;
      }
      const here = starts.get(place) ?? [];
      if (place === from && here.some((match) => ["no", "not"].includes(signOf(match) ?? ""))) break;
      const isAnd = is(WORDS.and, place);
      if (isAnd) {
        itemStart = place + 1;
        continue;
      }
      if (place > from || isAfterComma) {
        const ends = here.some((match) => {
          const other = signOf(match);
          if (other === "turn" || other === "gift-for" || other === "request") return true;
          if (other === "nothing" || other === null) return false;
          if (TRAILING.has(other)) return false;
          if (!GOVERNING.has(other)) return false;
          if (place === itemStart) return true;
          return other !== "have" && other !== "consume" && place > from;
        });
        if (ends) break;
        if (
          here.some(({ meaning }) => meaning.type === "pronoun" || meaning.type === "giver") &&
          !is(WORDS.her, place) &&
          !is(WORDS.my, place)
        )
          break;
      }
      if (place > from && is(WORDS.cut, place)) break;
    }
    return place;
  }

  /** Whether a list goes on behind a comma: "no candles, mugs or socks", but not "no pets, lives alone". */
  function goesOn(from: number, sign: Governing): boolean {
    let end = from;
    let hasJoint = false;
    let firstEnd = -1;
    for (; end < tokens.length && tokens[end]?.kind !== "hard"; end++) {
      const token = tokens[end];
      if (token?.kind === "soft" && token.text === "") break;
      if (is(WORDS.and, end) && end > from) {
        hasJoint = true;
        if (firstEnd < 0) firstEnd = end;
      }
    }
    if (firstEnd >= 0) end = firstEnd;
    if (end - from > LONGEST_ITEM || end === from) return false;
    for (let place = from; place < end; place++) {
      if (tokens[place]?.kind === "number") return false;
      for (const match of starts.get(place) ?? []) {
        const other = signOf(match);
        if (
          other !== null &&
          other !== "nothing" &&
          (GOVERNING.has(other) ||
            other === "turn" ||
            (other !== "allergy" && TRAILING.has(other)) ||
            other === "request")
        )
          return false;
        const { type } = match.meaning;
        if (
          type === "safety" ||
          type === "situation" ||
          type === "pronoun" ||
          type === "giver" ||
          type === "kin"
        )
          return false;
      }
      if (place > from && is(WORDS.cut, place)) return false;
    }
    if (sign === "no" || sign === "dislike" || sign === "surplus" || sign === "not") {
      if (hasJoint) return true;
      if (sign === "no") return closesLater(end);
    }
    return sign !== "have" && sign !== "past";
  }

  function closesLater(from: number): boolean {
    return (lastAnd[from] ?? -1) >= from;
  }

  /** The things named in a reach, parted by commas and "and", without the little words before them. */
  function itemsIn(from: number, to: number): { readonly start: number; readonly end: number }[] {
    const items: { start: number; end: number }[] = [];
    let start = from;
    for (let place = from; place <= to; place++) {
      const isEnd = place === to || tokens[place]?.kind === "soft" || is(WORDS.and, place);
      if (!isEnd) continue;
      let first = start;
      while (
        first < place &&
        (is(WORDS.filler, first) ||
          tokens[first]?.kind === "number" ||
          is(WORDS.her, first) ||
          is(WORDS.my, first))
      )
        first++;
      let last = place;
      while (last > first && is(WORDS.filler, last - 1)) last--;
      if (last > first) items.push({ start: first, end: last });
      start = place + 1;
    }
    return items;
  }

  const textOf = (start: number, end: number) => {
    const first = tokens[start];
    const last = tokens[end - 1];
    return first && last ? source.slice(first.start, last.end) : "";
  };
  const claim = (
    kind: FactKind,
    value: string,
    start: number,
    end: number,
    options: {
      readonly polarity?: "is" | "not";
      readonly certainty?: "told" | "guessed";
      readonly of?: number;
    } = {},
  ) => {
    const subject = options.of === -1 ? RECIPIENT : who[options.of ?? start];
    if (!subject || value === "") return;
    claims.push({
      kind,
      value,
      polarity: options.polarity ?? "is",
      certainty: options.certainty ?? "told",
      start,
      end,
      who: subject,
    });
    for (let place = start; place < end; place++) touched.add(place);
  };

  const within = (start: number, end: number, type: Meaning["type"]) =>
    Array.from({ length: Math.max(0, end - start) }, (_, offset) => starts.get(start + offset) ?? [])
      .flat()
      .filter((match) => match.meaning.type === type && match.end <= end);

  const understood = new Map<string, ReturnType<typeof understandInterest> | null>();
  /** An interest's words by the catalogue's, misspelt ones too; looked up for so many only. */
  const lookUp = (words: string) => {
    const known = understood.get(words);
    if (known !== undefined) return known;
    const found = understood.size < MOST_LOOK_UPS ? understandInterest(words) : null;
    understood.set(words, found);
    return found;
  };
  const interestsOf = (start: number, end: number, isDenied = false): readonly Interest[] => {
    const words = textOf(start, end);
    const isEnglish = languages[start] === 1;
    const found = [...interestsIn(stems(words))];
    if (found.length > 0) return found;
    if (isEnglish && within(start, end, "food").length > 0) return [];
    const known = lookUp(words);
    if (known === null) return [];
    if (isDenied && known.isNarrow) return isEnglish ? [] : foreign(start, end);
    if (known.meanings.length === 0 && !isEnglish) return foreign(start, end);
    return isEnglish && known.isNarrow && end - start > 3 ? [] : known.meanings;
  };

  /** Spans under a sign that was taken back or turned round. */
  const governed = new Set<number>();
  /** Where things stand that do no harm: "loves cheese", "eats fish". */
  const harmless = new Set<number>();
  const eaten = new Set<number>();
  const negatedAt = new Map<number, number>();

  function govern(match: Match<Meaning>, sign: Governing, reason: number): void {
    if (isFirstPast(match.start)) return;
    const end = reach(match.end, sign);
    // "We gave her a grinder": she has it.
    const isGiven = sign === "own" && match.at.some((place) => TO_THEM.test(tokens[place]?.text ?? ""));
    const at = isGiven ? -1 : reason;
    const items = itemsIn(match.end, end);
    const isOfTopic = items.length === 0 && (sign === "like" || sign === "dislike");
    for (const item of isOfTopic ? topicOf(match, reason) : items) {
      const { start } = item;
      const foods = within(start, item.end, "food");
      const needs = within(start, item.end, "need");
      const trailing = [...Array(item.end - start + 1).keys()].some((offset) =>
        (starts.get(start + offset) ?? []).some((other) => signOf(other) === "allergy"),
      );
      for (let place = start; place < item.end; place++) {
        governed.add(place);
        if (HARMLESS.has(sign)) harmless.add(place);
        if (sign === "consume" || sign === "fine") eaten.add(place);
      }
      if (sign === "fine" || sign === "past") continue;
      if (sign === "surplus") {
        turnDown(start, item.end, at);
        claim("owns", textOf(start, item.end).toLowerCase(), start, item.end, { of: at });
        continue;
      }
      if (sign === "allergic-to" || sign === "no" || sign === "dislike") {
        for (const { meaning, start: from, end: to } of foods) {
          if (meaning.type !== "food" || trailing) continue;
          const isMild =
            sign === "dislike" && (meaning.ingredient === "gluten" || meaning.ingredient === "dairy");
          if (!isMild)
            claim("avoid", meaning.ingredient, from, to, {
              of: at,
              certainty: sign === "dislike" ? "guessed" : "told",
            });
        }
        for (const { meaning, start: from, end: to } of needs) {
          if (meaning.type === "need" && sign === "no") claim("lacks", meaning.need, from, to, { of: at });
        }
        turnDown(start, item.end, at);
        continue;
      }
      if (within(start, item.end, "safety").length > 0) continue;
      if (sign === "like" || sign === "consume") {
        const interests = interestsOf(start, item.end);
        for (const interest of interests)
          claim("interest", interest, start, item.end, {
            of: at,
            certainty: sign === "like" ? "told" : "guessed",
          });
        if (interests.length === 0 && sign === "like" && item.end - start <= 3) {
          claim("interest", textOf(start, item.end).toLowerCase(), start, item.end, {
            of: at,
            certainty: "guessed",
          });
        }
        if (/^(?:play|plays|playing|spielt|joue|toca|suona|speelt)$/.test(tokens[match.end - 1]?.text ?? ""))
          claim("owns", textOf(start, item.end).toLowerCase(), start, item.end, {
            of: at,
            certainty: "guessed",
          });
        continue;
      }
      if (sign === "own" || sign === "have") {
        const isOther =
          within(start, item.end, "kin").length > 0 || within(start, item.end, "situation").length > 0;
        if (isOther) {
          if (sign === "own") continue;
          continue;
        }
        if (UNOWNED.test(tokens[start]?.text ?? "")) return;
        if (sign === "have" && foods.length > 0 && trailing) continue;
        const interests =
          languages[start] === 1 ? interestsIn(stems(textOf(start, item.end))) : interestsOf(start, item.end);
        for (const interest of interests)
          claim("interest", interest, start, item.end, { of: at, certainty: "guessed" });
        claim("owns", textOf(start, item.end).toLowerCase(), start, item.end, {
          of: at,
          certainty: sign === "own" ? "told" : "guessed",
        });
        continue;
      }
      if (sign === "want") {
        claim("wants", textOf(start, item.end).toLowerCase(), start, item.end, { of: at });
        for (const interest of interestsOf(start, item.end))
          claim("interest", interest, start, item.end, { of: at, certainty: "guessed" });
      }
    }
  }

  /** What somebody doesn't want, by its interests and by its own name. */
  function turnDown(start: number, end: number, of: number): void {
    for (const interest of interestsOf(start, end, true))
      claim("interest", interest, start, end, { polarity: "not", of });
    claim("interest", textOf(start, end).toLowerCase(), start, end, { polarity: "not", of });
  }

  /** Where the clause before a break begins. */
  function clauseBefore(end: number): number {
    let start = end;
    while (start > 0 && !isBreak(tokens[start - 1])) start--;
    return start;
  }

  /** A clause that only names something, which the next one judges: "Golf? Hates it.", "tried yoga and hated it". */
  function topicOf(match: Match<Meaning>, reason: number): readonly { start: number; end: number }[] {
    const isNamed = ({ start, end }: { start: number; end: number }) =>
      interestsOf(start, end, true).length > 0;
    const clause = clauseBefore(Math.min(reason, match.start));
    if (IT.test(tokens[match.end]?.text ?? "")) {
      const near = itemsIn(Math.max(clause, reason - LONGEST_ITEM), reason).findLast(
        (item) => item.end - item.start <= 3 && isNamed(item),
      );
      if (near) return [near];
    }
    const mark = source[tokens[clause - 1]?.start ?? -1] ?? "";
    if (clause === 0 || !/[?:,.–—-]/.test(mark)) return [];
    const start = clauseBefore(clause - 1);
    if (clause - 1 - start > LONGEST_TOPIC) return [];
    for (let place = start; place < clause - 1; place++)
      if ((starts.get(place) ?? []).some(({ meaning }) => ["sign", "pronoun"].includes(meaning.type)))
        return [];
    const items = itemsIn(start, clause - 1);
    return mark === "?" ? items : items.filter(isNamed);
  }

  /** "Not" before another sign turns it round; alone it turns down the very next thing. */
  function negate(match: Match<Meaning>): void {
    if (isBreak(tokens[match.end]) && !isBreak(tokens[match.start - 1]) && match.start > 0) {
      refuse(match, "disliked");
      return;
    }
    for (let place = match.end; place < tokens.length && place <= match.end + NEGATION_REACH; place++) {
      if (isBreak(tokens[place])) break;
      const here = starts.get(place) ?? [];
      const other = here.find((next) => {
        const sign = signOf(next);
        return sign !== null && GOVERNING.has(sign);
      });
      const sign = other ? signOf(other) : null;
      if (other && sign) {
        if (sign === "not") continue;
        negatedAt.set(other.start, match.start);
        const turned: Partial<Record<string, Governing>> = {
          like: "dislike",
          want: "dislike",
          own: "no",
          have: "no",
          consume: "allergic-to",
          dislike: "like",
          "allergic-to": "fine",
          no: "like",
          fine: "allergic-to",
        };
        const opposite = turned[sign];
        if (opposite) govern(other, opposite, match.start);
        return;
      }
      const fact = here.find(
        ({ meaning }) =>
          meaning.type === "safety" || meaning.type === "situation" || meaning.type === "lacks",
      );
      if (fact) {
        negatedAt.set(fact.start, match.start);
        return;
      }
      if (here.some(({ meaning }) => meaning.type === "pronoun" || meaning.type === "giver")) {
        if (place > match.end) return;
        continue;
      }
      if (is(WORDS.filler, place)) continue;
      const end = Math.min(reach(place, "not"), place + 4);
      const [item] = itemsIn(place, end);
      if (!item) return;
      const named = interestsOf(item.start, item.end);
      const foods = within(item.start, item.end, "food");
      if (named.length > 0 || foods.length > 0) govern({ ...match, end: place }, "no", match.start);
      return;
    }
  }

  for (const { meaning, start, end } of signs) {
    if (meaning.type !== "sign" || meaning.sign !== "fine") continue;
    for (const match of matches) {
      const { type } = match.meaning;
      if ((type === "safety" || type === "situation") && match.start >= start && match.start <= end)
        negatedAt.set(match.start, start);
    }
  }
  for (const match of signs) {
    const sign = signOf(match);
    if (sign === "not") negate(match);
  }
  for (const match of signs) {
    const sign = signOf(match);
    if (sign === null || sign === "not" || !GOVERNING.has(sign) || negatedAt.has(match.start)) continue;
    if (sign === "have" && (governed.has(match.start) || NOT_HAD.test(tokens[match.end]?.text ?? "")))
      continue;
    govern(match, sign as Governing, match.start);
  }
  for (const match of signs) {
    const sign = signOf(match);
    if (sign !== null && TRAILING.has(sign)) refuse(match, sign);
    if (sign === "dislike-around") {
      for (const item of itemsIn(match.start + 1, match.end - 1).filter(({ end }) => end < match.end)) {
        const named = gapOf(match, item);
        if (named) {
          turnDown(named.start, named.end, match.start);
          for (let place = named.start; place < named.end; place++) governed.add(place);
        }
      }
    }
  }
  for (const match of signs) {
    if (signOf(match) === "harm") readHarm(match);
    if (signOf(match) === "ban") readFoods(match.start, match.end, match.start);
  }

  /** The part of an item that stands in a match's gap. */
  function gapOf({ at }: Match<Meaning>, { start, end }: { start: number; end: number }) {
    let first = start;
    let last = end;
    while (first < last && at.includes(first)) first++;
    while (last > first && at.includes(last - 1)) last--;
    return last > first ? { start: first, end: last } : null;
  }

  /** Reads what does somebody harm out of the sentence that tells what it does. */
  function readHarm(match: Match<Meaning>): void {
    if (isPast(match.start)) return;
    const isDenied = signs.some(
      (other) => signOf(other) === "not" && other.end <= match.start && match.start - other.end < 2,
    );
    if (isDenied || negatedAt.has(match.start)) return;
    let from = match.start;
    while (from > 0 && match.start - from < HARM_REACH && tokens[from - 1]?.kind !== "hard") from--;
    let to = match.start;
    while (to < tokens.length && to - match.end < HARM_REACH && tokens[to]?.kind !== "hard") to++;
    readFoods(from, to, match.start);
  }

  function readFoods(from: number, to: number, of: number): void {
    for (const { meaning, start, end } of within(from, to, "food")) {
      if (meaning.type !== "food" || harmless.has(start)) continue;
      claim("avoid", meaning.ingredient, start, end, { of });
    }
  }

  /** Reads the things that stand before a sign: "tea drinker", "nut allergy", "jewellery is out". */
  function refuse(match: Match<Meaning>, sign: string): void {
    const isVerdict = isVerdictOn(match, sign);
    const until = isVerdict ? match.start - 1 : untilOf(match);
    let start = isVerdict ? until : match.start;
    while (start > 0 && !(tokens[start - 1]?.kind === "hard") && match.start - start < LONGEST_ITEM + 2) {
      const before = tokens[start - 1];
      if (before?.kind === "soft" && sign !== "allergy") break;
      if (before?.kind === "soft" && before.text === "" && !/[,/]/.test(source[before.start] ?? "")) break;
      const here = starts.get(start - 1) ?? [];
      if (
        here.some((other) => {
          const name = signOf(other);
          return (
            name !== null &&
            (GOVERNING.has(name) || name === "turn") &&
            other.end <= match.start &&
            !(name === "turn" && other.end === match.start)
          );
        })
      )
        break;
      if (here.some(({ meaning }) => meaning.type === "pronoun")) break;
      start--;
    }
    const isDenied =
      sign === "allergy" &&
      (() => {
        for (const other of signs) {
          const name = signOf(other);
          if (
            (name === "not" || name === "no" || name === "fine") &&
            other.end <= match.start &&
            other.end >= start - 1 &&
            match.start - other.end <= 3
          )
            return true;
        }
        return negatedAt.has(match.start);
      })();
    const items = itemsIn(start, until);
    for (const item of items) {
      const foods = within(item.start, item.end, "food");
      if (sign === "allergy") {
        for (const { meaning, start: from, end } of foods) {
          if (meaning.type === "food" && !isDenied)
            claim("avoid", meaning.ingredient, from, end, { of: match.start });
        }
        continue;
      }
      const polarity = sign === "liked" ? "is" : "not";
      if (items.at(-1) !== item) continue;
      for (let place = item.start; place < item.end; place++) governed.add(place);
      if (sign === "liked")
        for (let place = item.start; place < item.end; place++) {
          harmless.add(place);
          if (OK.test(tokens[match.end - 1]?.text ?? "")) eaten.add(place);
        }
      if (sign === "owned" || sign === "wanted" || sign === "in-surplus") {
        if (within(item.start, item.end, "kin").length > 0) continue;
        if (sign === "in-surplus") turnDown(item.start, item.end, match.start);
        claim(
          sign === "wanted" ? "wants" : "owns",
          textOf(item.start, item.end).toLowerCase(),
          item.start,
          item.end,
          {
            of: match.start,
          },
        );
        continue;
      }
      const interests = interestsOf(item.start, item.end);
      for (const interest of interests)
        claim("interest", interest, item.start, item.end, { polarity, of: match.start });
      if (polarity === "not") {
        claim("interest", textOf(item.start, item.end).toLowerCase(), item.start, item.end, {
          polarity,
          of: match.start,
        });
        for (const { meaning, start: from, end } of foods) {
          if (meaning.type === "food")
            claim("avoid", meaning.ingredient, from, end, { of: match.start, certainty: "guessed" });
        }
      }
    }
  }

  /** A word that judges by itself what a short clause before it names: "Golf? No way", "socks - please no". */
  function isVerdictOn({ start, end }: Match<Meaning>, sign: string): boolean {
    if (sign !== "liked" && sign !== "disliked") return false;
    if (!isBreak(tokens[start - 1]) || !isBreak(tokens[end])) return false;
    const mark = source[tokens[start - 1]?.start ?? -1] ?? "";
    const length = start - 1 - clauseBefore(start - 1);
    return (
      length > 0 && length <= LONGEST_TOPIC && (/[?:–—-]/.test(mark) || (mark === "," && end - start > 1))
    );
  }

  function untilOf({ start }: Match<Meaning>): number {
    const before = starts.get(start - 1) ?? [];
    return before.some((other) => signOf(other) === "turn") ? start - 1 : start;
  }

  for (const match of matches) {
    const { meaning, start, end } = match;
    const isDenied = negatedAt.has(start);
    const certainty = "told";
    const polarity = isDenied ? "not" : "is";
    if (isPast(start) && meaning.type !== "relation") {
      if (
        meaning.type === "safety" ||
        meaning.type === "situation" ||
        meaning.type === "skill" ||
        meaning.type === "lacks"
      ) {
        const isSober =
          meaning.type === "safety" && (meaning.state === "sober" || meaning.state === "no-alcohol");
        const isKeptSituation =
          meaning.type === "situation" &&
          !["prison", "hospital", "student"].includes(meaning.situation) &&
          !isFirstPast(start);
        if (!isSober && !isKeptSituation) continue;
      }
    }
    if (meaning.type === "safety") {
      const { avoid, situation, lacks } = SAFETY[meaning.state];
      if (isDenied) continue;
      if (
        meaning.state === "allergies" &&
        matches.some(
          (other) =>
            other.meaning.type === "food" &&
            claims.some((made) => made.kind === "avoid" && made.start === other.start),
        )
      )
        continue;
      for (const ingredient of avoid)
        if (avoid.length === 1 || meaning.state === "allergies" || !isHad(ingredient, start, end))
          claim("avoid", ingredient, start, end, { certainty });
      if (situation) claim("situation", situation, start, end, { certainty });
      if (lacks) claim("lacks", lacks, start, end, { certainty });
    } else if (meaning.type === "situation") {
      claim("situation", meaning.situation, start, end, { certainty, polarity });
    } else if (meaning.type === "lacks" && !isDenied) {
      claim("lacks", meaning.need, start, end, { certainty });
    } else if (meaning.type === "skill") {
      claim("skill", meaning.skill, start, end, { certainty: "guessed" });
    }
  }

  readMentions();
  return { claims, touched };

  /** "Vegetarian, but eats fish": what a state would forbid, and is told to be eaten. */
  function isHad(ingredient: string, from: number, to: number): boolean {
    return matches.some(
      ({ meaning, start }) =>
        meaning.type === "food" &&
        meaning.ingredient === ingredient &&
        (start < from || start >= to) &&
        eaten.has(start) &&
        who[start]?.owner === who[from]?.owner,
    );
  }

  /** Interests that are only mentioned: "vinyl", "knitting". */
  function readMentions(): void {
    const used = new Set<number>();
    for (const match of matches) {
      const { type } = match.meaning;
      if (type === "pronoun" || type === "giver" || type === "food" || type === "need" || type === "skill")
        continue;
      if (type === "sign" && !["nothing", "not", "no", "past"].includes(signOf(match) ?? "")) continue;
      for (const place of match.at) used.add(place);
    }
    let start = 0;
    for (let place = 0; place <= tokens.length; place++) {
      const token = tokens[place];
      const isEnd = !token || isBreak(token) || governed.has(place) || used.has(place);
      const isOther = !isEnd && place > start && who[place] !== who[start];
      if (!isEnd && !isOther) continue;
      if (place > start && who[start]?.owner === "recipient" && !isPast(start)) {
        const isEnglish = languages[start] === 1;
        const parts = stems(textOf(start, place));
        const found = isEnglish
          ? interestsIn(parts)
          : new Set([...interestsIn(parts), ...foreign(start, place)]);
        for (const interest of found) claim("interest", interest, start, place, { certainty: "guessed" });
      }
      start = isOther ? place : place + 1;
    }
  }

  function foreign(start: number, end: number): readonly Interest[] {
    const found: Interest[] = [];
    for (let place = start; place < end; place++) {
      const word = tokens[place]?.text ?? "";
      if (word.length < 4 || is(WORDS.filler, place)) continue;
      const { meanings, isNarrow } = lookUp(word) ?? { meanings: [], isNarrow: false };
      if (!isNarrow || meanings.length === 1) found.push(...meanings);
    }
    return found;
  }
}

export { OF_POSSESSOR };
