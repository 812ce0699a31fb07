import { englishText } from "../gift/idea.ts";
import type { GiftRequest } from "../gift/request.ts";
import { comparableTitle } from "../gift/similarity.ts";
import { interestsIn } from "../understand/interest.ts";
import { stems } from "../understand/words.ts";
import { toCandidate } from "./candidates.ts";
import { createExplain, type TextOf } from "./explain.ts";
import { guessFacets, type NamedIdea } from "./guess-facets.ts";
import { type IdeaIndex, indexIdea } from "./idea-index.ts";
import { type RankedIdea, toRankedIdea } from "./rank.ts";
import { hasSorrow } from "./situations.ts";
import { isVetoed } from "./veto.ts";
import { understandWish, type Wish } from "./wish.ts";
import { english } from "./wording/en.ts";

export type { NamedIdea } from "./guess-facets.ts";

/** Judges ideas that others than our own ranking name, by what rules ideas of the catalogue out. */
export interface Judge {
  /**
   * The catalogue's idea of that title, with our own price and reason; undefined where there is none, and null where
   * the person or the budget rules it out.
   */
  ours(title: string): RankedIdea | null | undefined;
  /** Whether a hard fact of the person rules out an idea of which only words are known. */
  isRuledOut(named: NamedIdea): boolean;
  /** Whether a text holds anything that was told of this very person. */
  isAboutThem(text: string): boolean;
  /** Whether a reason is in good taste: nothing loud or jolly where the facts are sad. */
  isTactful(why: string): boolean;
  /**
   * Whether nothing that was told speaks for it: it is what everybody is given, or is given for a reason that has
   * nothing to do with this person and is of no kind that our own ideas for them are.
   */
  isBelowFloor(named: NamedIdea, why: string | null): boolean;
}

/** What is given to those of whom nothing is known. */
const GIVEN_TO_ANYBODY =
  /\b(?:candles?|mugs?|tumblers?|water bottles?|tote bags?|totes|slippers|socks|throws?|blankets?|(?:photo|picture) frames?|key ?(?:chain|ring)s?|bath bombs?|hand creams?|body lotions?|journals?|notebooks?|gadget organi[sz]ers?|phone stands?|wine (?:openers?|stoppers?|aerators?))\b/i;
const JOLLY =
  /!|\p{Extended_Pictographic}|\b(?:ha ?ha\w*|lol|jok(?:e|es|ing)|fun|funny|hilarious|laughs?|giggles?|party|celebrate|celebrations?|cheer up|get over|move on|at least|bright side|exciting|yay|hooray)\b/iu;
/** Shorter words of a note tell too little to be recognised by. */
const TELLING_LENGTH = 4;

/** @param request with the facts that a model read, where it read any */
export function createJudge(index: IdeaIndex, request: GiftRequest, textOf: TextOf = englishText): Judge {
  // Titles said of earlier are compared by whoever asks: what is like an idea that was liked is welcome.
  const wish: Wish = { ...understandWish(request, index), isKnown: () => false };
  const { person } = wish;
  const explain = createExplain(wish, textOf);
  const told = toldWords(wish, request.additionalNotes);
  const isSad = hasSorrow(person.situations);
  const isAboutThem = (text: string): boolean => {
    const words = stems(text);
    if (told.size === 0) return true;
    return (
      words.some((word) => told.has(word)) ||
      [...interestsIn(words)].some((interest) => wish.asked.has(interest))
    );
  };
  /** Whether a telling word of the name is one of an idea of the catalogue that answers them. */
  const isOfTheirKind = (name: string): boolean =>
    stems(name).some(
      (word) =>
        index.words.isTelling?.(word) &&
        index.byKeyword.get(word)?.some((place) => {
          const idea = index.ideas[place]?.idea;
          return (
            idea?.interests.some((interest) => wish.asked.has(interest)) ||
            wish.suitable.some(({ key }) => idea?.suits[key] !== undefined)
          );
        }),
    );
  return {
    ours(title) {
      const found = index.byTitle.get(comparableTitle(title).bare);
      const indexed = found === undefined ? undefined : index.ideas[found];
      if (!indexed) return undefined;
      const candidate = toCandidate(indexed, wish);
      return candidate && toRankedIdea(candidate, wish, explain, textOf);
    },
    isRuledOut(named) {
      const indexed = indexIdea(guessFacets(named, wish.occasion), -1);
      // Of words alone nobody can tell whether there is a good reason for what hardly becomes them.
      return isVetoed(indexed, wish) || indexed.idea.tones.some((tone) => wish.unbecoming.has(tone));
    },
    isAboutThem,
    isTactful: (why) => !isSad || !JOLLY.test(why),
    isBelowFloor({ title, description, searchText }, why) {
      const name = `${title} ${searchText ?? ""}`;
      if (isAboutThem(`${name} ${description} ${why ?? ""}`)) return false;
      return GIVEN_TO_ANYBODY.test(title) || (why !== null && !isOfTheirKind(name));
    },
  };
}

/** Stems of all that was told of the person: interests, facts, relation, age, and what else the notes say. */
function toldWords({ person, interests, asked }: Wish, notes: string): ReadonlySet<string> {
  const facts = person.facts
    .filter(({ owner, kind }) => owner === "recipient" || kind === "avoid")
    .map(({ words, value }) => `${words} ${value}`);
  const own = stems(notes).filter((word) => word.length >= TELLING_LENGTH);
  const { relation, age } = person;
  const texts = [
    ...interests.map(({ words }) => words),
    ...asked.keys(),
    ...facts,
    ...(relation ? [english.person({ relation, kin: null, sex: null, childAge: null })] : []),
    ...(age ? [String(age.from)] : []),
  ];
  return new Set([...stems(texts.join(" ")), ...own]);
}
