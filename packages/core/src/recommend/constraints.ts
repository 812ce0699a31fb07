import { type Occasion, traitsOf } from "../gift/occasions.ts";
import type { AvoidReason } from "../gift/vocabulary.ts";
import { readAge } from "../understand/age.ts";
import { deniedIn, plainDenials } from "../understand/denial.ts";
import { withForeignDenials } from "../understand/lexicons/foreign-denials.ts";
import { foldText } from "../understand/words.ts";
import type { Circumstance } from "./circumstance.ts";
import { NO_NEWBORN, readLimits } from "./demands.ts";
import { readSituations } from "./read-situations.ts";
import { SITUATIONS } from "./situations.ts";

/** What a visitor's notes rule out. */
export interface Constraints {
  readonly avoid: ReadonlySet<AvoidReason>;
  /** The recipient's age in years, when the notes tell it. */
  readonly age: number | null;
  /** The person's situation, with what follows from it. */
  readonly circumstances: readonly Circumstance[];
  /** The notes, folded, without the words that told the situation. */
  readonly rest: string;
}

/** What notes deny, and what must then not be given. */
const DENIED: readonly (readonly [RegExp, readonly AvoidReason[]])[] = [
  [/\b(?:alcohol|booze|drinking|wines?|beers?|spirits|liquor)/, ["alcohol"]],
  [/\b(?:meat|pork|beef|ham)\b/, ["meat"]],
  [/\b(?:nuts?|peanuts?|almonds?|hazelnuts?|walnuts?|cashews?|pistachios?)\b/, ["nuts"]],
  [/\b(?:gluten|wheat)\b/, ["gluten"]],
  [/\b(?:dairy|milk|cheese)\b/, ["dairy"]],
  [/\b(?:coffee|caffeine)\b/, ["caffeine"]],
  [/\b(?:sugar|sugary|sweets?|sweet (?:things|stuff)|candy)\b(?! potato)/, ["sugar"]],
  [/\b(?:perfumes?|fragrances?|scents?|scented|smells?|smelly|odou?rs?|incense|aromas?)\b/, ["fragrance"]],
  [
    /\b(?:electronics?|electronic|gadgets?|tech|technology|batter(?:y|ies)|screens?|digital|plug)\b|\b(?:uses?|owns?|have|wants?|touch|likes?)(?: \w+){0,3}? (?:smart)?(?:phones?|computers?)\b/,
    ["electronic"],
  ],
  [/\b(?:leather|wool|fur|silk|animal products?)\b/, ["animal-products"]],
  [
    /\b(?:space|room|storage|large|big|bulky|huge|heavy|heavier|weighs?|sizeable|oversized|voluminous|clutter)\b(?! (?:fan|on|into|deal|reader|drinker|eater))/,
    ["bulky"],
  ],
];

/** What notes say, and what must then not be given. */
const SAID: readonly (readonly [RegExp, readonly AvoidReason[]])[] = [
  [/(?<!not |n't |not a )\bvegetarian/, ["meat"]],
  [/hindu/, ["meat"]],
  [/(?:nut|peanut|almond|hazelnut|walnut|cashew|pistachio)s? (?:allerg|intoleran|free)|nut-free/, ["nuts"]],
  [/celiac|coeliac|gluten[- ](?:free|intoleran|allerg)|wheat allerg/, ["gluten"]],
  [/lactose|(?:dairy|milk)[- ](?:free|allerg|intoleran)/, ["dairy"]],
  [/caffeine[- ]free|decaf/, ["caffeine"]],
  [/diabet|sugar[- ]free|\bketo\b/, ["sugar"]],
  [
    /(?:fragrance|scent|perfume)[- ](?:free|allerg|sensitiv)|unscented|sensitive skin|asthma|migraines?|(?:cluster|bad|frequent|chronic|terrible|gets) headaches?|hay ?fever|allergic rhinitis|sinusitis|chemical sensitiv|(?:strong|heavy) (?:smells|scents|odou?rs)|(?:smells?|scents?|odou?rs?|perfumes?|fragrances?)\b[^.;!?\n]{0,20}\b(?:make|makes|give|gives|bother|bothers|upset|trigger|triggers|set off|ill|sick|nausea|sneez\w*)|sensitive (?:nose|to (?:smells?|scents?|odou?rs?))/,
    ["fragrance"],
  ],
  [
    /minimalist|downsiz|(?:hand|cabin) (?:luggage|baggage|bag)|carry-?on\b|travel(?:s|ling|ing)? light\b|\b(?:one|two|a single) (?:suitcases?|backpacks?|rucksacks?|bags?)\b|luggage (?:allowance|limit|space)|lives out of|\b(?:backpacking|inter-?railing)\b/,
    ["bulky"],
  ],
  [
    /walk-?up\b|\b(?:no|without an?|broken) (?:lift|elevator)\b|\b(?:third|fourth|fifth|sixth|seventh|top|upper|[3-9]rd|[3-9]th) (?:floor|stor(?:e)?y)\b|(?:flights?|lots|many|steep) (?:of )?stairs|attic (?:flat|room)|\bbed-?sit|house-?boat|tiny house|camper ?van|\bhostel\b|house ?share|flat-?share/,
    ["bulky"],
  ],
  [
    /light(?:weight)? (?:enough|to (?:carry|post|ship|send|mail))|\blightweight\b|(?:something|things?|gifts?|presents?|anything) (?:that (?:is|are) )?(?:small|light|little|tiny|compact|pocket)\b|\b(?:small|little|tiny|light|compact) (?:things|gifts?|presents?|enough|items?|objects?)\b|easy to (?:carry|pack|post|mail|ship|store)|fits? (?:in|into|through) (?:an?|the|his|her|their) (?:\w+ )?(?:pocket|envelope|letter ?box|mail ?box|suitcase|bag|handbag|purse|drawer|backpack)|pocket-?sized|weigh(?:s|ing)? (?:little|less|nothing|under|next to|almost|hardly)|(?:under|less than|at most|max(?:imum)?) \d+ ?(?:kg|kilos?|grams?|lbs?|pounds?)\b/,
    ["bulky"],
  ],
  [/\b(?:cats?|dogs?|pets?|kittens?|pupp(?:y|ies)|rabbits?|parrots?)\b/, ["pets"]],
  [
    /(?:has|have|with|and) (?:a |an? \w+ |two )?(?:toddlers?|bab(?:y|ies))|baby at home|crawling/,
    ["under-3"],
  ],
];

/** From this age on the needs of old age are heeded, where notes say nothing of them. */
const OLD = 78;

/**
 * Reads the constraints out of free text, in English. Text it doesn't understand rules out nothing.
 * @param toldAge the recipient's age in years, where it is known from elsewhere: it goes before the notes
 * @param occasionText the visitor's own words for the occasion, which may tell the age too
 */
export function readConstraints(
  notes: string,
  occasion: Occasion,
  toldAge: number | null = null,
  occasionText = "",
): Constraints {
  const text = plainDenials(withForeignDenials(foldText(notes)));
  const { found, rest } = readSituations(text);
  const avoid = new Set<AvoidReason>();
  const denied = deniedIn(text);
  for (const [rules, read] of [
    [SAID, text],
    [DENIED, denied],
  ] as const) {
    if (read === "") continue;
    for (const [pattern, reasons] of rules) {
      if (pattern.test(read)) for (const reason of reasons) avoid.add(reason);
    }
  }
  const childsAge = readAge(text) ?? readOccasionsAge(foldText(occasionText));
  const age = traitsOf(occasion).hasAgeOfAnother ? null : (toldAge ?? childsAge);
  if (age !== null && age < 18) avoid.add("under-18").add("alcohol");
  if (age !== null && age < 3) avoid.add("under-3");
  const oldAge = SITUATIONS.get("old age");
  const isOld = age !== null && age >= OLD && oldAge !== undefined && !found.includes(oldAge);
  const limits = readLimits(text, denied).map(([, limit]) => limit);
  const isBeyondBabies = occasion === "Baby Shower" && childsAge !== null && childsAge > 0 && childsAge < 18;
  const circumstances = [
    ...found,
    ...(isOld ? [oldAge] : []),
    ...limits,
    ...(isBeyondBabies ? [NO_NEWBORN] : []),
  ];
  for (const circumstance of circumstances) for (const reason of circumstance.avoid) avoid.add(reason);
  return { avoid, age, circumstances, rest };
}

/** "18th birthday" and "Bar mitzvah" tell an age; "Baby shower" and "Teen club party" tell none of the sort. */
function readOccasionsAge(occasion: string): number | null {
  return /anniversar|\byears? (?:of|at|together|in)\b/.test(occasion) ? null : readAge(occasion);
}
