import { currencySigns, MARKETPLACES } from "@gifthearth/core";
import { quoted, ReportError } from "./report-error.ts";

/** What a report's column holds. */
export type ColumnField =
  | "category"
  | "name"
  | "productId"
  | "trackingId"
  | "shippedOn"
  | "price"
  | "items"
  | "returns"
  | "revenue"
  | "commission"
  /** Known, and not kept: sub-tags among them, which might tell of a person. */
  | "ignored";

/** Headings in use, in the form of {@link normalized}: from the programmes' own files and their versions. */
const HEADINGS: Readonly<Record<ColumnField, readonly string[]>> = {
  category: ["category", "product category", "product group", "product line"],
  name: ["name", "product name", "product title", "item name", "title"],
  productId: ["asin", "product id", "item id"],
  trackingId: ["tracking id", "trackingid", "tracking tag", "tag", "store id", "associate id"],
  shippedOn: ["date shipped", "shipped date", "ship date", "shipping date", "shipment date"],
  price: ["price", "item price", "unit price", "product price"],
  items: [
    "items shipped",
    "item shipped",
    "shipped items",
    "units shipped",
    "quantity shipped",
    "qty shipped",
    "shipped quantity",
  ],
  returns: ["returns", "return", "items returned", "returned items", "returned"],
  revenue: [
    "revenue",
    "product revenue",
    "shipped revenue",
    "items shipped revenue",
    "shipped product revenue",
  ],
  commission: [
    "ad fees",
    "ad fee",
    "advertising fees",
    "advertising fee",
    "commission",
    "commissions",
    "commission income",
    "commission earned",
    "earnings",
    "total earnings",
    "fees",
    "referral fees",
  ],
  ignored: [
    "seller",
    "seller name",
    "merchant",
    "merchant name",
    "sold by",
    "device type group",
    "device type",
    "device",
    "direct sale",
    "direct sales",
    "indirect sale",
    "indirect sales",
    "link type",
    "linking type",
    "rate",
    "fee rate",
    "commission rate",
    "ad fee rate",
    "subtag",
    "sub tag",
    "sub id",
    "subid",
  ],
};

/** Without these a line can't be told what it brought; by the name that messages call them. */
const NEEDED: readonly (readonly [ColumnField, string])[] = [
  ["productId", "ASIN"],
  ["shippedOn", "Date Shipped"],
  ["price", "Price"],
  ["items", "Items Shipped"],
  ["revenue", "Revenue"],
  ["commission", "Ad Fees"],
];

const FIELDS: ReadonlyMap<string, ColumnField> = new Map(
  (Object.keys(HEADINGS) as ColumnField[]).flatMap((field) =>
    HEADINGS[field].map((heading) => [heading, field] as const),
  ),
);

/** Those of our marketplaces, with what each is called next to an amount. */
const SIGNS = [...new Set(MARKETPLACES.rows.map(({ currency }) => currency))].map((currency) => ({
  currency,
  signs: currencySigns(currency),
}));

/** Whether a sign or code stands for a currency: `$` for the US dollar and the Canadian one, `CA$` for that alone. */
export function isSignOf(sign: string, currency: string): boolean {
  return currencySigns(currency).includes(sign.toUpperCase());
}

/** What each heading is; undefined for one that isn't known. */
export function fieldOf(heading: string): ColumnField | undefined {
  return FIELDS.get(normalized(heading));
}

/** `Price($)`, ` price ` and `PRICE (US$)` are all `price`. */
function normalized(heading: string): string {
  return heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\([^()]*\)/g, " ")
    .replace(/[\s_\-.:]+/g, " ")
    .trim();
}

/** A report's columns: where each field is, and all headings. */
export interface Columns {
  readonly headings: readonly string[];
  /** From 0. */
  readonly index: ReadonlyMap<ColumnField, number>;
}

/**
 * Reads a report's header.
 * @param currency that of the report's marketplace
 * @throws {ReportError} naming every heading that isn't known, the needed ones that are missing, one that stands
 *   twice, or one in another currency
 */
export function readColumns(headings: readonly string[], line: number, currency: string): Columns {
  const index = new Map<ColumnField, number>();
  const unknown: string[] = [];
  for (const [at, heading] of headings.entries()) {
    // An empty heading is that of an empty column.
    if (heading === "") continue;
    const column = { number: at + 1, heading };
    const field = fieldOf(heading);
    if (!field) {
      unknown.push(`column ${at + 1} (${quoted(heading)})`);
      continue;
    }
    refuseForeignCurrency(heading, currency, { line, column });
    if (field === "ignored") continue;
    const first = index.get(field);
    if (first !== undefined) {
      throw new ReportError(
        `This means the same as column ${first + 1} (${quoted(headings[first] ?? "")}). Please remove one of them.`,
        { line, column },
      );
    }
    index.set(field, at);
  }
  const missing = NEEDED.filter(([field]) => !index.has(field)).map(([, name]) => name);
  const faults = [
    ...(unknown.length > 0 ? [`These columns are not known: ${unknown.join(", ")}.`] : []),
    ...(missing.length > 0 ? [`These columns are missing: ${missing.join(", ")}.`] : []),
  ];
  if (faults.length > 0) {
    throw new ReportError(
      `${faults.join(" ")} Please import the earnings report as the programme gives it.`,
      { line },
    );
  }
  return { headings, index };
}

function refuseForeignCurrency(
  heading: string,
  currency: string,
  place: ConstructorParameters<typeof ReportError>[1],
): void {
  const sign = /\(\s*([^()]*?)\s*\)/.exec(heading)?.[1];
  if (!sign || isSignOf(sign, currency)) return;
  const named = SIGNS.filter(({ signs }) => signs.includes(sign.toUpperCase()));
  if (named.length > 0) {
    const names = named.map((each) => each.currency).join(" or ");
    throw new ReportError(
      `The report is in ${names}, and its marketplace's currency is ${currency}. Please name the marketplace it is from.`,
      place,
    );
  }
}
