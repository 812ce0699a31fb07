import { type DecimalMark, decimalMarkOf, readAmount } from "../report/amount.ts";
import { type ColumnField, type Columns, formOf, type ReportForm } from "../report/columns.ts";
import { readDay } from "../report/date.ts";
import { cellOf, placeOf } from "../report/line.ts";
import type { ReportSource } from "../report/read-report.ts";
import { quoted, ReportError } from "../report/report-error.ts";
import { openReport, type Row } from "../report/rows.ts";
import type { NetworkDescriptor, Transaction, TransactionOptions, TransactionState } from "./transaction.ts";
import { toClickId, toCountry, toCurrency, toId, toMinor, toWords } from "./transaction-values.ts";

/** Of a month and an account: more would be no gift shop's. */
const MOST_TRANSACTIONS = 50_000;
const MOST_JSON_BYTES = 64 * 1024 * 1024;

/** A network's transactions as a table; columns that aren't named here are left alone. */
const TRANSACTIONS: ReportForm = formOf({
  title: "a report of transactions",
  hasOthers: true,
  headings: {
    transactionId: [
      ...["id", "transaction id", "transaktions-id", "transaktionsid", "id de transaction"],
      ...["id transaction", "transactie-id", "id de transacción", "id transazione"],
    ],
    state: [
      ...["commission status", "commissionstatus", "status", "transaction status", "provisionsstatus"],
      ...["transaktionsstatus", "statut", "statut de la commission", "statut de commission"],
      ...["commissiestatus", "estado", "estado de la comisión", "stato", "stato della commissione"],
      ...["stato commissione"],
    ],
    commission: [
      ...["commission", "commission amount", "commissionamount", "provision", "provisionsbetrag"],
      ...["commissionamount amount", "montant de la commission", "commissie", "commissiebedrag"],
      ...["comisión", "importe de la comisión", "commissione", "importo della commissione"],
      ...["importo commissione", "net commission"],
    ],
    currency: [
      ...["currency", "commission currency", "currency code", "commissionamount currency", "währung"],
      ...["devise", "valuta", "moneda", "divisa"],
    ],
    shippedOn: [
      ...["date", "transaction date", "transactiondate", "datum", "transaktionsdatum"],
      ...["date de transaction", "date de la transaction", "transactiedatum"],
      ...["fecha", "fecha de la transacción", "fecha de transacción", "data", "data transazione"],
      ...["data della transazione"],
    ],
    clickId: [
      ...["click ref", "clickref", "click reference", "clickrefs clickref", "sub id", "subid"],
      ...["klickreferenz", "klick-referenz", "référence du clic", "référence clic", "klikreferentie"],
      ...["referencia de clic", "referencia del clic", "riferimento clic", "riferimento del clic"],
    ],
    shop: [
      ...["advertiser", "advertiser name", "advertiser id", "advertiserid", "merchant", "merchant name"],
      ...["annonceur", "adverteerder", "anunciante", "inserzionista", "händler"],
    ],
    country: ["customer country", "customercountry", "country", "land", "pays", "país", "paese"],
    declineReason: [
      ...["decline reason", "declinereason", "declined reason", "ablehnungsgrund", "motif de refus"],
      ...["reden van afkeuring", "motivo de rechazo", "motivo del rifiuto", "motivo rifiuto"],
    ],
  },
  needed: [
    ["transactionId", "ID"],
    ["state", "Commission Status"],
    ["commission", "Commission"],
    ["shippedOn", "Date"],
  ],
});

/**
 * Reads a network's transactions, what its API answered (JSON) or a table (CSV, TSV) as its platform exports it.
 * @throws {ReportError} for whatever can't be relied on, and for an id that stands there twice
 */
export async function readTransactions(
  source: ReportSource,
  network: NetworkDescriptor,
  options: TransactionOptions,
): Promise<readonly Transaction[]> {
  const transactions = (await isJson(source))
    ? network.readJson(await readJson(source), options)
    : await readTable(source, network, options);
  if (transactions.length > MOST_TRANSACTIONS) throw tooMany();
  const ids = new Set<string>();
  for (const { id } of transactions) {
    if (ids.has(id)) {
      throw new ReportError(
        `Transaction ${quoted(id)} stands there twice. Please download the report again.`,
      );
    }
    ids.add(id);
  }
  return transactions;
}

async function isJson(source: ReportSource): Promise<boolean> {
  for await (const chunk of source.open()) {
    const start = Buffer.from(chunk)
      .toString("utf8")
      .replace(/^\uFEFF/, "")
      .trimStart();
    if (start !== "") return start.startsWith("[") || start.startsWith("{");
  }
  return false;
}

async function readJson(source: ReportSource): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source.open()) {
    size += chunk.length;
    if (size > MOST_JSON_BYTES) throw tooMany();
    chunks.push(chunk);
  }
  try {
    return JSON.parse(
      Buffer.concat(chunks)
        .toString("utf8")
        .replace(/^\uFEFF/, ""),
    );
  } catch {
    throw new ReportError("The file begins as JSON and can't be read as such. It may have been cut off.");
  }
}

async function readTable(
  source: ReportSource,
  network: NetworkDescriptor,
  options: TransactionOptions,
): Promise<readonly Transaction[]> {
  const { columns, rows } = await openReport(source.open(), null, TRANSACTIONS);
  const all: Row[] = [];
  for await (const row of rows) {
    if (all.length === MOST_TRANSACTIONS) throw tooMany();
    all.push(row);
  }
  const mark = options.decimal ?? markOf(all, columns);
  return all.map((row) => toTransaction(row, columns, { ...options, mark, network }));
}

interface RowRules extends TransactionOptions {
  readonly mark: DecimalMark;
  readonly network: NetworkDescriptor;
}

function toTransaction(row: Row, columns: Columns, rules: RowRules): Transaction {
  const cell = (field: ColumnField) => cellOf(columns, row, field);
  const refuse = (field: ColumnField, sentence: string) =>
    new ReportError(sentence, placeOf(columns, row, field));
  if (cell("transactionId") === "") throw refuse("transactionId", "The transaction's id is missing.");
  const id = toId(cell("transactionId"));
  return {
    id,
    state: stateOf(cell("state"), rules.network, (sentence) => refuse("state", sentence)),
    ...amountOf(cell("commission"), cell("currency"), id, rules, (sentence) =>
      refuse("commission", sentence),
    ),
    day: dayOf(cell("shippedOn"), rules.period, (sentence) => refuse("shippedOn", sentence)),
    clickId: toClickId(cell("clickId")),
    shop: toWords(cell("shop")),
    country: toCountry(cell("country")),
    declineReason: toWords(cell("declineReason")) || null,
  };
}

type Refuse = (sentence: string) => ReportError;

function stateOf(cell: string, { states, title }: NetworkDescriptor, refuse: Refuse): TransactionState {
  const word = cell.toLowerCase().normalize("NFC");
  const state = Object.hasOwn(states, word) ? states[word] : undefined;
  if (state) return state;
  throw refuse(
    `${quoted(cell)} is no state of a transaction that ${title} is known to have, such as approved.`,
  );
}

const SIGNS: Readonly<Record<string, string>> = { "€": "EUR", "£": "GBP", $: "USD", US$: "USD" };
/** Networks reckon finer than in cents. */
const DECIMALS = 4;

function amountOf(cell: string, named: string, id: string, { mark, currency }: RowRules, refuse: Refuse) {
  const amount = readAmount(cell, mark, DECIMALS);
  if (typeof amount === "string") {
    throw refuse(`${quoted(cell)} is not an amount with a decimal ${mark}, of ${DECIMALS} decimals at most.`);
  }
  const sign = amount.sign && (SIGNS[amount.sign] ?? amount.sign);
  const code = named || sign || currency;
  if (!code) throw refuse("Nothing tells the currency. Please name it (--currency EUR).");
  const minus = amount.minor < 0 ? "-" : "";
  const digits = String(Math.abs(amount.minor)).padStart(DECIMALS + 1, "0");
  const text = `${minus}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
  const checked = toCurrency(code, id);
  return { currency: checked, commissionMinor: toMinor(text, checked, id) };
}

function dayOf(cell: string, period: string, refuse: Refuse): string {
  const day = readDay(cell, { dates: "day first", language: "en" });
  if (!day) throw refuse(`${quoted(cell)} is no date, such as 2026-10-05.`);
  if (day.startsWith(period)) return day;
  throw refuse(
    `${quoted(cell)} lies outside ${period}. Please import the transactions of exactly that month, by the date of the transaction.`,
  );
}

/** By the first commission that can be read in one way only. */
function markOf(rows: readonly Row[], columns: Columns): DecimalMark {
  let ambiguous: Row | null = null;
  for (const row of rows) {
    const mark = decimalMarkOf(cellOf(columns, row, "commission"));
    if (mark === "point" || mark === "comma") return mark;
    if (mark === "ambiguous") ambiguous ??= row;
  }
  if (!ambiguous) return "point";
  throw new ReportError(
    `${quoted(cellOf(columns, ambiguous, "commission"))} can be read in two ways, and no other amount tells which. Please say whether decimals come after a comma or a point (--decimal comma, --decimal point).`,
    placeOf(columns, ambiguous, "commission"),
  );
}

function tooMany(): ReportError {
  return new ReportError(
    `There are more than ${MOST_TRANSACTIONS.toLocaleString("en-US")} transactions of one month. Please check that the file is a report.`,
  );
}
