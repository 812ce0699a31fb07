import { readFileSync, writeFileSync } from "node:fs";
import { EVIDENCE, type Judgement, type Tree } from "@gifthearth/core/recommend";
import * as z from "zod";

const FILE = new URL("./judgement.json", import.meta.url);

const tree: z.ZodType<Tree> = z.lazy(() =>
  z.union([z.number(), z.tuple([z.enum(EVIDENCE), z.number(), tree, tree])]),
);

const judgement = z.strictObject({ appeals: z.record(z.string(), z.number()), trees: z.array(tree) });

let known: Judgement | undefined;

/** How good an idea is for a person, as learnt from ratings by `npm run eval -- --learn`; read once. */
export function learntJudgement(): Judgement {
  known ??= judgement.parse(JSON.parse(readFileSync(FILE, "utf8")));
  return known;
}

/** Writes down what was learnt, an appeal and a tree a line. */
export function writeJudgement({ appeals, trees }: Judgement): void {
  const lines = Object.entries(appeals).map(([key, appeal]) => `${JSON.stringify(key)}:${appeal}`);
  const rows = trees.map((one) => JSON.stringify(one));
  writeFileSync(FILE, `{"appeals":{\n${lines.join(",\n")}\n},"trees":[\n${rows.join(",\n")}\n]}\n`);
}
