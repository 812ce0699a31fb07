/**
 * The closed lists a gift is described with, beside the occasions. The interests that aren't popular ones are those
 * that the catalogue covers.
 */

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

/** A new one needs words in `understand/lexicons` and ideas in `api/src/gifts/catalogue/ideas`; the tests say how many. */
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

/** "misc" is what an idea falls to when nothing else fits. */
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

/** What a thing holds or is made of, where somebody may have to avoid it. */
export const INGREDIENTS = [
  "nuts",
  "dairy",
  "gluten",
  "egg",
  "soy",
  "sesame",
  "fish",
  "meat",
  "pork",
  "gelatine",
  "honey",
  "alcohol",
  "caffeine",
  "sugar",
  "perfume",
  "leather",
  "wool",
  "silk",
  "feathers",
  "latex",
  "pollen",
] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

/** What a gift asks of the person, or of where they live, before it can be enjoyed. */
export const NEEDS = [
  "garden",
  /** A balcony or terrace will do. */
  "outdoor-space",
  /** Sun or a bright window. */
  "light",
  "oven",
  /** A stove, a kitchen. */
  "kitchen",
  "freezer",
  /** It is big, and has to stand somewhere. */
  "space",
  "power",
  "phone",
  /** A computer, television or tablet, a screen looked at for long. */
  "screen",
  "internet",
  "sight",
  /** Much text to read. */
  "reading",
  "hearing",
  /** A firm, fine grip. */
  "fine-hands",
  "both-hands",
  "strength",
  /** Standing, walking, kneeling, moving about. */
  "mobility",
  /** Learning, rules, concentration, a good memory. */
  "concentration",
  /** Hours of work before there is anything to enjoy. */
  "effort",
  /** A naked flame: candles, incense, torches. */
  "flame",
  /** Blades and sharp tools. */
  "blades",
  "glass",
  "bath",
  "noise",
  /** Leaving the house: classes, tickets, trips. */
  "going-out",
  /** Two or more people. */
  "company",
  "car",
  "bicycle",
  "record-player",
  "printer",
  "pet",
  /** A wall to drill into, a home that is one's own. */
  "own-walls",
  /** Daily care, as living things ask for. */
  "care",
] as const;
export type Need = (typeof NEEDS)[number];

/** How a gift strikes the person who unwraps it. */
export const TONES = [
  "romantic",
  /** Underwear, a bath for two. */
  "intimate",
  "silly",
  "party",
  /** It speaks of their body: weight, age, skin, hygiene, posture. */
  "body",
  /** It is housework. */
  "chore",
  "memorial",
  "sentimental",
  "luxury",
  "morbid",
  "christmas",
  "religious",
  /** It celebrates two as a couple. */
  "couple",
  /** It celebrates babies and parents. */
  "baby",
  /** Office, career, ambition. */
  "career",
  "cute",
  /** It preaches: self-help, advice. */
  "advice",
] as const;
export type Tone = (typeof TONES)[number];

/** How well somebody must know their thing before an idea is for them: "expert" bores a beginner, and the other way round. */
export const SKILLS = ["beginner", "keen", "expert"] as const;
export type Skill = (typeof SKILLS)[number];

/** Who the person is to the giver. */
export const RELATIONS = [
  "partner",
  "mother",
  "father",
  "parents",
  "child",
  "sibling",
  "grandparent",
  "grandchild",
  "aunt-or-uncle",
  "niece-or-nephew",
  "cousin",
  "in-law",
  "godchild",
  "family",
  "couple",
  "close-friend",
  "friend",
  "new-date",
  "ex",
  "colleague",
  "boss",
  "employee",
  "client",
  "teacher",
  "carer",
  "neighbour",
  "host",
  "acquaintance",
  "self",
  "pet",
] as const;
export type Relation = (typeof RELATIONS)[number];

/** Feasts, and days that come once in a life, that have gifts of their own. */
export const FEASTS = [
  "advent",
  "baptism",
  "bar-mitzvah",
  "communion",
  "day-of-the-dead",
  "diwali",
  "easter",
  "eid",
  "first-school-day",
  "hanukkah",
  "lunar-new-year",
  "new-adoption",
  "nowruz",
  "passover",
  "ramadan",
  "sinterklaas",
  "three-kings",
] as const;
export type Feast = (typeof FEASTS)[number];

/** What somebody's life may be like, in so far as a gift has to heed it. `recommend/situations.ts` says what follows. */
export const SITUATIONS = [
  // The body and the senses.
  "blind",
  "low-vision",
  "deaf",
  "hard-of-hearing",
  "wheelchair",
  "limited-mobility",
  "weak-hands",
  "one-hand",
  "dementia",
  "chronic-pain",
  "fatigue",
  "sensory",
  "adhd",
  "anxiety",
  "insomnia",
  "migraine",
  "old-age",
  // Illness.
  "cancer",
  "hospital",
  "recovering",
  "long-illness",
  "depression",
  "terminal",
  // Loss.
  "bereaved",
  "pet-loss",
  "miscarriage",
  "breakup",
  "job-loss",
  // What is taken, and what is not.
  "sober",
  "pregnant",
  "breastfeeding",
  "diabetic",
  // Stages of life.
  "new-parent",
  "parent-of-young",
  "empty-nest",
  "student",
  "exams",
  "new-job",
  "retired",
  "new-home",
  "newcomer",
  "long-distance",
  "deployed",
  "prison",
  "engaged",
  "carer-at-home",
  "lives-alone",
  "lonely",
  // Work.
  "works-from-home",
  "desk-job",
  "night-shift",
  "on-feet",
  "commuter",
  "frequent-traveller",
  "exhausted",
  "outdoor-work",
  "teaches",
  "healthcare",
  // Where they live.
  "dorm",
  "small-home",
  "balcony",
  "no-garden",
  "boat",
  "van",
  "off-grid",
  "care-home",
  "no-oven",
  "no-kitchen",
  "countryside",
  "hot-climate",
  "cold-climate",
  "shared-home",
  "pet-at-home",
  "office-use",
  // What they care for.
  "no-clutter",
  "has-everything",
  "eco",
  "handmade",
  "wants-experiences",
  "experiences-only",
  "practical",
  "sentimental",
  "humour",
  "no-tech",
  "luxury",
  "no-fuss",
  // Faith.
  "muslim",
  "jewish",
  "hindu",
  "christian",
  "buddhist",
  "no-holidays",
  // How it gets there.
  "urgent",
  "by-post",
  "hand-luggage",
  "digital-only",
  // Who enjoys it.
  "together",
  "with-children",
  // What the gift is to say.
  "thanks",
  "farewell",
  "get-well",
  "apology",
  "congratulations",
  "long-marriage",
  ...FEASTS,
] as const;
export type Situation = (typeof SITUATIONS)[number];
