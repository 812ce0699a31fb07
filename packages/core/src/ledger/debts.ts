import type { LedgerDonation, LedgerState } from "./fold.ts";
import type { Month } from "./month.ts";

/**
 * What one charity is to have of one month's donation: owed from the month's close until one of the tries to give it
 * is complete, and owed again when that one is taken back.
 */
export interface Debt {
  readonly month: Month;
  readonly charityId: string;
  readonly charityName: string;
  /** US cents. */
  readonly amountMinor: number;
  /** When the month was closed, ISO 8601, UTC. */
  readonly since: string;
  /** Every try, in their order; the first is the close's own. */
  readonly attempts: readonly LedgerDonation[];
  /** The last try. */
  readonly latest: LedgerDonation;
}

/** Everything that was ever owed, in the order of the closes. */
export function debtsOf({ months, donations }: LedgerState): readonly Debt[] {
  const next = new Map([...donations.values()].map((donation) => [donation.replaces, donation]));
  return [...donations.values()]
    .filter(({ replaces }) => replaces === null)
    .map((first) => {
      const attempts = [first];
      for (let another = next.get(first.id); another; another = next.get(another.id)) attempts.push(another);
      const { month, charityId, charityName, amountMinor } = first;
      const since = months.get(month)?.closedAt ?? "";
      return {
        month,
        charityId,
        charityName,
        amountMinor,
        since,
        attempts,
        latest: attempts.at(-1) ?? first,
      };
    });
}

/** US cents. What was calculated is given or owed, to the last cent. */
export interface DebtSums {
  readonly calculatedMinor: number;
  /** Complete. */
  readonly givenMinor: number;
  /** Not complete, whatever became of the tries. */
  readonly owedMinor: number;
  /** What of {@link owedMinor} was complete once and taken back. */
  readonly reversedMinor: number;
}

export function sumDebts(debts: readonly Debt[]): DebtSums {
  const owed = debts.filter(isOwed);
  return {
    calculatedMinor: sumOf(debts),
    givenMinor: sumOf(debts.filter((debt) => !isOwed(debt))),
    owedMinor: sumOf(owed),
    reversedMinor: sumOf(
      owed.filter(({ attempts }) => attempts.some(({ reversedAt }) => reversedAt !== null)),
    ),
  };
}

export function isOwed({ latest }: Debt): boolean {
  return latest.status !== "complete";
}

function sumOf(debts: readonly Debt[]): number {
  return debts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
