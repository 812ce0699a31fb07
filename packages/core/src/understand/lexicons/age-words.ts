/** Numbers by their names, in English, as far as an age goes. */
const UNITS = "one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...(
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth " +
    "fifteenth sixteenth seventeenth eighteenth nineteenth"
  )
    .split(" ")
    .map((name, place): [string, number] => [name, place + 1]),
  ...TENS.map((name, place): [string, number] => [name.replace(/y$/, "ieth"), 10 * (place + 2)]),
  ["hundredth", 100],
]);

const LARGE = new RegExp(
  `\\b(?:(?:an?|one) )?hundred\\b|\\b(${TENS.join("|")})(?:[- ](${UNITS.join("|")}))?\\b|\\b(${TEENS.join("|")})\\b`,
  "g",
);
/** "two" counts other things too: it is an age only beside what makes it one. */
const SMALL = new RegExp(
  `\\b(${UNITS.join("|")}|an?)(?=[- ](?:and a half[- ])?(?:years?|yrs?|months?|mos?|weeks?|wks?)[- ](?:old|of age)\\b)` +
    `|\\b(${UNITS.join("|")})(?=[- ](?:months?|yrs?|y\\.?o\\b|weeks?)\\b)` +
    `|(?<=\\b(?:turn(?:s|ed|ing)?|aged?|be|is|are|(?:he|she|they)'(?:s|re)|almost|nearly|just|only|now) )` +
    `(${UNITS.join("|")})(?=\\s*(?:$|[,.;!)\\n]|(?:and|but|in|on|next|this|soon|today|tomorrow|years?|months?)\\b))`,
  "g",
);
const ORDINAL = new RegExp(
  `\\b(?:(${TENS.join("|")})[- ])?(${[...ORDINALS.keys()].join("|")})(?=[- ](?:birthday|b-?day|grade|grader|graders|class|form|year)\\b)`,
  "g",
);

/** Puts the names of numbers that may be ages as numerals: "twenty-seven" as "27". */
export function withNumerals(text: string): string {
  return text
    .replace(ORDINAL, (_, tens: string | undefined, unit: string) => {
      const number = (tens ? tensOf(tens) : 0) + (ORDINALS.get(unit) ?? 0);
      return `${number}th`;
    })
    .replace(LARGE, (_, tens?: string, unit?: string, teen?: string) => {
      if (teen) return String(TEENS.indexOf(teen) + 10);
      return tens ? String(tensOf(tens) + (unit ? UNITS.indexOf(unit) + 1 : 0)) : "100";
    })
    .replace(SMALL, (_, ...groups: (string | undefined)[]) => {
      const name = groups.slice(0, 3).find((group) => group !== undefined) ?? "";
      return String(Math.max(1, UNITS.indexOf(name) + 1));
    });
}

function tensOf(name: string): number {
  return 10 * (TENS.indexOf(name) + 2);
}
