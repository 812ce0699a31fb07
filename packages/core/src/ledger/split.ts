/** Ten thousand basis points are the whole. */
export const WHOLE = 10_000;

/**
 * A part of an amount, rounded half up to whole minor units; exact for any safe integer.
 * @param minor minor units, at least 0
 */
export function partOf(minor: number, basisPoints: number): number {
  return Number((BigInt(minor) * BigInt(basisPoints) * 2n + BigInt(WHOLE)) / BigInt(WHOLE * 2));
}

/**
 * Splits an amount by basis points, as {@link splitInProportion} does.
 * @param minor minor units, at least 0
 * @param shares basis points that add up to {@link WHOLE}
 * @throws {RangeError} for shares that don't
 */
export function splitByLargestRemainder(minor: number, shares: readonly number[]): readonly number[] {
  if (shares.some((share) => share < 0) || shares.reduce((sum, share) => sum + share, 0) !== WHOLE) {
    throw new RangeError("The shares must add up to 100%");
  }
  return splitInProportion(minor, shares.map(BigInt));
}

/**
 * Splits an amount in proportion to weights so that the parts add up to it: everyone gets the whole units of their
 * part, and what is left goes, one unit each, to the largest remainders; among equal ones to who stands first.
 * @param minor minor units, at least 0
 * @param weights at least 0 each, and not all of them 0
 */
export function splitInProportion(minor: number, weights: readonly bigint[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  const exact = weights.map((weight) => BigInt(minor) * weight);
  const parts = exact.map((part) => Number(part / whole));
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % whole }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  const left = minor - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
