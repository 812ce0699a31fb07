import type { Kysely } from "kysely";
import type { ChatMessagesTable, ChatSessionsTable, ChatSuggestionsTable } from "../gifts/chat/chat.table.ts";
import type {
  OfferImportsTable,
  OfferMatchesTable,
  OfferShopsTable,
  OffersTable,
} from "../gifts/offers/offers.table.ts";
import type { ScheduledFeedsTable } from "../gifts/offers/scheduled-feeds/scheduled-feeds.table.ts";
import type { AiAnswersTable } from "../gifts/sources/ai/cache/cache.table.ts";
import type { AiSpendingTable } from "../gifts/sources/ai/spending/spending.table.ts";
import type { RateLimitsTable } from "../http/limits/limits.table.ts";
import type {
  CharitiesTable,
  CharityMembersTable,
  MonthlyCharitiesTable,
} from "../money/charities/charities.table.ts";
import type {
  AnalyticsEventsTable,
  ClickEventsTable,
  UserInteractionsTable,
} from "../money/events/events.table.ts";
import type {
  ClosedCommissionTable,
  ClosedTrackingCommissionTable,
  DonationLedgerTable,
  LedgerEventsTable,
  LedgerHeadTable,
  MonthClosesTable,
} from "../money/ledger/ledger.table.ts";
import type {
  CheckpointMailsTable,
  LedgerCheckpointsTable,
  LedgerCosignaturesTable,
  LedgerKeysTable,
  LedgerWitnessesTable,
} from "../money/log/log.table.ts";
import type { SandboxDonationsTable, WebhookDeliveriesTable } from "../money/payout/payout.table.ts";
import type {
  AffiliateReportsTable,
  AffiliateRevenueTable,
  AffiliateStagingTable,
  ConversionsTable,
  ExchangeRatesTable,
} from "../money/revenue/revenue.table.ts";
import type { ImpactMetricsTable } from "../money/stats/impact-metrics.table.ts";
import type { AlarmsTable } from "../operating/alarms/alarms.table.ts";
import type { BackupStateTable } from "../operating/backups/backups.table.ts";
import type { PartnerDaysTable, PartnersTable, PartnerTrackingIdsTable } from "../partners/partners.table.ts";
import type { AdminActionsTable } from "../people/audit/audit.table.ts";
import type {
  MailedTokensTable,
  PendingAccountsTable,
  SessionsTable,
  UserRolesTable,
  UsersTable,
} from "../people/auth/auth.table.ts";
import type { CalendarFeedsTable } from "../people/calendar/calendar.table.ts";
import type { FeedbackTable } from "../people/feedback/feedback.table.ts";
import type { UserGiftHistoryTable } from "../people/gift-history/gift-history.table.ts";
import type {
  NewsletterKeysTable,
  NewsletterRequestsTable,
  NewsletterSubscribersTable,
} from "../people/newsletter/newsletter.table.ts";
import type { UserPreferencesTable } from "../people/preferences/preferences.table.ts";
import type { ProfilesTable } from "../people/profile/profile.table.ts";
import type { PeopleTable, PersonDaysTable } from "../people/recipients/recipients.table.ts";
import type { RemindersTable } from "../people/reminders/reminders.table.ts";
import type { SavedGiftIdeasTable, SavedGiftQueriesTable } from "../people/saved/saved.table.ts";
import type {
  SharedListIdeasTable,
  SharedListsTable,
  SharedListVotesTable,
} from "../people/shared-lists/shared-lists.table.ts";
import type { RecoveryCodesTable, TwoFactorTable } from "../people/two-factor/two-factor.table.ts";
import type { SecretsTable } from "./secrets.table.ts";

/** The tables, each described by the feature that owns it. */
export interface Tables {
  readonly donation_ledger: DonationLedgerTable;
  readonly impact_metrics: ImpactMetricsTable;
  readonly click_events: ClickEventsTable;
  readonly analytics_events: AnalyticsEventsTable;
  readonly user_interactions: UserInteractionsTable;
  readonly feedback: FeedbackTable;
  readonly user_gift_history: UserGiftHistoryTable;
  readonly ai_answers: AiAnswersTable;
  readonly ai_spending: AiSpendingTable;
  readonly chat_sessions: ChatSessionsTable;
  readonly chat_messages: ChatMessagesTable;
  readonly chat_suggestions: ChatSuggestionsTable;
  readonly offer_shops: OfferShopsTable;
  readonly offer_imports: OfferImportsTable;
  readonly offers: OffersTable;
  readonly offer_matches: OfferMatchesTable;
  readonly users: UsersTable;
  readonly user_roles: UserRolesTable;
  readonly sessions: SessionsTable;
  readonly mailed_tokens: MailedTokensTable;
  readonly pending_accounts: PendingAccountsTable;
  readonly profiles: ProfilesTable;
  readonly saved_gift_queries: SavedGiftQueriesTable;
  readonly saved_gift_ideas: SavedGiftIdeasTable;
  readonly people: PeopleTable;
  readonly person_days: PersonDaysTable;
  readonly reminders: RemindersTable;
  readonly user_preferences: UserPreferencesTable;
  readonly calendar_feeds: CalendarFeedsTable;
  readonly two_factor: TwoFactorTable;
  readonly recovery_codes: RecoveryCodesTable;
  readonly shared_lists: SharedListsTable;
  readonly shared_list_ideas: SharedListIdeasTable;
  readonly shared_list_votes: SharedListVotesTable;
  readonly charities: CharitiesTable;
  readonly monthly_charities: MonthlyCharitiesTable;
  readonly charity_members: CharityMembersTable;
  readonly affiliate_reports: AffiliateReportsTable;
  readonly affiliate_revenue: AffiliateRevenueTable;
  readonly affiliate_staging: AffiliateStagingTable;
  readonly conversions: ConversionsTable;
  readonly exchange_rates: ExchangeRatesTable;
  readonly month_closes: MonthClosesTable;
  readonly closed_commission: ClosedCommissionTable;
  readonly closed_tracking_commission: ClosedTrackingCommissionTable;
  readonly ledger_events: LedgerEventsTable;
  readonly ledger_head: LedgerHeadTable;
  readonly ledger_checkpoints: LedgerCheckpointsTable;
  readonly ledger_keys: LedgerKeysTable;
  readonly ledger_witnesses: LedgerWitnessesTable;
  readonly ledger_cosignatures: LedgerCosignaturesTable;
  readonly checkpoint_mails: CheckpointMailsTable;
  readonly webhook_deliveries: WebhookDeliveriesTable;
  readonly sandbox_donations: SandboxDonationsTable;
  readonly admin_actions: AdminActionsTable;
  readonly alarms: AlarmsTable;
  readonly backup_state: BackupStateTable;
  readonly newsletter_subscribers: NewsletterSubscribersTable;
  readonly newsletter_requests: NewsletterRequestsTable;
  readonly newsletter_keys: NewsletterKeysTable;
  readonly partners: PartnersTable;
  readonly partner_days: PartnerDaysTable;
  readonly partner_tracking_ids: PartnerTrackingIdsTable;
  readonly rate_limits: RateLimitsTable;
  readonly secrets: SecretsTable;
  readonly scheduled_feeds: ScheduledFeedsTable;
}

/** SQLite or PostgreSQL; hardly any code needs to know which (`dialect.ts`). */
export type Database = Kysely<Tables>;
