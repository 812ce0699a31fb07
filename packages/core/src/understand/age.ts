import { withNumerals } from "./lexicons/age-words.ts";
import { LIFE_STAGES } from "./lexicons/life-stages.ts";

/** Numbers that are something else: a height, a size, a price, a span of time. */
const OTHER_UNITS =
  /^\s*(?:%|'|"|[a-z]?[£€$]|cm|kg|lbs?\b|pounds?|feet|foot|ft\b|inch|dollars?|usd|euros?|bucks|months?|mos?\b|weeks?|wks?\b|days?|hours?|minutes?|miles?|km|(?:years?|yrs) (?!old|of age|young|and|but)|or (?:so )?(?:people|guests)|people|guests|kids|children|grandchildren|siblings)/;

/** Said of somebody else, whom the gift is not for: "mother of a 3-year-old", "has two kids aged 5". */
const SOMEBODY_ELSE =
  /\b(?:has|have|having|got) (?:an?|one|two|three|four|her|his|their|my|our|\d)(?: [\w'-]+){0,2}\s*$|\b(?:mother|father|mum|mom|dad|parents?|carer|nanny) (?:of|to)(?: [\w'-]+){0,2}\s*$|\b(?:teacher|teaches|teaching|coach|coaches)(?: of| to)?(?: (?:an?|two|three|four|the|my|her|his|\d))?(?: [\w'-]+){0,2}\s*$|\bwith (?:an?|two|three|her|his|their|my|our|\d)\s*$|\b(?:met|friends|together|known|married|since|from|graduated|retired|works?|working)\b(?: [\w'-]+){0,4}\s*$/;
/** Words after a stage of life that make it another's: a teacher of the third grade is no child. */
const ANOTHERS =
  /^[- ]*(?:teacher|teaching|coach|principal|head|nurse|reunion|sweethearts?|friends?|(?:and|mom|mum|dad|parent)s? of|aide|librarian|at home|years? ago)\b/;

const NEARLY = "(?:almost |nearly |now |just |only |about |already |soon |going on |gonna be )?";
const MONTH = "jan\\w*|feb\\w*|mar(?:ch)?|apr\\w*|may|june?|july?|aug\\w*|sept?\\w*|oct\\w*|nov\\w*|dec\\w*";
const DATE = `(?:(?:on|in|by|come|next|this|at) (?:the )?(?:(?:end|start) of )?(?:next |this )?(?:\\d|${MONTH}|month|week|year|summer|winter|spring|autumn|fall|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|a (?:week|month)|two|three)|today|tomorrow|soon)`;
const ABBREVIATED = "(?:\\s*(?:y(?:ea)?rs?\\b\\.?|y\\.?\\/?o\\b\\.?))?";

const STATED_AGE = [
  /\b(?:turns|turning|turned|turn|hits|hitting|reach(?:es|ing)|aged?|age of|big)\s+(\d{1,3})\b/g,
  new RegExp(
    `\\b(?:he|she|they|who|\\w{3,}(?<!that|this|here|there|what))'(?:s|re) ${NEARLY}(\\d{1,3})\\b`,
    "g",
  ),
  new RegExp(`\\b(?:will|to|he'll|she'll|they'll|gonna) be ${NEARLY}(\\d{1,3})\\b`, "g"),
  new RegExp(
    `(?<!\\b(?:size|budget|price|limit|it|this|that|there|here|cost|height|waist|weight|number|date|maximum|max|minimum))\\b (?:is|are|am) ${NEARLY}(\\d{1,3})\\b`,
    "g",
  ),
  /\b(\d{1,3})(?: and a half)?[- ]?(?:(?:years?|yrs?\.?)[- ]?(?:old|young|of age)|y\.?\/?o\b)/g,
  /\b(\d{1,3})(?:st|nd|rd|th)[- ](?:birthday|b-?day)\b/g,
  /\b(?:his|her|their|my) (\d{1,3})(?:st|nd|rd|th)(?=\s*(?:$|[,.;!]))/g,
  new RegExp(`[a-z]\\s*[,(]\\s*${NEARLY}(\\d{1,3})${ABBREVIATED}(?=\\s*(?:[,).;!]|$))`, "g"),
  new RegExp(
    `(?:^|[.;!\\n])\\s*${NEARLY}(\\d{1,3})${ABBREVIATED}(?=\\s*(?:[,.;!\\n]|$|(?:and|but)\\b))`,
    "g",
  ),
  new RegExp(`\\b(\\d{1,2}) ${DATE}`, "g"),
  /\b(\d{1,3})[- ]?yrs?\b(?=\s*(?:$|[,.;!)]|(?:and|but|who)\b))/g,
  /\b(\d{1,3}) ?(?:jahre|anos|ans|anni|jaar)(?: (?:alt|jung|oud|jong|de edad))?\b/g,
  /\b(\d{1,3})[- ]?(?:jahrige[rsn]?|jarige?)\b/g,
];
/** "in her eighties" and "in his 80s", whose middle is taken. */
const DECADES: ReadonlyMap<string, number> = new Map(
  ["twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties"].map(
    (name, place) => [name, (place + 2) * 10],
  ),
);
const PART = "(?:early |mid(?:dle)?[- ]?|late )";
const IN_DECADE = [
  new RegExp(
    `\\b(?:in|into|approaching|entering|reached|well into) (?:his|her|their|my) ${PART}?(?:([2-9]0)'?s|(\\w{3,5}ties))\\b`,
  ),
  new RegExp(`\\b${PART}([2-9]0)'?s\\b(?=\\s*(?:$|[,.;!)]|(?:and|but|who)\\b))`),
  new RegExp(`\\b${PART}(\\w{3,5}ties)\\b(?! (?:music|rock|pop|hip|disco|style|fashion|films?|movies))`),
  /\b([2-9]0)[- ]?(?:somethings?|ish)\b/,
];
/** A baby's age; what is expected, gone by or to last is none. */
const MONTHS_OLD = [
  /\b(\d{1,2})(?: and a half)?[- ]?(?:months?|mos?\.?|mths?)[- ]old\b/g,
  /(?:(?:\b(?:is|are|at|of|aged?|turns|just|only|almost|nearly|about|now|already|baby|girl|boy|son|daughter|twins)|'s|'re|[,(:;.]|^) ?)(\d{1,2})[- ]?(?:months?|mos?\b\.?|mths?|monate|meses|mois|mesi|maanden)(?![a-z]| (?:of|pregnant|along|ago|from|to|away|into|married|together|later|gone|sober|in|left|subscription|membership))/g,
];
const WEEKS_OLD = [
  /\b(\d{1,2})[- ]?(?:weeks?|wks?)[- ]old\b/g,
  /(?:\b(?:aged?|baby (?:girl |boy )?(?:is|of))|(?:he|she)'s(?: just| only| about)?) (\d{1,2})[- ]?(?:weeks?|wks?)(?! (?:of|pregnant|along|ago|from|to|away|into))/g,
];

/**
 * The recipient's age in years as a text tells it, null when it doesn't.
 * @param text lower case, with straight quotes
 */
export function readAge(text: string): number | null {
  const told = withNumerals(text);
  const weeks = firstOf(told, WEEKS_OLD);
  if (weeks !== null) return Math.floor(weeks / 52);
  const months = firstOf(told, MONTHS_OLD);
  if (months !== null) return Math.floor(months / 12);
  for (const pattern of STATED_AGE) {
    const age = find(told, pattern);
    if (age !== null && age <= 120) return age;
  }
  const decade = IN_DECADE.map((pattern) => pattern.exec(told)).find((match) => match !== null);
  const tens = decade?.slice(1).find((group) => group !== undefined) ?? "";
  const from = DECADES.get(tens) ?? (tens === "" ? Number.NaN : Number(tens));
  if (Number.isFinite(from)) return from + 5;
  return ageOfStage(told);
}

/** The age that a stage of life in the text stands for, as an occasion's name may hold one; null for none. */
function ageOfStage(text: string): number | null {
  for (const { said, age } of LIFE_STAGES) {
    const number = find(text, said, ANOTHERS);
    if (number === null) continue;
    const years = typeof age === "number" ? age : age(number);
    if (years <= 120) return years;
  }
  return null;
}

function firstOf(text: string, patterns: readonly RegExp[]): number | null {
  for (const pattern of patterns) {
    const number = find(text, pattern);
    if (number !== null) return number;
  }
  return null;
}

/** The number in the first match that is said of the recipient; 0 for a match without a number. */
function find(text: string, pattern: RegExp, anothers: RegExp = OTHER_UNITS): number | null {
  for (const match of text.matchAll(pattern)) {
    const after = text.slice(match.index + match[0].length);
    const number = match.slice(1).find((group) => group !== undefined);
    if (anothers.test(after) || SOMEBODY_ELSE.test(text.slice(0, match.index))) continue;
    return Number(number ?? 0);
  }
  return null;
}
