import { plainText } from "../../gift/plain-text.ts";
import type { GiftContext } from "./context.ts";
import { budgetText, type Recommendation } from "./recommendation.ts";

/** Their scores are fixed, since nothing was ranked. */
const IDEAS = [
  {
    id: "fallback-experience",
    title: "A Day to Share",
    description:
      "A class, a tour or a show to go to together: it takes no room, and it is told of for years.",
    category: "experience",
    search: "experience gift",
    qualityScore: 7,
  },
  {
    id: "fallback-gift-set",
    title: "A Well-Chosen Gift Set",
    description: "A few good things that belong together, for something they already love to do.",
    category: "misc",
    search: "gift set",
    qualityScore: 6.5,
  },
  {
    id: "fallback-subscription",
    title: "A Few Months' Subscription",
    description: "A small parcel that comes every month, so that the day is remembered long after.",
    category: "misc",
    search: "subscription box",
    qualityScore: 6,
  },
] as const;

/**
 * The three ideas that are left when the standard recommender fails: an
 * experience, a gift set and a subscription. They cost what the budget says and are searched for with the
 * first interest; the experience, scored highest, is the top one.
 */
export function fallbackIdeas({ recipient, constraints }: GiftContext): Recommendation[] {
  const interest = plainText(recipient.interests[0], 60);
  return IDEAS.map(({ search, ...idea }) => ({
    ...idea,
    priceRange: budgetText(constraints.budget),
    why: null,
    searchText: `${interest} ${search}`.trim(),
    affiliateUrl: null,
    imageUrl: null,
    charityImpact: null,
    tags: [],
    averageRating: null,
    reviewCount: null,
    isTopRecommendation: idea.id === "fallback-experience",
    isError: false,
  }));
}
