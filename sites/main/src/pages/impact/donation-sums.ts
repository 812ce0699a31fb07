import type { ClosedMonth, PublicDonation } from "@gifthearth/core/contract";

/** What became of a month's donation, US dollars. Test donations count like any; the page says that they are tests. */
export interface DonationSums {
  readonly confirmed: number;
  /** Calculated or on its way. */
  readonly pending: number;
}

export function sumsOf({ donations }: Pick<ClosedMonth, "donations">): DonationSums {
  const sum = (counts: (donation: PublicDonation) => boolean) =>
    donations.filter(counts).reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
  return {
    confirmed: sum(({ status }) => status === "complete"),
    pending: sum(({ status }) => status === "calculated" || status === "submitted"),
  };
}
