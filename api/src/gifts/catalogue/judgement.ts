import { readFileSync, writeFileSync } from "node:fs";
import { EVIDENCE, type Judgement, type Tree } from "@gifthearth/core/recommend";
import * as z from "zod";

const FILE = new URL("./judgement.json", import.meta.url);

const tree: z.ZodType<Tree> = z.lazy(() =>
  z.union([z.number(), z.tuple([z.enum(EVIDENCE), z.number(), tree, tree])]),
);

let known: Judgement | undefined;

/** How good an idea is for a person, as learnt from ratings by `npm run eval -- --learn`; read once. */
export function learntJudgement(): Judgement {
  known ??= z.array(tree).parse(JSON.parse(readFileSync(FILE, "utf8")));
  return known;
}

/** Writes down what was learnt, a tree a line. */
export function writeJudgement(judgement: Judgement): void {
  writeFileSync(FILE, `[\n${judgement.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`);
}
