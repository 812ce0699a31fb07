import {
  type DonationEvent,
  type DonationStatus,
  isDetailed,
  isDonationEvent,
  type LEDGER_FORM,
  type LedgerEvent,
  type MonthClosed,
  type Recipient,
} from "./event.ts";
import type { Month } from "./month.ts";

/** A month as its close left it. */
export interface LedgerMonth {
  /** ISO 8601, UTC. */
  readonly closedAt: string;
  readonly close: MonthClosed;
}

/** A donation, and what became of it so far. Times are ISO 8601, UTC. */
export interface LedgerDonation {
  readonly id: string;
  readonly month: Month;
  readonly charityId: string;
  readonly charityName: string;
  /** The charity's part of the month's donation. */
  readonly shareBasisPoints: number;
  /** US cents. */
  readonly amountMinor: number;
  readonly platform: string;
  readonly status: DonationStatus;
  readonly platformDonationId: string | null;
  readonly receipt: string | null;
  readonly failureReason: string | null;
  /** The failed donation that this one is made in place of. */
  readonly replaces: string | null;
  readonly submittedAt: string | null;
  readonly completedAt: string | null;
  /** When it was taken back after it was complete. */
  readonly reversedAt: string | null;
  /** When the charity itself confirmed that it arrived. */
  readonly arrivedAt: string | null;
}

/** A month that was left out, and why. */
interface SkippedMonth {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly reason: string;
}

/** What the events of a ledger come to. */
export interface LedgerState {
  /** Of which form its events are by now; null before the first that tells. */
  form: 1 | typeof LEDGER_FORM | null;
  /** In the order in which they were closed. */
  readonly months: Map<Month, LedgerMonth>;
  readonly skipped: Map<Month, SkippedMonth>;
  readonly donations: Map<string, LedgerDonation>;
  /** How each charity is paid, as far as the events tell. */
  readonly recipients: Map<string, Recipient>;
  /** What the last month left, 0 or less, US cents. */
  carryMinor: number;
  /** What signs the log since its key was changed, as signed notes write keys; null before. */
  key: string | null;
}

export function emptyLedger(): LedgerState {
  return {
    form: null,
    months: new Map(),
    skipped: new Map(),
    donations: new Map(),
    recipients: new Map(),
    carryMinor: 0,
    key: null,
  };
}

/** What all events together come to. */
export function foldLedger(events: readonly LedgerEvent[]): LedgerState {
  const state = emptyLedger();
  for (const event of events) applyEvent(state, event);
  return state;
}

/** Takes an event into account; one about a donation that there isn't changes nothing. */
export function applyEvent(state: LedgerState, event: LedgerEvent): void {
  if (isDonationEvent(event)) applyDonationEvent(state, event);
  else applyOther(state, event);
}

function applyOther(state: LedgerState, event: Exclude<LedgerEvent, DonationEvent>): void {
  const remember = (recipients: readonly Recipient[]) => {
    for (const recipient of recipients) state.recipients.set(recipient.charityId, recipient);
  };
  switch (event.type) {
    case "month_closed": {
      const close = event.data;
      state.months.set(close.month, { closedAt: event.at, close });
      for (const donation of donationsOf(close)) state.donations.set(donation.id, donation);
      state.carryMinor = close.carryMinor;
      state.form = isDetailed(close) ? close.form : 1;
      if (isDetailed(close)) remember(close.recipients);
      return;
    }
    case "ledger_sealed":
      state.form = event.data.form;
      remember(event.data.recipients);
      return;
    case "month_skipped":
      state.skipped.set(event.data.month, { at: event.at, reason: event.data.reason });
      return;
    case "recipient_changed":
      remember([event.data]);
      return;
    case "log_key_changed":
      state.key = event.data.to;
      return;
    default:
      event satisfies never;
  }
}

/** The last month that was closed or left out; null before the first. */
export function lastMonth({ months, skipped }: LedgerState): Month | null {
  return [...months.keys(), ...skipped.keys()].sort().at(-1) ?? null;
}

function applyDonationEvent({ donations }: LedgerState, event: DonationEvent): void {
  const { donationId } = event.data;
  const donation = donations.get(event.type === "donation_reissued" ? event.data.replaces : donationId);
  if (donation) donations.set(donationId, { ...donation, ...changeBy(event) });
}

/** What an event changes of the donation that it is about; of the one that is replaced, in the case of a reissue. */
function changeBy(event: DonationEvent): Partial<LedgerDonation> {
  switch (event.type) {
    case "donation_submitted":
      return { status: "submitted", submittedAt: event.at };
    case "donation_complete": {
      const { platformDonationId, receipt } = event.data;
      const failure = { failureReason: null, reversedAt: null };
      return { status: "complete", completedAt: event.at, platformDonationId, receipt, ...failure };
    }
    case "donation_failed":
      return { status: "failed", failureReason: event.data.reason };
    case "donation_reversed":
      return { status: "failed", failureReason: event.data.reason, reversedAt: event.at, arrivedAt: null };
    case "receipt_corrected":
      return { receipt: event.data.receipt };
    case "arrival_confirmed":
      return { arrivedAt: event.at };
    case "arrival_withdrawn":
      return { arrivedAt: null };
    case "donation_reissued": {
      const { donationId: id, replaces, platform } = event.data;
      return { ...NEW, id, replaces, platform };
    }
    default:
      return event satisfies never;
  }
}

const NEW = {
  status: "calculated",
  platformDonationId: null,
  receipt: null,
  failureReason: null,
  replaces: null,
  submittedAt: null,
  completedAt: null,
  reversedAt: null,
  arrivedAt: null,
} as const;

function donationsOf({ month, platform, split }: MonthClosed): readonly LedgerDonation[] {
  return split.flatMap(({ donationId, ...part }) =>
    donationId === null ? [] : [{ ...part, ...NEW, id: donationId, month, platform }],
  );
}
