import type { Occasion } from "../gift/occasions.ts";
import { type Situation, TONES, type Tone } from "../gift/vocabulary.ts";
import type { UnderstoodInterest } from "../understand/interest.ts";
import { isAboutIt } from "./about.ts";
import type { IdeaIndex } from "./idea-index.ts";

/** What tells which tones are out of place. */
interface Told {
  /** Tones that are out of place for who the person is to the giver, and for a situation that they are in. */
  readonly ofRelation: readonly Tone[];
  /** Tones that become the relation only for a good reason. */
  readonly unbecoming: readonly Tone[];
  readonly ofSituations: readonly Tone[];
  readonly occasion: Occasion;
  readonly situations: readonly Situation[];
  readonly interests: readonly UnderstoodInterest[];
  readonly notes: string;
}

/** The tones of a gift that tact forbids, and those that it only discourages. */
export interface Tact {
  readonly offKey: ReadonlySet<Tone>;
  readonly unbecoming: ReadonlySet<Tone>;
}

/**
 * The tones that would be tactless: those of relation and situations, but for what belongs to the day or to the very thing
 * that they love; and those that the notes turn down, whatever they love.
 */
export function tactlessTones(told: Told, index: IdeaIndex): Tact {
  const { ofRelation, unbecoming, ofSituations, occasion, situations, interests, notes } = told;
  const own = tonesOf(interests, index);
  const usual = [...ofRelation.filter((tone) => !isOfOccasion(tone, occasion, situations)), ...ofSituations];
  return {
    offKey: new Set([...usual.filter((tone) => !own.has(tone)), ...tonesTurnedDown(notes)]),
    unbecoming: new Set(unbecoming.filter((tone) => !own.has(tone))),
  };
}

/** What is out of place between two people, but not on this day: baby things for a colleague's baby. */
function isOfOccasion(tone: Tone, occasion: Occasion, situations: readonly Situation[]): boolean {
  if (occasion === "Baby Shower") return tone === "baby";
  const isForTwo = occasion === "Wedding" || situations.includes("long-marriage");
  return isForTwo && (tone === "couple" || tone === "romantic");
}

/** What visitors call a tone that they don't want, in six languages. */
const TONE_WORDS: Readonly<Partial<Record<Tone, string>>> = {
  religious: "religi\\p{L}*|church\\p{L}*|holy",
  sentimental:
    "sentimental\\p{L}*|soppy|mushy|inspirational|schmalzig\\p{L}*|kitschig\\p{L}*|sdolcinat\\p{L}*|cursi",
  cute: "cute|cutesy|twee|niedlich\\p{L}*|mignon\\p{L}*|schattig\\p{L}*",
  silly: "silly|funny|jokey|gag|novelty|albern\\p{L}*|lustig\\p{L}*|rigolo\\p{L}*|grappig\\p{L}*",
  romantic: "romanti\\p{L}*",
  luxury: "luxur\\p{L}*|flashy|fancy",
};
const NOT_ANY = "(?:nothing|not|no|nada|niente|nichts|nix|niks|rien de|kein\\p{L}*|geen|sin)";
const TONES_TURNED_DOWN = Object.entries(TONE_WORDS).map(
  ([tone, words]) =>
    [
      tone as Tone,
      new RegExp(`(?<!\\p{L})${NOT_ANY}\\s+(?:too |zu |trop |te |troppo )?(?:${words})(?!\\p{L})`, "iu"),
    ] as const,
);

/** The tones that notes turn down: "nothing religious", "no gag gifts". */
function tonesTurnedDown(notes: string): readonly Tone[] {
  return TONES_TURNED_DOWN.flatMap(([tone, words]) => (words.test(notes) ? [tone] : []));
}

/** Said of what somebody has and wants nobody to speak of, in six languages. */
const UNSPOKEN =
  /do(?:es)? ?n.?t want (?:it |anyone |anybody |people |us |to be |to )*(?:talk|speak|mention|remind|treated|making? a thing)|won.?t (?:talk|speak) (?:about|of) it|sick of everyone making a thing|(?:veut|veulent) (?:surtout )?pas qu.on (?:en|lui en) parle|nicht (?:darüber|drüber|davon) (?:reden|sprechen)|niet over (?:praten|hebben)|no quiere (?:hablar|que se hable)|non vuole (?:parlarne|che se ne parli)/iu;

/** Whether notes say that nobody should speak of what the person has: then no idea is chosen or explained by a hardship. */
export function isUnspoken(notes: string): boolean {
  return UNSPOKEN.test(notes);
}

/** Ideas looked at for each word of an interest, so that a huge catalogue costs hardly more. */
const LOOKED_AT = 60;
/** A tone that so large a share of the ideas for a narrow interest has is its own. */
const OWN_TONE = 0.3;

/** The tones of what they love: who loves true crime is given what is morbid, whoever gives it. */
function tonesOf(interests: readonly UnderstoodInterest[], index: IdeaIndex): ReadonlySet<Tone> {
  const own = new Set<Tone>();
  for (const interest of interests) {
    if (interest.isPlain) continue;
    const places = new Set(
      interest.spoken.flatMap((word) => (index.byAbout.get(word) ?? []).slice(0, LOOKED_AT)),
    );
    const ideas = [...places].flatMap((place) => index.ideas[place] ?? []);
    const its = ideas.filter((indexed) => isAboutIt(indexed, interest));
    for (const tone of TONES) {
      const share = its.filter(({ idea }) => idea.tones.includes(tone)).length / Math.max(1, its.length);
      if (share >= OWN_TONE) own.add(tone);
    }
  }
  return own;
}
