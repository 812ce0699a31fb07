import type { IndexedIdea } from "./idea-index.ts";
import { EVIDENCE, type EvidenceName } from "./judgement.ts";
import { nearness } from "./meanings.ts";
import {
  ageFit,
  closenessFit,
  FULLY,
  gainOf,
  isForGivenUp,
  isNeedless,
  isToldOf,
  LIKED,
  type Merits,
  occasionFit,
  priceFit,
  skillFit,
  touchedFit,
} from "./score.ts";
import { SITUATION_RULES } from "./situations.ts";
import type { Wish } from "./wish.ts";

/** For somebody of whom no age is told. */
const ANY_AGE = 40;
/** For whom nobody says how near they are. */
const ANY_CLOSENESS = 3;

/**
 * All that speaks for or against an idea for a person, as numbers in the order of `EVIDENCE`.
 * @param plain what the rules make of it
 * @param appeal how well it does for whomever
 */
export function evidenceOf(
  indexed: IndexedIdea,
  merits: Merits,
  { plain, appeal }: { readonly plain: number; readonly appeal: number },
  wish: Wish,
): Float64Array {
  const { answers, suits, said, echo } = merits;
  const { idea, meaning } = indexed;
  const best = Math.max(0, ...answers);
  const others = answers.reduce((sum, strength) => sum + strength, 0) - best;
  const situations = suits.filter(({ key }) => key in SITUATION_RULES);
  const relation = suits.find(({ key }) => !(key in SITUATION_RULES));
  const gain = (suit: (typeof suits)[number]) => gainOf(suit, indexed, merits, wish);
  const parts = wish.meanings.map((part) => nearness(meaning, part)).sort((one, other) => other - one);
  const [nearest = 0, next = nearest] = parts;
  const has = (tag: (typeof idea.tags)[number]) => Number(idea.tags.includes(tag));
  const values: Record<EvidenceName, number> = {
    plain,
    appeal,
    best,
    others: Math.min(others, 2),
    answered: answers.filter((strength) => strength >= LIKED).length,
    unanswered: Number(answers.length > 0 && best === 0),
    narrow: Number(answers.some((strength, at) => strength >= FULLY && wish.interests[at]?.isNarrow)),
    broader: Number(best > 0 && best < LIKED),
    situation: Math.max(0, ...situations.map(gain)),
    situations: situations.length,
    relation: relation ? 1 : 0,
    suits: Object.keys(idea.suits).length,
    limit: Number(situations.some(({ key }) => SITUATION_RULES[key as keyof typeof SITUATION_RULES].isLimit)),
    quotes: said.length,
    told: Number(isToldOf(merits)),
    echo: echo?.strength ?? 0,
    whole: Number(echo?.isWhole ?? false),
    akin: wish.affinities.get(indexed.place) ?? 0,
    near: nearness(meaning, wish.meaning),
    nearPart: nearest,
    nearParts: (nearest + next) / 2,
    nearInterests: nearness(meaning, wish.interestsMeaning),
    touched: touchedFit(idea, wish),
    delight: idea.delight,
    themed: Number(idea.theme !== undefined),
    needless: Number(isNeedless(indexed, wish)),
    close: closenessFit(idea, wish),
    closest: idea.closeness[1],
    unbecoming: idea.tones.filter((tone) => wish.unbecoming.has(tone)).length,
    young: ageFit(idea, wish),
    skill: skillFit(idea, wish),
    skilled: idea.skill === undefined ? 0 : idea.skill === "beginner" ? 1 : 2,
    givenUp: Number(isForGivenUp(idea, wish)),
    occasion: occasionFit(idea, wish),
    price: priceFit(idea.price, wish.budget),
    costs: (idea.price[0] + idea.price[1]) / 2,
    anybody: Number(idea.pleasesAnybody ?? false),
    only: Number(indexed.only !== null),
    hardship: Number(indexed.isForHardship),
    aid: Number(indexed.isAid),
    feast: Number(indexed.isForFeast),
    experience: has("experience"),
    practical: has("practical"),
    handmade: has("handmade"),
    digital: has("digital"),
    book: Number(idea.category === "books"),
    food: Number(idea.category === "food"),
    forAges: Number(idea.ages !== undefined),
    interests: wish.interests.length,
    noteLength: wish.meanings.length,
    situationsTold: wish.person.situations.length,
    closeness: wish.closeness ?? ANY_CLOSENESS,
    age: wish.age ? (wish.age.from + wish.age.to) / 2 : ANY_AGE,
  };
  return Float64Array.from(EVIDENCE, (name) => values[name]);
}
