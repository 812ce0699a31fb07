import { stem, stems, tellingWords } from "./words.ts";

/** A thing that the person has and needs no second time. */
export interface OwnedThing {
  /** The noun that says what it is: "oven" of "Dutch oven". */
  readonly head: string;
  /** Stems that an idea must not have all of: of the thing's own words, and of what else it is called. */
  readonly names: readonly (readonly string[])[];
}

/** Where the name of what is owned ends. */
const NAME_END =
  /\b(?:of|for|with|in|from|about|to|on|at|that|which|who|they|she|he|it|we|i|but|when|so|because|since|this|last|needs?|loves?|likes?|wants?|is|are|was)\b/;
const BETWEEN = /\b(?:and|or|plus)\b|[,&/]/;
const MOST_THINGS = 6;
const MOST_WORDS = 4;

/** Words that tell nothing of a thing, and possessions that no gift takes the place of. */
const UNTELLING = new Set(
  (
    "good great nice best better bad big large small little tiny huge new old many several few two three four own same " +
    "fancy decent lovely beautiful expensive proper every all each plenty lots enough already first second whole lot " +
    "garden gardens home house kitchen flat apartment room balcony yard car cat cats dog dogs baby child children time " +
    "love passion thing things stuff everything anything nothing collection"
  ).split(" "),
);

/**
 * Other names for things, as the catalogue or a shop has them: of a thing whose words include all of the
 * first. Brands stand for what they make.
 */
const OTHER_NAMES: readonly (readonly [thing: string, names: string])[] = [
  ["kindle", "ereader, reader, kindle, e-ink"],
  ["e-reader", "ereader, reader, kindle, e-ink"],
  ["kobo", "ereader, reader, kindle, e-ink"],
  ["alexa", "smart speaker"],
  ["echo", "smart speaker"],
  ["airpods", "earbuds, headphones"],
  ["headphones", "headphones, earbuds"],
  ["polaroid", "instant camera"],
  ["instax", "instant camera"],
  ["fitbit", "tracker, gps watch"],
  ["garmin", "gps"],
  ["switch", "console"],
  ["playstation", "console"],
  ["xbox", "console"],
  ["nespresso", "espresso machine, espresso maker"],
  ["kitchenaid", "mixer"],
  ["creuset", "dutch oven"],
  ["dutch oven", "dutch oven, bread pan, bread oven, cocotte"],
  ["bread oven", "dutch oven, bread pan"],
  ["proofing basket", "banneton, proofing"],
  ["pans", "dutch oven, skillet, wok, tagine, casserole, saucepan, frying pan, bread pan, griddle"],
  ["pots", "dutch oven, casserole, saucepan, stockpot, tagine, wok"],
  ["cookware", "dutch oven, skillet, wok, tagine, casserole, saucepan, pan"],
  ["knives", "knife, santoku, cleaver"],
  ["power tools", "rotary tool, electric screwdriver, cordless drill, sander"],
  ["drill", "cordless drill, electric screwdriver"],
  ["peloton", "rowing machine, exercise bike"],
  ["theragun", "massage gun, percussion"],
  ["vitamix", "blender"],
  ["stroller", "stroller, pram, buggy"],
  ["pram", "stroller"],
  ["couch", "sofa"],
  ["turntable", "turntable, record player"],
  ["record player", "turntable"],
  ["television", "projector"],
];
const KNOWN_NAMES = OTHER_NAMES.map(
  ([thing, names]) => [stems(thing), names.split(", ").map((name) => stems(name))] as const,
);

/** The things that a phrase names, which the person surely has: "a grinder and two mugs". */
export function ownedThings(phrase: string): readonly OwnedThing[] {
  const named = phrase.toLowerCase().split(NAME_END, 1)[0] ?? "";
  return named
    .split(BETWEEN)
    .slice(0, MOST_THINGS)
    .flatMap((thing) => toOwned(thing) ?? []);
}

function toOwned(phrase: string): OwnedThing | null {
  const words = tellingWords(phrase)
    .filter((word) => !UNTELLING.has(word))
    .slice(-MOST_WORDS);
  const last = words.at(-1);
  if (last === undefined) return null;
  const parts = words.map(stem);
  const others = KNOWN_NAMES.flatMap(([thing, names]) =>
    thing.every((part) => parts.includes(part)) ? names : [],
  );
  // "air fryer" is what others call an "airfryer".
  const joined = parts.length === 2 ? [[stem(words.join(""))]] : [];
  return { head: singular(last), names: [parts, ...joined, ...others] };
}

/** Where a title stops saying what the thing is. */
const TITLE_END =
  /[,(:–—]|\b(?:with|without|for|of|from|in|into|to|on|by|at|and|that|who|you|under|over|after)\b/;

/** What stands on a thing is not what it is. */
const QUOTED = /^[“"][^”"]*[”"]\s*(?=\S)/;

/** The noun that says what a thing is: "grill" of "Tabletop Raclette Grill for Eight". */
export function headOf(title: string): string {
  const thing = title.replace(QUOTED, "").toLowerCase().split(TITLE_END, 1)[0] ?? "";
  return singular(thing.match(/[\p{L}\p{N}]+/gu)?.at(-1) ?? "");
}

/** Without the ending of a plural, and no more: a printer is no printing. */
function singular(noun: string): string {
  if (noun.endsWith("ives")) return `${noun.slice(0, -3)}fe`;
  if (/(?:ch|sh|x|ss)es$/.test(noun)) return noun.slice(0, -2);
  return noun.length > 3 && /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun;
}
