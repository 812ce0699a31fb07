import type { AvoidReason, Interest } from "../gift/vocabulary.ts";
import type { IndexedIdea } from "./idea-index.ts";
import { hasTrait, type NamedTraits, type Traits, toTraits } from "./traits.ts";

/** Something about a person that ideas must heed, as it is written down. */
export interface NamedCircumstance {
  /** Said in notes, or of a personality or relationship: lower case, straight quotes. */
  readonly said: RegExp;
  readonly avoid?: readonly AvoidReason[];
  /** Ideas with any of these are left out, unless they have one of `unless` too. */
  readonly never?: NamedTraits;
  readonly unless?: NamedTraits;
  /** Ideas with none of these are left out. */
  readonly only?: NamedTraits;
  /** What names one of these interests first is left out, unless the visitor asked for that interest. */
  readonly shuns?: readonly Interest[];
  /** Ideas with any of these come later, or sooner. */
  readonly less?: NamedTraits;
  readonly more?: NamedTraits;
  /** How much `less` and `more` count; {@link USUAL_WEIGHT} unless told. */
  readonly weight?: number;
  /** Interests that it lets one guess. */
  readonly hints?: readonly Interest[];
}

/** The same made ready for many ideas. */
export interface Circumstance {
  readonly said: RegExp;
  readonly avoid: readonly AvoidReason[];
  readonly never: Traits;
  readonly unless: Traits;
  /** Null when any will do. */
  readonly only: Traits | null;
  readonly shuns: ReadonlySet<Interest>;
  readonly less: Traits;
  readonly more: Traits;
  readonly weight: number;
  readonly hints: readonly Interest[];
}

const USUAL_WEIGHT = 0.3;

export function toCircumstance(named: NamedCircumstance): Circumstance {
  return {
    said: named.said,
    avoid: named.avoid ?? [],
    never: toTraits(named.never ?? {}),
    unless: toTraits(named.unless ?? {}),
    only: named.only ? toTraits(named.only) : null,
    shuns: new Set(named.shuns),
    less: toTraits(named.less ?? {}),
    more: toTraits(named.more ?? {}),
    weight: named.weight ?? USUAL_WEIGHT,
    hints: named.hints ?? [],
  };
}

/** Whether a circumstance leaves no room for an idea; what the visitor asks for by name is not shunned. */
export function isRuledOut(
  indexed: IndexedIdea,
  { never, unless, only, shuns }: Circumstance,
  asked: { has: (interest: Interest) => boolean },
): boolean {
  if (only && !hasTrait(indexed, only)) return true;
  const [main] = indexed.idea.interests;
  const isShunned = main !== undefined && shuns.has(main) && !asked.has(main);
  return (isShunned || hasTrait(indexed, never)) && !hasTrait(indexed, unless);
}

/** What a circumstance adds to an idea's score, or takes from it. */
export function leaning(indexed: IndexedIdea, { less, more, weight }: Circumstance): number {
  return weight * (Number(hasTrait(indexed, more)) - Number(hasTrait(indexed, less)));
}
