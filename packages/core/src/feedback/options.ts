import { formatShare } from "../charity/share.ts";

/** Whether somebody means to come back. */
export const FUTURE_USE = ["Definitely", "Probably", "Maybe", "Probably not", "Definitely not"] as const;

/** Whether somebody would tell others. */
export const WOULD_RECOMMEND = ["Yes", "Maybe", "No"] as const;

/** The ratings there are, from worst to best. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** What the detailed mode rates, in the order of the form. */
export const DETAILED_RATINGS = [
  "overallRating",
  "accuracyRating",
  "easeOfUseRating",
  "charitableModelRating",
] as const;
export type DetailedRating = (typeof DETAILED_RATINGS)[number];

/** Whether a value is a rating: an integer from 1 to 5. */
export function isRating(value: unknown): value is Rating {
  return RATINGS.some((rating) => rating === value);
}

/**
 * What a rating category is called.
 * @param charityShare the part of the commission that is donated, 0 to 1
 */
export function ratingName(category: DetailedRating, charityShare: number): string {
  switch (category) {
    case "overallRating":
      return "Overall Experience";
    case "accuracyRating":
      return "Gift Recommendations Accuracy";
    case "easeOfUseRating":
      return "Ease of Use";
    case "charitableModelRating":
      return `${formatShare(charityShare)} Donation Model Appeal`;
  }
}
