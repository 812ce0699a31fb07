/** How far the clocks of two servers may be apart, milliseconds. */
const SLACK = 5 * 60_000;

/**
 * The latest time at which something can end that was good for so long when it was made. What ends later was dated
 * by a clock that ran ahead, and would be good for longer than was promised.
 * @param lifetime milliseconds
 */
export function latestExpiry(lifetime: number, now: Date): Date {
  return new Date(now.getTime() + lifetime + SLACK);
}
