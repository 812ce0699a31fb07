import type { Closeness } from "../gift/idea.ts";
import type { Relation, Tone } from "../gift/vocabulary.ts";

/** What follows for a gift from who the person is to the giver. */
export interface RelationRules {
  readonly closeness: Closeness;
  /** Words for one of them, of which a visitor may use one: "my sister". */
  readonly names?: RegExp;
  /** What would be out of place between the two. */
  readonly offKey: readonly Tone[];
  /** What one gives there only for a good reason: a joke to a boss, a cushion for the back to a mother. */
  readonly unbecoming?: readonly Tone[];
  /** The ages that they are likely to be of, years; any when absent. */
  readonly ages?: readonly [number, number];
}

const FORMAL: Pick<RelationRules, "offKey" | "unbecoming"> = {
  offKey: ["intimate", "romantic", "couple", "baby", "religious", "memorial"],
  unbecoming: ["body", "advice", "silly", "chore"],
};
const FAMILY: readonly Tone[] = ["intimate", "romantic"];

/** Every relation's rules; the closed list is in `gift/vocabulary.ts`. */
export const RELATION_RULES: Readonly<Record<Relation, RelationRules>> = {
  partner: {
    closeness: 5,
    names: /\b(?:wife|husband|girlfriend|boyfriend|fianc[eé]e?|spouse)\b/i,
    offKey: [],
    unbecoming: ["chore", "body"],
    ages: [18, 100],
  },
  mother: {
    closeness: 4,
    names: /\b(?:mother|mum|mom|mummy|mama)\b(?!-)/i,
    offKey: FAMILY,
    unbecoming: ["chore", "body"],
    ages: [36, 100],
  },
  father: {
    closeness: 4,
    names: /\b(?:father|dad|daddy|papa)\b(?!-)/i,
    offKey: FAMILY,
    unbecoming: ["chore", "body"],
    ages: [36, 100],
  },
  parents: { closeness: 4, offKey: ["intimate"], unbecoming: ["chore", "body"], ages: [36, 100] },
  child: {
    closeness: 4,
    names: /\b(?:step)?(?:son|daughter)\b(?!-)/i,
    offKey: FAMILY,
  },
  sibling: {
    closeness: 4,
    names: /\b(?:half-?|step-?|twin )?(?:sister|brother)\b(?!-)/i,
    offKey: FAMILY,
  },
  grandparent: {
    closeness: 4,
    names: /\b(?:grandmother|grandfather|grandma|grandpa|granny|gran|nana|nan|grandad|granddad)\b/i,
    offKey: FAMILY,
    unbecoming: ["body", "career", "advice"],
    ages: [55, 105],
  },
  grandchild: {
    closeness: 4,
    names: /\bgrand(?:son|daughter)\b/i,
    offKey: FAMILY,
  },
  "aunt-or-uncle": {
    closeness: 3,
    names: /\b(?:aunt|auntie|uncle)\b/i,
    offKey: FAMILY,
    unbecoming: ["body"],
  },
  "niece-or-nephew": {
    closeness: 3,
    names: /\b(?:niece|nephew)\b/i,
    offKey: FAMILY,
  },
  cousin: { closeness: 3, offKey: FAMILY },
  "in-law": {
    closeness: 3,
    names: /\b(?:mother|father|sister|brother|son|daughter)-in-law\b/i,
    offKey: FAMILY,
    unbecoming: ["body", "chore", "advice", "silly"],
    ages: [18, 105],
  },
  godchild: {
    closeness: 3,
    names: /\bgod(?:son|daughter)\b/i,
    offKey: FAMILY,
  },
  family: { closeness: 3, offKey: FAMILY },
  couple: { closeness: 3, offKey: ["intimate"], ages: [18, 105] },
  "close-friend": { closeness: 4, offKey: FAMILY },
  friend: { closeness: 3, names: /\b(?:roommate|flatmate|housemate)\b/i, offKey: FAMILY },
  "new-date": {
    closeness: 3,
    offKey: ["intimate", "baby", "memorial"],
    unbecoming: ["body", "chore", "advice"],
    ages: [18, 100],
  },
  ex: { closeness: 2, offKey: [...FAMILY, "couple", "sentimental"], unbecoming: ["body"], ages: [18, 100] },
  colleague: { closeness: 2, ...FORMAL, ages: [18, 75] },
  boss: { closeness: 1, names: /\b(?:boss|manager)\b/i, ...FORMAL, ages: [22, 80] },
  employee: { closeness: 2, ...FORMAL, ages: [18, 75] },
  client: { closeness: 1, ...FORMAL, ages: [18, 90] },
  teacher: { closeness: 1, ...FORMAL, ages: [20, 80] },
  carer: { closeness: 2, ...FORMAL, ages: [18, 80] },
  neighbour: { closeness: 2, ...FORMAL },
  host: {
    closeness: 2,
    offKey: ["intimate", "romantic", "memorial"],
    unbecoming: ["body", "advice", "chore"],
    ages: [18, 100],
  },
  acquaintance: { closeness: 1, ...FORMAL },
  self: { closeness: 5, offKey: ["couple", "romantic"] },
  pet: { closeness: 3, offKey: [] },
};
