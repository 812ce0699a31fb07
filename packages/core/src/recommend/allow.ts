import type { GiftIdea } from "../gift/idea.ts";
import { DEPENDANT, DEPENDANT_CATEGORIES } from "../understand/interest.ts";
import { isParticular } from "../understand/occasion.ts";
import type { OwnedThing } from "../understand/owned.ts";
import { isRuledOut } from "./circumstance.ts";
import type { IndexedIdea } from "./idea-index.ts";
import { hasTrait, toTraits } from "./traits.ts";
import type { Wish } from "./wish.ts";

/** Whom an idea suits that tells no ages. */
const ADULT = [18, 120] as const;
/** What suits nobody older than a teenager is not for somebody of unknown age. */
const GROWN_UP = 21;

/** What helps somebody who sees, hears, grips or remembers badly, and puzzles anybody else. */
const AIDS = toTraits({
  words: "arthritis seniors braille tactile talking accessible impaired reminiscence",
});

/** Whether notes, profile, age, occasion and what was said of other ideas leave room for the idea. */
export function isAllowed(indexed: IndexedIdea, wish: Wish): boolean {
  const { idea, keywords, title, category } = indexed;
  const { avoid } = wish.constraints;
  if (!suitsAge(idea, wish)) return false;
  for (const reason of idea.avoidFor) if (avoid.has(reason)) return false;
  if (wish.excludedCategories.has(category) || wish.unwanted.some((word) => keywords.has(word))) return false;
  if (wish.owned.some((thing) => isOwned(indexed, thing)) || wish.isKnown(title)) return false;
  const [main] = idea.interests;
  if (main && wish.dislikes.has(main) && !wish.asked.has(main)) return false;
  if (wish.circumstances.some((circumstance) => isRuledOut(indexed, circumstance, wish.asked))) return false;
  if (hasTrait(indexed, AIDS) && !isOfHelp(indexed, wish)) return false;
  if (isParticular(wish.occasion)) return idea.occasions.includes(wish.occasion);
  return !isForDependants(idea) || hasDependant(idea, wish);
}

/** A particular occasion's ideas are for the couple, the child to come or the animal, whatever their ages. */
function suitsAge({ ages }: GiftIdea, { occasion, constraints: { age } }: Wish): boolean {
  if (isParticular(occasion)) return true;
  const [youngest, oldest] = ages ?? ADULT;
  return age === null ? oldest >= GROWN_UP : age >= youngest && age <= oldest;
}

function isOwned({ head, keywords }: IndexedIdea, thing: OwnedThing): boolean {
  return head === thing.head || thing.names.some((name) => name.every((word) => keywords.has(word)));
}

function isOfHelp({ keywords }: IndexedIdea, { circumstances }: Wish): boolean {
  return circumstances.some(({ more }) => [...more.words].some((word) => keywords.has(word)));
}

/** Made for children: such a thing asks for no experience either, as a child's first camera. */
export function isForChildren({ ages }: GiftIdea): boolean {
  return ages !== undefined && ages[1] < ADULT[0];
}

/** Whether an idea is for those who have an animal or a small child, as a book on rabbits for a rabbit's owner. */
function isForDependants(idea: GiftIdea): boolean {
  const [main] = idea.interests;
  const isTheirs =
    DEPENDANT_CATEGORIES.has(idea.category) ||
    (main !== undefined && DEPENDANT.has(main)) ||
    idea.occasions.every((occasion) => occasion === "Treat Pet Friends");
  return isTheirs && !isForChildren(idea);
}

function hasDependant({ interests }: GiftIdea, { asked, hints }: Wish): boolean {
  return interests.some(
    (interest) => DEPENDANT.has(interest) && (asked.has(interest) || hints.has(interest)),
  );
}
