import { stems } from "../../understand/words.ts";
import type { Recommendation } from "./recommendation.ts";

const MAX_SCORE = 10;

/**
 * The standard strategy's score: 5, up to 3 for the description's length over
 * 100, and a random part of up to 2; at most 10. Not rounded.
 * @param random gives a number from 0 to 1
 */
export function standardScore(
  { description }: Pick<Recommendation, "description">,
  random: () => number,
): number {
  return Math.min(MAX_SCORE, 5 + Math.min(3, description.length / 100) + 2 * random());
}

/**
 * The high-quality mode's score: 7, 0.5 for each interest that the description
 * names up to 2, and up to 1 for its length over 300; at most 10, rounded to 1 decimal.
 */
export function highQualityScore(
  { description }: Pick<Recommendation, "description">,
  interests: readonly string[],
): number {
  const score = 7 + interestBonus(description, interests) + lengthBonus(description);
  return Math.round(Math.min(MAX_SCORE, score) * 10) / 10;
}

/**
 * The basic score: 6.5, the same for interests and length as
 * {@link highQualityScore}, and 0.5 for a top recommendation; at most 10. Not rounded.
 */
export function basicScore(
  { description, isTopRecommendation }: Pick<Recommendation, "description" | "isTopRecommendation">,
  interests: readonly string[],
): number {
  const score = 6.5 + interestBonus(description, interests) + lengthBonus(description);
  return Math.min(MAX_SCORE, score + (isTopRecommendation ? 0.5 : 0));
}

/**
 * An interest is named when all its telling words are in the description, whatever their endings; one
 * that is given twice counts once.
 */
function interestBonus(description: string, interests: readonly string[]): number {
  const said = new Set(stems(description));
  const asked = new Map(interests.map((interest) => [stems(interest).join(" "), stems(interest)]));
  const named = [...asked.values()].filter(
    (words) => words.length > 0 && words.every((word) => said.has(word)),
  );
  return Math.min(2, 0.5 * named.length);
}

function lengthBonus(description: string): number {
  return Math.min(1, description.length / 300);
}
