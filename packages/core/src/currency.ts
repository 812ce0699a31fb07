/** Which currencies have other decimals than two (ISO 4217). */
const DIGITS: ReadonlyMap<string, number> = new Map([
  ..."BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"
    .split(" ")
    .map((code) => [code, 0] as const),
  ..."BHD IQD JOD KWD LYD OMR TND".split(" ").map((code) => [code, 3] as const),
]);

/**
 * How many decimals a currency's amounts have: 2 for the cents of a dollar, 0 for the yen. By a list of our own, since
 * the ledger's amounts follow from it for ever: `Intl` goes by what is usual in cash, which isn't the same (Hungary's
 * forint, Colombia's peso), and by its version.
 */
export function minorDigits(currency: string): number {
  return DIGITS.get(currency) ?? 2;
}

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
