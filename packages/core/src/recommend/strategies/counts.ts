/** Recommendations on a page of the diversity and personalized strategies (specification, section 9). */
export const DEFAULT_PAGE_COUNT = 5;

/** Recommendations that the recommender requests of an AI (specification, sections 7 and 9). */
export const REQUESTED_COUNT = 5;

/** How many to ask for: 5 when the recipient has more than 3 interests, else 4 (specification, section 5). */
export function countToAsk(interests: readonly string[]): number {
  return interests.length > 3 ? 5 : 4;
}
