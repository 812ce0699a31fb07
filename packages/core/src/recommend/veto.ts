import type { GiftIdea } from "../gift/idea.ts";
import {
  type GiftTag,
  type Need,
  type Situation,
  SKILLS,
  type Skill,
  type Tone,
} from "../gift/vocabulary.ts";
import { DEPENDANT, DEPENDANT_CATEGORIES } from "../understand/interest.ts";
import { isParticular } from "../understand/occasion.ts";
import type { OwnedThing } from "../understand/owned.ts";
import { stem } from "../understand/words.ts";
import type { IndexedIdea } from "./idea-index.ts";
import { hasTrait } from "./traits.ts";
import type { Wish } from "./wish.ts";

/** Whom an idea suits that tells no ages. */
const ADULT = [18, 120] as const;
/** What suits nobody older than a teenager is not for somebody of unknown age. */
const GROWN_UP = 21;

/** By so many steps a gift is too personal, whatever speaks for it. */
const TOO_PERSONAL = 3;
/** From this age on most of what tells no ages does for them, too. */
const TEENAGER = 13;
/** Tones that are for grown-ups alone. */
const GROWN_UP_TONES: ReadonlySet<Tone> = new Set<Tone>([
  "romantic",
  "couple",
  "intimate",
  "body",
  "chore",
  "career",
]);

/** What keeps the rules of a faith, by its words, is for those who keep it. */
const BY_RULE: readonly (readonly [word: string, faith: Situation])[] = [
  ["kosher", "jewish"],
  ["halal", "muslim"],
];

/** Whether a hard fact rules the idea out: what the person can't have, lacks, owns, dislikes, or would be hurt by. */
export function isVetoed(indexed: IndexedIdea, wish: Wish): boolean {
  const { idea, title, category } = indexed;
  return (
    (wish.country !== null && idea.notIn?.includes(wish.country)) ||
    idea.contains.some((ingredient) => wish.avoid.has(ingredient)) ||
    idea.needs.some((need) => isLacking(need, idea, wish)) ||
    idea.tones.some((tone) => wish.offKey.has(tone)) ||
    idea.spoils.some((situation) => wish.person.situations.includes(situation)) ||
    !wish.only.every(([situation, { only }]) => {
      return only === "suited" ? idea.suits[situation] !== undefined : isOf(only, idea);
    }) ||
    idea.tags.some((tag) => wish.without.has(tag)) ||
    (indexed.isAid && !isMadeFor(idea, wish)) ||
    BY_RULE.some(([word, faith]) => indexed.keywords.has(word) && !wish.person.situations.includes(faith)) ||
    !suitsAge(idea, wish) ||
    !suitsSkill(idea, wish.person.skill) ||
    (wish.closeness !== null && idea.closeness[0] - wish.closeness >= TOO_PERSONAL) ||
    wish.excludedCategories.has(category) ||
    isUnwanted(indexed, wish) ||
    wish.owned.some((thing) => isOwned(indexed, thing)) ||
    wish.isKnown(title) ||
    isOutOfPlace(indexed, wish)
  );
}

function isOf(tag: GiftTag | undefined, { tags, category }: GiftIdea): boolean {
  return tag === category || tags.some((one) => one === tag);
}

/**
 * Whether the person hasn't got what an idea needs. What is made for the very situation that leaves them without it was
 * made with that in mind: large print for weak eyes, a rail planter for a balcony.
 */
function isLacking(need: Need, { suits }: GiftIdea, { lacks }: Wish): boolean {
  const situations = lacks.get(need);
  if (!situations) return false;
  return situations.length === 0 || situations.some((situation) => suits[situation] === undefined);
}

function isMadeFor({ suits }: GiftIdea, { person }: Wish): boolean {
  return person.situations.some((situation) => suits[situation] !== undefined);
}

/** A particular occasion's ideas are for the couple, the child to come or the animal, whatever their ages. */
function suitsAge({ ages, tones }: GiftIdea, { occasion, age }: Wish): boolean {
  if (isParticular(occasion)) return true;
  const isForTeenagers = ages === undefined && !tones.some((tone) => GROWN_UP_TONES.has(tone));
  const [youngest, oldest] = ages ?? [isForTeenagers ? TEENAGER : ADULT[0], ADULT[1]];
  if (age === null) return oldest >= GROWN_UP;
  if (!age.isTold) return youngest <= age.to && oldest >= Math.max(age.from, GROWN_UP);
  const middle = (age.from + age.to) / 2;
  return middle >= youngest && middle <= oldest;
}

/** What is for beginners insults an expert, and the other way round it overwhelms. */
function suitsSkill({ skill }: GiftIdea, person: Skill | null): boolean {
  return (
    skill === undefined || person === null || Math.abs(SKILLS.indexOf(skill) - SKILLS.indexOf(person)) < 2
  );
}

function isUnwanted(indexed: IndexedIdea, { person, asked, avoid, unwanted, unwantedKinds }: Wish): boolean {
  const [main] = indexed.idea.interests;
  if (main !== undefined && person.dislikes.has(main) && !asked.has(main)) return true;
  // "Without nuts" says the word, and is what they want.
  const isWithout = indexed.without !== null && avoid.has(indexed.without);
  if (!isWithout) for (const word of unwanted) if (indexed.keywords.has(word)) return true;
  return unwantedKinds.some((kind) => hasTrait(indexed, kind));
}

/** Whether an idea is what the person has; a stand for their records is none, and what is eaten is soon wanted again. */
function isOwned({ idea, head, keywords }: IndexedIdea, thing: OwnedThing): boolean {
  if (idea.tags.includes("consumable")) return false;
  return (
    head === thing.head ||
    idea.replaces.some((noun) => noun === thing.head || noun.endsWith(` ${thing.head}`)) ||
    thing.names.some((name) => name.includes(stem(head)) && name.every((word) => keywords.has(word)))
  );
}

/** What is for a pet or a baby is for these alone; and for a pet nothing else is. */
function isOutOfPlace({ idea, keywords }: IndexedIdea, wish: Wish): boolean {
  const { occasion, interests, asked, touched, person } = wish;
  if (isParticular(occasion)) return occasion === "Treat Pet Friends" && !idea.occasions.includes(occasion);
  if (!isForDependants(idea)) return false;
  // An interest in the very thing, as in aquariums, tells of the animal too.
  if (interests.some(({ telling }) => telling.some((word) => keywords.has(word)))) return false;
  const hasDependant = idea.interests.some(
    (interest) => DEPENDANT.has(interest) && (asked.has(interest) || touched.has(interest)),
  );
  return !hasDependant && !person.situations.some((situation) => idea.suits[situation] !== undefined);
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

/** Made for children: such a thing asks for no experience either, as a child's first camera. */
export function isForChildren({ ages }: GiftIdea): boolean {
  return ages !== undefined && ages[1] < ADULT[0];
}
