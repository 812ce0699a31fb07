import type { Month } from "./month.ts";
import { partOf, splitByLargestRemainder } from "./split.ts";
import { sumExactly } from "./sum-exactly.ts";

/** Net commission that a close counts for a month: its own, or the correction of an earlier one. US cents. */
export interface CommissionLine {
  readonly month: Month;
  readonly amountMinor: number;
}

/** Who gets which part of a month's donation, in basis points. */
export interface CharityShare {
  readonly charityId: string;
  readonly charityName: string;
  readonly shareBasisPoints: number;
}

/** A charity's part of the donation, US cents. */
export interface CharityPart extends CharityShare {
  readonly amountMinor: number;
}

/** What a month is closed with. */
export interface CloseInput {
  readonly month: Month;
  /** The month's own commission and corrections of closed months since their close. */
  readonly commission: readonly CommissionLine[];
  /** What earlier months ended below zero with; 0 or less, US cents. */
  readonly carriedMinor: number;
  /** The part of the commission that is donated. */
  readonly shareBasisPoints: number;
  readonly charities: readonly CharityShare[];
}

/** A month's calculation, each step of it. US cents. */
export interface CloseCalculation extends Omit<CloseInput, "charities"> {
  /** All commission and what was carried. */
  readonly baseMinor: number;
  readonly donationMinor: number;
  /** What the next month starts with: a base below zero, else 0. */
  readonly carryMinor: number;
  /** In the order of the charities' ids. */
  readonly split: readonly CharityPart[];
}

/**
 * A month's donation: the share of its net commission, split over its charities by largest remainder. A month below zero gives nothing and is carried forward.
 * @throws {RangeError} when the charities' shares don't add up to 100%, or the commission is beyond what is exact
 */
export function calculateClose({ charities, ...input }: CloseInput): CloseCalculation {
  const baseMinor = sumExactly([input.carriedMinor, ...input.commission.map((line) => line.amountMinor)]);
  if (baseMinor === null) throw new RangeError("The commission is more than can be counted to the cent");
  const donationMinor = baseMinor > 0 ? partOf(baseMinor, input.shareBasisPoints) : 0;
  // By code units, so that everyone who checks has the same order.
  const sorted = charities.toSorted((a, b) => (a.charityId < b.charityId ? -1 : 1));
  const parts = splitByLargestRemainder(
    donationMinor,
    sorted.map(({ shareBasisPoints }) => shareBasisPoints),
  );
  return {
    ...input,
    baseMinor,
    donationMinor,
    carryMinor: Math.min(0, baseMinor),
    split: sorted.map((charity, index) => ({ ...charity, amountMinor: parts[index] ?? 0 })),
  };
}
