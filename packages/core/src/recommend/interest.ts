import { type GiftCategory, INTERESTS, type Interest } from "../gift/vocabulary.ts";
import { stems } from "./words.ts";

/** Other words for the interests of the catalogue, by which a visitor's own words are understood. */
const SYNONYMS: Readonly<Record<Interest, string>> = {
  Reading:
    "book, books, bookworm, novels, literature, fiction, library, poetry, kindle, true crime, harry potter, fantasy",
  Cooking:
    "cook, chef, kitchen, food, foodie, recipes, grilling, barbecue, bbq, cuisine, pasta, spicy food, sushi, pizza",
  Travel: "travelling, trips, holidays abroad, backpacking, adventure, flying, vacation",
  Gardening: "garden, gardener, vegetables, flowers, allotment, growing",
  Sports: "sport, athletics, basketball, baseball, volleyball, cricket, rugby, hockey, table tennis",
  Technology:
    "tech, gadgets, tech gadgets, computers, electronics, coding, programming, robots, smart home, science fiction, drones, ai",
  Music:
    "songs, concerts, bands, singing, festivals, musician, audiophile, headphones, k-pop, jazz, hip hop, rock music, classical music, pop music, dj",
  Art: "arts, artist, galleries, museums, creative",
  Fashion: "clothes, clothing, style, jewellery, jewelry, accessories, shoes, handbags",
  Hiking: "hike, hiker, walking, trekking, mountains, trails, rambling, outdoors",
  Photography: "photos, camera, photographer, pictures, filmmaking",
  Gaming: "video games, games, gamer, playstation, xbox, nintendo, esports, minecraft, roblox, pc gaming",
  Astronomy: "stars, outer space, space, stargazing, telescope, planets, nasa, astronauts, rockets",
  Baking: "bake, baker, bread, cakes, sourdough, pastry, cookies",
  Beer: "craft beer, brewing, homebrew, ale",
  Birdwatching: "birds, birding, birder, bird watching",
  "Board Games": "board game, tabletop, card games, chess, dungeons and dragons, catan",
  Calligraphy: "lettering, hand lettering, handwriting, fountain pens",
  Camping: "camp, camper, tent, bushcraft, campfire, van life",
  Cars: "car, driving, formula 1, f1, racing, mechanics, motorsport",
  Cats: "cat, kitten, kitty, kittens",
  Chocolate: "chocolates, cocoa, truffles, sweets",
  Climbing: "climb, climber, bouldering, mountaineering, rock climbing",
  Cocktails: "cocktail, mixology, bartending, whisky, whiskey, gin, spirits",
  Coffee: "espresso, barista, latte, cappuccino, cold brew",
  Cycling: "bike, bicycle, biking, cyclist, mountain biking",
  DIY: "home improvement, tools, fixing, repairs, making, tinkering",
  Dancing: "dance, dancer, ballet, salsa, swing",
  Dogs: "dog, puppy, puppies, pup, canine",
  Drawing: "draw, sketching, illustration, comics, manga, anime",
  "Eco-friendly": "eco, sustainability, sustainable, environment, zero waste, green living, climate",
  Fishing: "fish, angling, angler, fly fishing",
  Fitness: "gym, workout, weights, crossfit, exercise, pilates, training",
  Football: "soccer, premier league, goalkeeper",
  Golf: "golfer, golfing",
  Guitar: "guitarist, ukulele, bass guitar",
  History: "historical, genealogy, archaeology, ancient rome, museums",
  "Home Decor": "decor, decorating, interior design, interiors, home decoration, house, homemaking",
  Horses: "horse, riding, equestrian, pony",
  Houseplants: "plants, house plants, succulents, indoor plants, cactus",
  Journaling: "journal, diary, bullet journal, planner, stationery, scrapbooking",
  Knitting: "knit, crochet, yarn, wool",
  Languages: "language, learning spanish, learning french, japanese, linguistics",
  Leathercraft: "leather, leatherwork",
  "Mechanical Keyboards": "keyboard, keyboards, keycaps",
  Meditation: "meditate, mindfulness, buddhism, zen, spirituality",
  "Model Building":
    "models, lego, scale models, trains, model trains, model railway, miniatures, warhammer, airplanes",
  Motorcycles: "motorcycle, motorbike, biker",
  Movies:
    "movie, film, films, cinema, netflix, tv shows, series, anime, star wars, marvel, disney, harry potter",
  Nature: "wildlife, animals, forest, sea, beach, ocean, foraging, national parks, bees, insects",
  Painting: "paint, watercolour, watercolor, acrylics, oil painting",
  Parenting: "parent, baby, new mum, new mom, new dad, motherhood, fatherhood, newborn",
  Piano: "pianist, synthesizer, keyboard playing",
  Pottery: "ceramics, clay, potter",
  Puzzles: "puzzle, jigsaw, crosswords, sudoku, brain teasers, escape rooms",
  Running: "run, runner, jogging, marathon, trail running",
  Science: "scientist, biology, chemistry, physics, math, maths, engineering, stem, experiments",
  "Self-care": "self care, relaxation, relaxing, spa, pampering, wellness, bath, candles, massage, sleep",
  Sewing: "sew, quilting, embroidery, mending, cross stitch",
  Skiing: "ski, snowboarding, snow, winter sports",
  Skincare: "beauty, makeup, cosmetics, skin",
  Swimming: "swim, swimmer, surfing, diving, snorkelling, wild swimming",
  Tea: "teas, matcha, herbal tea",
  Tennis: "badminton, padel, pickleball, squash",
  Theatre: "theater, musicals, broadway, drama, acting, opera",
  Vinyl: "records, record collecting, turntable, lps",
  Wine: "wines, sommelier, winery, champagne",
  Woodworking: "wood, carpentry, whittling, woodwork",
  Writing: "write, writer, author, screenwriting, blogging",
  Yoga: "yogi, stretching",
  "3D Printing": "3d printer, 3d print, maker",
};

/** What a visitor's own words for an interest mean to the catalogue. */
export interface UnderstoodInterest {
  /** As the visitor wrote it. */
  readonly words: string;
  readonly stems: readonly string[];
  /** Whether the words are an interest's very name, so that they say no more than it does. */
  readonly isPlain: boolean;
  /** Interests of the catalogue it stands for, the surest first; may be empty. */
  readonly meanings: readonly Interest[];
}

/** As many words of an interest, and of a phrase in a text, as are looked at. */
const MAX_WORDS = 8;
const LONGEST_PHRASE = 3;

const key = (text: string) => stems(text).join(" ");

const BY_PHRASE: ReadonlyMap<string, Interest[]> = (() => {
  const phrases = new Map<string, Interest[]>();
  for (const interest of INTERESTS) {
    for (const phrase of [interest, ...SYNONYMS[interest].split(", ")]) {
      const known = phrases.get(key(phrase)) ?? [];
      if (!known.includes(interest)) phrases.set(key(phrase), [...known, interest]);
    }
  }
  return phrases;
})();

/**
 * Finds the catalogue's interests behind a visitor's words: the whole phrase first, then the longest
 * runs of its words ("rainy-day jigsaw puzzles" is Puzzles).
 */
export function understandInterest(words: string): UnderstoodInterest {
  const parts = stems(words).slice(0, MAX_WORDS);
  const meanings = new Set<Interest>();
  for (let length = parts.length; length > 0 && meanings.size === 0; length--) {
    for (let start = 0; start + length <= parts.length; start++) {
      for (const meaning of BY_PHRASE.get(parts.slice(start, start + length).join(" ")) ?? []) {
        meanings.add(meaning);
      }
    }
  }
  const isPlain = [...meanings].some((meaning) => key(meaning) === parts.join(" "));
  return { words, stems: parts, isPlain, meanings: [...meanings] };
}

/** Every interest that a text names, by the stems of its words in order; the longest phrase counts. */
export function interestsIn(parts: readonly string[]): ReadonlySet<Interest> {
  const found = new Set<Interest>();
  for (let start = 0; start < parts.length; ) {
    let length = Math.min(LONGEST_PHRASE, parts.length - start);
    while (length > 1 && !BY_PHRASE.has(parts.slice(start, start + length).join(" "))) length--;
    for (const meaning of BY_PHRASE.get(parts.slice(start, start + length).join(" ")) ?? [])
      found.add(meaning);
    start += length;
  }
  return found;
}

/**
 * Interests whose things are of little use to those who don't share them: a capo wants a guitar. An idea
 * that names one of these first is no answer to the other interests that it names.
 */
export const SPECIALIST: ReadonlySet<Interest> = new Set<Interest>([
  "3D Printing",
  "Beer",
  "Cars",
  "Cats",
  "Climbing",
  "Cocktails",
  "Cycling",
  "Dancing",
  "Dogs",
  "Fishing",
  "Football",
  "Golf",
  "Guitar",
  "Horses",
  "Knitting",
  "Leathercraft",
  "Mechanical Keyboards",
  "Model Building",
  "Motorcycles",
  "Parenting",
  "Piano",
  "Running",
  "Sewing",
  "Skiing",
  "Swimming",
  "Tennis",
  "Vinyl",
  "Wine",
  "Woodworking",
]);

/** Who likes sports in general may well like one of these. */
export const KINDS_OF_SPORT: ReadonlySet<Interest> = new Set<Interest>([
  "Climbing",
  "Cycling",
  "Football",
  "Golf",
  "Running",
  "Skiing",
  "Swimming",
  "Tennis",
]);

/** Interests whose things are for those who have the animal or the child. */
export const DEPENDANT: ReadonlySet<Interest> = new Set<Interest>(["Cats", "Dogs", "Horses", "Parenting"]);

/** An idea of these categories is for them too, whatever interest it names first. */
export const DEPENDANT_CATEGORIES: ReadonlySet<GiftCategory> = new Set<GiftCategory>(["baby", "pets"]);

/** Interests that nearly everybody shares a little: what they name first may fill up a short list. */
export const COMMON: ReadonlySet<Interest> = new Set<Interest>([
  "Art",
  "Board Games",
  "Chocolate",
  "Cooking",
  "Eco-friendly",
  "Fashion",
  "Home Decor",
  "Houseplants",
  "Movies",
  "Music",
  "Nature",
  "Puzzles",
  "Reading",
  "Self-care",
  "Tea",
  "Travel",
]);
