import { EVIDENCE, type Tree } from "@gifthearth/core/recommend";

/** What is learnt from: the evidence of each case, and what it was worth. */
export interface Cases {
  readonly evidence: readonly Float64Array[];
  readonly worths: readonly number[];
}

export interface Growth {
  readonly trees: number;
  /** The share of what a tree found that is believed. */
  readonly rate: number;
  readonly leaves: number;
  /** A leaf has so many cases at least. */
  readonly leastCases: number;
  /** As many cases more are taken to be worth nothing, so that few tell little. */
  readonly doubt: number;
}

/** So many places of a number are tried as a border. */
const MOST_BINS = 40;

/** Grows trees one after the other, each on what those before it left unexplained (gradient boosting by squared error). */
export function growTrees({ evidence, worths }: Cases, growth: Growth): readonly Tree[] {
  const borders = EVIDENCE.map((_, place) => bordersOf(evidence.map((one) => one[place] ?? 0)));
  const bins = EVIDENCE.map((_, place) =>
    Uint8Array.from(evidence, (one) => binOf(one[place] ?? 0, borders[place] ?? [])),
  );
  const left = Float64Array.from(worths);
  const trees: Tree[] = [];
  for (let round = 0; round < growth.trees; round++) trees.push(growTree(bins, borders, left, growth));
  return trees;
}

/** Values between which cases are told apart, evenly by their count. */
function bordersOf(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((one, other) => one - other);
  const borders = new Set<number>();
  for (let bin = 1; bin < MOST_BINS; bin++) {
    const value = sorted[Math.floor((bin * sorted.length) / MOST_BINS)] ?? 0;
    if (value < (sorted.at(-1) ?? 0)) borders.add(Math.round(value * 1e4) / 1e4);
  }
  // A number that is nearly always the same has its few others apart.
  const most = sorted[Math.floor(sorted.length / 2)] ?? 0;
  for (const edge of [most, sorted.find((value) => value > most)]) {
    if (edge !== undefined && edge < (sorted.at(-1) ?? 0)) borders.add(Math.round(edge * 1e4) / 1e4);
  }
  return [...borders].sort((one, other) => one - other);
}

function binOf(value: number, borders: readonly number[]): number {
  let bin = 0;
  while (bin < borders.length && value > (borders[bin] ?? 0)) bin++;
  return bin;
}

interface Split {
  readonly gain: number;
  readonly place: number;
  readonly bin: number;
}

interface Leaf {
  readonly cases: Int32Array;
  readonly split: Split | null;
  node: Node | null;
}

interface Node {
  readonly split: Split;
  readonly low: Leaf;
  readonly high: Leaf;
}

function growTree(
  bins: readonly Uint8Array[],
  borders: readonly (readonly number[])[],
  left: Float64Array,
  { rate, leaves, leastCases, doubt }: Growth,
): Tree {
  const leafOf = (cases: Int32Array): Leaf => ({
    cases,
    split: bestSplit(cases, bins, borders, left, leastCases, doubt),
    node: null,
  });
  const root = leafOf(Int32Array.from(left, (_, at) => at));
  const open = [root];
  for (let count = 1; count < leaves; count++) {
    open.sort((one, other) => (other.split?.gain ?? 0) - (one.split?.gain ?? 0));
    const leaf = open[0];
    if (!leaf?.split) break;
    const { place, bin } = leaf.split;
    const own = bins[place] ?? new Uint8Array();
    const isLow = (at: number) => (own[at] ?? 0) <= bin;
    const node = {
      split: leaf.split,
      low: leafOf(leaf.cases.filter(isLow)),
      high: leafOf(leaf.cases.filter((at) => !isLow(at))),
    };
    leaf.node = node;
    open.splice(0, 1, node.low, node.high);
  }
  const toTree = ({ cases, node }: Leaf): Tree => {
    if (node) {
      const { place, bin } = node.split;
      return [EVIDENCE[place] ?? "plain", borders[place]?.[bin] ?? 0, toTree(node.low), toTree(node.high)];
    }
    const sum = cases.reduce((all, at) => all + (left[at] ?? 0), 0);
    const worth = Math.round((1e4 * rate * sum) / (cases.length + doubt)) / 1e4;
    for (const at of cases) left[at] = (left[at] ?? 0) - worth;
    return worth;
  };
  return toTree(root);
}

/** The question that tells most of what is left unexplained of these cases; null where none tells anything. */
function bestSplit(
  cases: Int32Array,
  bins: readonly Uint8Array[],
  borders: readonly (readonly number[])[],
  left: Float64Array,
  leastCases: number,
  doubt: number,
): Split | null {
  if (cases.length < 2 * leastCases) return null;
  let total = 0;
  for (const at of cases) total += left[at] ?? 0;
  const merit = (sum: number, count: number) => (sum * sum) / (count + doubt);
  const before = merit(total, cases.length);
  let best: Split | null = null;
  const sums = new Float64Array(MOST_BINS + 3);
  const counts = new Int32Array(MOST_BINS + 3);
  for (const [place, own] of bins.entries()) {
    const last = borders[place]?.length ?? 0;
    if (last === 0) continue;
    sums.fill(0);
    counts.fill(0);
    for (const at of cases) {
      const bin = own[at] ?? 0;
      sums[bin] = (sums[bin] ?? 0) + (left[at] ?? 0);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    let sum = 0;
    let count = 0;
    for (let bin = 0; bin < last; bin++) {
      sum += sums[bin] ?? 0;
      count += counts[bin] ?? 0;
      if (count < leastCases || cases.length - count < leastCases) continue;
      const gain = merit(sum, count) + merit(total - sum, cases.length - count) - before;
      if (gain > (best?.gain ?? 1e-6)) best = { gain, place, bin };
    }
  }
  return best;
}
