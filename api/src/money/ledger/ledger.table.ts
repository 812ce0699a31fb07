import type { DonationStatus, LedgerEventType } from "@gifthearth/core/ledger";
import type { Generated } from "kysely";

/** One donation to one charity for one month. Times are ISO 8601, UTC. */
export interface DonationLedgerTable {
  /** Also what the platform is given as our reference. */
  id: string;
  /** YYYY-MM in which the commission was earned. */
  month: string;
  charity_id: string;
  /** Minor units of `currency`. */
  amount_minor: number;
  currency: string;
  status: DonationStatus;
  created_at: string;
  updated_at: string;
  /** Where the donation is made: one donation for each month, charity and platform. */
  platform: Generated<string>;
  /** The platform's own id; null until it is known. */
  platform_donation_id: string | null;
  /** Where the receipt is, or its number. */
  receipt: string | null;
  failure_reason: string | null;
  /** The failed donation that this one is made in place of. */
  replaces: string | null;
  /** How often the platform was asked. */
  attempts: Generated<number>;
  attempted_at: string | null;
  /** When the platform was last asked what became of a complete one. */
  checked_at: string | null;
  /** Why it does not go on, in words for the operator; null when nothing is known to be wrong. */
  last_problem: string | null;
  submitted_at: string | null;
  completed_at: string | null;
}

/** The public ledger, append-only. */
export interface LedgerEventsTable {
  seq: number;
  at: string;
  type: LedgerEventType;
  /** Canonical JSON. */
  data: string;
  previous_hash: string;
  hash: string;
}

/** One row, the end of the chain. */
export interface LedgerHeadTable {
  id: 1;
  seq: number;
  hash: string;
  /** Of which form its events are: 1 until a ledger of before there was another one is sealed. */
  form: Generated<number>;
}

/** A month that is closed or left out, and what it left to the next one (0 or less, US cents). */
export interface MonthClosesTable {
  month: string;
  carry_minor: number;
  closed_at: string;
}

/** Commission that a close counted: its own month's, and corrections of earlier ones. US cents. */
export interface ClosedCommissionTable {
  close_month: string;
  month: string;
  amount_minor: number;
}

/**
 * What a close counted of a tracking id's reports: a row for each month that was reported, and later one for each
 * correction. Never published.
 */
export interface ClosedTrackingCommissionTable {
  close_month: string;
  month: string;
  /** Country code. */
  marketplace: string;
  tracking_id: string;
  /** US cents, also 0; a correction's is the difference. */
  amount_minor: number;
}
