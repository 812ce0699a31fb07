import { CATEGORIES, type CardOccasion, type CardTone, type Relation } from "@gifthearth/core";
import { seededRandom } from "@gifthearth/core/recommend";
import { sentencesOf } from "../sources/ai/claims/claims.ts";
import { GIFT_LINES, QUIET_LINES } from "./lines/gift-lines.ts";
import { DAYS, OPENINGS } from "./lines/openings.ts";
import { relationLines } from "./lines/relation-lines.ts";

/** What a card is written for. */
export interface CardWish {
  /** Of the gift: the same one is always written for alike. */
  readonly title: string;
  readonly category: string;
  readonly occasion: CardOccasion;
  readonly relation?: Relation | undefined;
  readonly tone: CardTone;
  /** Messages that aren't wanted again. */
  readonly seen: readonly string[];
}

/** A card has no room for more. */
const MOST_SENTENCES = 3;
/** Of each answer of three, the one that speaks of the two people instead of the gift. */
const OF_THE_TWO = 1;

/**
 * Messages of our own writing: a beginning for the occasion, and a line on the gift or on the two people. No
 * beginning comes twice, and no other line before its like is used up.
 * @param most how many are wanted
 * @returns fewer once the beginnings of this occasion and tone are used up
 */
export function writeByPattern(wish: CardWish, most: number): string[] {
  const { title, occasion, relation, tone, seen } = wish;
  const random = seededRandom([title, occasion, relation ?? "", tone].join("\n"));
  const isSeen = (words: string) => seen.some((message) => message.includes(words));
  const beginnings = shuffled(OPENINGS[occasion][tone] ?? [], random)
    .map((words) => ofDay(words, occasion))
    .filter((words) => !isSeen(words));
  const inOrder = (...lists: (readonly string[])[]) => {
    const lines = lists.flatMap((list) => shuffled(list, random));
    // Those that were read already come last, and stand in where there are no others.
    return [...lines.filter((line) => !isSeen(line)), ...lines.filter(isSeen)];
  };
  const [ofGift, ofTwo] = [inOrder(...giftLines(wish)), inOrder(relationLines(relation, tone))];
  const isQuiet = isQuietOne(occasion);
  return beginnings.slice(0, most).map((beginning, index) => {
    const lines = index % 3 === OF_THE_TWO && !isQuiet ? ofTwo : ofGift;
    const place = lines.findIndex((line) => sentencesOf(`${beginning} ${line}`).length <= MOST_SENTENCES);
    // A long beginning is a message by itself.
    const [line = ""] = place < 0 ? [] : lines.splice(place, 1);
    return `${beginning} ${line}`.trim();
  });
}

/** Lines on the gift: those on its kind, and behind them those that suit any. */
function giftLines({ occasion, tone, category }: CardWish): readonly (readonly string[])[] {
  if (isQuietOne(occasion)) return [QUIET_LINES[occasion][tone === "formal" ? "formal" : "warm"]];
  const kind = CATEGORIES.find((known) => known === category && known !== "misc");
  return kind ? [GIFT_LINES[kind][tone], GIFT_LINES.misc[tone]] : [GIFT_LINES.misc[tone]];
}

/** Whether it is an occasion with lines of its own, which speak of the gift softly or not at all. */
function isQuietOne(occasion: CardOccasion): occasion is keyof typeof QUIET_LINES {
  return Object.hasOwn(QUIET_LINES, occasion);
}

/** The words with the day's name in them, where it has one. */
function ofDay(words: string, occasion: CardOccasion): string {
  const { greeting = "", day = "" } = DAYS[occasion] ?? {};
  const filled = words.replaceAll("{greeting}", greeting).replaceAll("{day}", day);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = items.map((item) => [random(), item] as const);
  return order.sort(([one], [other]) => one - other).map(([, item]) => item);
}
