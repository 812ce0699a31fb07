/**
 * The sum of whole numbers to the last unit, in whatever order; null where it is beyond what a number holds exactly.
 */
export function sumExactly(numbers: readonly number[]): number | null {
  const sum = Number(numbers.reduce((total, number) => total + BigInt(number), 0n));
  return Number.isSafeInteger(sum) ? sum : null;
}
