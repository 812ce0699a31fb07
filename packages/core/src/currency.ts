/**
 * How many decimals a currency's amounts have (ISO 4217): 2 for the cents of a dollar, 0 for the yen. Two for what is
 * no currency's code.
 */
export function minorDigits(currency: string): number {
  const known = DIGITS.get(currency);
  if (known !== undefined) return known;
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  DIGITS.set(currency, digits);
  return digits;
}

/** A format takes a while to make, and ledgers and reports name the same few currencies thousands of times. */
const DIGITS = new Map<string, number>();

/** Integer minor units of a currency as a decimal number: 1234 are 12.34 euros, and 1234 yen. */
export function fromMinorUnits(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}

/** An amount with its currency's code and all its decimals: `EUR 12.30`, `JPY 1230`. @param amount a decimal number */
export function amountInUnits(amount: number, currency: string): string {
  return `${currency} ${amount.toFixed(minorDigits(currency))}`;
}

/**
 * What a currency is called next to an amount, in upper case: its code, the sign that it shares with others, and the
 * one that tells it from them: CAD, $ and CA$.
 */
export function currencySigns(currency: string): readonly string[] {
  const known = SIGNS.get(currency);
  if (known) return known;
  const forms = [
    ["en", "narrowSymbol"],
    ["en-GB", "symbol"],
  ] as const;
  const written = forms.map(([locale, currencyDisplay]) => {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
    return format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? currency;
  });
  const signs = [...new Set([currency, ...written.map((sign) => sign.toUpperCase())])];
  SIGNS.set(currency, signs);
  return signs;
}

const SIGNS = new Map<string, readonly string[]>();
