import { type CountryCode, MARKETPLACES } from "@gifthearth/core/marketplaces";
import type { Money } from "./host.ts";

/**
 * The money of a country and, where nobody knows that, of the first one that speaks the language.
 * @param tag of the language, such as `de-AT`
 */
export function moneyOf(country: CountryCode | undefined, tag: string): Money {
  const { rows } = MARKETPLACES;
  return (
    rows.find(({ code }) => code === country) ??
    rows.find(({ language }) => tag.startsWith(language)) ??
    rows[0]
  );
}
