/**
 * Splits an amount over parts by their weights so that what the parts get adds up to it: each gets what the running
 * sum has grown by, rounded half up. Weights may be below zero, as returns are; where they come to nothing the last
 * part gets all.
 * @param minor integer minor units
 * @param weights integers
 */
export function splitByWeights(minor: number, weights: readonly number[]): readonly number[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (whole === 0n) return weights.map((_, index) => (index === weights.length - 1 ? minor : 0));
  let running = 0n;
  let given = 0;
  return weights.map((weight) => {
    running += BigInt(weight);
    const reached = Number(roundedQuotient(BigInt(minor) * running, whole));
    const part = reached - given;
    given = reached;
    return part;
  });
}

/** Rounded half up, towards positive infinity. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const [numerator, denominator] = divisor < 0n ? [-dividend, -divisor] : [dividend, divisor];
  const doubled = 2n * numerator + denominator;
  const quotient = doubled / (2n * denominator);
  return doubled < 0n && doubled % (2n * denominator) !== 0n ? quotient - 1n : quotient;
}
