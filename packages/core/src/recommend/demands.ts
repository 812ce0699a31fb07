import { type Circumstance, type NamedCircumstance, toCircumstance } from "./circumstance.ts";

/** What notes demand of every idea, whatever it is. */
const NAMED_DEMANDS: Readonly<Record<string, NamedCircumstance>> = {
  "digital only": {
    said: /(?:arriv(?:e|ing)|sent|send (?:it|this|something|\w+)|deliver(?:ed|able)|come|reach|received|given)\b[^.;!?\n]{0,40}\b(?:by|via|over|per) e-?mail|\b(?:only|just) (?:something |gifts? |things? )?(?:digital\w*|by e-?mail|downloads?|printable)|(?:digital|online|e-?mail|downloads?)(?: \w+)? only\b|(?:must|has to|have to|should|needs to) be (?:digital|printable|e-?mailed)|nothing (?:physical|(?:that )?(?:needs |to )?(?:post|ship|mail)(?:ing|ed)?)\b|(?:can'?t|cannot|no way to|impossible to) (?:post|ship|mail) |\b(?:abroad|overseas)\b[^.;!?\n]{0,40}\b(?:today|tonight|within the hour)\b/,
    only: { tags: ["digital"] },
  },
  "experiences only": {
    said: /\b(?:only|just|rather|prefers?|wants?) (?:an? )?(?:experiences?|things to do|outings?)\b(?! (?:gifts )?(?:and|or) )|\b(?:experiences?|outings?|days out)(?: gifts?)? (?:only|rather than|instead of|not things|over things)/,
    only: { categories: ["experience"] },
  },
};

/** Before a kind's name, where the name stands for the whole kind: "no books", but not "no comic books". */
const ANY =
  "an?|any|more|and|or|other|another|the|of|have|wants?|needs?|buy|get|give|no|not|new|want any|anything|yet|wear|likes?|eat|read|many|into";
const kind = (names: string) => new RegExp(`(?:^|;|\\b(?:${ANY})) (?:${names})\\b`);

/** What is of use before the first birthday only. */
const NEWBORN =
  "newborn swaddle swaddles muslin bassinet moses diaper diapers nappy nursing footprint burp carrier mobile womb soother sling " +
  "bottle pacifier postpartum lactation";

/** Names of whole kinds of things: what denies one rules out all that is of the kind. */
const NAMED_KINDS: Readonly<Record<string, NamedCircumstance>> = {
  clothes: {
    said: kind(
      "clothes|clothing|clothings|apparel|garments?|outfits?|fashion|(?:anything|something) to wear",
    ),
    never: {
      words: "hoodie shirt sock scarf hat beanie jacket gloves mittens robe slippers apron poncho",
      categories: ["fashion"],
    },
  },
  jewelry: {
    said: kind("jewell?\\w*|necklaces|earrings"),
    never: { words: "necklace bracelet pendant earring earrings ring brooch locket cufflinks jewelry" },
  },
  books: {
    said: kind("books|reading|anything to read"),
    never: { words: "book novel cookbook encyclopedia", categories: ["books"] },
  },
  games: { said: kind("games"), never: { words: "game", categories: ["games"] } },
  toys: {
    said: kind("toys?|plushies|stuffed animals"),
    never: {
      words: "toy plush doll puppet figurine blocks bricks tiles marble hobby slime",
      categories: ["games"],
    },
  },
  food: {
    said: kind("foods?|edibles?|snacks|anything to eat|eatables"),
    never: { words: "snacks chocolate tea coffee", categories: ["food"] },
  },
  plants: {
    said: kind("(?:house|pot(?:ted)? ?)?plants?|flowers|greenery"),
    never: {
      words: "plant plants houseplant fern philodendron terrarium seeds bouquet bonsai orchid moss",
      interests: ["Houseplants"],
    },
  },
  decorations: {
    said: kind("decorations?|decor|ornaments?|home ?ware|wall art|nick-?nacks|dust[- ]?collectors?"),
    never: {
      words: "ornament figurine vase suncatcher poster print garland statue wreath tapers",
      interests: ["Home Decor"],
    },
  },
  "kitchen things": {
    said: kind(
      "(?:(?:kitchen|cooking) (?:things|stuff|tools|gear|equipment|gadgets|utensils|items)|kitchen ?ware|cook ?ware|crockery)",
    ),
    never: { categories: ["kitchen"] },
  },
  cosmetics: {
    said: kind("make-?up|cosmetics|beauty (?:products|things|stuff)|toiletries|skin ?care|creams|lotions"),
    never: {
      words: "serum cream lotion balm mask lipstick salve soap scrub bath",
      interests: ["Skincare"],
    },
  },
  experiences: {
    said: kind("experiences?|outings?|vouchers?|days? out|events?|tickets"),
    never: { tags: ["experience"], words: "voucher tickets" },
  },
  crafts: {
    said: kind("crafts?|craft (?:kits?|things)|craft(?:y|ing) .{0,10}"),
    never: { categories: ["craft"] },
  },
  instruments: {
    said: kind("(?:musical )?instruments?"),
    never: { words: "kalimba ukulele ocarina drum harmonica guitar piano flute chime kazoo tongue" },
  },
  subscriptions: {
    said: kind("subscriptions?|memberships?|monthly boxes"),
    never: { words: "subscription monthly membership year months" },
  },
  "newborn things": {
    said: kind(
      "(?:newborns?|infants?)(?: (?:things|stuff|gear|clothes|items))?|baby (?:things|stuff|gear|clothes|items)|(?:things|stuff|gifts?|anything) for (?:an? |the )?(?:newborns?|bab(?:y|ies)|infants?)",
    ),
    never: { words: NEWBORN },
  },
  candles: { said: kind("candles?|tapers"), never: { words: "candle tapers" } },
  mugs: { said: kind("mugs?|cups?"), never: { words: "mug cup cups teacup" } },
  plastic: { said: /\bplastics?\b/, never: { words: "plastic acrylic silicone vinyl pla filament nylon" } },
};

type Limit = readonly [name: string, circumstance: Circumstance];
const made = (named: Readonly<Record<string, NamedCircumstance>>): readonly Limit[] =>
  Object.entries(named).map(([name, limit]) => [name, toCircumstance(limit)]);

/** For a child that is a baby no more. */
export const NO_NEWBORN = toCircumstance({ said: /$^/, never: { words: NEWBORN } });

const DEMANDS = made(NAMED_DEMANDS);
const KINDS = made(NAMED_KINDS);
/** Without one of these there is no demand: a cheap look before the patterns. */
const MAY_DEMAND =
  /e-?mail|digital|only|just|rather|prefer|wants? |experience|nothing|post|ship|print|abroad|overseas/;

/**
 * Whole kinds of things that notes rule out, and what they demand of all, each with its name.
 * @param text made ready by `foldText`
 * @param denied what `deniedIn` finds in it
 */
export function readLimits(text: string, denied: string): readonly Limit[] {
  const demanded = MAY_DEMAND.test(text) ? DEMANDS.filter(([, { said }]) => said.test(text)) : [];
  return denied === "" ? demanded : [...demanded, ...KINDS.filter(([, { said }]) => said.test(denied))];
}
