/** An imported earnings report: the snapshot of its marketplace, tracking id and period. */
export interface AffiliateReportsTable {
  id: string;
  /** Country code. */
  marketplace: string;
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
