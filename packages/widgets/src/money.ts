import { type Money, useHost } from "./host.ts";

const DOLLARS: Money = { sign: "$", currency: "USD" };

/** The visitor's money; dollars where the place knows of none. */
export function useMoney(): Money {
  return useHost().money ?? DOLLARS;
}
