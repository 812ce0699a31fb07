import type { Translation } from "../understand/glossary.ts";
import { otherWordsIn } from "../understand/other-words.ts";
import { isByTheWay, isDenying, isTelling, rootOf, rootsOf } from "../understand/roots.ts";
import { fold, stem, wordsOf } from "../understand/words.ts";
import { clauseOf, type Quote, writtenFrom } from "./said.ts";

/** A detail of somebody's life that a note tells, and for which an idea is spot on. */
export interface Echo {
  readonly quote: Quote;
  /** 0 to 1: how much of the detail is told, and how rare its words are. */
  readonly strength: number;
  /** Whether nearly all of it is told, so that it speaks for the idea by itself. */
  readonly isWhole: boolean;
}

/** What a note tells, word by word. */
export interface Told {
  readonly text: string;
  /** Empty ones stand between sentences. */
  readonly words: readonly ToldWord[];
  /** Places of words that deny. */
  readonly denials: readonly number[];
}

interface ToldWord {
  /** The roots of what it says; of all that it may mean where it is another language's. */
  readonly roots: readonly string[];
  /** The roots of what it is another word for, or a kind of. */
  readonly kin: readonly string[];
  /** The likeliest of that, in English. */
  readonly english: string;
  readonly start: number;
  readonly end: number;
  readonly isTranslated: boolean;
}

/** Details by the ideas that they speak for, made ready to be found in a note. */
export interface CueIndex {
  /** By the place of the idea, the detail that the note tells best. */
  readonly echoesIn: (told: Told) => ReadonlyMap<number, Echo>;
  /**
   * By the place of the idea, 0 to 1: how much a note has of the rarer words of its details. It tells which of two ideas
   * for the same interest is nearer to this life; alone it tells nothing.
   */
  readonly affinitiesOf: (told: Told) => ReadonlyMap<number, number>;
}

/** So many words may stand between those of a detail. */
const WITHIN = 9;
/** This share of a detail has to be told, its rarer words counting more. */
const LEAST_SHARE = 0.55;
/** From this share on it is told as a whole; where it was put into English, from a larger one. */
const WHOLE = { written: 0.75, translated: 0.85 } as const;
/** What is left of a word that tells nothing but whom or when. */
const BY_THE_WAY = 0.3;
/** What is told has to be so telling: the sum of the words' rarity, each the logarithm of how few details have it. */
const LEAST_TOLD = 8;
/** From this on it could hardly be told of anybody else. */
const FULLY_TOLD = 16;

/** Words of more ideas than this leaves tell nothing of which is nearer: a logarithm of how few have them. */
const COMMONPLACE = 3;
/** From this sum on the words could hardly be more akin. */
const MOST_AKIN = 6;
/** What is left of a word that is said in another word for it: "greyhounds", of "dogs". */
const IN_OTHER_WORDS = 0.6;
/** So many places of a word are looked at: a note that says it again and again tells no more. */
const MOST_MENTIONS = 4;
/** A denial stands so many words before what it denies at most. */
const BEFORE = 3;
/** Shorter words of another language may be English by chance: "die", "gift". */
const NO_CHANCE = 5;

const WORD = /[\p{L}\p{N}]+|[.!?;\n]/gu;

/**
 * @param english what the text says in another language
 * @param unwanted stems of what it turns down, which it doesn't say
 */
export function readTold(text: string, english: readonly Translation[], unwanted: ReadonlySet<string>): Told {
  const words: ToldWord[] = [];
  const denials: number[] = [];
  const isForeign = english.length > 0;
  const sorted = english.toSorted((one, other) => one.start - other.start);
  let next = 0;
  for (const { 0: piece, index: start } of text.matchAll(WORD)) {
    if (/[.!?;\n]/.test(piece)) {
      for (let gap = 0; gap < WITHIN; gap++)
        words.push({ roots: [], kin: [], english: "", start, end: start, isTranslated: false });
      continue;
    }
    const end = start + piece.length;
    while (next < sorted.length && (sorted[next]?.end ?? 0) <= start) next++;
    const here: Translation[] = [];
    for (let at = next; at < sorted.length && (sorted[at]?.start ?? 0) <= start; at++) {
      const one = sorted[at];
      if (one && one.end > start) here.push(one);
    }
    const isTranslated = here.length > 0;
    const meanings = (isTranslated ? here.flatMap((one) => one.english) : [piece]).flatMap(wordsOf);
    if (isDenying(fold(piece)) || meanings.some(isDenying)) denials.push(words.length);
    const isChance = isForeign && !isTranslated && piece.length < NO_CHANCE;
    const telling = meanings.filter((word) => isTelling(word) && !unwanted.has(stem(word)));
    words.push({
      roots: isChance ? [] : telling.map(rootOf),
      kin: [],
      english: here[0]?.english[0] ?? piece,
      start,
      end,
      isTranslated,
    });
  }
  const own = words.flatMap(({ roots, isTranslated }, place) =>
    roots.length === 1 && !isTranslated ? [{ place, root: roots[0] ?? "" }] : [],
  );
  for (const [at, others] of otherWordsIn(own.map(({ root }) => root))) {
    const word = words[own[at]?.place ?? -1];
    if (word) words[own[at]?.place ?? -1] = { ...word, kin: others };
  }
  return { text, words, denials };
}

interface Cue {
  readonly place: number;
  readonly roots: readonly number[];
  readonly weight: number;
  readonly denies: boolean;
}

/** @param cues of each idea, by its place */
export function indexCues(cues: readonly (readonly string[])[]): CueIndex {
  const ids = new Map<string, number>();
  const counts: number[] = [];
  const read = cues.flatMap((phrases, place) =>
    phrases.map((phrase) => {
      const { roots, denies } = rootsOf(phrase);
      const known = roots.map((root) => {
        const id = ids.get(root) ?? ids.set(root, ids.size).size - 1;
        counts[id] = (counts[id] ?? 0) + 1;
        return id;
      });
      return { place, roots: known, denies };
    }),
  );
  const rarity = [...ids.keys()].map(
    (root, id) => (isByTheWay(root) ? BY_THE_WAY : 1) * Math.log(read.length / (counts[id] ?? 1)),
  );
  const isSolid = [...ids.keys()].map((root) => !isByTheWay(root));
  const byRoot: number[][] = counts.map(() => []);
  const all: Cue[] = [];
  for (const { place, roots, denies } of read) {
    if (roots.length < 2) continue;
    for (const root of roots) byRoot[root]?.push(all.length);
    all.push({ place, roots, denies, weight: roots.reduce((sum, root) => sum + (rarity[root] ?? 0), 0) });
  }

  function echoesIn({ text, words, denials }: Told): ReadonlyMap<number, Echo> {
    const told = new Map<number, Mention[]>();
    const put = (root: string, place: number, share: number) => {
      const id = ids.get(root);
      if (id === undefined) return;
      const mentions = told.get(id);
      if (mentions && mentions.length >= MOST_MENTIONS) return;
      if (mentions) mentions.push({ place, share });
      else told.set(id, [{ place, share }]);
    };
    for (const [place, { roots, kin }] of words.entries()) {
      for (const root of roots) put(root, place, 1);
      for (const root of kin) put(root, place, IN_OTHER_WORDS);
    }
    const counts = new Map<number, number>();
    for (const id of told.keys()) {
      // A detail by whose and when alone is none, so that these bring no more to look at.
      if (isSolid[id]) for (const at of byRoot[id] ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    const found = new Map<number, Echo>();
    for (const [at, count] of counts) {
      const cue = all[at];
      if (!cue || count < 2) continue;
      const near = nearest(cue, told, rarity);
      if (near.roots.filter((root) => isSolid[root]).length < 2 || near.weight < LEAST_TOLD) continue;
      const isTranslated = near.places.some((place) => words[place]?.isTranslated);
      const share = near.weight / cue.weight;
      if (share < LEAST_SHARE) continue;
      const first = Math.min(...near.places);
      const last = Math.max(...near.places);
      const denies = denials.some((place) => place >= first - BEFORE && place <= last);
      if (denies !== cue.denies) continue;
      const strength = Math.min(1, near.weight / FULLY_TOLD) * share ** 2;
      const known = found.get(cue.place);
      if (known && known.strength >= strength) continue;
      const isWhole = share >= WHOLE[isTranslated ? "translated" : "written"];
      found.set(cue.place, { quote: quoteAt(text, words, near.places), strength, isWhole });
    }
    return found;
  }

  const ideasByRoot = byRoot.map((places) => new Set(places.map((at) => all[at]?.place ?? 0)));
  const ideaRarity = ideasByRoot.map((ideas, id) =>
    isSolid[id] && ideas.size > 0 ? Math.max(0, Math.log(cues.length / ideas.size) - COMMONPLACE) : 0,
  );

  function affinitiesOf({ words }: Told): ReadonlyMap<number, number> {
    const sums = new Map<number, number>();
    const told = new Set(words.flatMap(({ roots }) => roots.flatMap((root) => ids.get(root) ?? [])));
    for (const id of told) {
      const gain = ideaRarity[id] ?? 0;
      if (gain > 0) for (const place of ideasByRoot[id] ?? []) sums.set(place, (sums.get(place) ?? 0) + gain);
    }
    for (const [place, sum] of sums) sums.set(place, Math.min(1, sum / MOST_AKIN));
    return sums;
  }

  return { echoesIn, affinitiesOf };
}

/** Where a note says a root, and how much of it. */
interface Mention {
  readonly place: number;
  readonly share: number;
}

/** The places of a detail's words that stand nearest each other, and how telling they are. */
function nearest(
  cue: Cue,
  told: ReadonlyMap<number, readonly Mention[]>,
  rarity: readonly number[],
): { readonly roots: readonly number[]; readonly places: readonly number[]; readonly weight: number } {
  let best = { roots: [] as number[], places: [] as number[], weight: 0 };
  for (const root of cue.roots) {
    for (const start of told.get(root) ?? []) {
      const places = [start.place];
      const roots = [root];
      let weight = start.share * (rarity[root] ?? 0);
      for (const other of cue.roots) {
        if (other === root) continue;
        const away = ({ place }: Mention) => Math.abs(place - start.place);
        // One word may mean several of them, and says but one.
        const near = told.get(other)?.filter((one) => away(one) <= WITHIN && !places.includes(one.place));
        const [closest] = near?.sort((one, two) => away(one) - away(two)) ?? [];
        if (closest === undefined) continue;
        places.push(closest.place);
        roots.push(other);
        weight += closest.share * (rarity[other] ?? 0);
      }
      if (weight > best.weight) best = { roots, places, weight };
    }
  }
  return best;
}

/** The words of a note from the first to the last of some places, as they were written. */
function quoteAt(text: string, words: Told["words"], places: readonly number[]): Quote {
  const all = places.toSorted((one, other) => one - other).flatMap((place) => words[place] ?? []);
  const written = writtenFrom(text, all);
  const isTranslated = all.some((word) => word.isTranslated);
  const english = [...new Set(all.map((word) => word.english))].join(" ");
  return { words: isTranslated ? english : written, written, clause: clauseOf(text, all), isTranslated };
}
