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
 * Splits an amount by basis points so that the parts add up to it (design, decision 6): everyone gets the whole
 * units of their part, and what is left goes, one unit each, to the largest remainders; among equal ones to who
 * stands first.
 * @param minor minor units, at least 0
 * @param shares basis points that add up to {@link WHOLE}
 * @throws {RangeError} for shares that don't
 */
export function splitByLargestRemainder(minor: number, shares: readonly number[]): readonly number[] {
  if (shares.some((share) => share < 0) || shares.reduce((sum, share) => sum + share, 0) !== WHOLE) {
    throw new RangeError("The shares must add up to 100%");
  }
  const exact = shares.map((share) => BigInt(minor) * BigInt(share));
  const parts = exact.map((part) => Number(part / BigInt(WHOLE)));
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: Number(part % BigInt(WHOLE)) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const left = minor - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
