import type { AvoidReason, Occasion } from "../gift/vocabulary.ts";
import { fold } from "./words.ts";

/** What a visitor's notes rule out. */
export interface Constraints {
  readonly avoid: ReadonlySet<AvoidReason>;
  /** The recipient's age in years, when the notes tell it. */
  readonly age: number | null;
}

const NOT =
  "(?:no|not|without|avoid|hates?|dislikes?|allergic to|allergy to|intolerant to|can'?t (?:have|eat|drink)|does(?:n'?t| not) (?:like|eat|drink|want|use)|never)(?: \\w+){0,2}? ";

/** What the notes say, and what must then not be given. */
const RULES: readonly (readonly [RegExp, readonly AvoidReason[]])[] = [
  [new RegExp(`${NOT}(?:alcohol|drink|wine|beer|spirits)`), ["alcohol"]],
  [/alcohol[- ]free|sober|teetotal|recover(?:ing|y)|muslim|halal|pregnant|expecting/, ["alcohol"]],
  [/does(?:n'?t| not) drink(?! (?:coffee|tea|milk))/, ["alcohol"]],
  [/pregnant|expecting/, ["caffeine"]],
  [/vegan/, ["meat", "dairy", "animal-products"]],
  [/vegetarian/, ["meat"]],
  [/(?:nut|peanut|almond)s? (?:allerg|free)|nut-free/, ["nuts"]],
  [new RegExp(`${NOT}(?:nuts?|peanuts?|almonds?)`), ["nuts"]],
  [/celiac|coeliac|gluten[- ](?:free|intoleran)/, ["gluten"]],
  [new RegExp(`${NOT}(?:gluten|wheat)`), ["gluten"]],
  [/lactose|dairy[- ]free/, ["dairy"]],
  [new RegExp(`${NOT}(?:dairy|milk|cheese)`), ["dairy"]],
  [new RegExp(`${NOT}(?:coffee|caffeine)`), ["caffeine"]],
  [/caffeine[- ]free|decaf/, ["caffeine"]],
  [/diabet|sugar[- ]free|no sugar|keto\b/, ["sugar"]],
  [new RegExp(`${NOT}(?:perfume|fragrance|scent|scents|scented|smells?)`), ["fragrance"]],
  [/fragrance[- ]free|unscented|sensitive skin|asthma/, ["fragrance"]],
  [new RegExp(`${NOT}(?:electronics?|gadgets?|tech|technology|batteries|screens?)`), ["electronic"]],
  [/nothing (?:electronic|digital|with (?:a )?(?:batter|plug|screen))/, ["electronic"]],
  [new RegExp(`${NOT}(?:leather|wool|fur|silk)`), ["animal-products"]],
  [
    /(?:small|tiny|little) (?:flat|apartment|home|room|studio|place)|no (?:space|room)|minimalist|downsiz/,
    ["bulky"],
  ],
  [/has (?:a |two |three |\d )?(?:cats?|dogs?|pets?|kitten|puppy)/, ["pets"]],
  [/toddler|baby at home|has a baby/, ["under-3"]],
];

const AGE = [
  /\b(?:turns|turning|is|aged?|he'?s|she'?s|they'?re|who'?s)\s+(\d{1,3})\b(?!\s*(?:%|cm|kg|lb|feet|ft|dollars|usd|months?|weeks?|days?))/,
  /\b(\d{1,3})[- ]?(?:years?[- ]old|year-old|y\/?o|yrs?)\b/,
  /\b(\d{1,3})(?:st|nd|rd|th) birthday\b/,
];

/** Reads the constraints out of free text, in English. Text it doesn't understand rules out nothing. */
export function readConstraints(notes: string, occasion: Occasion): Constraints {
  const text = fold(notes).replace(/[’‘]/g, "'");
  const avoid = new Set<AvoidReason>();
  for (const [pattern, reasons] of RULES) {
    if (pattern.test(text)) for (const reason of reasons) avoid.add(reason);
  }
  const age = occasion === "Baby Shower" ? null : readAge(text);
  if (age !== null && age < 18) avoid.add("under-18").add("alcohol");
  if (age !== null && age < 3) avoid.add("under-3");
  return { avoid, age };
}

function readAge(text: string): number | null {
  for (const pattern of AGE) {
    const age = Number(pattern.exec(text)?.[1] ?? Number.NaN);
    if (age <= 120) return age;
  }
  return null;
}
