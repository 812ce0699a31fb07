import type { Recommendation } from "./recommendation.ts";

/** By quality score, the highest first; equal scores stay in the order given. */
export function bestFirst<Item extends Recommendation>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => other.qualityScore - one.qualityScore);
}
