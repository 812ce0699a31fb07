import type { Generated } from "kysely";

/** An imported report: the snapshot of what one marketplace or network says of one tracking id in a period. */
export interface AffiliateReportsTable {
  id: string;
  /** Country code, or a network's name such as `awin`. */
  marketplace: string;
  /**
   * Whose earnings these are: a tracking id; that with `.bounties` behind it; of a network the account, the currency
   * and, where clicks of a partner's led there, the partner's id: `12345.EUR.k7mq-2rtx`.
   */
  tracking_id: string;
  /** YYYY-MM. */
  period: string;
  /** ISO 4217. */
  currency: string;
  /** US dollars for one unit of the currency, as decimal digits. */
  usd_rate: string;
  /** Minor units of `currency`. */
  commission_minor: number;
  /** US cents. */
  commission_usd_minor: number;
  line_count: number;
  file_name: string;
  /** SHA-256, hexadecimal. */
  file_hash: string;
  /** ISO 8601, UTC. */
  imported_at: string;
  /** Items shipped less those returned, which may be below 0; null where nobody counted but the lines tell. */
  kept_items: number | null;
  /** `earnings`, `bounties`, or the network's name. */
  source: Generated<string>;
  /** Of a network: whose reports they are, in whatever currency and through whichever partner. */
  account: string | null;
  /** Where the rate is from; null for US dollars and for reports of before this was kept. */
  rate_source: string | null;
  /** JSON: what the report names and nobody counts, with the reason; null where that is nothing. */
  not_counted: string | null;
}

/** The US dollars that a unit of a currency was worth at a month's end, by a public source. */
export interface ExchangeRatesTable {
  /** ISO 4217. */
  currency: string;
  /** YYYY-MM. */
  month: string;
  /** Decimal digits. */
  usd_rate: string;
  /** Such as `ECB reference rate of 2026-10-30`. */
  source: string;
  noted_at: string;
}

/** Lines and conversions that belong to no report: one is being imported, or they are to be cleaned up. */
export interface AffiliateStagingTable {
  report_id: string;
  /** When the import last went on, ISO 8601, UTC; empty for what may be cleaned up at once. */
  touched_at: string;
}

/** A line of a report. Amounts in minor units of the report's currency; returns are negative. */
export interface AffiliateRevenueTable {
  report_id: string;
  /** In the file, from 1. */
  line: number;
  category: string;
  name: string;
  /** The marketplace's own, such as an ASIN. */
  product_id: string;
  /** YYYY-MM-DD. */
  shipped_on: string;
  price_minor: number;
  items: number;
  returns: number;
  revenue_minor: number;
  commission_minor: number;
  /** ISO 3166, where the buyer is; null where the report doesn't tell. */
  country: Generated<string | null>;
}

/** A click that turned out to be a purchase; counts once its report is there. */
export interface ConversionsTable {
  id: string;
  report_id: string;
  click_event_id: string;
  product_id: string;
  /** Minor units of `currency`. */
  commission_minor: number;
  currency: string;
  /** US cents. */
  commission_usd_minor: number;
  created_at: string;
}
