/** Recommendations on a page of the diversity and personalized strategies. */
export const DEFAULT_PAGE_COUNT = 5;

/** Recommendations that the recommender requests of an AI. */
export const REQUESTED_COUNT = 5;

/** How many to ask for: 5 when the recipient has more than 3 interests, else 4. */
export function countToAsk(interests: readonly string[]): number {
  return interests.length > 3 ? 5 : 4;
}
