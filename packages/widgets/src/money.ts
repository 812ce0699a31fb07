import { type CountryCode, MARKETPLACES } from "@gifthearth/core";
import { useHost, type WidgetHost } from "./host.ts";
import { useText } from "./text/text.ts";

/**
 * The marketplace whose money a budget is in: that of the visitor's country, and while nobody knows it, of the country
 * that speaks the widget's language.
 */
export function marketplaceOfMoney(
  { country, detectedCountry }: Pick<WidgetHost, "country" | "detectedCountry">,
  tag: string,
): (typeof MARKETPLACES.rows)[number] {
  const { rows } = MARKETPLACES;
  const isAt = (code: CountryCode | null | undefined) => (row: (typeof rows)[number]) => row.code === code;
  return (
    rows.find(isAt(country ?? detectedCountry)) ??
    rows.find(({ language }) => tag.startsWith(language)) ??
    rows[0]
  );
}

/** What stands before an amount of the budget: "$". */
export function useCurrencySign(): string {
  const { tag } = useText();
  return marketplaceOfMoney(useHost(), tag).sign;
}
