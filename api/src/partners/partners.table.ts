/** Somebody who shows our widgets on a site of their own. */
export interface PartnersTable {
  /** Short, random and public: `k7mq-2rtx`. */
  id: string;
  user_id: string;
  name: string;
  website: string;
  /** `blog` or `charity`. */
  kind: string;
  /** Which of our charities it says it is; null for a blog. */
  charity_id: string | null;
  /** What an administrator has said to that, `confirmed` or `refused`; null while nobody has. */
  charity_answer: string | null;
  /** JSON list of origins; empty for anywhere. */
  allowed_origins: string;
  /** Null for the setting's. */
  hourly_limit: number | null;
  /** Millionths of a US dollar; null for the setting's. */
  ai_daily_limit_micros: number | null;
  /** The hour, UTC, that `searches_in_hour` counts: `2026-11-21T12`; empty before the first. */
  search_hour: string;
  searches_in_hour: number;
  created_at: string;
  updated_at: string;
  /** ISO 8601, UTC: an administrator has stopped it; null while none has. */
  disabled_at: string | null;
  /** ISO 8601, UTC: its owner has ended it, and its id is unknown from then on. */
  ended_at: string | null;
}

/** What a partner's widgets came to on a day. */
export interface PartnerDaysTable {
  partner_id: string;
  /** UTC: `2026-11-21`. */
  day: string;
  loads: number;
  searches: number;
  shop_clicks: number;
  /** Millionths of a US dollar, what is set aside for answers under way included. */
  ai_spent_micros: number;
}

/** An affiliate tag that is a partner's own; retired where another one took its place. */
export interface PartnerTrackingIdsTable {
  /** Country code. */
  marketplace: string;
  tracking_id: string;
  /** Null where the partner's account is gone. */
  partner_id: string | null;
  assigned_at: string;
  retired_at: string | null;
}
