import type { CountryCode } from "@gifthearth/core";
import { ReportError } from "./report/report-error.ts";

/** ISO 4217 code of a marketplace's currency. */
export function currencyOfMarketplace(marketplace: CountryCode): string {
  if (marketplace === "US") return "USD";
  return marketplace === "GB" ? "GBP" : "EUR";
}

/** Whole digits and a fraction, of which so many digits are kept. */
const RATE = /^(\d{1,2})(?:\.(\d{1,8}))?$/;
const FRACTION = 8;
const SCALE = 10n ** BigInt(FRACTION);

/** Euro and pound have been worth between 0.8 and 2.7 US dollars; what lies far outside is a slip. */
const LEAST = SCALE / 5n;
const MOST = SCALE * 5n;

/**
 * The US dollars that a unit of a currency is worth.
 * @param rate decimal digits; undefined when none is given
 * @returns in its shortest form, such as `1.08`
 * @throws {ReportError} when it is missing, given for US dollars, or can't be right
 */
export function readRate(rate: string | undefined, currency: string): string {
  if (currency === "USD") {
    if (rate === undefined || (RATE.test(rate) && scaled(rate) === SCALE)) return "1";
    throw new ReportError("The report is in US dollars: please leave out the rate.");
  }
  if (rate === undefined) {
    throw new ReportError(`Please give the rate: US dollars for one ${currency}, such as 1.08.`);
  }
  if (!RATE.test(rate) || scaled(rate) < LEAST || scaled(rate) > MOST) {
    throw new ReportError(
      `The rate must be the US dollars for one ${currency}, from 0.2 to 5, with at most ${FRACTION} decimals, such as 1.08.`,
    );
  }
  const [whole = "", fraction = ""] = rate.split(".");
  const shortest = fraction.replace(/0+$/, "");
  return `${Number(whole)}${shortest && `.${shortest}`}`;
}

function scaled(rate: string): bigint {
  const [whole = "", fraction = ""] = rate.split(".");
  return BigInt(whole + fraction.padEnd(FRACTION, "0"));
}
