import {
  canonicalJson,
  type DonationEvent,
  FIRST_HASH,
  hashedText,
  LEDGER_FORM,
  type LedgerEvent,
  type LedgerEventData,
  NEXT_STATUSES,
} from "./event.ts";
import { applyEvent, emptyLedger, type LedgerDonation, type LedgerState, lastMonth } from "./fold.ts";
import { addMonths, type Month, monthOf } from "./month.ts";
import { dataMisfit, eventMisfit } from "./shape.ts";
import { closeProblems } from "./verify-close.ts";
import { changeProblems, sealProblems } from "./verify-recipients.ts";

/** Something that is wrong with a ledger. */
export interface LedgerProblem {
  /** Which event, by its place, from 1. */
  readonly seq: number;
  /** What is wrong, as a clause. */
  readonly message: string;
}

/** What was checked, and what was found. */
export interface Verification {
  /** How many were closed. */
  readonly months: number;
  readonly donations: number;
  /** In the order of the events; none when the ledger is as it should be. */
  readonly problems: readonly LedgerProblem[];
}

/**
 * Checks a whole ledger by nothing but itself: that its events are chained by their hashes without a gap, that
 * every amount comes out again when it is recomputed, that what each month counts is what was reported and not
 * counted before, that what is carried is what was left, and that every donation went through its states in
 * order. Of the present form it also checks that no month is left out without a word, that no recipient changes
 * without one, and that rates agree. What is cut off at the end can't be seen: for that, compare the last hash with
 * one noted earlier.
 * @param events from anywhere, such as a downloaded file
 * @param sha256 of a text's UTF-8 bytes, hexadecimal
 */
export async function verifyLedger(
  events: readonly unknown[],
  sha256: (text: string) => string | Promise<string>,
): Promise<Verification> {
  const problems: LedgerProblem[] = [];
  const state = emptyLedger();
  const before: Before = {
    at: null,
    counted: new Map(),
    theirs: new Map(),
    again: new Map(),
    receipts: new Map(),
  };
  let previousHash = FIRST_HASH;
  for (const [index, unchecked] of events.entries()) {
    const seq = index + 1;
    const tell = (found: readonly string[]) => problems.push(...found.map((message) => ({ seq, message })));
    const wrong = eventMisfit(unchecked);
    if (wrong !== null) {
      tell([wrong]);
      continue;
    }
    const event = unchecked as LedgerEvent;
    tell(await chainProblems(event, seq, previousHash, sha256));
    previousHash = event.hash;
    const wrongData = dataMisfit(event);
    if (wrongData !== null) {
      tell([wrongData]);
      continue;
    }
    tell(eventProblems(event, state, before));
    applyEvent(state, event);
    remember(before, event);
  }
  return { months: state.months.size, donations: state.donations.size, problems };
}

/** What the events so far said that the {@link LedgerState} doesn't keep. */
interface Before {
  /** When the last one happened, ISO 8601, UTC; null before the first. */
  at: string | null;
  /** What the closes counted of each month, US cents. */
  readonly counted: Map<Month, number>;
  /** Which donation each one of a platform was ever said to be. */
  readonly theirs: Map<string, string>;
  /** Which donation took the place of which. */
  readonly again: Map<string, string>;
  /** Which donations that were paid by hand ever had a receipt. */
  readonly receipts: Map<string, Set<string>>;
}

function remember(before: Before, { at, type, data }: LedgerEvent): void {
  const { counted, theirs, again, receipts } = before;
  before.at = at;
  if (type === "donation_complete") theirs.set(theirsOf(data), data.donationId);
  if (type === "donation_reissued") again.set(data.replaces, data.donationId);
  if (type === "donation_complete" || type === "receipt_corrected") {
    const { donationId, platform, receipt } = data;
    if (platform === BY_HAND && receipt !== null) {
      receipts.set(receipt, (receipts.get(receipt) ?? new Set()).add(donationId));
    }
  }
  if (type !== "month_closed") return;
  for (const { month, amountMinor } of data.commission) {
    counted.set(month, (counted.get(month) ?? 0) + amountMinor);
  }
}

function theirsOf({ platform, platformDonationId }: LedgerEventData["donation_complete"]): string {
  return canonicalJson([platform, platformDonationId]);
}

async function chainProblems(
  event: LedgerEvent,
  seq: number,
  previousHash: string,
  sha256: (text: string) => string | Promise<string>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  if (event.seq !== seq) problems.push(`it is numbered ${event.seq}`);
  if (event.previousHash !== previousHash) {
    problems.push("its previousHash is not the hash of the event before it");
  }
  if ((await sha256(hashedText(event))) !== event.hash) problems.push("its hash is not that of its content");
  return problems;
}

/** What is wrong with what an event says after those before it, as clauses. */
function eventProblems(event: LedgerEvent, state: LedgerState, before: Before): readonly string[] {
  return [...dateProblems(event, state, before), ...contentProblems(event, state, before)];
}

/** By how much clocks that are set right may disagree, milliseconds. */
const CLOCKS_DIFFER = 86_400_000;

/** What was done late can't be dated back to when it should have been. */
function dateProblems({ at }: LedgerEvent, { form }: LedgerState, before: Before): readonly string[] {
  if (form !== LEDGER_FORM || before.at === null) return [];
  if (Date.parse(at) + CLOCKS_DIFFER >= Date.parse(before.at)) return [];
  return [`it is dated ${at}, before the event before it`];
}

function contentProblems(event: LedgerEvent, state: LedgerState, before: Before): readonly string[] {
  switch (event.type) {
    case "month_closed":
      return closeProblems(event.data, event.at, state, before.counted);
    case "ledger_sealed":
      return sealProblems(event, state);
    case "month_skipped":
      return skipProblems(event, state);
    case "recipient_changed":
      return changeProblems(event.data, state);
    case "log_key_changed":
      return state.key === null || state.key === event.data.from
        ? []
        : [`it takes the place of the key ${event.data.from}, but the log is signed by ${state.key}`];
    default:
      return donationProblems(event, state, before);
  }
}

/** What is wrong with a month that is left out, as clauses. */
function skipProblems(
  { at, data: { month, carryMinor } }: Extract<LedgerEvent, { readonly type: "month_skipped" }>,
  state: LedgerState,
): readonly string[] {
  const problems: string[] = [];
  const last = lastMonth(state);
  if (state.form !== LEDGER_FORM)
    problems.push("it is of the new form, but the events before it are not sealed");
  if (last === null || month !== addMonths(last, 1)) {
    problems.push(`${month} is left out, but the month before it is not ${last ?? "there"}`);
  }
  if (monthOf(new Date(at)) <= month) problems.push(`${month} is left out before it has ended`);
  if (carryMinor !== state.carryMinor) {
    problems.push(`it leaves ${carryMinor} cents carried, but ${state.carryMinor} were left to it`);
  }
  return problems;
}

/** What is wrong with an event about a donation, as clauses. */
function donationProblems(event: DonationEvent, state: LedgerState, before: Before): readonly string[] {
  const { donations } = state;
  if (event.type === "donation_reissued") return reissueProblems(event.data, donations, before);
  const { donationId } = event.data;
  const donation = donations.get(donationId);
  if (!donation) return [`there is no donation ${donationId}`];
  if (event.type === "arrival_confirmed" || event.type === "arrival_withdrawn") {
    return arrivalProblems(event, donation);
  }
  const { platform } = event.data;
  const problems: string[] = [];
  if (donation.platform !== platform) {
    problems.push(`donation ${donationId} is made at ${donation.platform}, not at ${platform}`);
  }
  if (event.type === "receipt_corrected") {
    return [
      ...problems,
      ...correctionProblems(event.data, donation),
      ...receiptProblems(event.data, state, before),
    ];
  }
  const next = NEXT[event.type];
  const isReversal = event.type === "donation_reversed";
  if (!NEXT_STATUSES[donation.status].includes(next) || isReversal !== (donation.status === "complete")) {
    problems.push(`donation ${donationId} is ${donation.status}, so ${event.type} can't follow`);
  }
  if (event.type === "donation_complete") {
    const { platformDonationId } = event.data;
    const next = before.again.get(donationId);
    if (next !== undefined) {
      problems.push(`donation ${donationId} is complete, though ${next} was made in its place`);
    }
    if (donation.status === "failed" && donation.submittedAt === null) {
      problems.push(`donation ${donationId} is complete, but was never asked for`);
    }
    const twin = before.theirs.get(theirsOf(event.data)) ?? donationId;
    if (twin !== donationId) {
      problems.push(`${platform}'s donation ${platformDonationId} was counted for donation ${twin} before`);
    }
    problems.push(...receiptProblems(event.data, state, before));
  }
  return problems;
}

/** What is wrong with what a charity says of a donation to it, as clauses. */
function arrivalProblems(
  { type, data }: Extract<LedgerEvent, { readonly type: "arrival_confirmed" | "arrival_withdrawn" }>,
  { id, charityId, status, arrivedAt }: LedgerDonation,
): readonly string[] {
  const problems: string[] = [];
  if (data.charityId !== charityId)
    problems.push(`donation ${id} is for ${charityId}, not ${data.charityId}`);
  if (status !== "complete") problems.push(`donation ${id} is ${status}, so nothing can have arrived`);
  if ((arrivedAt === null) !== (type === "arrival_confirmed")) {
    problems.push(`that donation ${id} arrived was ${arrivedAt === null ? "not " : ""}confirmed before`);
  }
  return problems;
}

function correctionProblems(
  { before, receipt }: LedgerEventData["receipt_corrected"],
  { id, status, receipt: present }: LedgerDonation,
): readonly string[] {
  const problems: string[] = [];
  if (status !== "complete") problems.push(`donation ${id} is ${status}, so its receipt can't be corrected`);
  if (before !== present) problems.push(`the receipt of donation ${id} was ${present} before, not ${before}`);
  if (before === receipt) problems.push(`the receipt of donation ${id} is corrected to what it was`);
  return problems;
}

/** What a person paid by hand is proved by its receipt alone, so one receipt is one donation's. */
function receiptProblems(
  { donationId, platform, receipt }: { donationId: string; platform: string; receipt: string | null },
  { form, donations }: LedgerState,
  { receipts }: Pick<Before, "receipts">,
): readonly string[] {
  if (form !== LEDGER_FORM || platform !== BY_HAND) return [];
  if (receipt === null) return [`donation ${donationId} was paid by hand and has no receipt`];
  const twin = [...(receipts.get(receipt) ?? [])].find((id) => {
    const other = donations.get(id);
    return id !== donationId && other?.status === "complete" && other.receipt === receipt;
  });
  return twin === undefined ? [] : [`the receipt ${receipt} is that of donation ${twin}`];
}

/** The platform on which the operator pays. */
const BY_HAND = "manual";

const NEXT = {
  donation_submitted: "submitted",
  donation_complete: "complete",
  donation_failed: "failed",
  donation_reversed: "failed",
} as const;

function reissueProblems(
  { donationId, replaces }: { donationId: string; replaces: string },
  donations: LedgerState["donations"],
  { again }: Pick<Before, "again">,
): readonly string[] {
  const failed = donations.get(replaces);
  if (!failed) return [`there is no donation ${replaces} to replace`];
  const problems: string[] = [];
  if (donations.has(donationId)) problems.push(`there is a donation ${donationId} already`);
  if (failed.status !== "failed") {
    problems.push(`donation ${replaces} is ${failed.status}, so it can't be replaced`);
  }
  if (again.has(replaces)) {
    problems.push(`donation ${replaces} was replaced before`);
  }
  return problems;
}
