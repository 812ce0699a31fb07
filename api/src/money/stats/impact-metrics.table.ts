/** A counter that the scoreboard shows (specification, section 3). */
export interface ImpactMetricsTable {
  /** Such as `gifts_found`. */
  name: string;
  value: number;
}
