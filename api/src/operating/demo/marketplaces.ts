import { MARKETPLACES as ALL, type CountryCode, type Marketplace, marketplaceFrom } from "@gifthearth/core";

/** Where the demo's visitors shop, and how the programme there writes its reports. */
export interface DemoMarketplace {
  readonly country: CountryCode;
  readonly trackingId: string;
  /** The first month of the year with a report, from 0. */
  readonly from: number;
  /** Lines of a month's report that no click of ours led to, at least and at most. */
  readonly otherLines: readonly [least: number, most: number];
  /** US dollars for one unit of the currency in each third of the year; none for US dollars. */
  readonly rates?: readonly [string, string, string];
  readonly headings: readonly string[];
  readonly separator: "," | ";";
  readonly decimal: "point" | "comma";
}

const HEADINGS = ["Category", "Name", "ASIN", "Seller", "Tracking ID", "Date Shipped"];

export const MARKETPLACES: readonly DemoMarketplace[] = [
  {
    country: "US",
    trackingId: "hearthdemo-20",
    from: 0,
    otherLines: [60, 110],
    headings: [...HEADINGS, "Price($)", "Items Shipped", "Returns", "Revenue($)", "Ad Fees($)"],
    separator: ",",
    decimal: "point",
  },
  {
    country: "GB",
    trackingId: "hearthdemo-21",
    from: 0,
    otherLines: [20, 45],
    rates: ["1.27", "1.3125", "1.29"],
    headings: [...HEADINGS, "Price", "Items Shipped", "Returns", "Revenue", "Ad Fees"],
    separator: ",",
    decimal: "point",
  },
  {
    country: "DE",
    trackingId: "hearthdemo03-21",
    from: 4,
    otherLines: [10, 30],
    rates: ["1.08", "1.0925", "1.104"],
    headings: [...HEADINGS, "Price(€)", "Items Shipped", "Returns", "Revenue(€)", "Ad Fees(€)"],
    separator: ";",
    decimal: "comma",
  },
];

/** What our own pages add to a shop link. */
export const UTM_SOURCE = "gifthearth";

/** As a page knows it. */
export function toMarketplace({ country, trackingId }: DemoMarketplace): Marketplace {
  return marketplaceFrom(ALL.rowOf(country), trackingId, true);
}

/** The rate that a month's report is imported with. @param index of the month, from 0 */
export function rateOf({ rates }: DemoMarketplace, index: number): string | undefined {
  return rates?.[Math.min(2, Math.floor(index / 4))];
}

/** The US cents of an amount of a month's report. @param index of the month, from 0 */
export function toCents(marketplace: DemoMarketplace, index: number, minor: number): number {
  return Math.round(minor * Number(rateOf(marketplace, index) ?? 1));
}
