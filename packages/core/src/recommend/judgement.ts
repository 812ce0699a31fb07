import type { GiftIdea } from "../gift/idea.ts";

/** What is weighed of an idea for a person, by name; the order is that of `evidenceOf`. */
export const EVIDENCE = [
  "plain",
  "appeal",
  "best",
  "others",
  "answered",
  "unanswered",
  "narrow",
  "broader",
  "situation",
  "situations",
  "relation",
  "suits",
  "limit",
  "quotes",
  "told",
  "echo",
  "whole",
  "akin",
  "near",
  "nearPart",
  "nearParts",
  "nearInterests",
  "touched",
  "delight",
  "themed",
  "needless",
  "close",
  "closest",
  "unbecoming",
  "young",
  "skill",
  "skilled",
  "givenUp",
  "occasion",
  "price",
  "costs",
  "anybody",
  "only",
  "hardship",
  "aid",
  "feast",
  "experience",
  "practical",
  "handmade",
  "digital",
  "book",
  "food",
  "forAges",
  "interests",
  "noteLength",
  "situationsTold",
  "closeness",
  "age",
] as const;
export type EvidenceName = (typeof EVIDENCE)[number];

/** A question to the evidence, with what follows where it is at most `most` and where it is more; or a worth. */
export type Tree = number | readonly [evidence: EvidenceName, most: number, then: Tree, otherwise: Tree];

/** How good an idea is for a person, as those who rated ideas would say. */
export interface Judgement {
  /** An idea is worth the sum of what its evidence leads to in each (boosted regression trees). */
  readonly trees: readonly Tree[];
  /** By `appealKey`, how much better an idea did than the others that the same people were offered. */
  readonly appeals: Readonly<Record<string, number>>;
}

/** Under which name the appeal of an idea is known: one made of a themed idea has that of the themed idea. */
export function appealKey({ id, theme }: Pick<GiftIdea, "id" | "theme">): string {
  return theme?.idea ?? id;
}

const PLACES = new Map<string, number>(EVIDENCE.map((name, place) => [name, place]));

type Compiled = number | readonly [place: number, most: number, then: Compiled, otherwise: Compiled];

/** Made ready for being asked often: the worth of an idea by its evidence. */
export function compileTrees(judged: readonly Tree[]): (evidence: Float64Array) => number {
  const trees = judged.map(compiled);
  return (evidence) => {
    let sum = 0;
    for (const tree of trees) sum += worthOf(tree, evidence);
    return sum;
  };
}

function compiled(tree: Tree): Compiled {
  if (typeof tree === "number") return tree;
  const [name, most, then, otherwise] = tree;
  return [PLACES.get(name) ?? 0, most, compiled(then), compiled(otherwise)];
}

function worthOf(tree: Compiled, evidence: Float64Array): number {
  let at = tree;
  while (typeof at !== "number") at = (evidence[at[0]] ?? 0) <= at[1] ? at[2] : at[3];
  return at;
}
