/** The levels of quality and the scores, of 10, from which they are reached. */
const LEVELS = [
  ["excellent", 9],
  ["very good", 8],
  ["good", 7],
  ["acceptable", 6],
  ["low", 5],
] as const;
export type QualityLevel = (typeof LEVELS)[number][0];

/** The best level that a score reaches; null when it is below them all. */
export function qualityLevel(score: number): QualityLevel | null {
  return LEVELS.find(([, from]) => score >= from)?.[0] ?? null;
}

/** The badges of a card above the lowest tier. */
const BADGES = [
  ["premium", 8.5],
  ["high", 7],
  ["standard", 5.5],
] as const;
export type QualityBadge = (typeof BADGES)[number][0] | "basic";

/** Which badge a card with this score, of 10, shows. */
export function qualityBadge(score: number): QualityBadge {
  return BADGES.find(([, from]) => score >= from)?.[0] ?? "basic";
}
