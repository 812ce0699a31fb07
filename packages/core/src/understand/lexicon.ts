import type { Ingredient, Interest, Need, Relation, Situation, Skill } from "../gift/vocabulary.ts";
import type { Classes } from "./phrase.ts";

/** What words may do to those beside them. */
export type Sign =
  /** Turns what follows into its opposite: "doesn't", "never". */
  | "not"
  /** Turns down the things that follow: "no", "without", "nothing with". */
  | "no"
  | "like"
  /** Behind what is liked: "tea *drinker*". */
  | "liked"
  | "dislike"
  /** Behind what is disliked: "jewellery *is out*". */
  | "disliked"
  /** Around what is disliked: "*finds* golf *boring*". */
  | "dislike-around"
  /** They have more of it than enough: "drowning in". */
  | "surplus"
  /** Behind what they have more of than enough: "mugs *gathering dust*". */
  | "in-surplus"
  /** They have it and need no second: "already has". */
  | "own"
  /** Behind what they have: "an air fryer *in the kitchen already*". */
  | "owned"
  /** They have it: a dog too, or a cold. */
  | "have"
  | "want"
  /** Behind what they need anew: "her kettle *is on its last legs*". */
  | "wanted"
  /** Eating and drinking. */
  | "consume"
  /** It was so once: "used to". */
  | "past"
  /** What went before ends here: "but". */
  | "turn"
  /** The giver asks for something for the other: "I'd like", "looking for". */
  | "request"
  /** Somebody says so of somebody else. */
  | "says"
  /** The person named before or behind is who gets the gift: "a gift for", "who the present is for". */
  | "gift-for"
  | "for-them"
  | "died"
  /** Giving something; what isn't to be given is turned down: "don't *get* her another". */
  | "give"
  /** Takes back what its clause says: "*not that* she dislikes it". */
  | "denial"
  /** Takes it back too, in a question: "*who says* she hates it?". */
  | "asks"
  /** Alone in its clause: of what was said of another the opposite is so: "*she doesn't*". */
  | "unlike"
  /** Speaks of who gets the gift after another: "*she herself* eats all". */
  | "contrast"
  /** Alone behind a thing: it is welcome: "beer *yes*". */
  | "yes"
  /** Of harm, ban, medical advice or abstinence: no food of its sentence is to be had. */
  | "alarm"
  /** What is brought, made or served does no harm: "*bakes* bread". */
  | "handles"
  /** Whoever is spoken of shares a home, a kitchen or a table with the other. */
  | "shares"
  /** Whatever it would mean, here it means nothing: "blind date". */
  | "nothing";

/** Signs that a lexicon may do without. */
type Spare = "dislike-around" | "surplus" | "in-surplus" | "owned" | "wanted" | Structural;
/** Signs that a language's grammar holds. */
type Structural = "give" | "denial" | "asks" | "unlike" | "contrast" | "yes" | "alarm" | "handles" | "shares";

/**
 * How one language speaks of people and of what they like. Lists are phrases parted by ", " in the form
 * that `phrase.ts` tells, without accents.
 */
export interface Lexicon {
  /** Common words of this language; those that another language has too don't tell them apart. */
  readonly marks: string;
  readonly classes: Classes;
  /** Words for the giver, for the recipient, and for whose somebody is. */
  readonly giver: string;
  readonly she: string;
  readonly he: string;
  readonly they: string;
  readonly my: string;
  readonly her: string;
  /** Whom somebody is to the giver; a sex stands behind a slash: "wife/f". */
  readonly kin: Readonly<Partial<Record<Relation, string>>>;
  /** Phrases that tell the recipient's relation outright. */
  readonly relations: Readonly<Partial<Record<Relation, string>>>;
  readonly signs: Readonly<Record<Exclude<Sign, Spare>, string> & Partial<Record<Spare, string>>>;
  readonly situations: Readonly<Partial<Record<Situation, string>>>;
  /** Names of what a gift may need, which somebody may be said to be without. */
  readonly needs: Readonly<Partial<Record<Need, string>>>;
  /** Phrases that say outright that it is lacking. */
  readonly lacks: Readonly<Partial<Record<Need, string>>>;
  readonly skills: Readonly<Partial<Record<Skill, string>>>;
  /** Stages of life, and the years they leave open. */
  readonly ages: readonly (readonly [phrases: string, from: number, to: number])[];
  readonly time: TimeWords;
  /** Words between things of a list, and those that open an aside. */
  readonly and: string;
  /** Words at which the name of a thing ends. */
  readonly cut: string;
  /** Little words before a name. */
  readonly filler: string;
  readonly prepositions: string;
  /** "of", in "teacher of my son". */
  readonly of: string;
  /** "who", behind the person it is about. */
  readonly who: string;
}

/** Numbers and the words around an age. */
export interface TimeWords {
  /** Names of the numbers from 0 on; compounds of tens and units are made where the language says them in two words. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly years: string;
  readonly months: string;
  readonly weeks: string;
  readonly old: string;
  /** Before a number, which is an age then: "turns". */
  readonly turns: string;
  /** Before a number of years, which is an age then: "tiene". */
  readonly has: string;
  /** Words that may stand between. */
  readonly nearly: string;
  /** Before a number of years that last or are gone: "for", "since". */
  readonly during: string;
  /** Behind such a number: "ago", "together". */
  readonly gone: string;
  readonly birthday: string;
  readonly ordinal: string;
  readonly early: string;
  readonly middle: string;
  readonly late: string;
  /** Names of decades of life: "eighties". */
  readonly decades: Readonly<Record<string, number>>;
  /** "fortieth", as it is said of a birthday. */
  readonly ordinals?: Readonly<Record<string, number>>;
  /** Phrases before a number that is somebody's age, or nearly so: "knocking on for". */
  readonly around?: string;
  /** Phrases before a decade's number that is gone: "the wrong side of"; and that is still to come. */
  readonly decadeFrom?: string;
  readonly decadeTo?: string;
  /** Phrases before a year or a decade of birth. */
  readonly bornIn?: string;
  /** Behind an article and before an age: "a sprightly 84". */
  readonly adjectives?: string;
}

/** The closed classes of words and phrases by which a language builds its sentences. */
export interface Grammar {
  /** Words that phrases are read through: "cannot *really* stand", "houdt *ze* niet van". */
  readonly through: string;
  /** Words for a thing that was named before. */
  readonly it: string;
  /** "Am", in "I'm her sister". */
  readonly am: string;
  /** Between the two ages that somebody may have: "eleven *or* twelve". */
  readonly or: string;
  /** Behind a span of time that no age is: "two weeks *after*". */
  readonly beyond: string;
  /** Names of young people, who are somebody's child only where it is said whose; a sex stands behind a slash. */
  readonly persons: string;
  /** Opens a clause whose thing stands before its verb: "*Van* golf houdt hij niet". */
  readonly fronts: string;
  /** "Just", behind a "not" that denies nothing then. */
  readonly only: string;
  /** No phrase goes on behind it. */
  readonly but: string;
  /** Before a year of birth. */
  readonly bornIn: string;
  /** Before whoever hasn't been named yet: "*a* colleague". */
  readonly indefinite: string;
  /** "If", before what isn't so always. */
  readonly conditional: string;
  readonly articles: string;
  /** Before whoever has died. */
  readonly late: string;
  /** Before an age that tells nothing of today: "*since* she was six". */
  readonly since: string;
  /** Behind it is an instrument or a game that is theirs. */
  readonly plays: string;
  /** Whom something is given to or done for. */
  readonly them: string;
  /** "Without", which takes back a "never". */
  readonly without: string;
  /** People whom somebody has to do with by their trade: "her *pupils*". */
  readonly others: string;
  /** Interests by words too short or too common to be told from those of another language. */
  readonly interests: Readonly<Record<string, Interest>>;
  readonly signs: Readonly<Record<Structural, string> & Partial<Record<Sign, string>>>;
  /** What is typed in haste, and the words it stands for. */
  readonly shorthand: Readonly<Record<string, string>>;
}

/** States in which something must not be given, whatever else is said. */
export type SafetyState =
  | "vegan"
  | "vegetarian"
  | "pescatarian"
  | "muslim"
  | "jewish"
  | "hindu"
  | "sober"
  | "no-alcohol"
  | "pregnant"
  | "breastfeeding"
  | "diabetic"
  | "no-sugar"
  | "coeliac"
  | "lactose"
  | "nut-allergy"
  | "allergies"
  | "no-caffeine"
  | "no-perfume"
  | "migraine"
  | "pollen"
  | "no-flame";

/** How one language speaks of what somebody can't have; it is read generously. */
export interface SafetyLexicon {
  readonly states: Readonly<Partial<Record<SafetyState, string>>>;
  /** Words for what contains it. */
  readonly foods: Readonly<Partial<Record<Ingredient, string>>>;
  /** Before the name of what they can't have: "allergic to". */
  readonly allergicTo: string;
  /** Behind it: "nut *allergy*", "gluten *free*". */
  readonly allergy: string;
  /** What it does to them, anywhere in the sentence that names it: "*swells up like a balloon* if she smells a nut". */
  readonly harm?: string;
  /** Around what they are kept from: "*never has* peanuts *in the house*". */
  readonly ban?: string;
  /** Ends of words that are one with what they can't have: "Nussallergie". */
  readonly tails?: string;
  /** They can have it after all: "no problem with", "is fine with". */
  readonly fine: string;
}
/** What follows from a state. */
export const SAFETY: Readonly<
  Record<
    SafetyState,
    { readonly avoid: readonly Ingredient[]; readonly situation?: Situation; readonly lacks?: Need }
  >
> = {
  vegan: {
    avoid: [
      "meat",
      "fish",
      "pork",
      "gelatine",
      "dairy",
      "egg",
      "honey",
      "leather",
      "wool",
      "silk",
      "feathers",
    ],
  },
  vegetarian: { avoid: ["meat", "fish", "pork", "gelatine"] },
  pescatarian: { avoid: ["meat", "pork", "gelatine"] },
  muslim: { avoid: ["pork", "alcohol", "gelatine"], situation: "muslim" },
  jewish: { avoid: ["pork", "gelatine", "fish"], situation: "jewish" },
  hindu: { avoid: ["meat", "pork", "gelatine", "leather"], situation: "hindu" },
  sober: { avoid: ["alcohol"], situation: "sober" },
  "no-alcohol": { avoid: ["alcohol"] },
  pregnant: { avoid: ["alcohol"], situation: "pregnant" },
  breastfeeding: { avoid: ["alcohol"], situation: "breastfeeding" },
  diabetic: { avoid: ["sugar"], situation: "diabetic" },
  "no-sugar": { avoid: ["sugar"] },
  coeliac: { avoid: ["gluten"] },
  lactose: { avoid: ["dairy"] },
  "nut-allergy": { avoid: ["nuts"] },
  allergies: { avoid: ["nuts", "dairy", "gluten", "egg", "soy", "sesame", "fish"] },
  "no-caffeine": { avoid: ["caffeine"] },
  "no-perfume": { avoid: ["perfume"] },
  migraine: { avoid: ["perfume"], situation: "migraine" },
  pollen: { avoid: ["pollen"] },
  "no-flame": { avoid: [], lacks: "flame" },
};
