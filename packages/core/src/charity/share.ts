/** The part of the commission that is donated unless the operator sets another. */
export const DEFAULT_CHARITY_SHARE = 0.5;

/** Commission per dollar of a purchase, before the real one is known. */
export const ESTIMATED_COMMISSION_RATE = 0.04;

/** Price assumed where none is known, US dollars. */
const DEFAULT_PRICE = 50;

/** Estimated commission on a purchase, in integer US cents. */
export function estimatedCommissionCents(priceDollars: number = DEFAULT_PRICE): number {
  return Math.round(priceDollars * ESTIMATED_COMMISSION_RATE * 100);
}

/** 0.5 as "50%", 0.125 as "12.5%": a share that is promised is never rounded up to a whole per cent. */
export function formatShare(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
