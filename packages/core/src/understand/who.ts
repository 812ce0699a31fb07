import type { Relation } from "../gift/vocabulary.ts";
import type { Owner } from "./person.ts";
import type { Match } from "./phrase.ts";
import { type Gender, type Meaning, WORDS } from "./phrasebook.ts";
import { isBreak, type Token } from "./tokens.ts";

/** Somebody a text speaks of. */
export interface Somebody {
  readonly owner: Owner;
  readonly gender: Gender;
  /** Lives with the recipient, so that what they can't have counts too. */
  readonly isHousehold: boolean;
  /** Whose somebody it is: the giver's, the recipient's, or a third person's. */
  readonly of: "giver" | "recipient" | "third" | null;
  readonly relation: Relation | null;
}

/** Whom a text is about. */
export interface People {
  readonly relation: Relation | null;
  /** The places of the words that tell it. */
  readonly relationAt: readonly [start: number, end: number] | null;
  /** Whom what is said at each token is said of. */
  readonly at: readonly Somebody[];
}

/** A person named by what they are to somebody: "my wife", "her kids". */
interface Mention {
  readonly relation: Relation;
  readonly gender: Gender;
  readonly start: number;
  readonly end: number;
  /** Where its possessive or article begins. */
  readonly from: number;
  readonly possessor: "giver" | "recipient" | "article" | "none" | Mention;
  isPossessor: boolean;
  isObject: boolean;
  isDead: boolean;
}

/** Who is that to their own family only. */
const FAMILY: ReadonlySet<Relation> = new Set<Relation>([
  "mother",
  "father",
  "parents",
  "child",
  "grandparent",
  "grandchild",
  "partner",
  "sibling",
]);
const PARENTS: ReadonlySet<Relation> = new Set<Relation>(["mother", "father", "parents", "grandparent"]);
const KIN_OF_PARENT: ReadonlySet<Relation> = new Set<Relation>(["mother", "father", "parents"]);
/** They live under one roof with whoever they are to. */
const HOUSEHOLD: ReadonlySet<Relation> = new Set<Relation>(["partner", "child", "pet", "family", "couple"]);
/** What the giver's household has and can't have is theirs as well. */
const SHARES_HOME: ReadonlySet<Relation> = new Set<Relation>(["partner", "self", "child", "family", "pet"]);
/** They are to everybody who they are to one. */
const ROLES: ReadonlySet<Relation> = new Set<Relation>([
  "teacher",
  "carer",
  "neighbour",
  "host",
  "colleague",
  "boss",
  "client",
  "employee",
  "acquaintance",
  "ex",
  "couple",
]);
/** They tell that a child that is named is that of who gets the gift. */
const OF_PARENTS: ReadonlySet<string> = new Set(["new-parent", "parent-of-young"]);
/** Called so by their own family without any possessive: "Grandma". */
const ADDRESSED: ReadonlySet<Relation> = new Set<Relation>([
  "mother",
  "father",
  "grandparent",
  "parents",
  "aunt-or-uncle",
]);
const KIN: ReadonlySet<Relation> = new Set<Relation>([
  "partner",
  "mother",
  "father",
  "parents",
  "child",
  "sibling",
  "grandparent",
  "grandchild",
  "aunt-or-uncle",
  "niece-or-nephew",
  "cousin",
  "in-law",
  "family",
]);

/** Who somebody's somebody is to the giver. */
function relationThrough(to: Relation, relation: Relation): Relation {
  if (ROLES.has(relation)) return relation === "boss" || relation === "colleague" ? "acquaintance" : relation;
  if (to === "partner") return KIN.has(relation) ? (relation === "child" ? "child" : "in-law") : relation;
  if (KIN_OF_PARENT.has(to)) {
    if (KIN_OF_PARENT.has(relation)) return "grandparent";
    if (relation === "sibling") return "aunt-or-uncle";
    if (relation === "child") return "sibling";
    return relation === "partner" ? "family" : relation;
  }
  if (to === "child") {
    if (relation === "child") return "grandchild";
    if (relation === "partner") return "in-law";
    return relation === "sibling" ? "child" : relation;
  }
  if (to === "sibling") {
    if (relation === "child") return "niece-or-nephew";
    return relation === "partner" ? "in-law" : relation;
  }
  if (to === "aunt-or-uncle" && relation === "child") return "cousin";
  if (to === "neighbour" && KIN.has(relation)) return "neighbour";
  if (relation === "friend" || relation === "close-friend") return "friend";
  return KIN.has(to) && KIN.has(relation) ? "family" : "acquaintance";
}

/** Who somebody is to the giver whom the giver is that to. */
const OPPOSITES: Readonly<Partial<Record<Relation, Relation | "parent">>> = {
  child: "parent",
  sibling: "sibling",
  partner: "partner",
  grandchild: "grandparent",
  grandparent: "grandchild",
  mother: "child",
  father: "child",
  "niece-or-nephew": "aunt-or-uncle",
  "aunt-or-uncle": "niece-or-nephew",
  cousin: "cousin",
  godchild: "family",
  "in-law": "in-law",
  neighbour: "neighbour",
  colleague: "colleague",
  boss: "employee",
  employee: "boss",
  friend: "friend",
  "close-friend": "close-friend",
};
/** Of a woman or a girl, in the languages that tell. */
const HERS = /^(?:her|haar|ihre?[rnms]?)$/;
const HIS = /^(?:his|zijn|z?n|seine?[rnms]?)$/;
/** "De" is an article in one language and "of" in others, where it names whose somebody is. */
const OF_ARTICLE: ReadonlySet<string> = new Set(["de"]);
const OTHER: Somebody = { owner: "other", gender: null, isHousehold: false, of: "giver", relation: null };
/** How far back a possessive or an article is looked for: "our lovely old neighbour". */
const LOOK_BACK = 5;

/** Finds out who the gift is for and whom each word is about. */
export function readPeople(
  tokens: readonly Token[],
  matches: readonly Match<Meaning>[],
  languages: readonly number[],
  told: Relation | null,
  source = "",
): People {
  const is = (words: ReadonlyMap<string, number>, place: number) =>
    ((words.get(tokens[place]?.text ?? "") ?? 0) & (languages[place] ?? 0)) !== 0;
  const isEnglish = (place: number) => ((languages[place] ?? 0) & 1) !== 0;
  const mark = (place: number) => source[tokens[place]?.start ?? -1] ?? "";
  const signsAt = new Map<number, Set<string>>();
  const signEnds = new Map<number, Set<string>>();
  for (const { meaning, start, end } of matches) {
    if (meaning.type !== "sign") continue;
    for (const [map, place] of [
      [signsAt, start],
      [signEnds, end],
    ] as const)
      map.set(place, (map.get(place) ?? new Set()).add(meaning.sign));
  }
  /** "The gift is for her": whoever was named before. */
  const hasPronounFor = matches.some(({ meaning }) => meaning.type === "sign" && meaning.sign === "for-them");
  const mentions = findMentions();
  const chosen = choose();
  return { ...chosen.result, at: follow(chosen.recipients) };

  function findMentions(): Mention[] {
    const found: Mention[] = [];
    let last = -1;
    for (const match of matches) {
      const { meaning, start, end } = match;
      if ((meaning.type !== "kin" && meaning.type !== "person") || start < last || isOverlaid(match))
        continue;
      const before = found.at(-1);
      if (meaning.type === "person" && !isChildOf(before, start)) continue;
      last = end;
      let from = start;
      let possessor: Mention["possessor"] = "none";
      const ownStart = is(WORDS.my, start) ? "giver" : null;
      if (ownStart) possessor = "giver";
      // "My brothers wife": the apostrophe is often left out.
      else if (
        before &&
        before.end === start &&
        /[^s]s$/.test(tokens[start - 1]?.text ?? "") &&
        isEnglish(start)
      ) {
        possessor = before;
        from = before.from;
      } else if (
        before &&
        (tokens[start - 1]?.text === "'s" || tokens[start - 1]?.text === "'") &&
        start - before.end <= 3
      ) {
        possessor = before;
        from = before.from;
      } else {
        for (let back = start - 1; back >= 0 && back >= start - LOOK_BACK; back--) {
          const text = tokens[back]?.text ?? "";
          if (isBreak(tokens[back]) || (before && back < before.end)) break;
          if (text === "'s" && before && back === before.end) {
            possessor = before;
            from = before.from;
            break;
          }
          if (is(WORDS.my, back)) possessor = "giver";
          else if (is(WORDS.her, back)) possessor = "recipient";
          else if ((is(WORDS.articles, back) || OF_ARTICLE.has(text)) && back === start - 1)
            possessor = "article";
          else if (is(WORDS.prepositions, back) || is(WORDS.and, back)) break;
          else continue;
          from = back;
          break;
        }
      }
      const mention: Mention = {
        relation: meaning.type === "kin" ? meaning.relation : "child",
        gender: meaning.gender,
        start,
        end,
        from,
        possessor,
        isPossessor: false,
        isObject: false,
        isDead: false,
      };
      if (typeof possessor === "object") possessor.isPossessor = true;
      // "teacher of my son", "Lehrerin meiner Tochter": the second is whose the first is.
      if (before && before.end <= from && from - before.end <= 1 && possessor !== "none") {
        const between =
          before.end < from ? is(WORDS.of, before.end) : possessor !== "article" || is(WORDS.of, before.end);
        const isOf = between || (possessor === "article" && is(WORDS.of, from));
        if (isOf && tokens[before.end]?.kind === "word") {
          found.pop();
          mention.isPossessor = true;
          found.push({ ...before, possessor: mention }, mention);
          continue;
        }
      }
      const previous = signEnds.get(from);
      mention.isObject =
        is(WORDS.prepositions, from - 1) ||
        ["like", "dislike", "own", "have", "want", "no", "consume"].some(
          (sign) => previous?.has(sign) === true,
        );
      mention.isDead =
        matches.some(
          (match) =>
            match.meaning.type === "situation" &&
            ["bereaved", "pet-loss"].includes(match.meaning.situation) &&
            match.start <= start &&
            match.end > end,
        ) ||
        signsAt.get(end)?.has("died") === true ||
        signsAt.get(end + 1)?.has("died") === true ||
        WORDS.late.has(tokens[start - 1]?.text ?? "");
      found.push(mention);
    }
    return found;
  }

  /** "My sister's boy" is her child; a boy of nobody is any boy. */
  function isChildOf(parent: Mention | undefined, start: number): boolean {
    return parent?.end === start - 1 && /^'s?$/.test(tokens[start - 1]?.text ?? "");
  }

  /** "The lady who" of "the lady who does our cleaning", which is the longer name. */
  function isOverlaid({ start, end, at }: Match<Meaning>): boolean {
    return matches.some(
      (other) =>
        other.meaning.type === "kin" &&
        other.start > start &&
        other.start < end &&
        other.at.length > at.length,
    );
  }

  function headRelation(mention: Mention): Relation {
    if (typeof mention.possessor !== "object") return mention.relation;
    return relationThrough(headRelation(mention.possessor), mention.relation);
  }

  function ultimate(mention: Mention): "giver" | "recipient" | "article" | "none" {
    return typeof mention.possessor === "object" ? ultimate(mention.possessor) : mention.possessor;
  }

  function score(mention: Mention, place: number): number {
    const isFirstOfAll = mentions[0] === mention;
    if (mention.isPossessor && !mention.isDead && hasPronounFor && isFirstOfAll) return 50;
    if (mention.isDead || mention.isPossessor || isSetApart(mention)) return 0;
    const { from, end, relation } = mention;
    if (isTraitOfParent(mention)) return 0;
    const isFirst = opensText(from);
    const signs = signEnds.get(from) ?? new Set();
    const isGift = signs.has("gift-for") || signEnds.get(from - 1)?.has("gift-for") === true;
    const after = signsAt.get(end) ?? signsAt.get(end + 1) ?? new Set();
    if (isGift || after.has("for-them") || mentionsForThem(end)) return 100;
    const opensWithFor = is(WORDS.prepositions, from - 1) && (from === 1 || isBreak(tokens[from - 2]));
    const isFor =
      ["for", "pour", "para", "per", "fur", "voor"].includes(tokens[from - 1]?.text ?? "") ||
      (opensWithFor && tokens[from - 1]?.text === "to");
    if (isFor && opensWithFor) return 95;
    const owner = ultimate(mention);
    if (owner === "recipient") return 0;
    const speaks = signsAt.get(end)?.has("says") === true;
    // "My daughter's dance teacher …": whom a note opens with is whom it is about.
    const opensNote = typeof mention.possessor === "object" && from === 0 && !hasPronounFor;
    if (opensNote && owner === "giver" && isEnglish(from)) return 62 - Math.min(place, 20);
    if (typeof mention.possessor === "object" && !isFor)
      return hasPronounFor ? 5 : owner === "none" ? 0 : 50 - Math.min(place, 20);
    if (owner === "giver") {
      if (isFor) return 90 - place;
      if (speaks) return 20;
      if (mention.isObject)
        return ["is", "'s", "es", "est", "e", "ist", "c'"].includes(tokens[from - 1]?.text ?? "") ? 80 : 30;
      return 60 - Math.min(place, 20);
    }
    if (
      relation === "child" &&
      matches.some(
        ({ meaning, start }) =>
          meaning.type === "situation" && OF_PARENTS.has(meaning.situation) && start < from,
      )
    )
      return 0;
    if (isFor && !is(WORDS.her, from)) return 70;
    // "The midwife who delivered our twins": what comes behind "who" is hers.
    if (isFirst && isEnglish(from) && (is(WORDS.who, end) || is(WORDS.who, end - 1))) return 85;
    // "He's the caretaker of our building"
    if (owner === "article" && isEnglish(from) && /^(?:is|'s|'re|are)$/.test(tokens[from - 1]?.text ?? ""))
      return 45;
    if (mention.isObject) return 0;
    // "Nurse, works nights": it says what she does, and not what she is to the giver.
    if (isFirst && isEnglish(from) && owner === "none" && isTradeName(mention)) return 0;
    if (isFirst) return relation === "pet" ? 0 : 55;
    if (ADDRESSED.has(relation)) return 45 - Math.min(place, 20);
    if (isBreak(tokens[from - 1]) && place === 0) return 40;
    return typeof mention.possessor === "object" && owner !== "none" ? 40 : 0;
  }

  function isContrasted(place: number): boolean {
    const signs = signsAt.get(place);
    return signs?.has("unlike") === true || signs?.has("contrast") === true;
  }

  /** "The colleague … is pregnant; she herself …": another is spoken of behind. */
  function isSetApart({ end, gender, possessor }: Mention): boolean {
    return matches.some(({ meaning, start }) => {
      if (meaning.type !== "pronoun" || start < end || !isContrasted(start)) return false;
      const isAnotherSex = gender !== null && meaning.gender !== null && gender !== meaning.gender;
      return possessor === "article" || isAnotherSex;
    });
  }

  /** "Mother of twins" says what she is, and not whose. */
  function isTraitOfParent({ possessor, relation, end }: Mention): boolean {
    if (!PARENTS.has(relation) || !is(WORDS.of, end)) return false;
    if (possessor === "none") return !is(WORDS.my, end + 1);
    return typeof possessor === "object" && possessor.relation === "child" && ultimate(possessor) !== "giver";
  }

  /** Whether nothing but an article stands before it in the text. */
  function opensText(from: number): boolean {
    return tokens.slice(0, from).every(({ kind }, place) => kind !== "word" || is(WORDS.indefinite, place));
  }

  function isTradeName({ relation, end }: Mention): boolean {
    return (
      (relation === "teacher" || relation === "carer" || relation === "acquaintance") &&
      !is(WORDS.of, end) &&
      !is(WORDS.who, end) &&
      tokens[end - 1]?.text !== "who"
    );
  }

  /** "…, who the present is for", right behind a person. */
  function mentionsForThem(end: number): boolean {
    for (let place = end; place < end + 3; place++) if (signsAt.get(place)?.has("for-them")) return true;
    return false;
  }

  function choose(): {
    readonly recipients: ReadonlySet<Mention>;
    readonly result: Pick<People, "relation" | "relationAt">;
  } {
    const outright = matches.find(({ meaning }) => meaning.type === "relation");
    const said = told === null ? saidOfGiver() : null;
    if (said) return said;
    if (told !== null) {
      const isThem = (mention: Mention) =>
        !mention.isPossessor && ultimate(mention) !== "recipient" && isSame(headRelation(mention), told);
      return {
        recipients: new Set(mentions.filter(isThem)),
        result: { relation: told, relationAt: null },
      };
    }
    let best: Mention | null = null;
    let most = 10;
    for (const [place, mention] of mentions.entries()) {
      const points = score(mention, place);
      if (points <= most) continue;
      best = mention;
      most = points;
    }
    if (outright?.meaning.type === "relation" && most < 56) {
      return {
        recipients: new Set(),
        result: { relation: outright.meaning.relation, relationAt: [outright.start, outright.end] },
      };
    }
    if (best === null) {
      // "A lad of about nineteen" is nobody's child.
      const bare = mentions.find(
        ({ relation, possessor, from }) => relation === "child" && possessor === "none" && opensText(from),
      );
      return { recipients: new Set(bare ? [bare] : []), result: { relation: null, relationAt: null } };
    }
    // "The lady who looks after my mother" is more to the giver than a lady.
    const isMore = best.relation === "acquaintance" && outright?.meaning.type === "relation";
    const relation =
      isMore && outright?.meaning.type === "relation" ? outright.meaning.relation : headRelation(best);
    const them = mentions.filter(
      (mention) =>
        mention === best ||
        (!mention.isPossessor &&
          !mention.isDead &&
          ultimate(mention) !== "recipient" &&
          isSame(headRelation(mention), relation)),
    );
    // "Une maman de 35 ans" is nobody's mother to the giver.
    const isAnybody =
      !isEnglish(best.from) &&
      best.possessor === "none" &&
      FAMILY.has(best.relation) &&
      is(WORDS.indefinite, best.from - 1);
    return {
      recipients: new Set(them),
      result: isAnybody
        ? { relation: null, relationAt: null }
        : { relation, relationAt: [best.from, best.end] },
    };
  }

  /** "I'm his daughter": he is the giver's father. */
  function saidOfGiver(): ReturnType<typeof choose> | null {
    for (const mention of mentions) {
      const { from, end, possessor, relation, isPossessor } = mention;
      if (possessor !== "recipient" || isPossessor || !is(WORDS.am, from - 1)) continue;
      const possessive = tokens[from]?.text ?? "";
      const pronoun = matches.find(({ meaning }) => meaning.type === "pronoun")?.meaning;
      const isOfHer = HERS.test(possessive) || (pronoun?.type === "pronoun" && pronoun.gender === "f");
      // "Je suis sa fille" alone doesn't tell whose.
      if (OPPOSITES[relation] === "parent" && !isOfHer && !HIS.test(possessive) && !pronoun) continue;
      const theirs = OPPOSITES[relation];
      const inverse = theirs === "parent" ? (isOfHer ? "mother" : "father") : theirs;
      if (!inverse) continue;
      const sex = isOfHer ? "f" : "m";
      const them = mentions.findLast(
        (other) =>
          other.end <= from &&
          !other.isPossessor &&
          (other.gender === sex || isSame(other.relation, inverse)),
      );
      return {
        recipients: new Set(them ? [them] : []),
        result: { relation: inverse, relationAt: [from, end] },
      };
    }
    return null;
  }

  function follow(recipients: ReadonlySet<Mention>): readonly Somebody[] {
    const relation = chosen.result.relation;
    const isSelf = relation === "self";
    const sharesHome = relation !== null && SHARES_HOME.has(relation);
    const [first] = recipients;
    let gender: Gender = first?.gender ?? null;
    const recipient = (): Somebody => ({ owner: "recipient", gender, isHousehold: true, of: null, relation });
    const giver: Somebody = {
      owner: isSelf ? "recipient" : "giver",
      gender: null,
      isHousehold: sharesHome,
      of: null,
      relation: null,
    };
    const toSomebody = (mention: Mention): Somebody => {
      if (recipients.has(mention)) return recipient();
      const owner = ultimate(mention);
      const of =
        typeof mention.possessor === "object" && !recipients.has(mention.possessor)
          ? "third"
          : owner === "giver"
            ? "giver"
            : "recipient";
      const isHome = HOUSEHOLD.has(mention.relation);
      const isHousehold = isHome && (of === "recipient" || (of === "giver" && sharesHome));
      return { owner: "other", gender: mention.gender, isHousehold, of, relation: mention.relation };
    };
    // "She's 29, a nurse": it says what she is, and names nobody.
    const isTrade = (mention: Mention) =>
      mention.possessor === "none" &&
      (ROLES.has(mention.relation) || isAnyChild(mention)) &&
      !recipients.has(mention);
    /** "My daughter's boyfriend. Nice lad": it is said of him. */
    const isAnyChild = ({ start, gender, relation }: Mention) =>
      recipients.size > 0 &&
      relation === "child" &&
      gender !== "p" &&
      matches.some(({ meaning, start: at }) => at === start && meaning.type === "person");
    const byStart = new Map(
      mentions.filter((mention) => !isTrade(mention)).map((mention) => [mention.from, mention]),
    );
    const starting = new Map<number, Match<Meaning>[]>();
    for (const match of matches) starting.set(match.start, [...(starting.get(match.start) ?? []), match]);
    const named = new Set(
      mentions.flatMap(({ from, end }) => Array.from({ length: end - from }, (_, offset) => from + offset)),
    );
    const at: Somebody[] = [];
    let subject: Somebody = recipient();
    let topic: Somebody = subject;
    let within: { readonly who: Somebody; readonly until: number; readonly isBracketed?: boolean } | null =
      null;
    for (const [place, token] of tokens.entries()) {
      if (token.kind === "hard") {
        if (subject.owner === "other") topic = subject;
        subject = recipient();
        within = null;
      } else if (token.kind === "soft") {
        if (isNamedOther(place)) within = { who: OTHER, until: closing(place), isBracketed: true };
        if (within?.isBracketed && place < within.until) {
          at.push(within.who);
          continue;
        }
        const isAside = isAge(place + 1) || is(WORDS.who, place + 1);
        if (within?.until !== Number.POSITIVE_INFINITY || !isAside) within = null;
        if (subject.owner === "other" && subject.of !== "giver" && !isAside && token.text === "") {
          topic = subject;
          subject = recipient();
        }
      }
      const mention = byStart.get(place);
      if (mention) {
        const who = toSomebody(mention);
        if (mention.isObject || mention.isPossessor) {
          const next = mention.end;
          const isHead = !mention.isPossessor;
          const isAside =
            (isHead && is(WORDS.who, next)) ||
            /^(?:in|at|im|en|dans|nel|nella|au)$/.test(tokens[next]?.text ?? "") ||
            (tokens[next]?.kind === "soft" && (isAge(next + 1) || (isHead && is(WORDS.who, next + 1)))) ||
            tokens[next]?.kind === "number";
          within = { who, until: isAside ? Number.POSITIVE_INFINITY : mention.end };
          if (mark(next) === "(" && who.owner !== "recipient")
            within = { who, until: closing(next), isBracketed: true };
          if (who.owner === "recipient") subject = who;
        } else {
          subject = who;
          within = null;
          if (who.owner === "other") topic = who;
        }
      }
      // "Bin 31, sie ein Jahr jünger"
      if (is(WORDS.am, place) && isBreak(tokens[place - 1]) && tokens[place + 1]?.kind === "number")
        subject = giver;
      for (const { meaning } of starting.get(place) ?? []) {
        if (meaning.type === "giver" && !isInName(place) && !signsAt.get(place)?.has("request")) {
          subject = giver;
          within = null;
        } else if (meaning.type === "other" && isTheirs(place)) {
          subject = { ...OTHER, of: "recipient" };
          within = null;
        } else if (meaning.type === "sign" && meaning.sign === "request") {
          subject = recipient();
        } else if (meaning.type === "sign" && meaning.sign === "says" && subject.owner !== "recipient") {
          subject = recipient();
        } else if (
          meaning.type === "pronoun" &&
          within?.isBracketed &&
          (within.who.gender ?? meaning.gender) === meaning.gender
        ) {
        } else if (meaning.type === "pronoun" && !isInName(place)) {
          // "Her mother loves cats. She doesn't."
          subject = isContrasted(place) ? recipient() : whom(meaning.gender);
          within = null;
        }
      }
      if (within && place >= within.until) within = null;
      at.push(within?.who ?? subject);
    }
    return at;

    /** Whether a number begins here, as in "her grandsons, of 2 and 4". */
    function isAge(place: number): boolean {
      const at = is(WORDS.of, place) ? place + 1 : place;
      return tokens[at]?.kind === "number";
    }

    /** Where a bracket closes, or its sentence ends. */
    function closing(open: number): number {
      const end = tokens.findIndex((token, at) => at > open && (mark(at) === ")" || token.kind === "hard"));
      return end < 0 ? tokens.length : end;
    }

    /** "He's seen our Ellie (6) across the road": the bracket tells the age of somebody named beside. */
    function isNamedOther(place: number): boolean {
      return (
        recipients.size > 0 &&
        tokens[place + 1]?.kind === "number" &&
        mark(place) === "(" &&
        isEnglish(place) &&
        is(WORDS.my, place - 2) &&
        !named.has(place - 1)
      );
    }

    /** "One of *her* pupils". */
    function isTheirs(place: number): boolean {
      const isOneOf = is(WORDS.of, place - 2) && is(WORDS.indefinite, place - 3);
      return (isOneOf || !named.has(place)) && [1, 2].some((back) => is(WORDS.her, place - back));
    }

    function isInName(place: number): boolean {
      return named.has(place);
    }

    function whom(said: Gender): Somebody {
      const isOther = topic.owner === "other";
      if (isOther && said !== null) {
        const fits = topic.gender === null || topic.gender === said;
        if (fits && gender !== null && gender !== said && topic.gender !== "p") return topic;
        if (fits && topic.of === "giver" && gender !== said) return topic;
        if (fits && topic.of === "giver" && gender === null) return topic;
        if (
          fits &&
          topic.gender === said &&
          gender === null &&
          topic.of === "recipient" &&
          subject === topic
        ) {
          return otherGender(topic) ? topic : recipient();
        }
      }
      if (isOther && said === null && topic.gender === "p" && relation !== "couple" && relation !== "parents")
        return topic;
      if (gender === null && said !== null) gender = said;
      return recipient();
    }

    /** "Her husband … he": the possessive has told that the recipient is a woman. */
    function otherGender(other: Somebody): boolean {
      const mention = mentions.find(
        ({ relation: named, gender: sex }) => named === other.relation && sex === other.gender,
      );
      const possessive = tokens[mention?.from ?? -1]?.text;
      return (possessive === "her" && other.gender === "m") || (possessive === "his" && other.gender === "f");
    }
  }
}

/** Whether both may be the same person. */
function isSame(named: Relation, told: Relation): boolean {
  if (named === told) return true;
  if (told === "parents") return KIN_OF_PARENT.has(named);
  if (told === "close-friend" || told === "friend") return named === "friend" || named === "close-friend";
  return false;
}
