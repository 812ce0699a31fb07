import type { GiftRequest } from "@gifthearth/core";
import { CATALOGUE } from "../../../api/src/gifts/catalogue/index.ts";
import { createCuratedSource, indexOf } from "../../../api/src/gifts/sources/curated.ts";
import type { GiftSource } from "../../../api/src/gifts/sources/source.ts";
import { readProfiles } from "../../eval/profile.ts";
import { collect } from "../../support/collect.ts";
import { percentile } from "../../support/statistics.ts";
import { enlarge } from "../enlarge.ts";
import type { BenchRow, Figure } from "../row.ts";

const RUNS = 5;
/** How many times larger the other catalogue is. */
const TIMES = 100;
/** Passes over the evaluation's profiles: to warm up, and in each run. */
const ROUNDS = { shipped: { warmUp: 20, run: 60 }, large: { warmUp: 1, run: 6 } } as const;

/** p99 as shipped, milliseconds; and what a hundred times the catalogue may cost, as a ratio. */
const LIMITS = { p99: 8, ratio: 5 } as const;

const LEAST_PER_SECOND = 1_000;

const SHARES = { p50: 0.5, p95: 0.95, p99: 0.99 } as const;
type Quantile = keyof typeof SHARES;
const QUANTILES = Object.keys(SHARES) as Quantile[];

/** The whole of a search in-process: from the question to the last suggestion, over every profile. */
export const curatedRecommendation: BenchRow = {
  name: "Curated recommendation",
  async measure() {
    const requests = readProfiles().map(({ query }) => query);
    const shipped = createCuratedSource(CATALOGUE);
    const [ideas, indexing] = timed(() => {
      const enlarged = enlarge(CATALOGUE, TIMES);
      indexOf(enlarged);
      return enlarged;
    });
    const large = createCuratedSource(ideas);
    await times(shipped, requests, ROUNDS.shipped.warmUp);
    await times(large, requests, ROUNDS.large.warmUp);

    const runs: { shipped: Times; large: Times }[] = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push({
        shipped: await times(shipped, requests, ROUNDS.shipped.run),
        large: await times(large, requests, ROUNDS.large.run),
      });
    }
    return [
      ...QUANTILES.map((quantile) => ({
        what: `${quantile} as shipped (${CATALOGUE.length} ideas)`,
        unit: "ms" as const,
        runs: runs.map((run) => run.shipped[quantile]),
        limit: quantile === "p99" ? LIMITS.p99 : null,
      })),
      ...QUANTILES.map((quantile) => ({
        what: `${quantile} at ${TIMES} times the catalogue`,
        unit: "ms" as const,
        runs: runs.map((run) => run.large[quantile]),
        limit: null,
      })),
      ...QUANTILES.map((quantile) => ({
        what: `${quantile}, ratio of the two`,
        unit: "x" as const,
        runs: runs.map((run) => run.large[quantile] / run.shipped[quantile]),
        limit: quantile === "p99" ? LIMITS.ratio : null,
      })),
      {
        what: "searches as shipped, on one core",
        unit: "per s",
        runs: runs.map((run) => run.shipped.perSecond),
        limit: LEAST_PER_SECOND,
        isLeast: true,
      },
      {
        what: `generating and indexing ${TIMES} times the catalogue`,
        unit: "ms",
        runs: [indexing],
        limit: null,
      },
    ] satisfies Figure[];
  },
};

type Times = Readonly<Record<Quantile | "perSecond", number>>;

/** How long the searches took, every single one of them, milliseconds. */
async function times(source: GiftSource, requests: readonly GiftRequest[], rounds: number): Promise<Times> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const request of requests) all.push(await timeOfSearch(source, request));
  }
  return {
    p50: percentile(all, SHARES.p50),
    p95: percentile(all, SHARES.p95),
    p99: percentile(all, SHARES.p99),
    perSecond: all.length / (all.reduce((sum, time) => sum + time, 0) / 1000),
  };
}

async function timeOfSearch(source: GiftSource, request: GiftRequest): Promise<number> {
  const started = performance.now();
  await collect(source.suggest(request, new AbortController().signal));
  return performance.now() - started;
}

function timed<Made>(make: () => Made): readonly [Made, number] {
  const started = performance.now();
  const made = make();
  return [made, performance.now() - started];
}
