import type { Recommendation } from "./recommendation.ts";

/** By quality score, the highest first; equal scores stay in the order given. */
export function bestFirst(items: readonly Recommendation[]): Recommendation[] {
  return items.toSorted((one, other) => other.qualityScore - one.qualityScore);
}
