import { englishText, type GiftIdea, type IdeaText } from "../gift/idea.ts";
import type { PriceRange } from "../gift/price-range.ts";
import type { GiftRequest } from "../gift/request.ts";
import { loosened } from "../understand/interest.ts";
import { type Candidate, propose, proposeForAnybody } from "./candidates.ts";
import { compose } from "./compose.ts";
import { createExplain, type Explain, matchedInterests, type TextOf, widerInterests } from "./explain.ts";
import type { IdeaIndex } from "./idea-index.ts";
import { understandWish, type Wish } from "./wish.ts";

/** An idea chosen for a visitor. */
export interface RankedIdea {
  readonly idea: GiftIdea;
  /** The part of the idea's price range that the budget allows. */
  readonly price: PriceRange;
  /** The interests it answers, in the visitor's own words, the best answered first. */
  readonly matched: readonly string[];
  /** Those of `matched` that it answers only through a wider interest: "sourdough" through Baking. */
  readonly through: ReadonlyMap<string, string>;
  /** In the visitor's language, or in English where it isn't written in that. */
  readonly text: IdeaText;
  /** A sentence to the giver in the same language; null where there is nothing to be said in it yet. */
  readonly why: string | null;
}

/** A list shorter than this is filled up with what is good for nearly anybody of that age and closeness. */
const SHORT_LIST = 6;

/**
 * The ideas that fit a person best, best first: proposed from the interests, the person's situation and relation;
 * judged by what they can't have and by what speaks for each; composed so that each interest and each weighty fact
 * has its place in the first six; and explained. The same request over the same catalogue gives the same answer.
 * @param most how many at most, where the request does not ask for fewer; fewer come when fewer fit
 * @param textOf the words of an idea in the visitor's language; the English ones unless given
 */
export function rankIdeas(
  index: IdeaIndex,
  request: GiftRequest,
  most: number,
  textOf: TextOf = englishText,
): RankedIdea[] {
  const count = Math.min(request.count ?? most, most);
  const { wish, candidates: proposed } = proposeAll(index, understandWish(request, index));
  // Whole only in the visitor's language: a title half in another is no title.
  const isWhole = ({ indexed: { idea } }: Candidate) =>
    !idea.theme || textOf(idea).language === (request.language ?? "en");
  const candidates = proposed.filter(isWhole);
  const chosen = compose(candidates, count, wish);
  // What is for dogs is no second best for a hamster: an animal's list is not filled up.
  const mayFill = wish.occasion !== "Treat Pet Friends" || chosen.length === 0;
  const length = Math.min(SHORT_LIST, count);
  const all =
    chosen.length < length && mayFill
      ? compose(without(proposeForAnybody(index, wish), chosen), length, wish, chosen)
      : chosen;
  const explain = createExplain(wish, textOf);
  return all.map((candidate) => toRankedIdea(candidate, wish, explain, textOf));
}

function without(candidates: readonly Candidate[], chosen: readonly Candidate[]): Candidate[] {
  const places = new Set(chosen.map(({ indexed }) => indexed.place));
  return candidates.filter(({ indexed }) => !places.has(indexed.place));
}

/** What answers the wish; an interest that nothing answers is taken by any of its telling words. */
function proposeAll(
  index: IdeaIndex,
  wish: Wish,
): { readonly wish: Wish; readonly candidates: readonly Candidate[] } {
  const candidates = propose(index, wish);
  const isAnswered = (at: number) => candidates.some(({ answers }) => (answers[at] ?? 0) > 0);
  const interests = wish.interests.map((interest, at) =>
    isAnswered(at) ? interest : { ...interest, ...loosened(interest, index.words) },
  );
  const isHopeless = interests.every(({ isLoose, stems }) => !isLoose || stems.length === 0);
  if (isHopeless) return { wish, candidates };
  const looser = { ...wish, interests };
  return { wish: looser, candidates: propose(index, looser) };
}

export function toRankedIdea(candidate: Candidate, wish: Wish, explain: Explain, textOf: TextOf): RankedIdea {
  const { indexed, price } = candidate;
  const matched = matchedInterests(candidate, wish);
  const text = textOf(indexed.idea);
  return {
    idea: indexed.idea,
    price,
    matched: matched.map(({ words }) => words),
    through: widerInterests(candidate, matched),
    text,
    why: explain(candidate, text),
  };
}
