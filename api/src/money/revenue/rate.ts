import type { MarketplaceRow } from "@gifthearth/core";
import { ReportError } from "./report/report-error.ts";

/** Whole digits and a fraction, of which so many digits are kept. */
const RATE = /^(\d{1,2})(?:\.(\d{1,8}))?$/;
const FRACTION = 8;
const SCALE = 10n ** BigInt(FRACTION);

/** No currency of ours is so far from its order of magnitude: a euro at 2.2 dollars is a slip. */
const FARTHEST = 2;

/**
 * The US dollars that a unit of a marketplace's currency is worth.
 * @param rate decimal digits; undefined when none is given
 * @returns in its shortest form, such as `1.08`
 * @throws {ReportError} when it is missing, given for US dollars, or can't be right
 */
export function readRate(
  rate: string | undefined,
  { currency, usdWorth }: Pick<MarketplaceRow, "currency" | "usdWorth">,
): string {
  if (currency === "USD") {
    if (rate === undefined || (RATE.test(rate) && scaled(rate) === SCALE)) return "1";
    throw new ReportError("The report is in US dollars: please leave out the rate.");
  }
  const example = exampleRate(usdWorth);
  if (rate === undefined) throw new ReportError(missingRate({ currency, usdWorth }));
  const least = shortest(usdWorth / FARTHEST);
  const most = shortest(usdWorth * FARTHEST);
  if (!RATE.test(rate) || scaled(rate) < scaled(least) || scaled(rate) > scaled(most)) {
    throw new ReportError(
      `The rate must be the US dollars for one ${currency}, from ${least} to ${most}, with at most ${FRACTION} decimals, such as ${example}.`,
    );
  }
  const [whole = "", fraction = ""] = rate.split(".");
  const digits = fraction.replace(/0+$/, "");
  return `${Number(whole)}${digits && `.${digits}`}`;
}

/** What to do where no rate is given. */
export function missingRate({ currency, usdWorth }: Pick<MarketplaceRow, "currency" | "usdWorth">): string {
  return `Please give the rate: US dollars for one ${currency}, such as ${exampleRate(usdWorth)}.`;
}

function exampleRate(usdWorth: number): string {
  return shortest(usdWorth * 1.08);
}

/** A number's digits without zeros at their end, `0.002`. */
function shortest(number: number): string {
  return number.toFixed(FRACTION).replace(/\.?0+$/, "");
}

function scaled(rate: string): bigint {
  const [whole = "", fraction = ""] = rate.split(".");
  return BigInt(whole + fraction.padEnd(FRACTION, "0"));
}
