import { type CountryCode, type GiftIdea, type Language, MARKETPLACES } from "@gifthearth/core";
import { CARDS, FLUFF, TITLE_LEXICONS, type TitleLexicon } from "./lexicon.ts";
import { stem, wordsOf } from "./words.ts";

/** What a product has to be called and to cost to be what an idea means, in one language. */
export interface Wanted {
  readonly ideaId: string;
  readonly language: Language;
  /** The stem that names the thing; null where the idea's words don't agree on one. */
  readonly head: string | null;
  /** The stem by which the idea's own title names the thing. */
  readonly kind: string | undefined;
  /** Stems that a title has to have. */
  readonly needed: readonly string[];
  /** Stems that tell more; half of them have to be there. */
  readonly more: readonly string[];
  /** Whether its name goes on with what it is of, as "pâte de fruits": one of something else is another thing. */
  readonly isOfSomething: boolean;
  /** Stems that name the thing itself in the idea's title: what is made for that is another thing. */
  readonly thing: ReadonlySet<string>;
  /** Stems that may stand beside the one that names the thing: of search and title, without what comes along. */
  readonly beside: ReadonlySet<string>;
  /** All stems of the idea's words: what is among them makes no other thing of it. */
  readonly own: ReadonlySet<string>;
  /** Stems that name things at all, by what all ideas are: a title that is named by one of them is of that thing. */
  readonly kinds: ReadonlySet<string>;
  /** Lowest and highest price, in whole units of the shop's currency. */
  readonly price: readonly [number, number];
}

/** An idea's words in a shop's language. */
export interface IdeaWords {
  readonly title: string;
  /** What to type into a search box to find it. */
  readonly searchText: string;
}

/** What is looked at of an offer. */
export interface Offered {
  readonly title: string;
  readonly brand: string;
  /** In whole units of the shop's currency. */
  readonly price: number;
}

/** Below it nothing is shown. */
export const LEAST_SCORE = 0.6;

/** How far a price may lie outside what an idea costs; beyond it is a part of the thing, or another. */
const CHEAPEST = 0.6;
const DEAREST = 1.6;

/**
 * What to look for.
 * @returns null for words that name no thing closely enough: nothing is better than a wrong thing
 */
export function wantedOf(
  { id, price }: Pick<GiftIdea, "id" | "price">,
  { title, searchText }: IdeaWords,
  language: Language,
  country: CountryCode,
): Omit<Wanted, "kinds"> | null {
  const lexicon = TITLE_LEXICONS[language];
  const [thing, rest] = partsOf(searchText, lexicon, language);
  const [titleThing] = partsOf(title, lexicon, language);
  const head = agreedHead(thing, titleThing, lexicon);
  const isCard = wordsOf(searchText).some((word) => CARDS.has(word));
  const content = (stems: readonly string[]) => stems.filter((one) => isCard || !FLUFF.has(one));
  const all = content([...thing, ...rest]);
  const needed = [...new Set(head === null ? all : [...content(thing), head])];
  // One word alone names too much: a "lamp" is a thousand things.
  if (needed.length < 2 && !(needed[0] && needed[0].length >= 9)) return null;
  const { perDollar } = MARKETPLACES.rowOf(country);
  return {
    ideaId: id,
    language,
    head,
    kind: lexicon.headFirst ? titleThing[0] : titleThing.at(-1),
    needed,
    more: [...new Set(content(rest))].filter((one) => !needed.includes(one)),
    isOfSomething: [title, searchText].some((text) => goesOn(text, head, lexicon, language)),
    thing: new Set(titleThing),
    beside: new Set([...thing, ...titleThing]),
    own: new Set([...wordsOf(title), ...wordsOf(searchText)].map((word) => stem(word, language))),
    price: [price[0] * perDollar, price[1] * perDollar],
  };
}

/** The stems before the first word that introduces what comes along with the thing, and those behind it. */
function partsOf(text: string, lexicon: TitleLexicon, language: Language): [string[], string[]] {
  const words = wordsOf(text);
  const isAside = (word: string) =>
    lexicon.with.has(word) || lexicon.for.has(word) || (!lexicon.headFirst && lexicon.of.has(word));
  const end = words.findIndex((word, at) => at > 0 && isAside(word));
  const stems = (some: readonly string[]) =>
    some
      .filter(
        (word) => !lexicon.small.has(word) && !lexicon.of.has(word) && !isAside(word) && word.length > 1,
      )
      .map((word) => stem(word, language));
  return end < 0 ? [stems(words), []] : [stems(words.slice(0, end)), stems(words.slice(end))];
}

/** The word that names the thing, where search and title agree on it. */
function agreedHead(
  search: readonly string[],
  title: readonly string[],
  { headFirst }: TitleLexicon,
): string | null {
  const [ofSearch, ofTitle] = headFirst ? [search[0], title[0]] : [search.at(-1), title.at(-1)];
  if (ofTitle !== undefined && search.includes(ofTitle)) return ofTitle;
  if (ofSearch !== undefined && title.includes(ofSearch)) return ofSearch;
  return null;
}

/** Before what something is of: a "pichet à lait" may be no other than one of porcelain. */
const OF_WHAT: ReadonlySet<string> = new Set("de d du des del di della dei delle dello degli".split(" "));

/** Whether what it is of follows the word that names the thing, where that stands first. */
function goesOn(text: string, head: string | null, lexicon: TitleLexicon, language: Language): boolean {
  const words = wordsOf(text);
  const behind = words.findIndex((word) => stem(word, language) === head) + 1;
  return lexicon.headFirst && behind > 0 && OF_WHAT.has(words[behind] ?? "");
}

/**
 * How surely an offer is what an idea means, from 0 to 1; 0 for what it is not. Meant to be right rather than to find
 * all: the title has to name the very thing (not what belongs to it, nor a toy or a picture of it), hold what the
 * search asks for, and cost what such a thing costs.
 */
export function scoreOffer(wanted: Wanted, offer: Offered): number {
  const { language, head, needed, more, own, price } = wanted;
  const [low, high] = price;
  if (offer.price < low * CHEAPEST || offer.price > high * DEAREST) return 0;
  const lexicon = TITLE_LEXICONS[language];
  const brand = new Set(wordsOf(offer.brand));
  const segments = segmentsOf(offer.title, lexicon, language);
  const title = new Set(segments.flatMap(({ tokens }) => tokens.map(({ stem: one }) => one)));
  for (const word of brand) title.add(stem(word, language));
  if (!needed.every((one) => title.has(one))) return 0;
  if (isSomethingElse(segments, wanted, lexicon)) return 0;
  const heads = head === null ? needed : [head];
  const named = segments.slice(0, 2).findIndex((segment, place) => {
    // A second part names the thing only when the first is a name of its own: "Bialetti Moka Express, espresso maker".
    const [first] = segments;
    const isNamed = first?.tokens.some(({ word, stem: one }) => brand.has(word) || own.has(one));
    if (place === 1 && (first?.isForAnother || !isNamed)) return false;
    return heads.some((one) => isNamedBy(segment, one, { lexicon, brand, wanted }));
  });
  if (named < 0) return 0;
  if (segments.some((segment, place) => isOfAnotherKind(segment, place === named, wanted, brand))) return 0;
  const missing = more.filter((one) => !title.has(one)).length;
  if (more.length > 0 && missing > more.length / 2) return 0;
  const unexplained = (segments[0]?.tokens ?? []).filter(
    ({ word, stem: one }) =>
      !own.has(one) && !brand.has(word) && !lexicon.harmless.has(word) && !/\d/.test(word),
  ).length;
  return Math.max(
    0,
    1 -
      (named === 1 ? 0.1 : 0) -
      (head === null ? 0.1 : 0) -
      (more.length > 0 ? (0.2 * missing) / more.length : 0) -
      (offer.price < low || offer.price > high ? 0.1 : 0) -
      Math.min(0.3, 0.05 * unexplained),
  );
}

interface Token {
  readonly word: string;
  readonly stem: string;
  /** Behind which kind of word it stands. */
  readonly after: "thing" | "of" | "for" | "with";
  /** The word right before it; none at the beginning. */
  readonly before: string | undefined;
}

interface Segment {
  readonly tokens: readonly Token[];
  /** Whether it says what it is made for. */
  readonly isForAnother: boolean;
}

/** The parts of a title between commas, dashes and the like. */
function segmentsOf(title: string, lexicon: TitleLexicon, language: Language): readonly Segment[] {
  // A comma within a number is none.
  const parts = title.split(/(?<!\d),|,(?!\d)|[;:|()[\]/•·–—]|\s-\s/u);
  return parts
    .map((part) => {
      let after: Token["after"] = "thing";
      let isForAnother = false;
      const tokens: Token[] = [];
      let before: string | undefined;
      for (const word of wordsOf(part)) {
        if (lexicon.with.has(word)) after = "with";
        else if (lexicon.for.has(word)) {
          if (after !== "with") after = "for";
          isForAnother = true;
        } else if (lexicon.of.has(word)) {
          if (after === "thing") after = "of";
        } else if (!lexicon.small.has(word)) {
          tokens.push({ word, stem: stem(word, language), after, before });
        }
        before = word;
      }
      return { tokens, isForAnother };
    })
    .filter(({ tokens }) => tokens.length > 0);
}

/**
 * Whether a word makes something else of the thing: "replacement", "toy"; or it is made for such a thing: "brush for moka
 * pots". What comes with the thing doesn't.
 */
function isSomethingElse(
  segments: readonly Segment[],
  { head, needed, own, thing, language }: Wanted,
  lexicon: TitleLexicon,
): boolean {
  const { other, harmless } = lexicon;
  const isOther = ({ word, stem: one, after }: Token) =>
    after !== "with" &&
    !own.has(one) &&
    (other.has(word) || (COMPOUNDING.has(language) && endsWithOne(word, other)));
  // Where the thing has no one name, any word of the search may be it.
  const names = (one: string) => thing.has(one) || (head === null && needed.includes(one));
  const isForIt = ({ word, stem: one, after }: Token) =>
    after === "for" && names(one) && !harmless.has(word) && !other.has(word);
  return segments.some(({ tokens }) => tokens.some((token) => isOther(token) || isForIt(token)));
}

/** In these, what a thing is stands at the end of its word: "Stativadapter". */
const COMPOUNDING: ReadonlySet<Language> = new Set(["de", "nl"]);
/** Shorter endings are chance: "Feder" is no "der". */
const SHORTEST_ENDING = 5;

function endsWithOne(word: string, endings: ReadonlySet<string>, shortest = SHORTEST_ENDING): boolean {
  for (let from = 3; from <= word.length - shortest; from++) {
    if (endings.has(word.slice(from))) return true;
  }
  return false;
}

/**
 * Whether a part of a title says that it is a thing of another kind, on which or in the shape of which ours is: "moka
 * pot – tea towel", "Kissen Mokkakanne". Which words are kinds of things, the catalogue knows.
 */
function isOfAnotherKind(
  { tokens }: Segment,
  namesIt: boolean,
  { own, kinds, language }: Wanted,
  brand: ReadonlySet<string>,
): boolean {
  const { headFirst, harmless } = TITLE_LEXICONS[language];
  const isCompounding = COMPOUNDING.has(language);
  const isOurs = ({ word, stem: one }: Token) => own.has(one) || brand.has(word);
  const isAnother = (token: Token) =>
    !isOurs(token) &&
    (kinds.has(token.stem) || (isCompounding && endsWithOne(token.stem, kinds, SHORTEST_KIND)));
  const telling = tokens.filter(({ word }) => !harmless.has(word) && !/\d/.test(word));
  // Who made it stands before what it is.
  const thing = telling.filter(
    ({ word, stem: one, after }) => after === "thing" && (own.has(one) || !brand.has(word)),
  );
  const [first] = thing;
  const lastOfThing = thing.at(-1);
  // A title may begin with what it is, as in "Kissen Mokkakanne", where English tells more of what comes last.
  if (first && isCompounding && namesIt && !isOurs(first)) return true;
  if (first && (headFirst || isCompounding) && isAnother(first)) return true;
  // One word alone, of which we know nothing: "Mokkakanne – Schürze". The catalogue hasn't everything.
  if (first && !namesIt && telling.length === 1 && !isOurs(first)) return true;
  if (headFirst) return false;
  if (lastOfThing && !namesIt && isAnother(lastOfThing)) return true;
  // "Climbing triangle with ramp greeting card": behind our own words, what comes along is at its end.
  const last = telling.at(-1);
  const lastOwn = telling.findLast(({ stem: one }) => own.has(one));
  return last !== undefined && last !== lastOwn && lastOwn?.after === last.after && isAnother(last);
}

/** In stems; a kind is known by less of a word than one that is in a list. */
const SHORTEST_KIND = 4;

/** Whether a part of a title names that thing, and not something for it or of it. */
function isNamedBy(
  { tokens }: Segment,
  head: string,
  { lexicon, brand, wanted }: { lexicon: TitleLexicon; brand: ReadonlySet<string>; wanted: Wanted },
): boolean {
  const { beside, own, isOfSomething } = wanted;
  const thing = tokens.filter(({ after }) => after === "thing");
  const says = ({ word, stem: one }: Token) =>
    brand.has(word) || lexicon.harmless.has(word) || /\d/.test(word) || beside.has(one);
  const at = lexicon.headFirst
    ? thing.findIndex((token) => token.stem === head)
    : thing.findLastIndex((token) => token.stem === head);
  if (at < 0) return false;
  const next = tokens[tokens.findIndex((token) => token.stem === head) + 1];
  const isOfAnother = next && OF_WHAT.has(next.before ?? "") && !says(next) && !own.has(next.stem);
  if (isOfSomething && isOfAnother) return false;
  // "Guitare" before "housse", or behind it: whatever stands on that side would be the thing.
  const others = lexicon.headFirst ? thing.slice(0, at) : thing.slice(at + 1);
  return others.every(says);
}
