import type { Tables } from "../database.ts";

/**
 * Every table with its primary key, in an order in which foreign keys point to tables before. A new table that isn't
 * named here is an error of types: it would be missing in every backup.
 */
export const PRIMARY_KEYS = {
  users: ["id"],
  profiles: ["id"],
  user_roles: ["user_id", "role"],
  sessions: ["token_hash"],
  mailed_tokens: ["token_hash"],
  pending_accounts: ["token_hash"],
  saved_gift_queries: ["id"],
  saved_gift_ideas: ["id"],
  people: ["id"],
  person_days: ["person_id", "position"],
  reminders: ["person_id", "date", "lead"],
  user_preferences: ["user_id"],
  calendar_feeds: ["user_id"],
  two_factor: ["user_id"],
  recovery_codes: ["code_hash"],
  shared_lists: ["id"],
  shared_list_ideas: ["id"],
  shared_list_votes: ["idea_id", "voter_hash"],
  user_gift_history: ["user_id"],
  feedback: ["id"],
  chat_sessions: ["id"],
  chat_messages: ["id"],
  chat_suggestions: ["id"],
  newsletter_subscribers: ["id"],
  newsletter_requests: ["token_hash"],
  newsletter_keys: ["key_hash"],
  partners: ["id"],
  partner_days: ["partner_id", "day"],
  partner_tracking_ids: ["marketplace", "tracking_id"],
  click_events: ["id"],
  analytics_events: ["id"],
  user_interactions: ["id"],
  impact_metrics: ["name"],
  ai_answers: ["key"],
  ai_spending: ["day"],
  offer_shops: ["id"],
  offer_imports: ["generation"],
  offers: ["id"],
  offer_matches: ["idea_id", "offer_id"],
  charities: ["id"],
  monthly_charities: ["month", "charity_id"],
  charity_members: ["user_id", "charity_id"],
  affiliate_reports: ["id"],
  affiliate_revenue: ["report_id", "line"],
  affiliate_staging: ["report_id"],
  conversions: ["id"],
  exchange_rates: ["currency", "month"],
  month_closes: ["month"],
  closed_commission: ["close_month", "month"],
  closed_tracking_commission: ["close_month", "month", "marketplace", "tracking_id"],
  donation_ledger: ["id"],
  ledger_events: ["seq"],
  ledger_head: ["id"],
  ledger_checkpoints: ["size"],
  ledger_keys: ["since"],
  ledger_witnesses: ["key"],
  ledger_cosignatures: ["size", "witness"],
  checkpoint_mails: ["user_id", "close_seq"],
  webhook_deliveries: ["id"],
  sandbox_donations: ["id"],
  admin_actions: ["id"],
  alarms: ["key"],
  backup_state: ["id"],
  rate_limits: ["key"],
  secrets: ["name"],
  scheduled_feeds: ["id"],
} as const satisfies { readonly [Name in keyof Tables]: readonly (keyof Tables[Name])[] };

export type TableName = keyof typeof PRIMARY_KEYS;

/** In an order in which foreign keys point to tables before. */
export const TABLE_NAMES = Object.keys(PRIMARY_KEYS) as readonly TableName[];

/** Whether a table is one of SQLite's own for full text, which fills itself from `offers` as these are written. */
export function isSearchIndex(name: string): boolean {
  return /^offer_words(?:_|$)/.test(name);
}
