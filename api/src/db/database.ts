import type { Kysely } from "kysely";
import type { DonationLedgerTable } from "../donation-stats/table.ts";
import type { AnalyticsEventsTable, ClickEventsTable, UserInteractionsTable } from "../events/table.ts";
import type { ImpactMetricsTable } from "../impact-metrics/table.ts";

/** The tables, each described by the feature that owns it. */
export interface Tables {
  readonly donation_ledger: DonationLedgerTable;
  readonly impact_metrics: ImpactMetricsTable;
  readonly click_events: ClickEventsTable;
  readonly analytics_events: AnalyticsEventsTable;
  readonly user_interactions: UserInteractionsTable;
}

/** SQLite or PostgreSQL; no code but `open-database.ts` needs to know which. */
export type Database = Kysely<Tables>;
