/**
 * The closed lists a gift is described with. The form's options and the popular interests are the
 * specification's (section 9); the other interests are those the catalogue covers.
 */

export const OCCASIONS = [
  "Birthday",
  "Anniversary",
  "Wedding",
  "Graduation",
  "Housewarming",
  "Holiday",
  "Baby Shower",
  "Just Because",
  "Treat Yourself",
  "Treat Pet Friends",
  "Other",
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const POPULAR_INTERESTS = [
  "Reading",
  "Cooking",
  "Travel",
  "Gardening",
  "Sports",
  "Technology",
  "Music",
  "Art",
  "Fashion",
  "Hiking",
  "Photography",
  "Gaming",
] as const;

export const INTERESTS = [
  ...POPULAR_INTERESTS,
  "Astronomy",
  "Baking",
  "Beer",
  "Birdwatching",
  "Board Games",
  "Calligraphy",
  "Camping",
  "Cars",
  "Cats",
  "Chocolate",
  "Climbing",
  "Cocktails",
  "Coffee",
  "Cycling",
  "DIY",
  "Dancing",
  "Dogs",
  "Drawing",
  "Eco-friendly",
  "Fishing",
  "Fitness",
  "Football",
  "Golf",
  "Guitar",
  "History",
  "Home Decor",
  "Horses",
  "Houseplants",
  "Journaling",
  "Knitting",
  "Languages",
  "Leathercraft",
  "Mechanical Keyboards",
  "Meditation",
  "Model Building",
  "Motorcycles",
  "Movies",
  "Nature",
  "Painting",
  "Parenting",
  "Piano",
  "Pottery",
  "Puzzles",
  "Running",
  "Science",
  "Self-care",
  "Sewing",
  "Skiing",
  "Skincare",
  "Swimming",
  "Tea",
  "Tennis",
  "Theatre",
  "Vinyl",
  "Wine",
  "Woodworking",
  "Writing",
  "Yoga",
  "3D Printing",
] as const;
export type Interest = (typeof INTERESTS)[number];

/** "misc" is what an idea falls to when nothing else fits (specification, section 9). */
export const CATEGORIES = [
  "books",
  "tech",
  "fashion",
  "home",
  "kitchen",
  "outdoor",
  "experience",
  "craft",
  "food",
  "games",
  "music",
  "wellness",
  "pets",
  "baby",
  "misc",
] as const;
export type GiftCategory = (typeof CATEGORIES)[number];

export const GIFT_TAGS = [
  "sustainable",
  "handmade",
  "practical",
  "unique",
  "experience",
  "consumable",
  "digital",
  "needs-delivery-time",
] as const;
export type GiftTag = (typeof GIFT_TAGS)[number];

/** Reasons for which an idea must not be given to somebody. */
export const AVOID_REASONS = [
  "alcohol",
  "nuts",
  "gluten",
  "dairy",
  "meat",
  "animal-products",
  "caffeine",
  "sugar",
  "fragrance",
  "electronic",
  "pets",
  "under-3",
  "under-18",
  "bulky",
] as const;
export type AvoidReason = (typeof AVOID_REASONS)[number];
