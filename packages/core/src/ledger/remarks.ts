import {
  canonicalJson,
  type DetailedClose,
  isDetailed,
  type LedgerEvent,
  type MonthClosed,
  type Recipient,
} from "./event.ts";
import { isReferenceRate } from "./verify-close.ts";

/** What a reader should look at, and at which event it stands. */
export interface LedgerRemark {
  readonly seq: number;
  /** A sentence without its stop. */
  readonly message: string;
}

/**
 * What a ledger tells openly and no rule forbids, yet a dishonest operator would do, too: a person has to judge it. It
 * says of every change since the event before: of the share, of how a charity is paid, of whose reports are missing and
 * why; and which rates aren't the public ones, and which donations are tests.
 * @param events that are right by themselves
 */
export function ledgerRemarks(events: readonly LedgerEvent[]): readonly LedgerRemark[] {
  const recipients = new Map<string, Recipient>();
  let before: MonthClosed | null = null;
  return events.flatMap((event): LedgerRemark[] => {
    const { seq } = event;
    const found: string[] = [];
    switch (event.type) {
      case "month_closed": {
        const close = event.data;
        if (before && before.shareBasisPoints !== close.shareBasisPoints) {
          found.push(`${close.month} gives ${percent(close)}, and ${before.month} gave ${percent(before)}`);
        }
        if (close.platform === "sandbox" && before?.platform !== "sandbox") {
          found.push(`the donations from ${close.month} on are tests, for which no money moves`);
        }
        before = close;
        if (isDetailed(close)) found.push(...remarksOn(close));
        for (const recipient of isDetailed(close) ? close.recipients : []) {
          recipients.set(recipient.charityId, recipient);
        }
        break;
      }
      case "month_skipped":
        found.push(`${event.data.month} was left out: ${event.data.reason}`);
        break;
      case "ledger_sealed":
        for (const recipient of event.data.recipients) recipients.set(recipient.charityId, recipient);
        break;
      case "recipient_changed": {
        const known = recipients.get(event.data.charityId);
        found.push(`${event.data.name} is paid otherwise from here on: ${changesOf(known, event.data)}`);
        recipients.set(event.data.charityId, event.data);
        break;
      }
      case "receipt_corrected":
        found.push(`the receipt of ${event.data.donationId} was corrected: ${event.data.reason}`);
        break;
      case "donation_reversed":
        found.push(`${event.data.donationId} was taken back after it was complete: ${event.data.reason}`);
        break;
      case "arrival_withdrawn":
        found.push(`${event.data.charityId} withdrew that ${event.data.donationId} arrived`);
        break;
      case "log_key_changed":
        found.push(`${event.data.to} signs the log from here on`);
        break;
      default:
    }
    return found.map((message) => ({ seq, message: message.replace(/\s+/g, " ") }));
  });
}

function percent({ shareBasisPoints }: MonthClosed): string {
  return `${shareBasisPoints / 100}%`;
}

function remarksOn({ month, reports, sources, expected, reason }: DetailedClose): readonly string[] {
  const missing = expected.filter((source) => !sources.includes(source));
  const lack = sources.length === 0 ? "any report" : missing.join(", ");
  return [
    ...(reason === null || lack === "" ? [] : [`${month} was closed without ${lack}: ${reason}`]),
    ...reports
      .filter(({ rateSource }) => rateSource !== null && !isReferenceRate(rateSource))
      .map(
        ({ marketplace, period, currency, usdRate, rateSource }) =>
          `the report of ${marketplace} for ${period} goes by ${usdRate} US dollars for one ${currency}, which is not the European Central Bank's rate but "${rateSource}"`,
      ),
  ];
}

/** What of a recipient is otherwise, "before, now after". */
function changesOf(before: Recipient | undefined, after: Recipient): string {
  const keys = Object.keys(after) as (keyof Recipient)[];
  const changed = keys.filter((key) => canonicalJson(before?.[key] ?? null) !== canonicalJson(after[key]));
  return changed
    .map((key) => `${key} ${canonicalJson(before?.[key] ?? null)}, now ${canonicalJson(after[key])}`)
    .join("; ");
}
