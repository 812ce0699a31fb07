import {
  type DonationEvent,
  type DonationStatus,
  isDonationEvent,
  type LedgerEvent,
  type MonthClosed,
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
}

/** What the events of a ledger come to. */
export interface LedgerState {
  /** In the order in which they were closed. */
  readonly months: Map<Month, LedgerMonth>;
  readonly donations: Map<string, LedgerDonation>;
  /** What signs the log since its key was changed, as signed notes write keys; null before. */
  key: string | null;
}

export function emptyLedger(): LedgerState {
  return { months: new Map(), donations: new Map(), key: null };
}

/** What all events together come to. */
export function foldLedger(events: readonly LedgerEvent[]): LedgerState {
  const state = emptyLedger();
  for (const event of events) applyEvent(state, event);
  return state;
}

/** Takes an event into account; one about a donation that there isn't changes nothing. */
export function applyEvent(state: LedgerState, event: LedgerEvent): void {
  const { months, donations } = state;
  if (event.type === "month_closed") {
    months.set(event.data.month, { closedAt: event.at, close: event.data });
    for (const donation of donationsOf(event.data)) donations.set(donation.id, donation);
    return;
  }
  if (event.type === "log_key_changed") state.key = event.data.to;
  if (!isDonationEvent(event)) return;
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
      return { status: "failed", failureReason: event.data.reason, reversedAt: event.at };
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
} as const;

function donationsOf({ month, platform, split }: MonthClosed): readonly LedgerDonation[] {
  return split.flatMap(({ donationId, ...part }) =>
    donationId === null ? [] : [{ ...part, ...NEW, id: donationId, month, platform }],
  );
}
