import { compileJudgement, type Judgement } from "@gifthearth/core/recommend";
import { formatTable } from "../support/table.ts";
import { percent } from "./bars.ts";
import { growTrees } from "./boosted-trees.ts";
import type { RatedIdea } from "./ratings.ts";
import { FIRST_PAGE } from "./variety.ts";

const GROWTH = { trees: 220, rate: 0.05, leaves: 8, leastCases: 40, doubt: 10 } as const;
/** How much it counts that one would be proud of an idea, beside that it fits. */
const PRIDE = 0.5;
/** In so many parts the people are foretold by what was learnt from the others. */
const PARTS = 6;

type People = readonly (readonly RatedIdea[])[];

/** Learns from ratings how good an idea is by what speaks for it: what parts the better from the worse for one person. */
export function learnJudgement(people: People): Judgement {
  const cases = people.flatMap((ideas) => {
    const worths = ideas.map(({ fit, pride }) => fit + PRIDE * pride);
    const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
    return ideas.map(({ evidence }, at) => ({ evidence, worth: (worths[at] ?? 0) - mean }));
  });
  return growTrees(
    { evidence: cases.map(({ evidence }) => evidence), worths: cases.map(({ worth }) => worth) },
    GROWTH,
  );
}

/**
 * What the six best of the rated ideas are worth, by the rules alone, by what was learnt from other people than those
 * asked about, and at best.
 */
export function formatLearning(people: People): string {
  const learnt = new Map<RatedIdea, number>();
  for (let part = 0; part < PARTS; part++) {
    const judge = compileJudgement(learnJudgement(people.filter((_, at) => at % PARTS !== part)));
    for (const ideas of people.filter((_, at) => at % PARTS === part))
      for (const idea of ideas) learnt.set(idea, judge(idea.evidence));
  }
  const row = (name: string, worth: (idea: RatedIdea) => number) => {
    const first = people.flatMap((ideas) =>
      ideas.toSorted((one, other) => worth(other) - worth(one)).slice(0, FIRST_PAGE),
    );
    const mean = (figure: (idea: RatedIdea) => number) =>
      first.reduce((sum, idea) => sum + figure(idea), 0) / first.length;
    return [
      name,
      mean(({ fit }) => fit).toFixed(2),
      mean(({ pride }) => pride).toFixed(2),
      percent(mean(({ fit }) => Number(fit === 0))),
    ];
  };
  return formatTable(
    [`${people.length} people, ${people.flat().length} ideas`, "fit", "pride", "fit 0"],
    [
      row("by the rules", ({ plain }) => plain),
      row("as learnt from others", (idea) => learnt.get(idea) ?? 0),
      row("at best", ({ fit, pride }) => fit + PRIDE * pride),
    ],
  );
}
