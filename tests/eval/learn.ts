import { compileTrees, EVIDENCE, type Judgement } from "@gifthearth/core/recommend";
import { formatTable } from "../support/table.ts";
import { percent } from "./bars.ts";
import { growTrees } from "./boosted-trees.ts";
import type { RatedIdea } from "./ratings.ts";
import { FIRST_PAGE } from "./variety.ts";

const GROWTH = { trees: 220, rate: 0.05, leaves: 8, leastCases: 40, doubt: 10 } as const;
/** How much it counts that one would be proud of an idea, beside that it fits. */
const PRIDE = 0.5;
/** As many ratings more of an idea are taken to be middling. */
const DOUBT = 5;
const APPEAL = EVIDENCE.indexOf("appeal");
/** In so many parts the people are foretold by what was learnt from the others. */
const PARTS = 6;

type People = readonly (readonly RatedIdea[])[];

/** Learns from ratings how good an idea is by what speaks for it: what parts the better from the worse for one person. */
export function learnJudgement(people: People): Judgement {
  const known: Judgement["appeals"][] = [];
  // What an idea's appeal tells of others is what counts: nobody's own ratings are in that which they are foretold by.
  const cases = people.flatMap((ideas, at) => {
    const appeals = appealsFrom(at);
    return worthsOf(ideas).map(([idea, worth]) => ({ evidence: withAppeal(idea, appeals), worth }));
  });
  const trees = growTrees(
    { evidence: cases.map(({ evidence }) => evidence), worths: cases.map(({ worth }) => worth) },
    GROWTH,
  );
  return { trees, appeals: appealsBy(people) };

  function appealsFrom(at: number): Judgement["appeals"] {
    known[at % PARTS] ??= appealsBy(people.filter((_, other) => other % PARTS !== at % PARTS));
    return known[at % PARTS] ?? {};
  }
}

/** What each of somebody's ideas was worth, beside the mean of them all. */
function worthsOf(ideas: readonly RatedIdea[]): readonly (readonly [RatedIdea, number])[] {
  const worths = ideas.map(({ fit, pride }) => fit + PRIDE * pride);
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  return ideas.map((idea, at) => [idea, (worths[at] ?? 0) - mean] as const);
}

/** How much better each idea did than the others of the same people, drawn towards 0 where few rated it. */
function appealsBy(people: People): Judgement["appeals"] {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const [{ appealKey }, worth] of people.flatMap(worthsOf)) {
    const { sum, count } = sums.get(appealKey) ?? { sum: 0, count: 0 };
    sums.set(appealKey, { sum: sum + worth, count: count + 1 });
  }
  const appeals = [...sums].map(
    ([key, { sum, count }]) => [key, Math.round((sum / (count + DOUBT)) * 1e3) / 1e3] as const,
  );
  return Object.fromEntries(appeals.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function withAppeal({ evidence, appealKey }: RatedIdea, appeals: Judgement["appeals"]): Float64Array {
  const whole = evidence.slice();
  whole[APPEAL] = appeals[appealKey] ?? 0;
  return whole;
}

/**
 * What the six best of the rated ideas are worth, by the rules alone, by what was learnt from other people than those
 * asked about, and at best.
 */
export function formatLearning(people: People): string {
  const learnt = new Map<RatedIdea, number>();
  for (let part = 0; part < PARTS; part++) {
    const { trees, appeals } = learnJudgement(people.filter((_, at) => at % PARTS !== part));
    const worthOf = compileTrees(trees);
    for (const ideas of people.filter((_, at) => at % PARTS === part))
      for (const idea of ideas) learnt.set(idea, worthOf(withAppeal(idea, appeals)));
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
