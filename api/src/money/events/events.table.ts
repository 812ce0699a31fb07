import type { Generated } from "kysely";

/** An outbound click. */
export interface ClickEventsTable {
  id: string;
  user_id: string | null;
  product_id: string;
  /** The marketplace's own product, where the link leads to one. */
  linked_product_id: string | null;
  /** ISO 8601, UTC. */
  timestamp: string;
  affiliate_link: string;
  /** Minor units of `currency`. */
  estimated_commission_minor: number;
  currency: string;
  /** 0 or 1: whether the purchase was confirmed. */
  confirmed: number;
  /** Minor units of `currency`; null until the purchase is confirmed. */
  actual_commission_minor: number | null;
  charity_id: string | null;
  /** Whose widget the click was in; null for nobody's. */
  partner_id: string | null;
  /** What a network gives back with the purchase: opaque, and random; null for clicks of before there was one. */
  click_id: Generated<string | null>;
}

export interface AnalyticsEventsTable {
  id: string;
  event_name: string;
  /** JSON. */
  event_details: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  user_id: string | null;
}

export interface UserInteractionsTable {
  id: string;
  interaction_type: string;
  element_id: string;
  /** JSON. */
  details: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  user_id: string | null;
}
