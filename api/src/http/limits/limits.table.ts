/** How often something was tried, by the hash of a key; as rate-limiter-flexible has it. */
export interface RateLimitsTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}
