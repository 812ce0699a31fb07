import type { Closeness } from "../gift/idea.ts";
import type { Relation, Tone } from "../gift/vocabulary.ts";

/** What follows for a gift from who the person is to the giver. */
export interface RelationRules {
  readonly closeness: Closeness;
  /** As a reason names them: "For your boss". */
  readonly who: string;
  /** Words for one of them, of which a visitor may use one: "my sister". */
  readonly names?: RegExp;
  /** What one of them is called, by sex: "sister", "brother". */
  readonly sexes?: readonly [she: string, he: string];
  /** What would be out of place between the two. */
  readonly offKey: readonly Tone[];
  /** The ages that they are likely to be of, years; any when absent. */
  readonly ages?: readonly [number, number];
}

const FORMAL: readonly Tone[] = [
  "intimate",
  "romantic",
  "couple",
  "body",
  "advice",
  "silly",
  "chore",
  "baby",
  "religious",
  "memorial",
];
const FAMILY: readonly Tone[] = ["intimate", "romantic"];

/** Every relation's rules; the closed list is in `gift/vocabulary.ts`. */
export const RELATION_RULES: Readonly<Record<Relation, RelationRules>> = {
  partner: {
    closeness: 5,
    who: "your partner",
    names: /\b(?:wife|husband|girlfriend|boyfriend|fianc[eé]e?|spouse)\b/i,
    offKey: ["chore", "body"],
    ages: [18, 100],
  },
  mother: {
    closeness: 4,
    who: "your mother",
    names: /\b(?:mother|mum|mom|mummy|mama)\b(?!-)/i,
    offKey: [...FAMILY, "chore", "body"],
    ages: [36, 100],
  },
  father: {
    closeness: 4,
    who: "your father",
    names: /\b(?:father|dad|daddy|papa)\b(?!-)/i,
    offKey: [...FAMILY, "chore", "body"],
    ages: [36, 100],
  },
  parents: { closeness: 4, who: "your parents", offKey: ["intimate", "chore", "body"], ages: [36, 100] },
  child: {
    closeness: 4,
    sexes: ["daughter", "son"],
    who: "your child",
    names: /\b(?:step)?(?:son|daughter)\b(?!-)/i,
    offKey: FAMILY,
  },
  sibling: {
    closeness: 4,
    sexes: ["sister", "brother"],
    who: "your brother or sister",
    names: /\b(?:half-?|step-?|twin )?(?:sister|brother)\b(?!-)/i,
    offKey: FAMILY,
  },
  grandparent: {
    closeness: 4,
    sexes: ["grandmother", "grandfather"],
    who: "your grandparent",
    names: /\b(?:grandmother|grandfather|grandma|grandpa|granny|gran|nana|nan|grandad|granddad)\b/i,
    offKey: [...FAMILY, "body", "career", "advice"],
    ages: [55, 105],
  },
  grandchild: {
    closeness: 4,
    sexes: ["granddaughter", "grandson"],
    who: "your grandchild",
    names: /\bgrand(?:son|daughter)\b/i,
    offKey: FAMILY,
  },
  "aunt-or-uncle": {
    closeness: 3,
    sexes: ["aunt", "uncle"],
    who: "your aunt or uncle",
    names: /\b(?:aunt|auntie|uncle)\b/i,
    offKey: [...FAMILY, "body"],
  },
  "niece-or-nephew": {
    closeness: 3,
    sexes: ["niece", "nephew"],
    who: "your niece or nephew",
    names: /\b(?:niece|nephew)\b/i,
    offKey: FAMILY,
  },
  cousin: { closeness: 3, who: "your cousin", offKey: FAMILY },
  "in-law": {
    closeness: 2,
    who: "your in-law",
    names: /\b(?:mother|father|sister|brother|son|daughter)-in-law\b/i,
    offKey: [...FAMILY, "body", "chore", "advice", "silly"],
    ages: [18, 105],
  },
  godchild: {
    closeness: 3,
    sexes: ["goddaughter", "godson"],
    who: "your godchild",
    names: /\bgod(?:son|daughter)\b/i,
    offKey: FAMILY,
  },
  family: { closeness: 3, who: "the family", offKey: FAMILY },
  couple: { closeness: 3, who: "the two of them", offKey: ["intimate"], ages: [18, 105] },
  "close-friend": { closeness: 4, who: "your best friend", offKey: FAMILY },
  friend: { closeness: 3, who: "your friend", names: /\b(?:roommate|flatmate|housemate)\b/i, offKey: FAMILY },
  "new-date": {
    closeness: 3,
    who: "somebody new",
    offKey: ["intimate", "body", "chore", "baby", "advice", "memorial"],
    ages: [18, 100],
  },
  ex: { closeness: 2, who: "your ex", offKey: [...FAMILY, "couple", "body", "sentimental"], ages: [18, 100] },
  colleague: { closeness: 2, who: "your colleague", offKey: FORMAL, ages: [18, 75] },
  boss: { closeness: 1, who: "your boss", names: /\b(?:boss|manager)\b/i, offKey: FORMAL, ages: [22, 80] },
  employee: { closeness: 2, who: "somebody on your team", offKey: FORMAL, ages: [18, 75] },
  client: { closeness: 1, who: "your client", offKey: FORMAL, ages: [18, 90] },
  teacher: { closeness: 1, who: "the teacher", offKey: FORMAL, ages: [20, 80] },
  carer: { closeness: 2, who: "somebody who cares for others", offKey: FORMAL, ages: [18, 80] },
  neighbour: { closeness: 2, who: "your neighbor", offKey: FORMAL },
  host: {
    closeness: 2,
    who: "your hosts",
    offKey: ["intimate", "romantic", "body", "advice", "chore", "memorial"],
    ages: [18, 100],
  },
  acquaintance: { closeness: 1, who: "somebody you hardly know", offKey: FORMAL },
  self: { closeness: 5, who: "yourself", offKey: ["couple", "romantic"] },
  pet: { closeness: 3, who: "the pet", offKey: [] },
};
