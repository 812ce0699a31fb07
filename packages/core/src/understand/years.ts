import type { TimeWords } from "./lexicon.ts";
import type { AgeRange } from "./person.ts";
import { LANGUAGES } from "./phrasebook.ts";
import { isBreak, type Token } from "./tokens.ts";

/** An age in a text, of whomever it is. */
export interface ToldAge extends AgeRange {
  /** Places of its tokens. */
  readonly start: number;
  readonly end: number;
  /** Whether it stands for a person itself: "a teacher of 7-year-olds". */
  readonly isNoun: boolean;
}

const OLDEST = 115;
/** How far a word that makes a number a span of time may stand before it. */
const SINCE = 3;
/** What was so when somebody was that old tells nothing of today. */
const SINCE_WHEN =
  /^(?:since|when|until|before|seit|als|bis|depuis|quand|jusqu'|desde|cuando|hasta|da|quando|sinds|toen|tot)$/;

/** Before "of 17 years": it is a person's age. */
const PERSON =
  /^(?:hijos?|hijas?|ninos?|ninas?|chic[oa]s?|mujer|hombre|senora?|joven|nene|nena|bebe|sobrin[oa]|niet[oa]|ragazz[oaie]|bambin[oaie]|bimb[oaie]|uomo|donna|signora?|figli[oaie]?|nipot[ei]|fille|fils|garcon|femme|homme|dame|enfant|enfants|ados?|jongen|meisje|man|vrouw|dochter|zoon|kind|kinderen|jungen?|madchen|frau|mann|tochter|sohn|ado|petit|petite|gamin|gamine|neveu|niece|ami|amie|amigo|amiga|papa|maman|madre|padre|mamma|nonn[oa]|abuel[oa]|mamie|papi|adolescente|puber|tiener|knul|kerel|teenager|anziano|anziana|ragazzino|ragazzina|etudiante?|hermana|hermano|sorella|fratello|soeur|frere|oncle|tante|tia|tio|zi[oa]|cousin|cousine|prim[oa]|cugin[oa]|eta|edad|age)$/;

/** Behind an ordinal that German writes as a number and a full stop. */
const GERMAN_DATE =
  /^(?:monat|woche|tag|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|klasse|stock|schwangerschafts)/;
/** What lasts for months: "enceinte de 7 mois", "sober 8 months". */
const STATE =
  /^(?:pregnan|enceinte|grossesse|schwanger|zwanger|embaraz|incinta|gravidanza|sober|sobr|nuchter|nuechtern|trocken|droog|clean)/;

/** A language's words for ages, as sets. */
interface AgeWords extends Record<Exclude<keyof TimeWords, "numbers" | "decades">, ReadonlySet<string>> {
  readonly bit: number;
  readonly numbers: ReadonlyMap<string, number>;
  readonly decades: ReadonlyMap<string, number>;
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

const WORDS: readonly AgeWords[] = LANGUAGES.map(({ bit, lexicon: { time, and } }) => {
  const setOf = (list: string) =>
    new Set(
      list
        .split(/,? /)
        .filter(Boolean)
        .map((word) => word.replace(/^(\w+)'(s|m|re)$/, "'$2")),
    );
  const { numbers, decades, ...lists } = time;
  return {
    ...mapValues(lists, setOf),
    bit,
    numbers: new Map(Object.entries(numbers)),
    decades: new Map(Object.entries(decades)),
    and: setOf(and),
  };
});

/** Every age that a text tells, in its order. */
export function readAges(tokens: readonly Token[], languages: readonly number[]): readonly ToldAge[] {
  const found: ToldAge[] = [];
  let behind = 0;
  for (let place = 0; place < tokens.length; place++) {
    if (place < behind || tokens[place]?.text === "") continue;
    for (const words of WORDS) {
      if ((words.bit & (languages[place] ?? 0)) === 0 && tokens[place]?.kind !== "number") continue;
      const age = ageAt(tokens, place, words, found.at(-1));
      if (!age) continue;
      found.push(age);
      behind = age.end;
      break;
    }
  }
  return found;
}

const text = (tokens: readonly Token[], place: number) => tokens[place]?.text ?? "";

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
): ToldAge | null {
  const decade = decadeAt(tokens, place, words);
  if (decade) return decade;
  const number = numberAt(tokens, place, words);
  if (!number) return null;
  const [value, behind] = number;
  if (value > OLDEST) return null;
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
      if (SINCE_WHEN.test(text(tokens, back))) return true;
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
    if (words.gone.has(next) && !(words.and.has(next) && words.turns.has(previous))) return null;
    if (words.birthday.has(next)) return told(end + 1, years);
    if (!isYears && (value > 36 || isSpan() || isState())) return null;
    if (words.turns.has(previous) || words.has.has(previous)) return isSpan() ? null : told(end, years);
    if (isSpan()) return null;
    const isShort = ["yo", "y", "yoa", "yrs", "yr"].includes(unit);
    if (opens && (isBreak(tokens[end]) || words.and.has(next) || isShort)) return told(end, years);
    // "chica de 17 años": said behind a noun by the word for "of".
    if (
      isYears &&
      ["de", "di", "van", "von", "d'"].includes(direct) &&
      !words.during.has(text(tokens, place - 2))
    )
      return PERSON.test(text(tokens, place - 2)) ? told(end, years) : null;
    if (isShort && isFigure && !words.gone.has(next)) return told(end, years);
    return null;
  }
  if (["van", "de", "di"].includes(direct) && PERSON.test(text(tokens, place - 2))) return told(behind);
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
  const closes = isBreak(tokens[behind])
    ? !"€$£%&".includes(next) || next === ""
    : words.and.has(next) ||
      /^(?:on|next|this|today|tomorrow|soon|come|now|who|but|at|years|still|with|y|im|am|nachstes|dieses|heute|morgen|in|mais|qui|en|le|ce|la|et|pero|que|el|este|ma|che|questo|a|il|e|und|aber|der|die|das|dit|deze|volgende|op|maar|not|der)$/.test(
        next,
      );
  if (/^[€$£]$/.test(text(tokens, place - 1))) return null;
  if (words.turns.has(previous) && closes && !isSpan() && value >= 1) {
    const isStrong = value > 4 || isFigure || isBreak(tokens[behind]);
    return isStrong ? told(behind) : null;
  }
  if (last && last.end === place - 1 && words.and.has(direct) && closes) return told(behind);
  if (
    direct === "of" &&
    /^(?:boy|girl|man|woman|lady|child|kid|son|daughter|lad|age|lass)$/.test(text(tokens, place - 2))
  )
    return told(behind);
  if (
    opens &&
    (isBreak(tokens[behind]) ||
      (next === "not" && place === 0) ||
      (isFigure && /^(?:years|and|but|who|und|et|y|e|en)$/.test(next)))
  ) {
    const isAfterHard = before >= 0 && tokens[before]?.kind === "hard";
    const isPlausible = isFigure && !"€$£%&+".includes(next || "-") && value >= 1 && Number.isInteger(value);
    // After "no." or "approx." it is a number of something else.
    if (isPlausible && !(isAfterHard && text(tokens, before - 1) === "no")) return told(behind);
  }
  return null;
}

/** "in her eighties", "mid 40s", "Mitte dreißig", "la quarantaine". */
function decadeAt(tokens: readonly Token[], place: number, words: AgeWords): ToldAge | null {
  let at = place;
  const part = text(tokens, at);
  const isEarly = words.early.has(part);
  const isMiddle = words.middle.has(part);
  const isLate = words.late.has(part);
  const hasPart = isEarly || isMiddle || isLate;
  if (hasPart) at++;
  if (hasPart && /^(?:de|der|den|les|la|los|i)$/.test(text(tokens, at))) at++;
  const named = words.decades.get(text(tokens, at));
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
