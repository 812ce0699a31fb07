import type { GiftIdea } from "@gifthearth/core";
import { seededRandom } from "@gifthearth/core/recommend";

/** Share of a title's words that an idea's like has from elsewhere. */
const CHANGED = 0.6;
/** Share of those that no idea of the original catalogue has. */
const NEW = 0.5;
/** New words, of which the first are the commonest, as in any language. */
const NEW_WORDS = 12_000;

const SYLLABLES =
  "ba be bo ca ce da de dor fa fen ga gil ha hol ja ka ken la lin lo ma mer mo na nor pa per qua ra ren ro sa sel so ta tin to va ver vo wa wen za".split(
    " ",
  );
const LONGEST_TITLE = 50;

type Random = () => number;

/**
 * A catalogue so many times larger: the original ideas, and of each so many less one that are its like.
 * They keep what it suits and whom it must not be given to; titles, texts, prices and minor interests vary.
 * Part of their words are new ones, so that the vocabulary grows with the catalogue and titles differ.
 * The same original always gives the same.
 */
export function enlarge(catalogue: readonly GiftIdea[], times: number): GiftIdea[] {
  const random = seededRandom(`${catalogue.length} times ${times}`);
  const known = catalogue.flatMap(({ title }) => title.split(" ").filter(isTelling));
  const fresh = newWords(random);
  const word = () =>
    random() < NEW
      ? // Squared, so that a few are common and most are rare.
        (fresh[Math.floor(random() ** 2 * fresh.length)] ?? "")
      : (pick(known, random) ?? "");
  const likes = Array.from({ length: times - 1 }, (_, place) =>
    catalogue.map((idea) => likeOf(idea, place + 2, catalogue, word, random)),
  );
  return [...catalogue, ...likes.flat()];
}

function likeOf(
  idea: GiftIdea,
  number: number,
  catalogue: readonly GiftIdea[],
  word: () => string,
  random: Random,
): GiftIdea {
  const [main, ...minor] = idea.interests;
  const other = pick(catalogue, random)?.interests[0];
  const title = vary(idea.title, word, random).slice(0, LONGEST_TITLE).trimEnd();
  const factor = 0.6 + 0.9 * random();
  const low = Math.max(1, Math.round(idea.price[0] * factor));
  return {
    ...idea,
    id: `${idea.id}-${number}`,
    title,
    searchText: title.toLowerCase(),
    description: vary(idea.description, word, random, CHANGED / 3),
    price: [low, Math.max(low + 1, Math.round(idea.price[1] * factor))],
    interests:
      main && other && other !== main && random() < 0.3
        ? [main, other]
        : main
          ? [main, ...minor]
          : idea.interests,
  };
}

/** The text with some of its telling words replaced. */
function vary(text: string, word: () => string, random: Random, share = CHANGED): string {
  return text
    .split(" ")
    .map((original) => (isTelling(original) && random() < share ? word() : original))
    .join(" ");
}

/** Long enough to count where titles are compared. */
function isTelling(word: string): boolean {
  return word.length > 3;
}

function newWords(random: Random): string[] {
  const words = new Set<string>();
  while (words.size < NEW_WORDS) {
    const syllables = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES, random));
    const word = syllables.join("");
    if (isTelling(word)) words.add(word[0]?.toUpperCase() + word.slice(1));
  }
  return [...words];
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
