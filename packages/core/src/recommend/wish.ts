import { budgetRange } from "../gift/budget.ts";
import type { Closeness } from "../gift/idea.ts";
import { joinWords } from "../gift/join-words.ts";
import { type Occasion, traitsOf } from "../gift/occasions.ts";
import type { PriceRange } from "../gift/price-range.ts";
import { toRelation } from "../gift/query.ts";
import { type GiftPreferences, type GiftRequest, NO_REFINEMENT } from "../gift/request.ts";
import type { ComparableTitle } from "../gift/similarity.ts";
import type { Subject, SubjectClass } from "../gift/theme.ts";
import type { GiftTag, Ingredient, Interest, Need, Relation, Situation, Tone } from "../gift/vocabulary.ts";
import type { CountryCode } from "../marketplaces.ts";
import {
  ENGLISH,
  inEnglish,
  inEverydayEnglish,
  languagesIn,
  type Translation,
} from "../understand/glossary.ts";
import {
  interestsMentioned,
  interestsNamed,
  type KindsByInterest,
  kindsIn,
  type UnderstoodInterest,
  understandInterest,
} from "../understand/interest.ts";
import { mergeFacts } from "../understand/merge-facts.ts";
import { headOf, type OwnedThing, ownedThings } from "../understand/owned.ts";
import { KEYS_APART, type Person } from "../understand/person.ts";
import { ALL_LANGUAGES } from "../understand/phrasebook.ts";
import { readPerson } from "../understand/read-person.ts";
import { isByTheWay, rootsOf } from "../understand/roots.ts";
import { stem, stems, wordsOf } from "../understand/words.ts";
import { categoryKey } from "./category-key.ts";
import { type Echo, readTold } from "./cues.ts";
import { hash } from "./hash.ts";
import type { IdeaIndex } from "./idea-index.ts";
import { FOR_NEWBORNS, kindsNamed } from "./kinds.ts";
import { type IdeaKind, kindOf } from "./kinship.ts";
import { type Meaning, meaningOf, meaningWords } from "./meanings.ts";
import { type Leaning, readPersonality } from "./personality.ts";
import { RELATION_RULES } from "./relations.ts";
import { createResemblance } from "./resemblance.ts";
import { habitsIn, type Quote, readSaid, runsOf, type Said, turnedDownIn } from "./said.ts";
import { hasSorrow, SITUATION_RULES, type SituationRules } from "./situations.ts";
import { isUnspoken, tactlessTones } from "./tact.ts";
import type { Traits } from "./traits.ts";
import type { Who } from "./wording/wording.ts";

/** An interest with how much it counts. */
export interface WishedInterest extends UnderstoodInterest {
  /** As a reason names it: in the visitor's words, in English where they are another language's. */
  readonly name: string;
  /** 1 where the visitor named it as an interest, less where the notes mention it. */
  readonly weight: number;
}

/** Whom or what an idea may be made for that this person is, or is in. */
export interface SuitableKey {
  readonly key: Situation | Relation;
  /** What an idea made for it gains. */
  readonly gain: number;
  /** Ideas of the first six that should be made for it, where there are any. */
  readonly places: number;
}

/** A request with all its words understood, and looked up in a catalogue. */
export interface Wish {
  readonly person: Person;
  readonly occasion: Occasion;
  /** As the visitor wrote or chose it. */
  readonly occasionText: string;
  /** Where it will be bought; null where nobody knows. */
  readonly country: CountryCode | null;
  /** Those asked for first, then those that the notes mention. */
  readonly interests: readonly WishedInterest[];
  /** The visitor's interests, by their places, that stand for one of the catalogue's. */
  readonly asked: ReadonlyMap<Interest, readonly number[]>;
  /** The kinds of each interest that the visitor names, and what goes with them: what is for another kind is no answer. */
  readonly kinds: KindsByInterest;
  readonly budget: PriceRange;
  readonly avoid: ReadonlySet<Ingredient>;
  /** What the person or the place hasn't got, with the situations that it follows from; none where it was told itself. */
  readonly lacks: ReadonlyMap<Need, readonly Situation[]>;
  readonly offKey: ReadonlySet<Tone>;
  readonly unbecoming: ReadonlySet<Tone>;
  /** Tags of what comes too late or is of no use. */
  readonly without: ReadonlySet<GiftTag>;
  /** Situations that let through only what is made for them. */
  readonly only: readonly (readonly [Situation, SituationRules])[];
  readonly suitable: readonly SuitableKey[];
  /** Null where nobody said. */
  readonly who: Who | null;
  /** Null when nothing tells. */
  readonly closeness: Closeness | null;
  /** Years; whether somebody told it, or it only follows from the relation. */
  readonly age: { readonly from: number; readonly to: number; readonly isTold: boolean } | null;
  /** What the profile says of the personality, and what follows. */
  readonly personality: readonly Leaning[];
  readonly preferences: GiftPreferences | null;
  /** Under `categoryKey`. */
  readonly excludedCategories: ReadonlySet<string>;
  /** Stems of what is unwanted. */
  readonly unwanted: ReadonlySet<string>;
  /** Whole kinds of things that are unwanted. */
  readonly unwantedKinds: readonly Traits[];
  /** What the person has; names that mean an interest asked for are left out. */
  readonly owned: readonly OwnedThing[];
  /** What they would like, by name: the stems of each. */
  readonly wanted: readonly (Pick<WishedInterest, "words" | "name"> & {
    readonly stems: readonly string[];
  })[];
  /** What they love that is too narrow for a catalogue: of the interests, then of the notes. */
  readonly subjects: readonly Subject[];
  /** Interests that the notes touch upon: they tip the scales, and tell of an animal or a child in the house. */
  readonly touched: ReadonlySet<Interest>;
  /** What the notes say, but for what is unwanted; of sad notes only what they say is liked. */
  readonly said: Said;
  /** What the notes tell of their days, sad ones too: the habits, with the words that tell them. */
  readonly habits: ReadonlyMap<number, Quote>;
  /** What the interests and the notes mean together, but for what is unwanted; null where nothing is known of their words. */
  readonly meaning: Meaning | null;
  /** The same of the interests alone. */
  readonly interestsMeaning: Meaning | null;
  /** What the notes mean, a few words at a time. */
  readonly meanings: readonly Meaning[];
  /** Details that the notes tell, sad ones too, by the places of the ideas that are spot on for them. */
  readonly echoes: ReadonlyMap<number, Echo>;
  /** How near the words of the notes are to the life that an idea is for, 0 to 1, by the place of the idea. */
  readonly affinities: ReadonlyMap<number, number>;
  /** The stems of the words of notes, interests and relation. */
  readonly named: ReadonlySet<string>;
  /** What the visitor picked, and turned down. */
  readonly liked: readonly IdeaKind[];
  readonly disliked: readonly IdeaKind[];
  /** Whether an idea is like one that was shown, picked or turned down, or that the person has. */
  readonly isKnown: (title: ComparableTitle) => boolean;
  /** The same for the same person and query, whatever the notes say beside the facts. */
  readonly hash: number;
}

/** As many of the ideas picked, and of those turned down, as others are compared with; the latest count. */
const MAX_KINDS = 8;
/** As many interests as the notes may add. */
const MAX_MENTIONED = 4;
/** How much an interest counts that the notes say is liked, and one that they only touch upon, where nothing else is known. */
const MENTIONED = { told: 0.8, guessed: 0.6 } as const;
/** What an idea gains that is made for a situation of each weight, and how many of the first six should be. */
const GAIN: Readonly<Record<SituationRules["weight"], Omit<SuitableKey, "key">>> = {
  1: { gain: 0.3, places: 0 },
  2: { gain: 0.8, places: 1 },
  3: { gain: 1.1, places: 2 },
};
const RELATION_GAIN = { gain: 0.3, places: 0 } as const;
/** What so many ideas are made for tells in full what a person needs; the more ideas, the less it tells. */
const TELLING_COUNT = 40;
/** Before this age nobody is given a drink. */
export const OF_AGE = 18;
/** Fewer days than these are too few for what is made to order or comes from afar. */
const DELIVERY_DAYS = 5;
/** From this age on the needs of old age are heeded, where nothing is said of them. */
const OLD = 78;

export function understandWish(request: GiftRequest, index: IdeaIndex): Wish {
  const { profile, refinement = NO_REFINEMENT } = request;
  const person = personOf(request);
  const { occasion, relation } = person;
  const situations = situationsOf(person, profile?.daysLeft ?? null);
  const rules = situations.map((situation) => [situation, SITUATION_RULES[situation]] as const);
  const read = createReader(request, index);
  const interests = wishedInterests(request, person, index, read);
  const asked = placesByMeaning(interests);
  const age = ageOf(person, interests.length > 0);
  const unwanted = unwantedIn(person, read);
  const unsaid = unsaidIn(person, unwanted, read);
  const said = saidIn(request, person, unsaid, read);
  const all = readSaid(request.additionalNotes, read.translate(request.additionalNotes), unsaid);
  const told = readTold(
    request.additionalNotes,
    [
      ...read.translate(request.additionalNotes),
      ...inEverydayEnglish(request.additionalNotes, languagesIn(request.additionalNotes)),
    ],
    unsaid,
  );
  const relationRules = relation && RELATION_RULES[relation];
  const { moreLike, notThis, alreadyHas, seen } = refinement;
  const tact = tactlessTones(
    {
      ofRelation: relationRules?.offKey ?? [],
      unbecoming: relationRules?.unbecoming ?? [],
      ofSituations: rules.flatMap(([, { offKey = [] }]) => offKey),
      occasion,
      situations,
      interests,
      notes: request.additionalNotes,
    },
    index,
  );
  const isBeyondBabies = occasion === "Baby Shower" && person.age !== null && person.age.from > 0;
  return {
    person,
    occasion,
    occasionText: request.occasion,
    country: request.country ?? null,
    interests,
    asked,
    kinds: kindsSpokenOf(
      [
        ...interests.map(({ name }) => name),
        request.additionalNotes,
        ...read.english(request.additionalNotes),
      ],
      unwanted,
      index,
    ),
    budget: budgetRange(request.budgetMin, request.budgetMax),
    avoid: avoidedIn(person, situations),
    lacks: lacksOf(person, situations, asked),
    ...tact,
    without: new Set(rules.flatMap(([, { without = [] }]) => without)),
    only: rules.filter(([, { only }]) => only !== undefined),
    suitable: [
      ...rules
        .filter(([, { isHardship }]) => !(isHardship && isUnspoken(request.additionalNotes)))
        .map(([key, { weight, isLimit }]) => {
          const { gain, places } = GAIN[weight];
          return suitable(key, { gain, places: isLimit && interests.length > 0 ? 0 : places }, index);
        }),
      ...(relation ? [suitable(relation, RELATION_GAIN, index)] : []),
    ],
    who: relation && whoIs(relation, person, request.additionalNotes),
    closeness: relationRules?.closeness ?? (traitsOf(occasion).isOwn ? 5 : null),
    age: traitsOf(occasion).hasAgeOfAnother ? null : age,
    personality: readPersonality(profile?.personality ?? []),
    preferences: profile?.preferences ?? null,
    excludedCategories: new Set(profile?.excludedCategories.map(categoryKey)),
    unwanted,
    unwantedKinds: [...kindsNamed(unwanted), ...(isBeyondBabies ? [FOR_NEWBORNS] : [])],
    owned: [...person.owns, ...person.owns.flatMap(read.english)]
      .flatMap(ownedThings)
      .filter(({ head }) => !interests.some(({ name, isPlain }) => !isPlain && headOf(name) === head))
      .map((thing) => withoutAsked(thing, asked)),
    wanted: person.wants
      .filter(namesThing)
      .map(read.interest)
      .map(({ words, name, stems }) => ({ words, name, stems })),
    subjects: subjectsOf(interests, said, read.languages, index).filter(
      // Whose dog has died is given no dogs.
      (subject) => subject.class !== "pet" || !situations.includes("pet-loss"),
    ),
    touched: touchedIn(person, said),
    said,
    habits: habitsIn(all),
    ...meaningsOf(request, read.languages, unsaid, index),
    echoes: withoutSituations(index.cues.echoesIn(told), person),
    affinities: index.cues.affinitiesOf(told),
    named: namedIn(interests, person, all),
    liked: moreLike.slice(-MAX_KINDS).map((title) => kindOf(title, index)),
    disliked: notThis.slice(-MAX_KINDS).map((title) => kindOf(title, index)),
    isKnown: createResemblance([...moreLike, ...notThis, ...alreadyHas, ...seen]),
    hash: hash(JSON.stringify([request.occasion, request.interests, relation, situations])),
  };
}

/** So many words of the notes are taken together, each beginning so many after the one before. */
const TOGETHER = { words: 5, step: 2 } as const;
/** So many are looked at; a longer note has told enough. */
const MOST_TOGETHER = 20;

function meaningsOf(
  { interests, additionalNotes }: GiftRequest,
  languages: number,
  unsaid: ReadonlySet<string>,
  { meanings }: IdeaIndex,
): Pick<Wish, "meaning" | "interestsMeaning" | "meanings"> {
  const wanted = (text: string) =>
    wordsOf(text)
      .filter((word) => !unsaid.has(stem(word)))
      .join(" ");
  const known = (text: string) =>
    meaningWords(wanted(text), languages).filter((word) => meanings.rows.has(word));
  const told = known(withoutTurnedDown(additionalNotes));
  const all: Meaning[] = [];
  for (
    let from = 0;
    from === 0 || from + TOGETHER.words - TOGETHER.step < told.length;
    from += TOGETHER.step
  ) {
    const meaning = meaningOf(told.slice(from, from + TOGETHER.words), meanings);
    if (meaning) all.push(meaning);
    if (all.length >= MOST_TOGETHER) break;
  }
  const liked = interests.flatMap(known);
  return {
    meaning: meaningOf([...liked, ...told], meanings),
    interestsMeaning: meaningOf(liked, meanings),
    meanings: all,
  };
}

function withoutTurnedDown(text: string): string {
  let rest = text;
  for (const { start, end } of turnedDownIn(text).toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return rest;
}

/** What a note says of a situation speaks for what is made for the situation, and no more for what has its words. */
function withoutSituations(echoes: Wish["echoes"], { facts }: Person): Wish["echoes"] {
  const words = facts.flatMap(({ kind, words }) => (kind === "situation" ? [words.toLowerCase()] : []));
  const isOne = ({ quote }: Echo) => words.some((one) => one.includes(quote.written.toLowerCase()));
  return new Map(
    [...echoes].map(([place, echo]) => [place, isOne(echo) ? { ...echo, isWhole: false } : echo]),
  );
}

/** What has hundreds of ideas, as retirement has, says less of somebody than what has thirty. */
function suitable(
  key: Situation | Relation,
  { gain, places }: Omit<SuitableKey, "key">,
  { bySuit }: IdeaIndex,
): SuitableKey {
  const share = Math.min(1, Math.sqrt(TELLING_COUNT / Math.max(1, bySuit.get(key)?.length ?? 0)));
  return { key, gain: gain * share, places: share < 0.5 ? Math.min(1, places) : places };
}

function avoidedIn(person: Person, situations: readonly Situation[]): ReadonlySet<Ingredient> {
  const avoid = new Set(person.avoid);
  for (const situation of situations) {
    for (const ingredient of SITUATION_RULES[situation].avoid ?? []) avoid.add(ingredient);
  }
  if (person.age && person.age.to < OF_AGE) avoid.add("alcohol");
  return avoid;
}

/** The person that a request tells of: what our reader makes of the visitor's words, and what another added. */
export function personOf(request: GiftRequest): Person {
  const told = toldOf(request);
  return mergeFacts(readPerson(told), request.facts ?? [], told.dismissed);
}

/** What a request tells of the person, as the reader takes it; a profile's relationship may be a text of its own. */
function toldOf(request: GiftRequest): Parameters<typeof readPerson>[0] {
  const { profile, additionalNotes, occasion, interests, relation, age, dismissed } = request;
  const known = relation ?? toRelation(profile?.relationship);
  const isFor = profile?.relationship && !known ? `For my ${profile.relationship}. ` : "";
  return {
    notes: isFor + additionalNotes,
    occasion,
    interests,
    relation: known,
    age: age ?? profile?.age ?? undefined,
    dismissed: (dismissed ?? []).flatMap((keys) => keys.split(KEYS_APART)),
  };
}

/** The person's own, and what the day of giving and a great age add. */
function situationsOf({ situations, age }: Person, daysLeft: number | null): readonly Situation[] {
  const all = new Set(situations);
  if (daysLeft !== null && daysLeft < DELIVERY_DAYS) all.add("urgent");
  if (age && age.from >= OLD) all.add("old-age");
  const weight = (situation: Situation) => SITUATION_RULES[situation].weight;
  return [...all].sort((one, other) => weight(other) - weight(one));
}

/** Homes that mostly lack something. */
const HOMES: ReadonlySet<Situation> = new Set<Situation>([
  "dorm",
  "student",
  "shared-home",
  "small-home",
  "van",
  "boat",
]);
/** What somebody has who loves it, in such a home too: who cooks in a dorm has a stove there. */
const HAS_WHO_LOVES: readonly (readonly [Interest, Need])[] = [["Cooking", "kitchen"]];

function lacksOf(person: Person, situations: readonly Situation[], asked: Wish["asked"]): Wish["lacks"] {
  const lacks = new Map<Need, readonly Situation[]>();
  for (const situation of situations) {
    for (const need of SITUATION_RULES[situation].lacks ?? []) {
      lacks.set(need, [...(lacks.get(need) ?? []), situation]);
    }
  }
  for (const [interest, need] of HAS_WHO_LOVES)
    if (asked.has(interest) && lacks.get(need)?.every((situation) => HOMES.has(situation)))
      lacks.delete(need);
  for (const need of person.lacks) if (!lacks.has(need)) lacks.set(need, []);
  // What was said in so many words holds whatever else an idea was made for.
  for (const { kind, value, owner, polarity } of person.facts) {
    if (kind === "lacks" && owner === "recipient" && polarity === "is") lacks.set(value as Need, []);
  }
  return lacks;
}

/** @param hasInterests whoever has some is no newborn: "in bed since week 29" tells no age */
function ageOf({ age: told, relation }: Person, hasInterests: boolean): Wish["age"] {
  const age = told && hasInterests && told.to < 1 ? null : told;
  const likely = relation && RELATION_RULES[relation].ages;
  // "Together for 15 years" is nobody's age.
  const isPossible = !likely || !age || age.to >= Math.min(likely[0], OF_AGE);
  if (age && isPossible) return { ...age, isTold: true };
  return likely ? { from: likely[0], to: likely[1], isTold: false } : null;
}

function whoIs(relation: Relation, { age }: Person, notes: string): Who {
  const [name] = RELATION_RULES[relation].names?.exec(notes) ?? [];
  const isChild = age && age.from === age.to && age.from > 2 && age.from < OF_AGE;
  const childAge = isChild ? age.from : null;
  return { relation, kin: name?.toLowerCase() ?? null, sex: sexIn(notes), childAge };
}

/** Pronouns and kin of six languages that tell the sex of whom a note is about. */
const HERS =
  /\b(?:she|her|hers|elle|sie|ihre?|ella|lei|zij|zus|haar|sister|mother|mum|mom|daughter|wife|schwester|tochter|s[oœ]e?ur|fille|hermana|hija|sorella|figlia|dochter|tante|t[ií]a|zia|nichte|ni[eè]ce|sobrina|oma|omi|m[ée]m[ée]|abuela|nonna)\b/gi;
const HIS =
  /\b(?:he|him|his|er|ihm|sein|seine|él|hij|hem|zijn|brother|father|dad|son|husband|bruder|sohn|fr[eè]re|fils|hermano|hijo|fratello|figlio|broer|zoon|onkel|oncle|t[ií]o|zio|oom|neffe|neveu|sobrino|opa|p[ée]p[ée]|abuelo|nonno)\b/gi;

function sexIn(notes: string): "she" | "he" | null {
  const [hers, his] = [HERS, HIS].map((words) => notes.match(words)?.length ?? 0);
  if (!hers === !his && hers === his) return null;
  return (hers ?? 0) > (his ?? 0) ? "she" : "he";
}

/** Reads words of a request as the catalogue's, those of other languages by the English ones for them. */
interface Reader {
  /** The languages that the visitor's words may be in, as bits. */
  readonly languages: number;
  readonly translate: (words: string) => readonly Translation[];
  /** All that words may mean in English; none where they are English. */
  readonly english: (words: string) => readonly string[];
  readonly interest: (words: string) => Omit<WishedInterest, "weight">;
}

function createReader(
  { additionalNotes, occasion, interests }: GiftRequest,
  { words: known, subjectsIn }: IdeaIndex,
): Reader {
  const isEnglish = (word: string) => known.isKnown(stem(word)) || interestsNamed([stem(word)]).length > 0;
  // What stands beside the words in the form tells their language better than the notes do, and English notes tell
  // nothing: many write English to a shop, and name what they like in their own language.
  const form = languagesIn([occasion, ...interests].join(". "));
  const notes = languagesIn(additionalNotes);
  const around = form === ALL_LANGUAGES && notes !== ENGLISH ? notes : form;
  const translations = new Map<string, readonly Translation[]>();
  const translate = (words: string) => {
    const known = translations.get(words) ?? inEnglish(words, around, isEnglish);
    translations.set(words, known);
    return known;
  };
  return {
    languages: around,
    translate,
    english: (words) => translate(words).flatMap(({ english }) => english),
    interest(words) {
      const own = understandInterest(words, known);
      const translated = translate(words).flatMap(({ english: [first] }) => first ?? []);
      // What is a subject's very name in another language means that subject.
      const spoken = wordsOf(words);
      const isOne = subjectsIn(spoken, 0).length === 0;
      const subject = isOne ? subjectsIn(spoken, around).find((one) => isName(one, spoken)) : undefined;
      if (translated.length === 0 && !subject) return { ...own, name: words.trim() };
      const name = subject?.name ?? joinWords([...new Set(translated)]);
      const { meanings, ...rest } = understandInterest(name, known);
      return { ...rest, words, name, meanings: meanings.length > 0 ? meanings : own.meanings };
    },
  };
}

/** Whether words are all of a subject's name in another language. */
function isName({ inOther = {} }: Subject, words: readonly string[]): boolean {
  return Object.values(inOther).some((names) =>
    names.some((name) => wordsOf(name).join(" ") === words.join(" ")),
  );
}

/** Those of the form, and what the notes say that the person likes. */
function wishedInterests(
  request: GiftRequest,
  person: Person,
  index: IdeaIndex,
  read: Reader,
): readonly WishedInterest[] {
  const named = request.interests.map((words) => ({ ...read.interest(words), weight: 1 }));
  const known = new Set(named.flatMap(({ meanings }) => meanings));
  const mentioned: WishedInterest[] = [];
  for (const { kind, polarity, owner, value, certainty } of person.facts) {
    if (kind !== "interest" || polarity === "not" || owner !== "recipient") continue;
    if (certainty === "guessed" && named.length > 0) continue;
    const interest = read.interest(value);
    const isNew =
      interest.meanings.length > 0
        ? interest.meanings.every((meaning) => !known.has(meaning))
        : interest.stems.some((word) => index.words.isTelling?.(word) && index.byKeyword.has(word));
    if (!isNew || mentioned.length >= MAX_MENTIONED) continue;
    for (const meaning of interest.meanings) known.add(meaning);
    mentioned.push({ ...interest, weight: MENTIONED[certainty] });
  }
  return [...named, ...mentioned];
}

/** "Wants to make" names no thing, and neither does "wants to be the person who". */
const DOINGS =
  /^(?:make|learn|try|start|take|read|write|play|see|go|get|have|do|find|buy|build|travel|be|use|know)$/i;

function namesThing(wanted: string): boolean {
  return !DOINGS.test(wanted.trim()) && rootsOf(wanted).roots.some((root) => !isByTheWay(root));
}

/** As many subjects as the interests, and as the notes, may name. */
const MAX_SUBJECTS = { named: 5, mentioned: 3 } as const;

function subjectsOf(
  interests: readonly WishedInterest[],
  said: Said,
  languages: number,
  { subjectsIn, words: known }: IdeaIndex,
): readonly Subject[] {
  const named = interests.flatMap(({ name }) => subjectsIn(wordsOf(name), 0).slice(0, 2));
  const mentioned = runsOf(said)
    .flatMap((run) => subjectsIn(run, languages))
    .filter((subject) => isNoChance(subject, known));
  return [...new Set([...named.slice(0, MAX_SUBJECTS.named), ...mentioned.slice(0, MAX_SUBJECTS.mentioned)])];
}

/** Classes of subjects whose words come by where nobody loves the thing: a cake, a lake, the time. */
const OFTEN_BY_CHANCE: ReadonlySet<SubjectClass> = new Set<SubjectClass>([
  "craft",
  "dish",
  "drink",
  "game",
  "past",
  "place",
  "plant",
  "science",
  "thing",
]);

/** Whether a note that names a subject speaks of what somebody loves: a proper name, two words, or a telling class. */
function isNoChance({ name, class: of }: Subject, { isKnown }: IdeaIndex["words"]): boolean {
  const words = wordsOf(name.replace(/^the /i, ""));
  if (words.length > 1) return true;
  // "Friends" and "Strictly" are said of other things.
  if (/\p{Lu}/u.test(name)) return !words.some((word) => isKnown(stem(word)));
  return !OFTEN_BY_CHANCE.has(of);
}

/** Kinds of interests that texts name, but for what is unwanted, with the kinds that go with them. */
function kindsSpokenOf(
  texts: readonly string[],
  unwanted: ReadonlySet<string>,
  { kindred }: IdeaIndex,
): KindsByInterest {
  const named = new Map<Interest, Set<string>>();
  for (const text of texts) {
    for (const [interest, kinds] of kindsIn(stems(text))) {
      const all = named.get(interest) ?? new Set();
      for (const kind of kinds) {
        if (kind.split(" ").some((word) => unwanted.has(word))) continue;
        for (const other of kindred.get(interest)?.get(kind) ?? [kind]) all.add(other);
      }
      if (all.size > 0) named.set(interest, all);
    }
  }
  return named;
}

function touchedIn(person: Person, said: Wish["said"]): ReadonlySet<Interest> {
  const touched = new Set([...person.likes, ...interestsMentioned([...said.places.keys()])]);
  for (const interest of person.dislikes) touched.delete(interest);
  return touched;
}

/** The stems of what is unwanted, in English too. */
function unwantedIn({ unwanted, facts }: Person, { english }: Reader): ReadonlySet<string> {
  const denied = facts.filter(
    ({ kind, polarity, owner }) => kind === "interest" && polarity === "not" && owner === "recipient",
  );
  return new Set([...unwanted, ...denied.flatMap(({ words }) => english(words).flatMap(stems))]);
}

/** The stems of what speaks for no idea: what is unwanted, and what they can't have. Whose skin minds wool doesn't knit. */
function unsaidIn(
  { facts }: Person,
  unwanted: ReadonlySet<string>,
  { english }: Reader,
): ReadonlySet<string> {
  const avoided = facts.filter(({ kind, polarity }) => kind === "avoid" && polarity === "is");
  return new Set([...unwanted, ...avoided.flatMap(({ words }) => [words, ...english(words)].flatMap(stems))]);
}

/** What the notes say; of sad ones only what they say is liked: "everything tastes of metal" asks for no concert. */
function saidIn(
  { additionalNotes }: GiftRequest,
  { facts, situations }: Person,
  unwanted: ReadonlySet<string>,
  { translate }: Reader,
): Said {
  const liked = facts.filter(({ kind, polarity }) => kind === "interest" && polarity === "is");
  const text = hasSorrow(situations) ? liked.map(({ words }) => words).join(". ") : additionalNotes;
  return readSaid(text, translate(text), unwanted);
}

/** The stems of all that names what they like: in the notes, in the interests, and by the catalogue's names. */
function namedIn(
  interests: readonly WishedInterest[],
  { relation }: Person,
  said: Said,
): ReadonlySet<string> {
  return new Set([
    ...said.places.keys(),
    ...(relation ? stems(relation.replaceAll("-", " ")) : []),
    ...interests.flatMap((one) => [...one.spoken, ...one.meanings.flatMap(stems)]),
  ]);
}

/** Who has footballs enough and loves football is still to be given what else is for it. */
function withoutAsked({ head, names }: OwnedThing, asked: Wish["asked"]): OwnedThing {
  return {
    head,
    names: names.filter((name) => !interestsNamed(name.map(stem)).some((interest) => asked.has(interest))),
  };
}

function placesByMeaning(interests: readonly UnderstoodInterest[]): ReadonlyMap<Interest, readonly number[]> {
  const places = new Map<Interest, number[]>();
  for (const [place, { meanings }] of interests.entries()) {
    for (const meaning of meanings) places.set(meaning, [...(places.get(meaning) ?? []), place]);
  }
  return places;
}
