import { formatDollars, formatShare, minorToDollars } from "@gifthearth/core";
import { signedLog } from "@gifthearth/core/contract";
import {
  applyEvent,
  canonicalJson,
  type DonationEvent,
  emptyLedger,
  foldLedger,
  isDetailed,
  isDonationEvent,
  type LedgerEvent,
  type LedgerState,
  WHOLE,
} from "@gifthearth/core/ledger";
import { formulaFreeJson, readCsv, writeCsv, writeRow } from "./csv.ts";
import { closedMonths, owedDonations, skippedMonths } from "./public-ledger.ts";

const HEADER = [
  "seq",
  "at",
  "type",
  "month",
  "charity",
  "amount",
  "platform",
  "donation",
  "note",
  "data",
  "previousHash",
  "hash",
] as const;

/**
 * The ledger as CSV, piece by piece: a row for each event, first what it says in words, last the whole of it with its
 * hashes.
 */
export function createCsvLedger(): { readonly head: string; row(event: LedgerEvent): string } {
  const state = emptyLedger();
  return {
    head: writeCsv([HEADER]),
    row(event) {
      applyEvent(state, event);
      const { seq, at, type, previousHash, hash } = event;
      const data = formulaFreeJson(canonicalJson(event.data));
      return writeRow([String(seq), at, type, ...wordsOf(event, state), data, previousHash, hash]);
    },
  };
}

/** The whole of it. */
export function ledgerCsv(events: readonly LedgerEvent[]): string {
  const { head, row } = createCsvLedger();
  return head + events.map(row).join("");
}

/** Month, charity, amount, platform, donation and a note. */
function wordsOf(event: LedgerEvent, { donations }: LedgerState): readonly string[] {
  if (event.type === "month_closed") {
    const { month, split, platform, baseMinor, shareBasisPoints, donationMinor } = event.data;
    const parts = split.map(({ charityName, amountMinor }) => `${charityName} ${dollars(amountMinor)}`);
    const share = `${formatShare(shareBasisPoints / WHOLE)} of ${dollars(Math.max(0, baseMinor))}`;
    const reason = isDetailed(event.data) ? event.data.reason : null;
    const note = reason === null ? share : `${share}; ${reason}`;
    return [month, parts.join("; "), dollars(donationMinor), platform, "", note];
  }
  if (!isDonationEvent(event)) return wordsOfOther(event);
  const { donationId } = event.data;
  const donation = donations.get(donationId);
  const platform = "platform" in event.data ? event.data.platform : (donation?.platform ?? "");
  return [
    donation?.month ?? "",
    donation?.charityName ?? "",
    donation ? dollars(donation.amountMinor) : "",
    platform,
    donationId,
    noteOf(event),
  ];
}

function wordsOfOther(
  event: Exclude<LedgerEvent, DonationEvent | { readonly type: "month_closed" }>,
): readonly string[] {
  switch (event.type) {
    case "ledger_sealed":
      return ["", "", "", "", "", `the ${event.data.events} events before stay as they are`];
    case "month_skipped":
      return [event.data.month, "", "", "", "", `left out: ${event.data.reason}`];
    case "recipient_changed": {
      const { name, country, registration, platformIds } = event.data;
      const ids = Object.entries(platformIds).map(([platform, id]) => `${platform} ${id}`);
      return ["", name, "", "", "", ["paid from here on as", country, registration, ...ids].join(" ")];
    }
    case "log_key_changed":
      return ["", "", "", "", "", `signed by ${event.data.to} from here on`];
    default:
      return event satisfies never;
  }
}

function noteOf(event: DonationEvent): string {
  switch (event.type) {
    case "donation_submitted":
      return "";
    case "donation_complete":
      return event.data.receipt ?? "";
    case "donation_failed":
    case "donation_reversed":
      return event.data.reason;
    case "receipt_corrected":
      return `${event.data.receipt} instead of ${event.data.before ?? "none"}: ${event.data.reason}`;
    case "arrival_confirmed":
      return "the charity has confirmed that it arrived";
    case "arrival_withdrawn":
      return `the charity withdraws that it arrived: ${event.data.reason}`;
    case "donation_reissued":
      return `in place of ${event.data.replaces}`;
    default:
      return event satisfies never;
  }
}

function dollars(minor: number): string {
  return formatDollars(minorToDollars(minor));
}

const NO_LOG = { keys: [], checkpoint: null };

/** A downloaded ledger: its events, not yet checked, and whatever else the file says of them. */
export interface LedgerExport {
  readonly events: readonly unknown[];
  /** What it says of the signed log; nothing where it doesn't. Not yet checked. */
  readonly log: { readonly keys: readonly string[]; readonly checkpoint: string | null };
  /** Whether the rest of the file follows from the events; to be asked once they are known to be good. */
  restFollows(events: readonly LedgerEvent[]): boolean;
}

/**
 * Reads what `GET /api/donations` gave, JSON or CSV, or a bare list of events.
 * @throws {SyntaxError} saying what is wrong with a text that is neither
 */
export function readExport(text: string): LedgerExport {
  return /^\uFEFF?\s*[{[]/.test(text) ? readJson(text) : readCsvExport(text);
}

function readJson(text: string): LedgerExport {
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
  if (Array.isArray(value)) return { events: value, log: NO_LOG, restFollows: () => true };
  const { events, months, skipped, owed, log } = value as Readonly<Record<string, unknown>>;
  if (!Array.isArray(events)) throw new SyntaxError("The file has no list `events`");
  const told = signedLog.safeParse(log ?? NO_LOG);
  return {
    events,
    log: told.data ?? NO_LOG,
    restFollows(checked) {
      const state = foldLedger(checked);
      return (
        told.success &&
        isSameUnlessLeftOut(months, closedMonths(state)) &&
        isSameUnlessLeftOut(skipped, skippedMonths(state)) &&
        isSameUnlessLeftOut(owed, owedDonations(state))
      );
    },
  };
}

function isSameUnlessLeftOut(told: unknown, follows: unknown): boolean {
  return told === undefined || canonicalJson(told) === canonicalJson(follows);
}

function readCsvExport(text: string): LedgerExport {
  const [header = [], ...rows] = readCsv(text);
  if (header.join() !== HEADER.join()) {
    throw new SyntaxError(`The file doesn't begin with the columns ${HEADER.join(", ")}`);
  }
  const events = rows.map((row, index) => {
    const [data = "", previousHash, hash] = row.slice(-3);
    try {
      return { seq: Number(row[0]), at: row[1], type: row[2], data: JSON.parse(data), previousHash, hash };
    } catch {
      throw new SyntaxError(`The data of row ${index + 2} is not JSON`);
    }
  });
  const cells = JSON.stringify([header, ...rows]);
  return {
    events,
    log: NO_LOG,
    restFollows: (checked) => JSON.stringify(readCsv(ledgerCsv(checked))) === cells,
  };
}
