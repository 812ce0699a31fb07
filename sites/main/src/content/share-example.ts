import {
  ESTIMATED_COMMISSION_RATE,
  estimatedCommissionCents,
  formatDollars,
  formatShare,
  minorToDollars,
} from "@gifthearth/core";

/** The purchase that the share is explained by, US dollars. */
const PRICE = 50;

export type FigureName = "share" | "price" | "exactPrice" | "rate" | "commission" | "donated";

/**
 * What the share comes to on one purchase, each figure as people read it: "50%", "$50", "$50.00",
 * "4%", "$2.00", "$1.00".
 * @param share the part of the commission that is donated, 0 to 1
 */
export function shareExample(share: number): Readonly<Record<FigureName, string>> {
  const commission = minorToDollars(estimatedCommissionCents(PRICE));
  return {
    share: formatShare(share),
    price: `$${PRICE}`,
    exactPrice: formatDollars(PRICE),
    rate: formatShare(ESTIMATED_COMMISSION_RATE),
    commission: formatDollars(commission),
    donated: formatDollars(commission * share),
  };
}
