/**
 * Dollars as people read them: `$8.75`; whole amounts keep their cents, so that sums line up.
 * @param dollars decimal dollars, as the API shows them
 */
export function formatDollars(dollars: number): string {
  const amount = Math.abs(dollars)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return `${dollars < 0 ? "-" : ""}$${amount}`;
}

/** Integer minor units, as the database keeps money, to the API's decimal dollars. */
export function minorToDollars(minor: number): number {
  return minor / 100;
}
