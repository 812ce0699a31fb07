/** A price range as a visitor reads it on a card, US dollars. */
export interface ShownPrice {
  readonly low: number;
  /** Infinity for "$200+". */
  readonly high: number;
}

/** Reads "$30-$60", "$30" and "$200+" to the letter; null for anything else. */
export function shownPrice(text: string): ShownPrice | null {
  const [, low, high, open] = /^\$(\d+(?:\.\d+)?)(?:-\$(\d+(?:\.\d+)?)|(\+))?$/.exec(text) ?? [];
  if (low === undefined) return null;
  return { low: Number(low), high: open ? Number.POSITIVE_INFINITY : Number(high ?? low) };
}
