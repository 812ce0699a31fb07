import type { Summary } from "./score.ts";

/** What our own ranking must reach (shares from 0 to 1). */
export const BARS = { budget: 1, obedience: 0.98, coverage: 0.95 } as const;

/** By this much it must be ahead of every baseline on coverage and diversity. */
export const LEAD = 0.05;

/**
 * Variety is held by what is of use alone: a random list has the most categories, and should. Whoever likes tea gets
 * ideas for tea.
 */
const LEADING = ["coverage", "diversity"] as const;

/** Each bar that is missed, in words; empty when all are met. */
export function missedBars(summary: Summary, baselines: readonly Summary[]): readonly string[] {
  return [...missed(summary, baselines)];
}

function* missed(summary: Summary, baselines: readonly Summary[]): Generator<string> {
  for (const [metric, bar] of Object.entries(BARS) as [keyof typeof BARS, number][]) {
    if (summary[metric] < bar) yield `${metric} is ${percent(summary[metric])}, below ${percent(bar)}`;
  }
  for (const baseline of baselines) {
    for (const metric of LEADING) {
      if (summary[metric] >= baseline[metric] + LEAD) continue;
      const [ours, theirs] = [percent(summary[metric]), percent(baseline[metric])];
      yield `${metric} is ${ours}, not ${percent(LEAD)} ahead of ${baseline.name} with ${theirs}`;
    }
  }
}

/** 0.9534 as "95.3%". Never rounded up to a bar that is missed. */
export function percent(share: number): string {
  return `${(Math.floor(share * 1_000 + 1e-9) / 10).toFixed(1)}%`;
}
