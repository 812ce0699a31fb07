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

/** The publisher API allows so many calls a minute. */
const pace = createPace(20);

/**
 * Awin: `GET /publishers/{id}/transactions/` for spans of 31 days at most, which a month never is longer than; and the
 * platform's export as CSV.
 */
export const awin: NetworkDescriptor<"awin"> = {
  name: "awin",
  title: "Awin",
  states: {
    pending: "pending",
    approved: "approved",
    declined: "declined",
    deleted: "deleted",
    // The export's numbers.
    "0": "pending",
    "1": "approved",
    "2": "declined",
    offen: "pending",
    bestätigt: "approved",
    abgelehnt: "declined",
    gelöscht: "deleted",
    "en attente": "pending",
    approuvé: "approved",
    validé: "approved",
    refusé: "declined",
    supprimé: "deleted",
    "in behandeling": "pending",
    goedgekeurd: "approved",
    afgekeurd: "declined",
    verwijderd: "deleted",
    pendiente: "pending",
    aprobado: "approved",
    rechazado: "declined",
    eliminado: "deleted",
    "in attesa": "pending",
    approvato: "approved",
    rifiutato: "declined",
    eliminato: "deleted",
  },
  readJson(json, { period }) {
    if (!Array.isArray(json)) throw new ReportError("Awin's answer is no list of transactions.");
    return json.map((item) => toTransaction(asObject(item), period));
  },
  async fetchReport({ account, token, baseUrl }, period) {
    await pace();
    const lastDay = new Date(Date.parse(`${addMonths(period, 1)}-01T00:00:00Z`) - 1)
      .toISOString()
      .slice(0, 10);
    const query = new URLSearchParams({
      startDate: `${period}-01T00:00:00`,
      endDate: `${lastDay}T23:59:59`,
      timezone: "UTC",
      dateType: "transaction",
    });
    const json = await askNetwork({
      title: "Awin",
      url: `${baseUrl}/publishers/${encodeURIComponent(account)}/transactions/?${query}`,
      headers: { Authorization: `Bearer ${token}` },
      keySettings: "AWIN_PUBLISHER_ID and AWIN_API_TOKEN",
    });
    const bytes = Buffer.from(JSON.stringify(json));
    return {
      async *open() {
        yield bytes;
      },
    };
  },
};

function toTransaction(item: Readonly<Record<string, unknown>>, period: string): Transaction {
  const id = toId(item.id);
  const { amount, currency } = asObject(item.commissionAmount);
  const status = String(item.commissionStatus).toLowerCase();
  const state = Object.hasOwn(awin.states, status) ? awin.states[status] : undefined;
  if (!state) throw new ReportError(`Transaction "${id}" has no state that is known.`);
  const code = toCurrency(currency, id);
  return {
    id,
    state,
    currency: code,
    commissionMinor: toMinor(amount, code, id),
    day: toDay(item.transactionDate, period, id),
    clickId: toClickId(asObject(item.clickRefs).clickRef),
    shop: toWords(item.advertiserName ?? item.advertiserId),
    country: toCountry(item.customerCountry),
    declineReason: toWords(item.declineReason) || null,
  };
}
