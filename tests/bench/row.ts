/** One thing measured, several times over. */
export interface Figure {
  readonly what: string;
  /** "x" is a ratio of two times of the same run. */
  readonly unit: "ms" | "x" | "MB" | "per s";
  /** One value a run. */
  readonly runs: readonly number[];
  /** What the median must not exceed; null for a figure that is only told. */
  readonly limit: number | null;
  /** Whether the median must not fall below the limit instead. */
  readonly isLeast?: boolean;
}

/** A row of the budgets that needs a measurement. Each is a file in `rows`, named in `rows/index.ts`. */
export interface BenchRow {
  /** In words. */
  readonly name: string;
  /** Measures all figures; starts what it needs and leaves nothing running. */
  measure(): Promise<readonly Figure[]>;
}
