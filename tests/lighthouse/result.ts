import type { Result } from "lighthouse";

/** Lighthouse's categories, with the table's headings. */
export const CATEGORIES = {
  performance: "Performance",
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "SEO",
} as const;

export interface Measured {
  readonly path: string;
  readonly isUnlisted: boolean;
  /** 0 to 100, in the order of the categories. */
  readonly scores: readonly number[];
  /** What costs points, a line each: category, audit, what Lighthouse says of it. */
  readonly losses: readonly string[];
}

/** What counts of a Lighthouse result. */
export function readResult(path: string, isUnlisted: boolean, lhr: Result): Measured {
  const { runtimeError } = lhr;
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
  const ids = Object.keys(CATEGORIES);
  const scores = ids.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100));
  const losses = ids.flatMap((id) =>
    (lhr.categories[id]?.auditRefs ?? []).flatMap(({ id: auditId, weight }) => {
      const audit = lhr.audits[auditId];
      if (!audit || weight === 0 || audit.score === null || audit.score > 0.99) return [];
      return [`${id}: ${auditId} ${Math.round(audit.score * 100)} (${audit.displayValue ?? audit.title})`];
    }),
  );
  return { path, isUnlisted, scores, losses };
}
