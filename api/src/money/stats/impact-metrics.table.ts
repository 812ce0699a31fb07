/** A counter that the scoreboard shows. */
export interface ImpactMetricsTable {
  /** Such as `gifts_found`. */
  name: string;
  value: number;
}
