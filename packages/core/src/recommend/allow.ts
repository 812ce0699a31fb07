import type { GiftIdea } from "../gift/idea.ts";
import type { IndexedIdea } from "./idea-index.ts";
import { DEPENDANT, DEPENDANT_CATEGORIES } from "./interest.ts";
import { isParticular } from "./occasion.ts";
import type { Wish } from "./wish.ts";

/** Whom an idea suits that tells no ages. */
const ADULT = [18, 120] as const;
/** What suits nobody older than a teenager is not for somebody of unknown age. */
const GROWN_UP = 21;

/** Whether notes, age and occasion leave room for the idea. */
export function isAllowed({ idea, place }: IndexedIdea, wish: Wish): boolean {
  const { avoid, age } = wish.constraints;
  if (wish.unwanted[place] === 1) return false;
  for (const reason of idea.avoidFor) if (avoid.has(reason)) return false;
  const [main] = idea.interests;
  if (main && wish.dislikes.has(main) && !wish.asked.has(main)) return false;
  if (isParticular(wish.occasion)) return idea.occasions.includes(wish.occasion);
  if (isForDependants(idea) && !hasDependant(idea, wish)) return false;
  const [youngest, oldest] = idea.ages ?? ADULT;
  return age === null ? oldest >= GROWN_UP : age >= youngest && age <= oldest;
}

/** Made for children: such a thing asks for no experience either, as a child's first camera. */
export function isForChildren({ ages }: GiftIdea): boolean {
  return ages !== undefined && ages[1] < ADULT[0];
}

/** Whether an idea is for those who have an animal or a small child. */
function isForDependants(idea: GiftIdea): boolean {
  const [main] = idea.interests;
  const isTheirs = DEPENDANT_CATEGORIES.has(idea.category) || (main !== undefined && DEPENDANT.has(main));
  return isTheirs && !isForChildren(idea);
}

function hasDependant({ interests }: GiftIdea, { asked, hints }: Wish): boolean {
  return interests.some(
    (interest) => DEPENDANT.has(interest) && (asked.has(interest) || hints.has(interest)),
  );
}
