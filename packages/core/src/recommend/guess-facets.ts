import type { GiftIdea } from "../gift/idea.ts";
import type { Occasion } from "../gift/occasions.ts";
import {
  CATEGORIES,
  type GiftCategory,
  type GiftTag,
  type Ingredient,
  type Interest,
  type Need,
  type Situation,
  type Tone,
} from "../gift/vocabulary.ts";
import { interestsIn } from "../understand/interest.ts";
import { fold, stems } from "../understand/words.ts";
import { guessCategory } from "./guess-category.ts";

/** An idea of which only words are known, as a model names it. */
export interface NamedIdea {
  readonly title: string;
  readonly description: string;
  /** Any name; one that we don't know is guessed from the words. */
  readonly category: string;
  readonly searchText: string | null;
}

/** Words that tell a facet, whole ones, in lower case and without accents. */
interface Telling {
  readonly words: string;
  /** Parts of a name that hold such a word and mean something else. */
  readonly except?: string;
}

const FREE = "(?:vegan|vegetarian|plant-based|meatless|faux|synthetic|artificial|imitation|mushroom)\\s+\\w+";

/** What a thing is plainly made of; the commonest words of the other languages are among them. */
const CONTAINS: Readonly<Partial<Record<Ingredient, Telling>>> = {
  alcohol: {
    words:
      "alcohol\\w*|wines?|beers?|ales?|lagers?|ciders?|whisk(?:e)?ys?|bourbon|scotch|gins?|vodka|rum|tequila|mezcal|brandy|cognac|champagne|prosecco|liqueurs?|liquors?|sake|mead|cocktails?|sommelier|home ?brew\\w*|brewery|distillery|hip flask|" +
      "wein\\w*|bier\\w*|schnaps|likor|sekt|vins?|bieres?|vinos?|cervezas?|licor\\w*|vini|birr[ae]|liquor[ei]|wijn\\w*|jenever",
    except:
      "(?:non-?alcoholic|alcohol-free|zero-proof|alkoholfreie?r?s?)\\s+\\w+|alcohol (?:inks?|markers?)|(?:root|ginger) (?:beer|ale)|gin rummy|scotch tape",
  },
  nuts: {
    words:
      "nuts?|peanuts?|almonds?|hazelnuts?|walnuts?|cashews?|pistachios?|pecans?|macadamias?|pralines?|marzipan|nougat|nutella|gianduja|granola|muesli|baklava|" +
      "\\w*nusse?|mandeln?|noix|noisettes?|amandes?|nuez|nueces|almendras?|avellanas?|noci|nocciol\\w+|mandorl\\w+|\\w*noten|amandel\\w*|pinda\\w*|cacahu\\w+|arachid\\w+",
    except: "nut-free\\b|nuts and bolts|walnut(?: wood)? (?:\\w+ )?(?:board|box|stand|tray|frame|case|shelf)",
  },
  dairy: {
    words:
      "cheeses?|fondue|butter|yogh?urt|raclette|milk|creams?|ice cream|caramels?|fudge|toffee|milk chocolates?|ghee|kase|fromages?|quesos?|formagg\\w+|kaas",
    except: `${FREE}|(?:dairy-free|oat|hand|face|foot|skin|body|eye|shaving|night) \\w+|(?:nut|peanut|almond|body|shea|cocoa) butter`,
  },
  gluten: {
    words:
      "bread|sourdough|pasta|cookies?|biscuits?|cakes?|cupcakes?|brownies?|pretzels?|crackers?|panettone|ramen|beers?|flour|pastry|pastries|granola|stollen|kekse?|gateaux?|galletas?|biscotti|koekjes?",
    except:
      "gluten-free\\s+\\w+|cake (?:stand|tin|pan)|bread (?:knife|board|box|bin|oven)|(?:cookie|biscuit) cutters?",
  },
  egg: {
    words: "eggs?|mayonnaise|meringues?|macarons?|cakes?|cookies?|brownies?",
    except: `${FREE}|egg (?:cup|timer)|easter egg (?:hunt|cup)|cake (?:stand|tin|pan)|(?:cookie|biscuit) cutters?`,
  },
  soy: {
    words: "soy|soya|tofu|miso|edamame|ramen|teriyaki",
    except: "soy-free\\s+\\w+|soy (?:wax|candles?)",
  },
  sesame: { words: "sesame|tahini|halva|hummus|za'?atar" },
  fish: {
    words:
      "fish|salmon|tuna|anchov(?:y|ies)|sardines?|caviar|oysters?|prawns?|shrimps?|lobsters?|crab|seafood|shellfish",
    except: "fish(?:ing|erman\\w*)|fish (?:tank|bowl|print)|crab apple",
  },
  meat: {
    words:
      "meats?|beef|pork|bacon|hams?|salami|sausages?|jerky|steaks?|prosciutto|chorizo|charcuterie|biltong|foie gras|wurst|schinken|jambon|saucisson|jamon|salumi",
    except: `${FREE}|ham radio`,
  },
  pork: {
    words: "pork|bacon|hams?|salami|prosciutto|chorizo|lard|charcuterie|schinken|jambon|jamon",
    except: `${FREE}|ham radio`,
  },
  gelatine: { words: "marshmallows?|gumm(?:y|ies)(?: bears?)?|jell(?:o|ies)", except: FREE },
  honey: { words: "honey|mead|beeswax", except: "honeycomb blind" },
  caffeine: {
    words: "coffees?|espressos?|cold brew|matcha|black tea|energy drinks?",
    except: "(?:decaf\\w*|caffeine-free)\\s+\\w+|coffee[- ]table",
  },
  sugar: {
    words:
      "cand(?:y|ies)|chocolates?|truffles?|caramels?|fudge|toffee|honey|maple syrup|sweets|cookies?|cakes?|brownies?|marzipan|nougat",
    except: "(?:sugar-free|unsweetened)\\s+\\w+|honeycomb|cake (?:stand|tin|pan)",
  },
  perfume: {
    words:
      "perfumes?|colognes?|scented|fragrances?|incense|essential oils?|diffusers?|eau de \\w+|potpourri|parfum\\w*|aromatherapy",
    except: "(?:fragrance|perfume)-free|unscented",
  },
  leather: { words: "leather|suede|sheepskin|fur|leder\\w*|cuir|cuero|pelle", except: FREE },
  wool: { words: "wool|woolen|woollen|merino|cashmere|alpaca|mohair", except: `${FREE}|steel wool` },
  silk: { words: "silk", except: FREE },
  feathers: { words: "feathers?|goose down|duck down|down (?:jacket|vest|pillow|duvet)", except: FREE },
  latex: { words: "latex|rubber|balloons?" },
  pollen: {
    words: "bouquets?|cut flowers|lil(?:y|ies)|flower (?:subscription|arrangement)s?",
    except: "dried\\s+\\w+",
  },
};

/** Allergens that a recipe may well hold without its name saying so. */
const OF_RECIPES: readonly Ingredient[] = ["nuts", "dairy", "gluten", "egg", "soy", "sesame"];
/** What only serves to make or hold food comes with none of it; but who can't have cheese has no use for its knife. */
const TOOLS =
  "(?!cheese)\\w+ (?:cutters?|mou?lds?|stands?|pans?|press|stamps?|knife|knives|boards?|cookbook|class|course|workshop|thermometer|tempering|machine|maker|rack|fountain)";
/** What is made by a recipe. */
const RECIPES: Telling = {
  words:
    "chocolates?|truffles?|cookies?|biscuits?|cakes?|cupcakes?|brownies?|pastr(?:y|ies)|bars|granola|cand(?:y|ies)|snacks?|treats?|sampler|hamper|delicac(?:y|ies)|antipasti|ice cream|spreads?|sauces?|pesto|brittle|fudge|toffee|pralines?|schokolade\\w*|chocolats?|cioccolat\\w+|chocola(?:de)?",
  except:
    "(?:dog|cat|pet|horse) (?:snacks?|treats?)|sauce ?pan|(?:crow|towel|grab|bath|soap|shower|parallel|pull-up|handle|light|sound|tool|curtain) ?bars?|bars of soap|hot sauce",
};

/** What a thing asks for, as its name shows it. */
const NEEDS: Readonly<Partial<Record<Need, string>>> = {
  garden:
    "lawn\\w*|raised bed|compost\\w*|wheelbarrow|greenhouse|garden (?:bench|spade|fork|hose)|fruit tree|sapling|fire ?pit",
  "outdoor-space": "hammock|barbecue|bbq|bird (?:feeder|bath)|bee (?:hotel|house)|patio|fire ?pit|trampoline",
  oven: "baking|bread (?:pan|oven)|dutch oven|cake (?:tin|pan)|pizza stone|banneton|sourdough|muffin",
  kitchen:
    "baking|cooking|skillet|wok|dutch oven|fondue|raclette|pasta (?:maker|machine|rack)|chef'?s knife|rolling pin",
  space:
    "armchair|treadmill|kayak|easel|rowing machine|bookcase|garden bench|telescope|exercise bike|paddle ?board|piano",
  power: "electric|projector|blender|espresso machine|heated|plug-in|bread machine|air fryer",
  phone: "app|bluetooth|smart\\w*|phone|airtag|gps tracker|wireless charger",
  screen:
    "video games?|console|tablet|monitor|projector|e-?readers?|streaming|dvd|blu-?ray|computer|laptop|drawing tablet|smart display",
  internet: "online|streaming|smart home|video call\\w*",
  sight:
    "jigsaws?|puzzles?|binoculars|telescope|painting|colou?ring|paint by numbers?|photo\\w*|prints?|posters?|sketch\\w*",
  reading:
    "books?|novels?|memoirs?|\\w*cookbooks?|magazines?|encyclopa?edia|poetry|crosswords?|sudoku|paperbacks?",
  hearing:
    "headphones|earbuds|speakers?|audiobooks?|vinyl|concert|music box|radio|turntable|harmonica|ukulele|wind chimes?|records?",
  "fine-hands":
    "knitting|crochet\\w*|embroidery|cross-?stitch|model kit|jewell?ery making|beading|origami|miniatures?|needle\\w*|lego|calligraphy|whittling|sewing",
  "both-hands": "knitting|crochet\\w*|guitar|ukulele|piano|pottery|archery|juggling",
  strength: "dumb-?bells?|kettlebells?|cast iron|dutch oven|climbing|rowing",
  mobility:
    "hiking|running|yoga|dancing|dance (?:class|lesson)\\w*|skateboard|trampoline|roller ?skates?|skis?|skiing|bikes?|climbing|trekking|jogging|surf\\w*",
  concentration: "chess|strategy game|logic|coding|language course|escape room|model kit|sudoku|crosswords?",
  effort: "diy|make your own|starter kit|model kit|loom|build your own|course",
  flame: "candles?|incense|torch(?:es)?|fire ?pit|camping stove|fondue|oil lamp|lighter",
  blades:
    "knife|knives|cleaver|axe|hatchet|saw|chisels?|whittling|carving|scissors|secateurs|pruners?|razor|mandoline|multi-?tool",
  glass: "glass(?:es)?|glassware|vase|decanter|carafe|crystal|terrarium|snow globe",
  bath: "bath (?:bombs?|salts?|pillow|tray|caddy|oil|soak)|bubble bath|bathtub",
  noise: "drums?|trumpet|speakers?|karaoke|whistle|bagpipes?",
  "going-out":
    "class(?:es)?|workshop|tickets?|tour|concert|spa day|getaway|lessons?|retreat|escape room|voucher|day trip|flight|dinner for two",
  company: "board games?|party games?|for two|tandem|table tennis|couples?",
  car: "dash ?cam|car (?:wash|charger|mount|organi[sz]er|vacuum)|road trip|driving",
  bicycle: "bikes?|bicycle|cycling|cyclist'?s?",
  "record-player": "vinyl|lps?|record (?:brush|cleaning|sleeve|clamp)\\w*",
  printer: "printable|printer",
  pet: "dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|hamster|leash|litter box",
  "own-walls": "wall[- ]mounted|floating shel(?:f|ves)|wallpaper|climbing wall",
  care: "houseplants?|orchid|bonsai|aquarium|seedlings?|ant farm|fern|monstera|live plants?",
  light: "houseplants?|herb garden|seedlings?|bonsai",
  freezer: "ice cream (?:maker|machine)|popsicles?|ice mou?lds?",
};
/** What such words name without what they ask for. */
const NEEDLESS =
  "flameless \\w+|led candles?|(?:shatterproof|acrylic|reading|sun|safety) glass(?:es)?|hot dogs?|cat(?:'s)?-?eye";

const TONES: Readonly<Partial<Record<Tone, string>>> = {
  romantic: "romantic|love (?:letters?|coupons?|notes?)|soulmates?|sweethearts?|red roses?",
  intimate: "lingerie|massage oil|boudoir|intimate|underwear|negligee|sensual|kinky|boxers|briefs",
  silly: "funny|gag|prank|novelty|rude|hilarious|joke|whoopee|fart|sassy|swear\\w*",
  party: "party|confetti|drinking games?|beer pong|balloons?|karaoke|shot glass(?:es)?",
  body: "weight loss|slimming|bathroom scale|wrinkles?|anti-?aging|deodorant|shapewear|posture|acne|diet|cellulite|hair removal|teeth whitening",
  chore: "vacuum|mop|ironing|cleaning|laundry|broom|duster|dustpan|toilet",
  memorial: "memorial|remembrance|sympathy|urn|in loving memory|keepsake ashes",
  morbid: "skulls?|coffin|taxidermy|murder|horror|true crime|serial killers?|death|zombies?|tombstone",
  christmas: "christmas|advent|nativity|santa|xmas|noel|weihnacht\\w*",
  religious: "bible|rosary|crucifix|quran|torah|prayers?|menorah|devotional|cross necklace",
  couple: "couples?|his and hers|mr (?:and|&) mrs|anniversary",
  baby: "bab(?:y|ies)|newborns?|nursery|onesies?|ultrasound|pregnancy",
  career: "career|leadership|business|productivity|boss|entrepreneur\\w*",
  cute: "cute|kawaii|unicorns?|plush\\w*|teddy",
  advice:
    "self-help|self-improvement|habits|how to (?:be|live|win|stop)|motivational|guide to happiness|life lessons",
};

const TAGS: Readonly<Partial<Record<GiftTag, string>>> = {
  experience: NEEDS["going-out"] ?? "",
  digital:
    "e-?books?|audiobooks?|online (?:course|class|lessons?)|streaming|digital|app subscription|printable",
  "needs-delivery-time": "custom\\w*|personali[sz]ed|engraved|monogrammed|bespoke|made to order|commissioned",
};

/** What is made for somebody who would else miss something that it seems to ask for. */
const SUITS: Readonly<Partial<Record<Situation, string>>> = {
  blind: "braille|tactile|talking|audio\\w*",
  "low-vision": "large[- ]print|braille|tactile|talking|audio\\w*|magnif\\w+|lighted",
  deaf: "vibrating|captioned|flashing",
  "hard-of-hearing": "vibrating|captioned|amplif\\w+|flashing",
  "weak-hands": "easy[- ]grip|ergonomic|jar opener|card holder|arthritis",
  "one-hand": "one[- ]handed|rocker knife",
  wheelchair: "wheelchair|accessible",
  "limited-mobility": "accessible|seated|chair yoga",
  dementia: "reminiscence|day clock|large[- ]piece|fidget|memory (?:book|lane)",
  balcony: "balcony|rail planter|window ?box|window ?sill|container",
  "no-garden": "balcony|rail planter|window ?box|window ?sill|indoor",
  "small-home": "fold(?:able|ing)|collapsible|compact|pocket|mini",
  dorm: "fold(?:able|ing)|collapsible|compact",
};

/** Ages that words tell, in years; the first that fit count. */
const AGES: readonly (readonly [words: string, ages: readonly [number, number]])[] = [
  ["bab(?:y|ies)(?:'s)?|newborns?|infants?|teeth(?:er|ing)|rattle|swaddle|board book|play ?mat", [0, 2]],
  [
    "toddlers?(?:'s)?|preschool\\w*|stacking|plush|picture book|bath toys?|wooden (?:blocks|train|puzzle)|finger paints?",
    [1, 6],
  ],
  ["kids?'?s?|child(?:ren)?'?s?|boys|girls", [3, 13]],
  ["adults?", [18, 120]],
];
/** What says nothing of ages is for nobody smaller than this: what a small child may have is not guessed at. */
const BEYOND_SMALL = 4;
const OF_AGE = 18;
/** From this age on a knife or a flame may be given. */
const CAREFUL = 12;

const pattern = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "iu");
const everywhere = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})`, "giu");

interface Test {
  readonly words: RegExp;
  readonly except: RegExp | null;
}
const toTest = ({ words, except }: Telling): Test => ({
  words: pattern(words),
  except: except === undefined ? null : everywhere(except),
});

function toTests<Facet extends string>(
  table: Readonly<Partial<Record<Facet, Telling | string>>>,
): readonly (readonly [Facet, Test])[] {
  return (Object.entries(table) as [Facet, Telling | string][]).map(([facet, telling]) => [
    facet,
    toTest(typeof telling === "string" ? { words: telling } : telling),
  ]);
}
const TESTS = {
  contains: toTests(CONTAINS),
  recipes: toTest(RECIPES),
  needs: toTests(NEEDS),
  tones: toTests(TONES),
  tags: toTests(TAGS),
  suits: toTests(SUITS),
  ages: AGES.map(([words, ages]) => [pattern(words), ages] as const),
};
const NEEDLESS_TEST = everywhere(NEEDLESS);
const TOOLS_TEST = everywhere(TOOLS);
/** "Ages 3 to 6", "8 years and up", "from 12 years". */
const STATED_AGES =
  /\bages? (\d{1,2})(?:\s?(?:-|–|to)\s?(\d{1,2}))?|\b(\d{1,2})(?:\s?(?:-|–|to)\s?(\d{1,2}))?[ -]years?\b/i;

/** Looked at of each text, in characters. */
const MAX_TEXT = 300;

function holds({ words, except }: Test, text: string): boolean {
  return words.test(except ? text.replace(except, " ") : text);
}

function facetsIn<Facet>(tests: readonly (readonly [Facet, Test])[], text: string): Facet[] {
  return tests.flatMap(([facet, test]) => (holds(test, text) ? [facet] : []));
}

/**
 * An idea of which only words are known in the shape of a catalogue's, its facets guessed from them: generously where
 * somebody might come to harm, so that what is eaten counts as holding what its recipe may well hold, and what says
 * nothing of ages as unfit for a small child. It has no price and nothing to say for itself: it is to be judged, not shown.
 * @param occasion that it is meant for
 */
export function guessFacets(named: NamedIdea, occasion: Occasion): GiftIdea {
  const { title, description, searchText } = named;
  const name = fold(`${title} ${searchText ?? ""}`).slice(0, MAX_TEXT);
  const all = `${name} ${fold(description).slice(0, MAX_TEXT)}`;
  const category =
    CATEGORIES.find((known) => known === named.category.toLowerCase()) ??
    guessCategory(`${title} ${searchText ?? ""}`);
  const isRecipe = holds(TESTS.recipes, name.replace(TOOLS_TEST, " "));
  const contains = containsIn(isRecipe || category === "food" ? all : name);
  if (isRecipe) {
    for (const ingredient of OF_RECIPES) {
      if (!all.includes(`${ingredient.replace(/s$/, "")}-free`) && !/\bvegan\b/.test(all))
        contains.add(ingredient);
    }
  }
  const needs = facetsIn(TESTS.needs, name.replace(NEEDLESS_TEST, " "));
  return {
    id: "",
    title,
    description,
    category: category as GiftCategory,
    searchText: searchText ?? title,
    price: [0, 0],
    interests: [...interestsIn(stems(name))] as Interest[],
    occasions: [occasion],
    ages: agesIn(name, all, contains.has("alcohol"), needs),
    tags: [...facetsIn(TESTS.tags, name), ...(category === "food" ? (["consumable"] as const) : [])],
    contains: [...contains],
    needs,
    closeness: [1, 5],
    tones: facetsIn(TESTS.tones, name),
    delight: 2,
    replaces: [],
    about: [],
    suits: Object.fromEntries(facetsIn(TESTS.suits, name).map((situation) => [situation, ""])),
    spoils: [],
    motif: "",
    lookFor: "",
    point: "",
  };
}

/** What it holds; of what only serves to make food, nothing that its recipe does. */
function containsIn(text: string): Set<Ingredient> {
  const inFood = new Set(facetsIn(TESTS.contains, text.replace(TOOLS_TEST, " ")));
  const isOfRecipes = (ingredient: Ingredient) => ingredient === "sugar" || OF_RECIPES.includes(ingredient);
  return new Set(
    facetsIn(TESTS.contains, text).filter((ingredient) => !isOfRecipes(ingredient) || inFood.has(ingredient)),
  );
}

function agesIn(
  name: string,
  all: string,
  isAlcoholic: boolean,
  needs: readonly Need[],
): readonly [number, number] {
  const stated = STATED_AGES.exec(all);
  const from = stated?.[1] ?? stated?.[3];
  if (from !== undefined) return [Number(from), Number(stated?.[2] ?? stated?.[4] ?? 120)];
  const told = TESTS.ages.find(([words]) => words.test(name))?.[1];
  if (told) return told;
  if (isAlcoholic) return [OF_AGE, 120];
  return [needs.includes("blades") || needs.includes("flame") ? CAREFUL : BEYOND_SMALL, 120];
}
