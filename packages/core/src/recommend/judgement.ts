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

/** In place of a question's evidence. */
const WORTH = -1;

const PLACES = new Map<string, number>(EVIDENCE.map((name, place) => [name, place]));

/** Made ready for being asked often: the worth of an idea by its evidence. */
export function compileTrees(judged: readonly Tree[]): (evidence: Float64Array) => number {
  // Questions and worths one after the other, and where each goes on: a worth goes on nowhere.
  const places: number[] = [];
  const numbers: number[] = [];
  const others: number[] = [];
  const write = (tree: Tree): void => {
    const at = places.length;
    const [name, number] = typeof tree === "number" ? [null, tree] : tree;
    places.push(name === null ? WORTH : (PLACES.get(name) ?? 0));
    numbers.push(number);
    others.push(0);
    if (typeof tree === "number") return;
    write(tree[2]);
    others[at] = places.length;
    write(tree[3]);
  };
  const roots = judged.map((tree) => {
    const root = places.length;
    write(tree);
    return root;
  });
  const place = Int16Array.from(places);
  const number = Float64Array.from(numbers);
  const other = Int32Array.from(others);
  return (evidence) => {
    let sum = 0;
    for (const root of roots) {
      let at = root;
      for (let asked = place[at] ?? WORTH; asked !== WORTH; asked = place[at] ?? WORTH)
        at = (evidence[asked] ?? 0) <= (number[at] ?? 0) ? at + 1 : (other[at] ?? 0);
      sum += number[at] ?? 0;
    }
    return sum;
  };
}
