import type { DecimalMark } from "../report/amount.ts";
import type { ReportSource } from "../report/read-report.ts";

/** What became of a purchase: only what is approved is commission that we receive. */
export type TransactionState = "approved" | "pending" | "declined" | "deleted";

/** A purchase that an affiliate network reports, as it stands now; later it may be approved, declined or amended. */
export interface Transaction {
  /** The network's own. */
  readonly id: string;
  readonly state: TransactionState;
  /** ISO 4217. */
  readonly currency: string;
  /** Minor units of `currency`; below 0 where money is taken back. */
  readonly commissionMinor: number;
  /** When it was made, YYYY-MM-DD. */
  readonly day: string;
  /** The sub-id of the link that led there; null where it carried none that is ours. */
  readonly clickId: string | null;
  /** The shop, by name or by the network's number; empty where nobody tells. */
  readonly shop: string;
  /** Where the buyer is, ISO 3166; null where nobody tells. */
  readonly country: string | null;
  /** Why it was declined, in the shop's words; null where nobody tells. */
  readonly declineReason: string | null;
}

/** What a network's report is read with. */
export interface TransactionOptions {
  /** YYYY-MM: in which the transactions were made. */
  readonly period: string;
  readonly decimal?: DecimalMark | undefined;
  /** Of a table that names none. */
  readonly currency?: string | undefined;
}

/** An affiliate network, and how its reports are had and read. */
export interface NetworkDescriptor<Name extends string = string> {
  /** In the tables, the ledger and the commands. */
  readonly name: Name;
  /** As the operator knows it. */
  readonly title: string;
  /** What each of its words for a transaction's state means, in lower case. */
  readonly states: Readonly<Record<string, TransactionState>>;
  /**
   * The transactions in what its API answered.
   * @throws {ReportError} for what they can't be read from
   */
  readJson(json: unknown, options: TransactionOptions): readonly Transaction[];
  /**
   * Asks the network itself for a month's transactions.
   * @param keys its settings
   * @throws {ReportError} when it doesn't give them
   */
  fetchReport(keys: NetworkKeys, period: string, clock: () => Date): Promise<ReportSource>;
}

/** What a network's API is asked with. */
export interface NetworkKeys {
  /** Whose transactions. */
  readonly account: string;
  readonly token: string;
  /** Without a slash at the end. */
  readonly baseUrl: string;
}
