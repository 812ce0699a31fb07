import { RELATION_LABELS } from "@gifthearth/widgets";
import type { ForWhom } from "../host/shortlist.ts";

/** An idea with whom it was kept for; null for one that no search found. */
interface KeptIdea {
  readonly forWhom: ForWhom | null;
}

/** The ideas that were kept for one person and occasion. */
export interface IdeaGroup<Idea extends KeptIdea> {
  /** As an address names it. */
  readonly key: string;
  /** "My mother · Birthday". */
  readonly name: string;
  readonly ideas: readonly Idea[];
}

/** By whom and what they are for, in the order of the ideas. */
export function groupsOf<Idea extends KeptIdea>(ideas: readonly Idea[]): readonly IdeaGroup<Idea>[] {
  const keys = [...new Set(ideas.map(({ forWhom }) => keyOf(forWhom)))];
  return keys.map((key) => {
    const own = ideas.filter(({ forWhom }) => keyOf(forWhom) === key);
    return { key, name: nameOf(own[0]?.forWhom ?? null, keys.length), ideas: own };
  });
}

function keyOf(forWhom: ForWhom | null): string {
  return forWhom ? `${forWhom.relation ?? "somebody"} ${forWhom.occasion}`.toLowerCase() : "others";
}

function nameOf(forWhom: ForWhom | null, groups: number): string {
  if (!forWhom) return groups === 1 ? "Your ideas" : "Other ideas";
  const { relation, occasion } = forWhom;
  return relation ? `${RELATION_LABELS[relation]} · ${occasion}` : occasion;
}
