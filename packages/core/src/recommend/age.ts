/** Numbers that are something else: a height, a size, a price, a span of time. */
const OTHER_UNITS =
  /^\s*(?:%|'|"|cm|kg|lbs?|pounds?|feet|foot|ft|inch|dollars?|usd|bucks|months?|weeks?|days?|hours?|minutes?|miles?|km|years? (?!old|of age|young)|or (?:so )?(?:people|guests)|people|guests)/;

/** Said of somebody else, whom the gift is not for: "mother of a 3-year-old", "has two kids aged 5". */
const SOMEBODY_ELSE =
  /\b(?:has|have|having|got) (?:an?|one|two|three|four|her|his|their|my|our|\d)(?: [\w'-]+){0,2}\s*$|\b(?:mother|father|mum|mom|dad|parents?|teacher|carer|nanny) (?:of|to)(?: [\w'-]+){0,2}\s*$|\bwith (?:an?|two|three|her|his|their|my|our)\s*$/;

const STATED_AGE = [
  /\b(?:turns|turning|turned|aged?|age of)\s+(\d{1,3})\b/g,
  /\b(?:he|she|they|who|\w{3,}(?<!that|this|here|there|what))'(?:s|re) (?:almost |nearly |now |just |only |about )?(\d{1,3})\b/g,
  /(?<!\b(?:size|budget|price|limit|it|this|that|there|here|cost|height|waist|weight|number|date|maximum|max|minimum))\b (?:is|are|am) (?:almost |nearly |now |just |only |about )?(\d{1,3})\b/g,
  /\b(\d{1,3})[- ]?(?:years?[- ](?:old|young|of age)|y\/?o)\b/g,
  /\b(\d{1,3})(?:st|nd|rd|th) birthday\b/g,
  /[a-z]\s*[,(]\s*(\d{1,3})(?=\s*(?:[,).;!]|$))/g,
];
const MONTHS_OLD = /\b(\d{1,2})[- ]months?[- ]old\b/g;

/** Ages that are told without a number, in years. */
const STAGES: readonly (readonly [RegExp, number])[] = [
  [/\bnewborn\b/g, 0],
  [/\btoddler\b/g, 2],
  [/\b(?:pre-?schooler|kindergart\w+)\b/g, 4],
  [/\bteen(?:ager?|age[ -]?\w*)?\b/g, 15],
];

/**
 * The recipient's age in years as a text tells it, null when it doesn't.
 * @param text lower case, with straight quotes
 */
export function readAge(text: string): number | null {
  for (const pattern of STATED_AGE) {
    const age = find(text, pattern);
    if (age !== null && age <= 120) return age;
  }
  const months = find(text, MONTHS_OLD);
  if (months !== null) return Math.floor(months / 12);
  return STAGES.find(([pattern]) => find(text, pattern) !== null)?.[1] ?? null;
}

/** The number in the first match that is said of the recipient; 0 for a match without a number. */
function find(text: string, pattern: RegExp): number | null {
  for (const match of text.matchAll(pattern)) {
    const after = text.slice(match.index + match[0].length);
    if (OTHER_UNITS.test(after) || SOMEBODY_ELSE.test(text.slice(0, match.index))) continue;
    return Number(match[1] ?? 0);
  }
  return null;
}
