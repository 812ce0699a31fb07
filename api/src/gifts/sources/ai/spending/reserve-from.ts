import type { Reservation, Spending } from "./spending.ts";

/**
 * Sets the same money aside in several budgets, or in none of them.
 * @returns a reservation that settles all; the number of the first budget, from 0, that hasn't enough
 * @throws when one can't be read; what the others had set aside is given back
 */
export async function reserveFrom(
  budgets: readonly Spending[],
  dollars: number,
): Promise<Reservation | number> {
  const made: Reservation[] = [];
  const settle = (spent: number) => {
    for (const reservation of made) reservation.settle(spent);
  };
  try {
    for (const [place, budget] of budgets.entries()) {
      const reservation = await budget.reserve(dollars);
      if (reservation === null) {
        settle(0);
        return place;
      }
      made.push(reservation);
    }
  } catch (error) {
    settle(0);
    throw error;
  }
  return { settle };
}
