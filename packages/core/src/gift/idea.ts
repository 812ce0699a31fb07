import type { Language } from "../language.ts";
import type { CountryCode } from "../marketplaces.ts";
import type { Occasion } from "./occasions.ts";
import type {
  GiftCategory,
  GiftTag,
  Ingredient,
  Interest,
  Need,
  Relation,
  Situation,
  Skill,
  Tone,
} from "./vocabulary.ts";

/** How near two people are: 1 barely knows the other, 2 is polite, 3 is at ease, 4 is dear, 5 shares a life. */
export type Closeness = 1 | 2 | 3 | 4 | 5;

/** One entry of the catalogue. */
export interface GiftIdea {
  /** Kebab-case, unique and stable: it stands in addresses. */
  readonly id: string;
  /** A specific thing, 4 to 50 characters, in title case. */
  readonly title: string;
  /** One or two sentences on why somebody loves it; 60 to 220 characters. */
  readonly description: string;
  readonly category: GiftCategory;
  /** What is seen of it: the name of a drawing, such as "mug". By the words of the title when absent. */
  readonly motif: string;
  /** What to type into the marketplace's search box to find it. */
  readonly searchText: string;
  /** Realistic lowest and highest price, whole US dollars. */
  readonly price: readonly [number, number];
  readonly interests: readonly Interest[];
  /**
   * Occasions it suits especially well. Wedding, Baby Shower and Treat Pet Friends show only ideas
   * that name them; the other occasions show any idea and prefer those that name them.
   */
  readonly occasions: readonly Occasion[];
  /** Countries where it isn't to be had, or makes no sense; to be had everywhere when absent. */
  readonly notIn?: readonly CountryCode[];
  /** Youngest and oldest age it suits, in years; adults of any age when absent, and it does for teenagers. */
  readonly ages?: readonly [number, number];
  readonly tags: readonly GiftTag[];
  /** What it holds or is made of; complete for what is eaten, drunk, worn or put on skin. */
  readonly contains: readonly Ingredient[];
  /** What it asks of the person or the place; who lacks one of these can't enjoy it. */
  readonly needs: readonly Need[];
  /** For whom it is neither too personal nor too cool. */
  readonly closeness: readonly [Closeness, Closeness];
  /** Only for those who know their thing that well; anybody when absent. */
  readonly skill?: Skill;
  readonly tones: readonly Tone[];
  /** How glad somebody whom it suits would be of it: 1 acceptable and soon forgotten, 2 a good gift, 3 "how did you find that?". */
  readonly delight: 1 | 2 | 3;
  /** Whether nearly every grown-up is glad of it, whatever they like: for those of whom nothing is known. */
  readonly pleasesAnybody?: true;
  /** Nouns: who has one of these needs it no more. */
  readonly replaces: readonly string[];
  /** What visitors say of somebody for whom it is spot on, in lower case: "sea swimming", "cold water". */
  readonly about: readonly string[];
  /** Words for the narrower thing that one must do or own to have any use for it; one of them has to be said. */
  readonly only?: readonly string[];
  /**
   * The people and situations that it is made for or helps with, each with the reason as the rest of a sentence, without
   * its full stop: `balcony: "it clamps to the rail, and nobody has to kneel"`.
   */
  readonly suits: Readonly<Partial<Record<Situation | Relation, string>>>;
  /** Situations in which it would hurt, or be of no use. */
  readonly spoils: readonly Situation[];
  /** What parts the good one from the disappointing one, as a sentence, for somebody about to buy it. */
  readonly lookFor: string;
  /** What is good about it, for anybody whom it suits, as the rest of a sentence: "it keeps a crust crisp for days". */
  readonly point: string;
  /** The themed idea and the subject that it was made of; absent for all others. */
  readonly theme?: { readonly idea: string; readonly subject: string };
}

/** An idea's words in one language. */
export interface IdeaText extends Pick<GiftIdea, "title" | "description" | "suits"> {
  readonly language: Language;
  /** Absent where it isn't written in this language yet. */
  readonly point?: string | undefined;
}

/** The words that every idea has. */
export function englishText({ title, description, suits, point }: GiftIdea): IdeaText {
  return { language: "en", title, description, suits, point };
}
