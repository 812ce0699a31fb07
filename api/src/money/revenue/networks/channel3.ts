import { addMonths } from "@gifthearth/core/ledger";
import { ReportError } from "../report/report-error.ts";
import { askNetwork, createPace } from "./network-api.ts";
import type { NetworkDescriptor, Transaction } from "./transaction.ts";
import {
  asObject,
  toClickId,
  toCountry,
  toCurrency,
  toDay,
  toId,
  toMinor,
  toWords,
} from "./transaction-values.ts";

const pace = createPace(60);
/** Transactions on a page, which is the most. */
const PAGE = 100;
const MOST_PAGES = 500;

/**
 * Channel3: `GET /v1/reporting/transactions`, net commission, pages of 100. What its shops have approved is still
 * pending there until it is paid, so only what is paid counts. Its fields are read under each name that they may have.
 */
export const channel3: NetworkDescriptor<"channel3"> = {
  name: "channel3",
  title: "Channel3",
  states: {
    paid: "approved",
    pending: "pending",
    approved: "pending",
    declined: "declined",
    rejected: "declined",
    reversed: "declined",
    refunded: "declined",
    cancelled: "declined",
    canceled: "declined",
    deleted: "deleted",
  },
  readJson(json, { period }) {
    return listIn(json).map((item) => toTransaction(asObject(item), period));
  },
  async fetchReport({ token, baseUrl }, period) {
    const items: unknown[] = [];
    for (let page = 1; ; page += 1) {
      if (page > MOST_PAGES) throw new ReportError("Channel3 has more transactions than can be read.");
      await pace();
      const query = new URLSearchParams({
        start_date: `${period}-01T00:00:00Z`,
        end_date: new Date(Date.parse(`${addMonths(period, 1)}-01T00:00:00Z`) - 1).toISOString(),
        page: String(page),
        limit: String(PAGE),
      });
      const json = await askNetwork({
        title: "Channel3",
        url: `${baseUrl}/v1/reporting/transactions?${query}`,
        headers: { "x-api-key": token },
        keySettings: "CHANNEL3_API_KEY",
      });
      const found = listIn(json);
      items.push(...found);
      if (asObject(json).has_more !== true || found.length === 0) break;
    }
    const bytes = Buffer.from(JSON.stringify({ transactions: items }));
    return {
      async *open() {
        yield bytes;
      },
    };
  },
};

function listIn(json: unknown): readonly unknown[] {
  const { transactions, items, results, data } = asObject(json);
  const list = [json, transactions, items, results, data].find(Array.isArray);
  if (list) return list;
  throw new ReportError("Channel3's answer has no list of transactions.");
}

function toTransaction(item: Readonly<Record<string, unknown>>, period: string): Transaction {
  const first = (...names: readonly string[]) =>
    names.map((name) => item[name]).find((value) => value != null);
  const id = toId(first("id", "transaction_id"));
  const status = String(first("status", "commission_status")).toLowerCase();
  const state = Object.hasOwn(channel3.states, status) ? channel3.states[status] : undefined;
  if (!state) throw new ReportError(`Transaction "${id}" has no state that is known.`);
  const commission = first("net_commission", "commission", "commission_amount");
  const { amount = commission, currency = first("currency", "commission_currency") ?? "USD" } =
    asObject(commission);
  const code = toCurrency(currency, id);
  return {
    id,
    state,
    currency: code,
    commissionMinor: toMinor(amount, code, id),
    day: toDay(first("purchased_at", "transaction_date", "timestamp", "date", "created_at"), period, id),
    clickId: toClickId(first("sub_id", "subid", "click_ref", "tracking_id", "customer_ref")),
    shop: toWords(first("merchant", "merchant_name", "brand_name", "brand", "domain", "advertiser")),
    country: toCountry(first("country", "customer_country")),
    declineReason: toWords(first("decline_reason", "reason")) || null,
  };
}
