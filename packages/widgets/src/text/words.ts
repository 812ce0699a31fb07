import { type CountryCode, MARKETPLACES } from "@gifthearth/core";
import { en, type LabelKey, type Table } from "./en.ts";
import { ENGLISH, type Labels, type Text, translate } from "./text.ts";

export { en };

/** What `loadText` gives where there is something to fetch. @param table of the locale's language; none for English */
export function textOf(
  locale: string,
  country: CountryCode | undefined,
  labels: Labels = {},
  table?: Table,
): Text {
  if (!table) return { ...ENGLISH, words: wordsOf(en, labels) };
  const tag = locale.length === 2 && country ? `${locale}-${country}` : locale;
  const text = { tag, words: wordsOf(table, labels) };
  return { ...text, prices: (range) => writePrices(text, range) };
}

/** What stands for each English text. */
function wordsOf(table: Table, labels: Labels): ReadonlyMap<string, string> {
  const keys = Object.keys(en) as LabelKey[];
  const own = (key: LabelKey) => (Object.hasOwn(labels, key) ? labels[key] : undefined);
  return new Map(keys.map((key) => [en[key], String(own(key) ?? table[key])]));
}

/** "$25-$100", "€30" or "£25-£200+" as the language writes money; what is written so already stays. */
function writePrices(text: Text, range: string): string {
  const [low, high] = (range.match(/\d+/g) ?? []).map(Number);
  const currency = MARKETPLACES.rows.find(({ sign }) => range.startsWith(sign))?.currency;
  if (low === undefined || !currency) return range;
  const money = new Intl.NumberFormat(text.tag, {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  });
  const amount = high === undefined ? money.format(low) : money.formatRange(low, high);
  return range.endsWith("+") ? translate(text, "{amount} or more", { amount }) : amount;
}
