import { type LimitGroup, type Window, windowsOf } from "./groups.ts";

/** "40 seconds", "1 minute", "12 minutes", "2 hours", rounded up. */
export function duration(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, "second"]
      : seconds < 3600
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3600), "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** A group's limits in words, such as "20 in 1 hour by network; 5 in 1 hour by inbox". */
export function limitsInWords(group: LimitGroup): string {
  return windowsOf(group)
    .map(([by, window]) => `${inWords(window)} by ${by}`)
    .join("; ");
}

function inWords({ attempts, seconds }: Window): string {
  return `${attempts.toLocaleString("en-US")} in ${duration(seconds)}`;
}
