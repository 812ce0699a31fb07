import type { AvoidReason, Occasion } from "../gift/vocabulary.ts";
import { readAge } from "./age.ts";
import { foldText } from "./words.ts";

/** What a visitor's notes rule out. */
export interface Constraints {
  readonly avoid: ReadonlySet<AvoidReason>;
  /** The recipient's age in years, when the notes tell it. */
  readonly age: number | null;
}

const NOT =
  "\\b(?:no|not|nothing|without|avoids?|hates?|dislikes?|never|allerg(?:ic|y) to|intoleran(?:t|ce) to|" +
  "cannot|(?:do|does|did|is|are|ca|wo|should|must)n'?t)(?: [\\w']+){0,2}? (?:[\\w']+ or )?";

/** What the notes say, and what must then not be given. */
const RULES: readonly (readonly [RegExp, readonly AvoidReason[]])[] = [
  [new RegExp(`${NOT}(?:alcohol|booze|drinking|wines?|beers?|spirits|liquor)`), ["alcohol"]],
  [/alcohol[- ]free|sober|teetotal|recover(?:ing|y)|muslim|halal|pregnant|expecting/, ["alcohol"]],
  [/(?:do|does)(?:n'?t| not) drink(?! (?:coffee|tea|milk|soda|much water))/, ["alcohol"]],
  [/pregnant|expecting a/, ["caffeine"]],
  [/(?<!not |n't |not a )\bvegan/, ["meat", "dairy", "animal-products"]],
  [/(?<!not |n't |not a )\bvegetarian/, ["meat"]],
  [new RegExp(`${NOT}(?:meat|pork|beef|ham)\\b`), ["meat"]],
  [/halal|kosher|muslim|hindu/, ["meat"]],
  [/(?:nut|peanut|almond|hazelnut|walnut|cashew|pistachio)s? (?:allerg|intoleran|free)|nut-free/, ["nuts"]],
  [
    new RegExp(`${NOT}(?:tree )?(?:nuts?|peanuts?|almonds?|hazelnuts?|walnuts?|cashews?|pistachios?)\\b`),
    ["nuts"],
  ],
  [/celiac|coeliac|gluten[- ](?:free|intoleran|allerg)|wheat allerg/, ["gluten"]],
  [new RegExp(`${NOT}(?:gluten|wheat)\\b`), ["gluten"]],
  [/lactose|(?:dairy|milk)[- ](?:free|allerg|intoleran)/, ["dairy"]],
  [new RegExp(`${NOT}(?:dairy|milk|cheese)\\b`), ["dairy"]],
  [new RegExp(`${NOT}(?:coffee|caffeine)\\b`), ["caffeine"]],
  [/caffeine[- ]free|decaf/, ["caffeine"]],
  [/diabet|sugar[- ]free|\bketo\b/, ["sugar"]],
  [new RegExp(`${NOT}(?:sugar|sweets|candy)\\b`), ["sugar"]],
  [new RegExp(`${NOT}(?:perfumes?|fragrances?|scents?|scented|smells?|incense)\\b`), ["fragrance"]],
  [/(?:fragrance|scent|perfume)[- ](?:free|allerg|sensitiv)|unscented|sensitive skin|asthma/, ["fragrance"]],
  [
    new RegExp(
      `${NOT}(?:electronics?|electronic|gadgets?|tech|technology|batter(?:y|ies)|screens?|digital)\\b`,
    ),
    ["electronic"],
  ],
  [new RegExp(`${NOT}(?:leather|wool|fur|silk|animal products?)\\b`), ["animal-products"]],
  [
    /(?:small|tiny|little) (?:flat|apartment|home|room|studio|place|house|kitchen)|minimalist|downsiz/,
    ["bulky"],
  ],
  [new RegExp(`${NOT}(?:space|room|storage)\\b`), ["bulky"]],
  [/\b(?:cats?|dogs?|pets?|kittens?|pupp(?:y|ies)|rabbits?|parrots?)\b/, ["pets"]],
  [
    /(?:has|have|with|and) (?:a |an? \w+ |two )?(?:toddlers?|bab(?:y|ies))|baby at home|crawling/,
    ["under-3"],
  ],
];

/** Reads the constraints out of free text, in English. Text it doesn't understand rules out nothing. */
export function readConstraints(notes: string, occasion: Occasion): Constraints {
  const text = foldText(notes);
  const avoid = new Set<AvoidReason>();
  for (const [pattern, reasons] of RULES) {
    if (pattern.test(text)) for (const reason of reasons) avoid.add(reason);
  }
  // A shower's age is the baby's to come, a pet's is the pet's.
  const age = occasion === "Baby Shower" || occasion === "Treat Pet Friends" ? null : readAge(text);
  if (age !== null && age < 18) avoid.add("under-18").add("alcohol");
  if (age !== null && age < 3) avoid.add("under-3");
  return { avoid, age };
}
