import { basicScore, type Recommendation } from "@gifthearth/core/recommend";

/** What shows where no search came before. */
const SAMPLES = [
  {
    id: "sample-star-map",
    title: "Custom Star Map",
    description:
      "The night sky as it stood over a place and a date that matter to them, printed to be framed.",
    category: "home",
    priceRange: "$35-$70",
    tags: ["unique"],
    searchText: "custom star map print",
  },
  {
    id: "sample-headphones",
    title: "Noise-Cancelling Headphones",
    description: "A quiet room to take along: for the train, an open office, or an album heard to its end.",
    category: "tech",
    priceRange: "$80-$200",
    tags: ["practical"],
    searchText: "noise cancelling headphones",
  },
  {
    id: "sample-coffee-subscription",
    title: "Coffee Subscription",
    description: "A bag from another roaster every month, with a note on where it grew and how to brew it.",
    category: "food",
    priceRange: "$40-$90",
    tags: ["consumable"],
    searchText: "coffee subscription gift",
  },
  {
    id: "sample-indoor-plants",
    title: "Indoor Plant Bundle",
    description:
      "Three plants that forgive a forgotten watering, each in a pot of its own, ready for a sill.",
    category: "home",
    priceRange: "$30-$65",
    tags: ["sustainable"],
    searchText: "indoor plant bundle easy care",
  },
] as const;

/** Shown, and called samples, where nothing was found; scored like any other idea. */
export const SAMPLE_RECOMMENDATIONS: readonly Recommendation[] = SAMPLES.map((sample) => ({
  ...sample,
  why: null,
  affiliateUrl: null,
  imageUrl: null,
  charityImpact: null,
  averageRating: null,
  reviewCount: null,
  isTopRecommendation: false,
  isError: false,
  qualityScore: basicScore({ ...sample, isTopRecommendation: false }, []),
}));
