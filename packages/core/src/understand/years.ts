import type { TimeWords } from "./lexicon.ts";
import type { AgeRange } from "./person.ts";
import { LANGUAGES, WORDS as LISTS } from "./phrasebook.ts";
import { isBreak, type Token, tokenize } from "./tokens.ts";

/** An age in a text, of whomever it is. */
export interface ToldAge extends AgeRange {
  /** Places of its tokens. */
  readonly start: number;
  readonly end: number;
  /** Whether it stands for a person itself: "a teacher of 7-year-olds". */
  readonly isNoun: boolean;
}

const OLDEST = 115;
/** Words of a date before its year. */
const DATE = 5;
/** How far a word that makes a number a span of time may stand before it. */
const SINCE = 3;

/** Before "of 17 years": it is a person's age. */
const PERSON =
  /^(?:hijos?|hijas?|ninos?|ninas?|chic[oa]s?|mujer|hombre|senora?|joven|nene|nena|bebe|sobrin[oa]|niet[oa]|ragazz[oaie]|bambin[oaie]|bimb[oaie]|uomo|donna|signora?|figli[oaie]?|nipot[ei]|fille|fils|garcon|femme|homme|dame|enfant|enfants|ados?|jongen|meisje|man|vrouw|dochter|zoon|kind|kinderen|jungen?|madchen|frau|mann|tochter|sohn|ado|petit|petite|gamin|gamine|neveu|niece|ami|amie|amigo|amiga|papa|maman|madre|padre|mamma|nonn[oa]|abuel[oa]|mamie|papi|adolescente|puber|tiener|knul|kerel|teenager|anziano|anziana|ragazzino|ragazzina|etudiante?|hermana|hermano|sorella|fratello|soeur|frere|oncle|tante|tia|tio|zi[oa]|cousin|cousine|prim[oa]|cugin[oa]|eta|edad|age)$/;

/** Before the age of several people: "des enfants *de* 3 ans". */
const OF_AGE = /^(?:de|di|van|von|of|d'|entre|aged|tra|tussen|zwischen)$/;
const PEOPLE =
  /^(?:petits|petites|enfants|garcons|filles|ados|gamins|eleves|ninos|ninas|hijos|hijas|nietos|nietas|sobrinos|mellizos|mellizas|gemelos|gemelas|chicos|chicas|alumnos|peques|bimbi|bimbe|bambini|bambine|ragazzi|ragazze|figli|figlie|nipoti|gemelli|gemelle|alunni|kinderen|jongens|meisjes|kleinkinderen|peuters|kleuters|leerlingen|kinder|kindern|jungs|madels|zwillinge|zwillingen|kids|twins|boys|girls|children|pupils|toddlers)$/;
/** The widest that two ages with an "or" between them may lie apart. */
const WIDEST = 6;
/** Behind an ordinal that German writes as a number and a full stop. */
const GERMAN_DATE =
  /^(?:monat|woche|tag|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|klasse|stock|schwangerschafts)/;
/** What lasts for months: "enceinte de 7 mois", "sober 8 months". */
const STATE =
  /^(?:pregnan|enceinte|grossesse|schwanger|zwanger|embaraz|incinta|gravidanza|sober|sobr|nuchter|nuechtern|trocken|droog|clean)/;

/** Around a number of money or size, which is no age. */
const MONEY =
  /^(?:budget|max|maximum|spend|price|limit|size|sizes|cost|costs|spending|waist|height|weight|number|no)$/;
/** Behind "her 40th" that is her birthday; behind "a 40th" too. */
const OF_BIRTHDAY =
  /^(?:at|in|on|and|this|next|is|'s|coming|so|with|was|but|soon|tomorrow|today|tonight|falls|last|we|i|she|he|they|just|then|or|though|looming|looms|later|year|bday|week|weekend|month|as|present|gift|surprise)$/;
const PARTY = /^(?:party|bash|do|celebration|celebrations|bday|birthdays|shindig|knees)$/;
/** Between "her" and "40th". */
const BIG = /^(?:big|special|upcoming|forthcoming|milestone|actual|own|own|dreaded|landmark)$/;
const A_BOY =
  /^(?:boy|girl|man|woman|lady|child|kid|son|daughter|lad|age|lass|bloke|chap|fella|youth|gent|gentleman|youngster|nipper|toddler|teenager|lassie|guy|grandson|granddaughter|niece|nephew|person|youngsters|dude|baby|infant|pensioner|friend|brother|sister)$/;
/** Said of a fashion and not of years of life: "eighties music". */
const OF_FASHION =
  /^(?:music|fashion|disco|films?|movies?|pop|rock|hits?|classics?|style|vibes?|kid|child|child|baby|themed?|night|synth|clothes|party|retro|soul|funk|bands?|songs?|tv|cars?|furniture|decor)$/;

/** Phrases by their last words, each as its words from the last to the first. */
type Leads = ReadonlyMap<string, readonly (readonly string[])[]>;
/** Lists of a language's words that are phrases. */
const LEADS = ["around", "decadeFrom", "decadeTo", "bornIn", "adjectives"] as const;

/** A language's words for ages, as sets. */
interface AgeWords
  extends Record<
    Exclude<keyof TimeWords, "numbers" | "decades" | "ordinals" | (typeof LEADS)[number]>,
    ReadonlySet<string>
  > {
  readonly bit: number;
  readonly numbers: ReadonlyMap<string, number>;
  readonly decades: ReadonlyMap<string, number>;
  readonly ordinals: ReadonlyMap<string, number>;
  readonly leads: Readonly<Record<(typeof LEADS)[number], Leads>>;
  readonly and: ReadonlySet<string>;
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From) => To,
): Record<Key, To> {
  const mapped = {} as Record<Key, To>;
  for (const key of Object.keys(record) as Key[]) mapped[key] = map(record[key]);
  return mapped;
}

function leadsOf(list = ""): Leads {
  const leads = new Map<string, (readonly string[])[]>();
  for (const phrase of list.split(", ")) {
    const words = tokenize(phrase)
      .map(({ text }) => text)
      .reverse();
    const [last] = words;
    if (last !== undefined) leads.set(last, [...(leads.get(last) ?? []), words]);
  }
  return leads;
}

/** Where the longest phrase begins that ends right before a token; null for none. */
function leadBefore(tokens: readonly Token[], place: number, leads: Leads): number | null {
  let longest = 0;
  for (const words of leads.get(tokens[place - 1]?.text ?? "") ?? []) {
    if (words.length > longest && words.every((word, back) => tokens[place - 1 - back]?.text === word))
      longest = words.length;
  }
  return longest > 0 ? place - longest : null;
}

const WORDS: readonly AgeWords[] = LANGUAGES.map(({ bit, lexicon: { time, and }, grammar }) => {
  const setOf = (list: string) =>
    new Set(
      list
        .split(/,? /)
        .filter(Boolean)
        .map((word) => word.replace(/^(\w+)'(s|m|re)$/, "'$2")),
    );
  const { numbers, decades, ordinals, around, decadeFrom, decadeTo, bornIn, adjectives, ...lists } = time;
  return {
    ...mapValues(lists, setOf),
    bit,
    ordinals: new Map(Object.entries(ordinals ?? {})),
    leads: mapValues({ around, decadeFrom, decadeTo, bornIn: bornIn ?? grammar.bornIn, adjectives }, leadsOf),
    numbers: new Map(Object.entries(numbers)),
    decades: new Map(Object.entries(decades)),
    and: setOf(and),
  };
});

/** Every age that a text tells, in its order. */
export function readAges(
  tokens: readonly Token[],
  languages: readonly number[],
  year: number,
): readonly ToldAge[] {
  const found: ToldAge[] = [];
  let behind = 0;
  for (let place = 0; place < tokens.length; place++) {
    if (place < behind || tokens[place]?.text === "") continue;
    for (const words of WORDS) {
      const isForeign = (words.bit & (languages[place] ?? 0)) === 0;
      if (isForeign && (tokens[place]?.kind !== "number" || hasUnit(tokens, place, languages))) continue;
      const age = ageAt(tokens, place, words, found.at(-1), year);
      if (!age) continue;
      found.push(age);
      behind = age.end;
      break;
    }
  }
  return found;
}

const text = (tokens: readonly Token[], place: number) => tokens[place]?.text ?? "";

/** Whether the text's own language has a unit behind a figure: what others make of it tells nothing then. */
function hasUnit(tokens: readonly Token[], place: number, languages: readonly number[]): boolean {
  const unit = text(tokens, place + 1);
  return WORDS.some(
    ({ bit, years, months, weeks }) =>
      (bit & (languages[place] ?? 0)) !== 0 && (years.has(unit) || months.has(unit) || weeks.has(unit)),
  );
}

/** Two ages that somebody may have: "eleven or twelve", "8 to 10 years old". */
function rangeAt(
  tokens: readonly Token[],
  place: number,
  from: number,
  behind: number,
  words: AgeWords,
  last: ToldAge | undefined,
  year: number,
): ToldAge | null {
  if (((LISTS.or.get(text(tokens, behind)) ?? 0) & words.bit) === 0) return null;
  const number = numberAt(tokens, behind + 1, words);
  if (!number || number[0] <= from || number[0] > from + WIDEST) return null;
  const [to, end] = number;
  const age = ageAt(tokens, behind + 1, words, last, year);
  if (age) return { ...age, from, start: place, isNoun: age.isNoun || isOfSeveral(tokens, place) };
  const opens = isBreak(tokens[place - 1]) || isBreak(tokens[place - 2]);
  return opens && isBreak(tokens[end]) && text(tokens, end) === ""
    ? { from, to, start: place, end, isNoun: false }
    : null;
}

/** "Des petits de 1 à 3 ans": several people of that age. */
function isOfSeveral(tokens: readonly Token[], place: number): boolean {
  return OF_AGE.test(text(tokens, place - 1)) && PEOPLE.test(text(tokens, place - 2));
}

/** A number in figures or words, and where it ends. */
function numberAt(
  tokens: readonly Token[],
  place: number,
  { numbers, and }: AgeWords,
): readonly [number, number] | null {
  const token = tokens[place];
  if (!token) return null;
  if (token.kind === "number") return [Number.parseFloat(token.text), place + 1];
  const first = numbers.get(token.text);
  if (first === undefined || token.kind !== "word") return null;
  let value = first;
  let end = place + 1;
  // "eighty-five", "treinta y cinco", "quatre-vingt-dix".
  for (let more = 0; more < 3; more++) {
    const joint = value >= 20 && and.has(text(tokens, end)) ? end + 1 : end;
    const next = numbers.get(text(tokens, joint));
    if (next === undefined || tokens[joint]?.kind !== "word") break;
    if (value === 4 && next === 20) value = 80;
    // "dix-sept"
    else if (value === 10 && next >= 7 && next <= 9) value += next;
    else if (value >= 20 && value % 10 === 0 && next < 20) value += next;
    else break;
    end = joint + 1;
  }
  return [value, end];
}

function ageAt(
  tokens: readonly Token[],
  place: number,
  words: AgeWords,
  last: ToldAge | undefined,
  year: number,
): ToldAge | null {
  const decade = decadeAt(tokens, place, words, year);
  if (decade) return decade;
  const birthday = birthdayAt(tokens, place, words);
  if (birthday) return birthday;
  const number = numberAt(tokens, place, words);
  if (!number) return null;
  const [value, behind] = number;
  const eitherOr = rangeAt(tokens, place, value, behind, words, last, year);
  if (eitherOr) return eitherOr;
  const born = bornAt(tokens, place, value, words, year);
  if (born || value > OLDEST) return born;
  const isFigure = tokens[place]?.kind === "number";
  const told = (end: number, years = Math.floor(value), isNoun = false): ToldAge => ({
    from: years,
    to: years,
    start: place,
    end,
    isNoun,
  });
  let before = place - 1;
  while (
    before >= 0 &&
    words.nearly.has(text(tokens, before)) &&
    !words.turns.has(text(tokens, before)) &&
    !words.has.has(text(tokens, before))
  )
    before--;
  const previous = text(tokens, before);
  const opens = before < 0 || isBreak(tokens[before]);
  const direct = text(tokens, place - 1);
  const isSince = () => {
    for (let back = before; back >= 0 && back >= before - SINCE && !isBreak(tokens[back]); back--) {
      if (LISTS.since.has(text(tokens, back))) return true;
    }
    return false;
  };
  const isState = () => [1, 2, 3].some((back) => STATE.test(text(tokens, place - back)));
  const isSpan = () => {
    if (isSince()) return true;
    for (let back = place - 1; back >= 0 && back >= place - SINCE && !isBreak(tokens[back]); back--) {
      if (words.turns.has(text(tokens, back)) && back === before) return false;
      if (words.during.has(text(tokens, back))) return true;
    }
    return false;
  };
  const unit = text(tokens, behind);
  const between = (from: number, to: number, end = behind, start = place): ToldAge => ({
    from: Math.max(0, from),
    to,
    start,
    end,
    isNoun: false,
  });
  if (words.bit === ENGLISH) {
    const english = englishAgeAt(tokens, place, value, behind, between);
    if (english) return english;
  }
  if (words.years.has(unit) || words.months.has(unit) || words.weeks.has(unit)) {
    const isYears = words.years.has(unit);
    const years = isYears ? Math.floor(value) : Math.floor(words.months.has(unit) ? value / 12 : value / 52);
    let end = behind + 1;
    // "years and a half", "y/o".
    if (tokens[end]?.kind === "soft" && words.old.has(text(tokens, end + 1)) && unit === "y") end++;
    const next = text(tokens, end);
    if (words.old.has(next) || next === "olds") {
      const isNoun = /^olds?$/.test(next) && !words.turns.has(previous) && !opens;
      return told(end + 1, years, isNoun);
    }
    if (/^ja?h?rig/.test(unit)) return told(end, years);
    if (/^(?:older|younger|senior|junior)$/.test(next)) {
      const own = /^than (?:me|i|myself|us)$/.test(`${text(tokens, end + 1)} ${text(tokens, end + 2)}`)
        ? giversAge(tokens, words)
        : null;
      if (own === null || !isYears) return null;
      const age = own + (next === "older" ? years : -years);
      return between(age, age, end + 3);
    }
    if (!isYears && ((LISTS.beyond.get(next) ?? 0) & words.bit) !== 0) return null;
    if (words.gone.has(next) && !(words.and.has(next) && words.turns.has(previous))) return null;
    if (words.birthday.has(next)) return told(end + 1, years);
    if (!isYears && (value > 36 || isSpan() || isState())) return null;
    if (words.turns.has(previous) || words.has.has(previous)) return isSpan() ? null : told(end, years);
    if (isSpan()) return null;
    const isShort = ["yo", "y", "yoa", "yrs", "yr"].includes(unit);
    // "Twelve years." behind another sentence is how long something was.
    const isFirst = place === 0 || isShort || isFigure;
    if (opens && isFirst && (isBreak(tokens[end]) || words.and.has(next) || isShort)) return told(end, years);
    // "chica de 17 años": said behind a noun by the word for "of".
    if (
      isYears &&
      ["de", "di", "van", "von", "d'"].includes(direct) &&
      !words.during.has(text(tokens, place - 2))
    )
      return isOfSeveral(tokens, place)
        ? told(end, years, true)
        : PERSON.test(text(tokens, place - 2))
          ? told(end, years)
          : null;
    if (isShort && isFigure && !words.gone.has(next)) return told(end, years);
    return null;
  }
  // "Sohn von 8", and not "figlio di una collega".
  if (value > 1 && ["van", "de", "di"].includes(direct) && PERSON.test(text(tokens, place - 2)))
    return told(behind);
  if (previous === "a" && text(tokens, before - 1) === "en" && isBreak(tokens[behind])) return told(behind);
  if (words.birthday.has(unit) && (isFigure || value >= 1)) return told(behind + 1);
  if (words.ordinal.has(unit)) {
    const next = text(tokens, behind + 1);
    if (words.birthday.has(next)) return told(behind + 2);
    const isOwn = /^(?:his|her|their|my|'s)$/.test(direct);
    return isOwn && isBreak(tokens[behind + 1]) ? told(behind + 1) : null;
  }
  // "60. Geburtstag"
  if (tokens[behind]?.kind === "hard" && words.birthday.has(text(tokens, behind + 1)))
    return told(behind + 2);
  // "Im 7. Monat", "am 7. Mai"
  if (tokens[behind]?.kind === "hard" && GERMAN_DATE.test(text(tokens, behind + 1))) return null;
  const next = text(tokens, behind);
  const isMoney = () =>
    [1, 2, 3, 4].some((back) => MONEY.test(text(tokens, place - back))) || MONEY.test(text(tokens, behind));
  const closes = isBreak(tokens[behind])
    ? !"€$£%&".includes(next) || next === ""
    : words.and.has(next) ||
      /^(?:on|next|this|today|tomorrow|soon|come|now|who|but|at|years|still|with|y|im|am|nachstes|dieses|heute|morgen|in|mais|qui|en|le|ce|la|et|pero|que|el|este|ma|che|questo|a|il|e|und|aber|der|die|das|dit|deze|volgende|op|maar|not|der|last|a|an|any|later|going|or|so|already|then|when|if|though|really|actually|again|tops|max|just|has|likes|loves|lives|works|yesterday|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|over|since|because|recently|too|also|and|lol|bless|haha|by|after|before|at|year|odd|ish|honestly|apparently|she|he|they|we|i|looks|looking|thinks|acts|to|for|with|without|it|all)$/.test(
        next,
      );
  if (/^[€$£]$/.test(text(tokens, place - 1))) return null;
  if (closes && value >= 1 && !isMoney() && !"€$£%".includes(next || "-")) {
    const isRound = value >= 20 && value % 10 === 0;
    const gone = isRound ? leadBefore(tokens, place, words.leads.decadeFrom) : null;
    if (gone !== null) return between(value, value + 9, behind, gone);
    const toCome = isRound ? leadBefore(tokens, place, words.leads.decadeTo) : null;
    if (toCome !== null) return between(value - 10, value - 1, behind, toCome);
    const adjective = leadBefore(tokens, place, words.leads.adjectives);
    const article = text(tokens, (adjective ?? 0) - 1);
    if (adjective !== null && value >= 2 && /^(?:a|an|the|her|his|their|at|is|'s)$/.test(article))
      return between(value, value, behind, adjective - 1);
    const lead = leadBefore(tokens, place, words.leads.around);
    if (lead !== null && value >= 4) {
      if (direct === "gone" && text(tokens, place - 2) === "just") return between(value, value);
      if (/^(?:gone|over|past)$/.test(direct)) return between(value, value + 2);
      return /^(?:big|hit|to|reached|be|about|turn)$/.test(direct) && !/^coming/.test(text(tokens, lead))
        ? between(value, value, behind, lead)
        : between(value - 3, value, behind, lead);
    }
  }
  // "He was 17 when I met him"
  if (direct === "was" && /^(?:when|then|back|at)$/.test(next)) return null;
  // "She's four and three quarters."
  const isFraction =
    words.and.has(next) && /^(?:a|three|nearly|almost)$/.test(text(tokens, behind + 1)) && value < 20;
  if (words.turns.has(previous) && closes && !isSpan() && value >= 1) {
    const isStrong = value > 4 || isFigure || isBreak(tokens[behind]) || isFraction;
    return isStrong ? told(behind) : null;
  }
  if (last && last.end === place - 1 && words.and.has(direct) && closes) return told(behind);
  if (direct === "of" && A_BOY.test(text(tokens, place - 2))) {
    const isAge = text(tokens, place - 2) === "age";
    if (!isAge || (!isSince() && (value >= 60 || text(tokens, place - 3) !== "the"))) return told(behind);
  }
  // "A lad of about nineteen"
  if (/^(?:about|around|nearly|almost|maybe|perhaps|say|just|only)$/.test(direct)) {
    if (text(tokens, place - 2) === "of" && A_BOY.test(text(tokens, place - 3))) return told(behind);
  }
  // "I'm 40, my sister 37"
  if (last && value >= 1 && isFigure && isBreak(tokens[behind]) && next === "" && !isMoney()) {
    const opening = [2, 3, 4].find((back) => isBreak(tokens[place - back]) && place >= back);
    if (opening && text(tokens, place - 1) && (LISTS.my.get(text(tokens, place - opening + 1)) ?? 0) > 0)
      return told(behind);
  }
  // "Both of them 84"
  if (closes && value >= 1 && ((LISTS.pronoun.get(direct) ?? 0) & words.bit) !== 0 && !isMoney())
    return told(behind);
  if (closes && value >= 13 && /^(?:them|both)$/.test(direct) && !isMoney()) return told(behind);
  // "Still dancing at 83"
  if (words.bit === ENGLISH && direct === "at" && value >= 65 && value <= 110 && closes && !isMoney())
    return told(behind);
  if (
    opens &&
    (isBreak(tokens[behind]) ||
      (next === "not" && place === 0) ||
      (words.bit === ENGLISH && /^(?:i|or|if)$/.test(next)) ||
      (isFigure && /^(?:years|and|but|who|und|et|y|e|en)$/.test(next)))
  ) {
    const isAfterHard = before >= 0 && tokens[before]?.kind === "hard";
    const isPlausible =
      (isFigure || (value >= 13 && words.bit === ENGLISH)) &&
      !"€$£%&+".includes(next || "-") &&
      value >= 1 &&
      Number.isInteger(value) &&
      !MONEY.test(text(tokens, before - 1));
    // After "no." or "approx." it is a number of something else.
    if (isPlausible && !(isAfterHard && text(tokens, before - 1) === "no")) return told(behind);
  }
  return null;
}

const ENGLISH = 1;

/** "her fortieth", "for Mum's 65th" and "his twenty-first birthday". */
function birthdayAt(tokens: readonly Token[], place: number, words: AgeWords): ToldAge | null {
  let value = words.ordinals.get(text(tokens, place)) ?? null;
  let end = place + 1;
  if (value === null && words.ordinals.size > 0) {
    const tens = tokens[place]?.kind === "word" ? words.numbers.get(text(tokens, place)) : undefined;
    const unit = words.ordinals.get(text(tokens, place + 1));
    if (tens !== undefined && tens >= 20 && tens % 10 === 0 && unit !== undefined && unit < 10) {
      value = tens + unit;
      end = place + 2;
    } else if (tokens[place]?.kind === "number" && words.ordinal.has(text(tokens, place + 1))) {
      value = Number.parseFloat(text(tokens, place));
      end = place + 2;
    }
  }
  if (value === null || value > OLDEST) return null;
  let owner = place - 1;
  while (BIG.test(text(tokens, owner))) owner--;
  const isOfAnybody = text(tokens, owner) === "'s" || text(tokens, owner).endsWith("'");
  const start = isOfAnybody && !isBreak(tokens[owner - 1]) ? Math.max(0, owner - 1) : place;
  const told = (behind: number): ToldAge => ({
    from: value ?? 0,
    to: value ?? 0,
    start,
    end: behind,
    isNoun: false,
  });
  const next = text(tokens, end);
  if (words.birthday.has(next)) return told(end + 1);
  // "In third grade", "entered her fifth decade"
  const isAnothers =
    /^(?:teach\w*|taught)$/.test(text(tokens, place - 1)) ||
    /^(?:teachers?|class)$/.test(text(tokens, end + 1));
  if (/^(?:grade|grader|graders)$/.test(next) && value <= 12 && !isAnothers)
    return { ...told(end + 1), from: value + 5, to: value + 6 };
  if (next === "decade" && value >= 2 && value <= 11 && !/^(?:the|a)$/.test(text(tokens, place - 1)))
    return { ...told(end + 1), from: (value - 1) * 10, to: value * 10 - 1 };
  if (value < 13) return null;
  if (PARTY.test(next)) return told(end + 1);
  const isOwn = isOfAnybody || /^(?:his|her|their|my)$/.test(text(tokens, owner));
  return isOwn && (isBreak(tokens[end]) || OF_BIRTHDAY.test(next)) ? told(end) : null;
}

/** "born in 1958". */
function bornAt(
  tokens: readonly Token[],
  place: number,
  value: number,
  words: AgeWords,
  thisYear: number,
): ToldAge | null {
  if (tokens[place]?.kind !== "number" || words.leads.bornIn.size === 0) return null;
  // "b. 1934", "*1934"
  const isShort =
    text(tokens, place - 1) === "b" || (isBreak(tokens[place - 1]) && text(tokens, place - 2) === "b");
  if (!isShort && !isOfBirth(tokens, place, value, words)) return null;
  if (words.years.has(text(tokens, place + 1)) || words.months.has(text(tokens, place + 1))) return null;
  const year = value >= 26 && value < 100 ? 1900 + value : value;
  const age = thisYear - year;
  if (age < 1 || age > OLDEST) return null;
  return { from: age - 1, to: age, start: place, end: place + 1, isNoun: false };
}

/** "Born 1958", and "born on the third of March 1958". */
function isOfBirth(tokens: readonly Token[], place: number, value: number, { leads }: AgeWords): boolean {
  const isYear = value >= 1900;
  if (!isYear && !isBreak(tokens[place + 1])) return false;
  for (let end = place; end >= 0 && end >= place - (isYear ? DATE : 0); end--) {
    if (leadBefore(tokens, end, leads.bornIn) !== null) return true;
    // "Geboren am 3. März 1958"
    const isOrdinal = tokens[end - 1]?.kind === "hard" && tokens[end - 2]?.kind === "number";
    if (tokens[end - 1]?.kind !== "word" && tokens[end - 1]?.kind !== "number" && !isOrdinal) break;
  }
  // "1958 geboren"
  return isYear && (leads.bornIn.get(text(tokens, place + 1)) ?? []).some((words) => words.length === 1);
}

/** What the giver says to be: "I'm 33". */
function giversAge(tokens: readonly Token[], words: AgeWords): number | null {
  for (const [place, token] of tokens.entries()) {
    if (token.text !== "i" && token.text !== "im") continue;
    const at = token.text === "im" ? place + 1 : place + 2;
    if (token.text === "i" && !/^(?:'m|am)$/.test(text(tokens, place + 1))) continue;
    const number = numberAt(tokens, at, words);
    if (number && number[0] > 5 && number[0] <= OLDEST) return number[0];
  }
  return null;
}

/** Ages as only English puts them: "the big five-o", "28f", "in year 9". */
function englishAgeAt(
  tokens: readonly Token[],
  place: number,
  value: number,
  behind: number,
  between: (from: number, to: number, end?: number) => ToldAge,
): ToldAge | null {
  const direct = text(tokens, place - 1);
  const next = text(tokens, behind);
  const isFigure = tokens[place]?.kind === "number";
  if (direct === "big" && value >= 2 && value <= 9 && /^(?:o|oh|0|zero)$/.test(next))
    return between(value * 10, value * 10, behind + 1);
  const touches = (first: number) =>
    tokens[first]?.end !== undefined && tokens[first]?.end === tokens[first + 1]?.start;
  if (isFigure && touches(place)) {
    if (next === "f" && value >= 3) return between(value, value, behind + 1);
    if (next === "m" && value >= 37) return between(value, value, behind + 1);
  }
  const isAlone = place < 2 || isBreak(tokens[place - 2]);
  if (isFigure && /^[fm]$/.test(direct) && isAlone && value >= 10 && isBreak(tokens[behind]))
    return between(value, value);
  // "In year 9", "yr 4", "Y6", "grade 3", "4th grade": but "a year 3 teacher" isn't that old.
  if (/^(?:teachers?|tutors?|head|leader|coordinator|class|times|mums?|parents?)$/.test(next)) return null;
  const said = text(tokens, place - 2);
  const isAt =
    place < 2 ||
    isBreak(tokens[place - 2]) ||
    /^(?:in|into|starting|starts|started|start|begins|is|'s|be|finishing|finishes|a|his|her|their|the|for|at|enters|entering|now|just|leaving|currently)$/.test(
      said,
    );
  if (isAt && value >= 1 && value <= 13 && Number.isInteger(value)) {
    if (direct === "year" || direct === "yr" || (direct === "y" && touches(place - 1)))
      return between(value + 4, value + 5);
    if (direct === "grade" && isFigure) return between(value + 5, value + 6);
  }
  if (isFigure && value <= 12 && /^(?:st|nd|rd|th)$/.test(next) && !/^(?:teach\w*|taught)$/.test(direct)) {
    const after = text(tokens, behind + 1);
    const isTeacher = /^(?:teachers?|classes)$/.test(text(tokens, behind + 2));
    if (/^(?:grade|graders?)$/.test(after) && !isTeacher) return between(value + 5, value + 6, behind + 2);
  }
  // "Clocks up 92 summers"
  if (/^(?:summers|winters|springs)$/.test(next) && value >= 3) return between(value, value, behind + 1);
  // "A year off sixty", "two years shy of 70"
  const short = /^(?:off|from)$/.test(direct)
    ? place - 2
    : direct === "of" && /^(?:shy|short)$/.test(said)
      ? place - 3
      : -1;
  if (short >= 0 && value >= 16) {
    const span = text(tokens, short);
    if (/^years?$/.test(span)) {
      const isOne = /^(?:a|one)$/.test(text(tokens, short - 1));
      return between(value - (isOne ? 1 : 5), value - 1);
    }
    if (/^(?:months?|weeks?|days?|whisker|fortnight)$/.test(span)) return between(value - 1, value - 1);
  }
  // "So 12 for another week", "and 36 in May", "seven in a fortnight"
  const isDated =
    (/^(?:in|on|come|next|this|by)$/.test(next) &&
      /^(?:january|jan|february|feb|march|april|may|june|july|august|aug|september|sept|october|oct|november|nov|december|dec|spring|summer|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday|month|week)$/.test(
        text(tokens, behind + 1),
      )) ||
    (next === "in" &&
      /^(?:a|two|three|four|few)$/.test(text(tokens, behind + 1)) &&
      /^(?:fortnight|week|weeks|month|months|days|few)$/.test(text(tokens, behind + 2))) ||
    (next === "on" && text(tokens, behind + 1) === "the" && tokens[behind + 2]?.kind === "number") ||
    (next === "for" &&
      /^(?:another|one|two|three|a)$/.test(text(tokens, behind + 1)) &&
      /^(?:week|weeks|month|months|more|few|days)$/.test(text(tokens, behind + 2)));
  const opensAge =
    place === 0 ||
    isBreak(tokens[place - 1]) ||
    /^(?:and|so|then|but|only|just|still|turns|turning|be|is|'s|are|now)$/.test(direct);
  if (isDated && opensAge && value >= 1 && Number.isInteger(value)) {
    let back = place - 1;
    while (/^(?:and|so|then|but|only|just|still)$/.test(text(tokens, back))) back--;
    if (
      !/^(?:from|since|until|at|on|due|by|for|years|score|born|met)$/.test(text(tokens, back)) &&
      !MONEY.test(text(tokens, back))
    )
      return between(value, value);
  }
  // "Seventy if she's a day", "17 going on 40".
  if (
    next === "if" &&
    /^(?:she|he|they)$/.test(text(tokens, behind + 1)) &&
    text(tokens, behind + 4) === "day"
  )
    return between(value, value + 5);
  if (next === "going" && text(tokens, behind + 1) === "on" && value < 70) return between(value, value);
  return null;
}

/** "in her eighties", "mid 40s", "Mitte dreißig", "la quarantaine". */
function decadeAt(
  tokens: readonly Token[],
  place: number,
  words: AgeWords,
  thisYear: number,
): ToldAge | null {
  let at = place;
  const part = text(tokens, at);
  const isEarly = words.early.has(part);
  const isMiddle = words.middle.has(part);
  const isLate = words.late.has(part);
  const hasPart = isEarly || isMiddle || isLate;
  if (hasPart) at++;
  if (hasPart && /^(?:de|der|den|les|la|los|i)$/.test(text(tokens, at))) at++;
  const named = words.decades.get(text(tokens, at));
  const isThe = text(tokens, place - 1) === "the";
  const figure = tokens[at]?.kind === "number" && /^'?s$/.test(text(tokens, at + 1)) ? tokens[at] : undefined;
  const birth = named ?? (figure ? Number.parseFloat(figure.text) % 100 : null);
  const lead = isThe ? place - 1 : place;
  if (birth !== null && birth % 10 === 0 && leadBefore(tokens, lead, words.leads.bornIn) !== null) {
    const from = thisYear - 1900 - birth;
    const end = at + (figure ? 2 : 1);
    if (from > 9) return { from: from - 9, to: from, start: place, end, isNoun: false };
  }
  if (named !== undefined && words.bit === ENGLISH && (isThe || OF_FASHION.test(text(tokens, at + 1))))
    return null;
  let decade = named ?? null;
  let end = at + 1;
  if (decade === null) {
    const number = numberAt(tokens, at, words);
    if (!number || number[0] % 10 !== 0 || number[0] < 20 || number[0] > 90) return null;
    const [value, behind] = number;
    const next = text(tokens, behind);
    const isPlural = next === "s" || next === "'s" || next === "er" || next === "ern" || next === "ies";
    const isMore =
      (text(tokens, behind) === "y" &&
        /^(?:tantos|pico|algo|muchos|pocos)$/.test(text(tokens, behind + 1))) ||
      /^(?:ish|something|somethings|plus|e passa)$/.test(next);
    if (isPlural || isMore) end = isMore && next === "y" ? behind + 2 : behind + 1;
    else if (hasPart && !/^(?:euro|euros|usd|dollars|eur)$/.test(next)) end = behind;
    else return null;
    // "The 80s" without a person is a fashion.
    if (
      isPlural &&
      !hasPart &&
      !/^(?:his|her|their|my|in|den|ihren|seinen|its|lower|upper)$/.test(text(tokens, at - 1))
    )
      return null;
    decade = value;
  }
  const [from, to] = isEarly ? [0, 3] : isMiddle ? [4, 6] : isLate ? [7, 9] : [0, 9];
  return { from: decade + from, to: decade + to, start: place, end, isNoun: false };
}
