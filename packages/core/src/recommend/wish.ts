import { budgetRange } from "../gift/budget.ts";
import type { Occasion } from "../gift/occasions.ts";
import type { PriceRange } from "../gift/price-range.ts";
import { type GiftPreferences, type GiftRequest, NO_REFINEMENT } from "../gift/request.ts";
import type { ComparableTitle } from "../gift/similarity.ts";
import type { Interest } from "../gift/vocabulary.ts";
import { interestsNamed, type UnderstoodInterest, understandInterest } from "../understand/interest.ts";
import { understandNotes } from "../understand/notes.ts";
import { understandOccasion } from "../understand/occasion.ts";
import type { OwnedThing } from "../understand/owned.ts";
import { categoryKey } from "./category-key.ts";
import type { Circumstance } from "./circumstance.ts";
import { type Constraints, readConstraints } from "./constraints.ts";
import { hash } from "./hash.ts";
import type { IdeaIndex } from "./idea-index.ts";
import { type IdeaKind, kindOf } from "./kinship.ts";
import { readProfile } from "./profile.ts";
import { createResemblance } from "./resemblance.ts";

/** A request with all its words understood, and looked up in a catalogue. */
export interface Wish {
  readonly occasion: Occasion;
  readonly interests: readonly UnderstoodInterest[];
  /** The visitor's interests, by their places, that stand for one of the catalogue's. */
  readonly asked: ReadonlyMap<Interest, readonly number[]>;
  readonly constraints: Constraints;
  readonly budget: PriceRange;
  /** What the notes and the profile say of the person, and what follows. */
  readonly circumstances: readonly Circumstance[];
  readonly preferences: GiftPreferences | null;
  /** Under `categoryKey`. */
  readonly excludedCategories: ReadonlySet<string>;
  /** Interests that the notes mention with favour, and with disfavour. */
  readonly hints: ReadonlySet<Interest>;
  readonly dislikes: ReadonlySet<Interest>;
  /** Stems of the notes' words that speak for a gift, and of what is unwanted. */
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
  /** What the person has; names that mean an interest asked for are left out. */
  readonly owned: readonly OwnedThing[];
  /** What the visitor picked, and turned down. */
  readonly liked: readonly IdeaKind[];
  readonly disliked: readonly IdeaKind[];
  /** Whether an idea is like one that was shown, picked or turned down, or that the person has. */
  readonly isKnown: (title: ComparableTitle) => boolean;
  /** The same for the same query. */
  readonly hash: number;
}

/** As many of the notes' words as are looked up. */
const MAX_WORDS = 60;
/** As many of the ideas picked, and of those turned down, as others are compared with; the latest count. */
const MAX_KINDS = 8;

export function understandWish(request: GiftRequest, index: IdeaIndex): Wish {
  const { profile, refinement = NO_REFINEMENT, additionalNotes } = request;
  const occasion = understandOccasion(request.occasion);
  const interests = request.interests.map((words) => understandInterest(words, index.words));
  const constraints = readConstraints(additionalNotes, occasion, profile?.age, request.occasion);
  const notes = understandNotes(constraints.rest);
  const circumstances = [...constraints.circumstances, ...readProfile(profile)];
  const asked = placesByMeaning(interests);
  const { moreLike, notThis, alreadyHas, seen } = refinement;
  return {
    occasion,
    interests,
    asked,
    constraints,
    budget: budgetRange(request.budgetMin, request.budgetMax),
    circumstances,
    preferences: profile?.preferences ?? null,
    excludedCategories: new Set(profile?.excludedCategories.map(categoryKey)),
    hints: new Set([...notes.hints, ...circumstances.flatMap(({ hints }) => hints)]),
    dislikes: notes.dislikes,
    wanted: notes.wanted.slice(0, MAX_WORDS),
    unwanted: [...notes.unwanted],
    owned: notes.owned.map((thing) => withoutAsked(thing, asked)),
    liked: moreLike.slice(-MAX_KINDS).map((title) => kindOf(title, index)),
    disliked: notThis.slice(-MAX_KINDS).map((title) => kindOf(title, index)),
    isKnown: createResemblance([...moreLike, ...notThis, ...alreadyHas, ...seen]),
    hash: hash(JSON.stringify([request.occasion, request.interests, additionalNotes])),
  };
}

/** Who has footballs enough and loves football is still to be given what else is for it. */
function withoutAsked({ head, names }: OwnedThing, asked: Wish["asked"]): OwnedThing {
  return {
    head,
    names: names.filter((name) => !interestsNamed(name).some((interest) => asked.has(interest))),
  };
}

function placesByMeaning(interests: readonly UnderstoodInterest[]): ReadonlyMap<Interest, readonly number[]> {
  const places = new Map<Interest, number[]>();
  for (const [place, { meanings }] of interests.entries()) {
    for (const meaning of meanings) places.set(meaning, [...(places.get(meaning) ?? []), place]);
  }
  return places;
}
