import type { Language } from "../language.ts";
import type { CountryCode } from "../marketplaces.ts";
import type { Fact } from "../understand/person.ts";
import type { GiftQuery } from "./query.ts";
import type { GiftCategory } from "./vocabulary.ts";

/** What a visitor said of ideas that were shown before, each named by its title. */
export interface Refinement {
  /** "More like this": what else is of its kind comes first. */
  readonly moreLike: readonly string[];
  /** "Not this": neither it nor its like. */
  readonly notThis: readonly string[];
  /** "Already has it", and gifts given before: none that resembles it. */
  readonly alreadyHas: readonly string[];
  /** Shown already, when others are asked for. */
  readonly seen: readonly string[];
}

export const NO_REFINEMENT: Refinement = { moreLike: [], notThis: [], alreadyHas: [], seen: [] };

/**
 * Most titles of each list, and the longest title, that the API takes. As many may have been seen as come of over
 * thirty answers, so that whoever asks for others is shown none twice.
 */
export const REFINEMENT_LIMITS = { titles: 60, seen: 400, title: 120 } as const;

/** How much the recipient cares for each kind of gift, from 0 (not at all) to 1 (above all). */
export interface GiftPreferences {
  readonly sustainable: number;
  readonly handmade: number;
  readonly practical: number;
  readonly unique: number;
}

/** What is known of the recipient beside the form's query. */
export interface RecipientProfile {
  /** Years; null when not told. */
  readonly age: number | null;
  /** To the giver: "sister"; empty when not told. */
  readonly relationship: string;
  readonly personality: readonly string[];
  readonly preferences: GiftPreferences;
  /** Under any name that `categoryKey` knows. */
  readonly excludedCategories: readonly (GiftCategory | (string & {}))[];
  /** Whole days until the gift is given; null when not told. */
  readonly daysLeft: number | null;
}

/** All that a source of gifts may go by. */
export interface GiftRequest extends GiftQuery {
  /** Facts read of earlier notes that the visitor took away, by `factKey`. */
  readonly dismissed?: readonly string[] | undefined;
  /** What another reader than ours found in the visitor's words, as a model does; it is added to what ours finds. */
  readonly facts?: readonly Fact[] | undefined;
  /** Where it will be bought. */
  readonly country?: CountryCode | undefined;
  /** ISO 4217: what the budget is in; US dollars unless given. */
  readonly currency?: string | undefined;
  /** In which language ideas are told; English unless given. */
  readonly language?: Language | undefined;
  readonly refinement?: Refinement | undefined;
  readonly profile?: RecipientProfile | undefined;
  /** How many ideas are wanted; as many as an answer may hold unless told. */
  readonly count?: number | undefined;
}
