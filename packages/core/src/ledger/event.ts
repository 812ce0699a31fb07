import type { Month } from "./month.ts";
import type { CloseCalculation } from "./month-close.ts";

/** The state of one try to make a donation. What failed stays owed: another try takes its place. */
export const DONATION_STATUSES = ["calculated", "submitted", "complete", "failed"] as const;
export type DonationStatus = (typeof DONATION_STATUSES)[number];

/** An imported earnings report as a close counted it; commission in minor units of its own currency and in US cents. */
export interface CountedReport {
  readonly period: Month;
  readonly marketplace: string;
  readonly currency: string;
  readonly commissionMinor: number;
  /** US dollars for one unit of the currency, as decimal digits. */
  readonly usdRate: string;
  readonly commissionUsdMinor: number;
  /** SHA-256 of the file, hexadecimal. */
  readonly fileHash: string;
}

/** A month was closed: its calculation, what it counted, and the donations that came of it. */
export interface MonthClosed extends Omit<CloseCalculation, "split"> {
  readonly reports: readonly CountedReport[];
  /** A part of nothing makes no donation; its id is null. */
  readonly split: readonly (CloseCalculation["split"][number] & { readonly donationId: string | null })[];
  /** Where the donations are to be made, such as "change". */
  readonly platform: string;
}

/** Which form of events is written. Of form 1, whose closes don't say, are those from before there was another. */
export const LEDGER_FORM = 2;

/** Part of a report that nobody counts, with the reason. */
export interface UncountedPart {
  readonly reason: string;
  readonly lineCount: number;
  /** Minor units of the report's currency; null where the report doesn't tell. */
  readonly minor: number | null;
}

/** A report with where its rate is from, how long it is, and what of it isn't counted. */
export interface DetailedReport extends CountedReport {
  /** Such as "ECB reference rate of 2026-10-30"; null for US dollars alone. */
  readonly rateSource: string | null;
  readonly lineCount: number;
  readonly uncounted: readonly UncountedPart[];
}

/** Whom a donation is paid to: what a payment goes by. */
export interface Recipient {
  readonly charityId: string;
  readonly name: string;
  /** EIN in the US, the register's number elsewhere. */
  readonly registration: string;
  /** Two letters. */
  readonly country: string;
  readonly website: string | null;
  /** Its account at each donation platform. */
  readonly platformIds: Readonly<Record<string, string>>;
}

/** A close that says all that it went by. */
export interface DetailedClose extends MonthClosed {
  readonly form: typeof LEDGER_FORM;
  /** By month, marketplace and hash: which amount is whose isn't told. */
  readonly reports: readonly DetailedReport[];
  /** Whose reports the month has, such as "US gifts-20", in order. */
  readonly sources: readonly string[];
  /** Whose reports were expected: those that the month before had. */
  readonly expected: readonly string[];
  /** Why the month is closed though a report is missing or nothing is reported; else null. */
  readonly reason: string | null;
  /** Those of {@link split}, in its order, as they were. */
  readonly recipients: readonly Recipient[];
}

/** Whether a close is of the present form. */
export function isDetailed(close: MonthClosed): close is DetailedClose {
  return "form" in close;
}

/** What may happen, by type, with what the ledger keeps of it. */
export interface LedgerEventData {
  readonly month_closed: MonthClosed | DetailedClose;
  /** Events of form 1 end here; they stay as they are. */
  readonly ledger_sealed: {
    readonly form: typeof LEDGER_FORM;
    /** How many came before, and the hash of the last of them. */
    readonly events: number;
    readonly head: string;
    /** Those of their donations, in the order of their ids, as they are now. */
    readonly recipients: readonly Recipient[];
  };
  /** A month is left out: it had no reports, so nothing was calculated for it. */
  readonly month_skipped: {
    readonly month: Month;
    /** What the month before left, and this one leaves in turn; 0 or less, US cents. */
    readonly carryMinor: number;
    readonly reason: string;
  };
  /** From here on a charity is paid otherwise; all of it, as it is from then on. */
  readonly recipient_changed: Recipient;
  /** The platform is asked; written before it is. */
  readonly donation_submitted: { readonly donationId: string; readonly platform: string };
  readonly donation_complete: {
    readonly donationId: string;
    readonly platform: string;
    readonly platformDonationId: string;
    /** Where the receipt is, or its number; null when the platform gives none. */
    readonly receipt: string | null;
  };
  readonly donation_failed: {
    readonly donationId: string;
    readonly platform: string;
    readonly reason: string;
  };
  /** What was complete was taken back by the platform; the donation counts as failed from then on. */
  readonly donation_reversed: {
    readonly donationId: string;
    readonly platform: string;
    readonly reason: string;
  };
  /** A complete donation's receipt was written down wrongly. */
  readonly receipt_corrected: {
    readonly donationId: string;
    readonly platform: string;
    /** As it was until now. */
    readonly before: string | null;
    readonly receipt: string;
    readonly reason: string;
  };
  /** The charity itself has confirmed that a complete donation arrived. */
  readonly arrival_confirmed: { readonly donationId: string; readonly charityId: string };
  /** It was mistaken, and says why; it may confirm again. */
  readonly arrival_withdrawn: {
    readonly donationId: string;
    readonly charityId: string;
    readonly reason: string;
  };
  /** Another try at what is still owed, by any platform, in place of one that failed. */
  readonly donation_reissued: {
    readonly donationId: string;
    readonly replaces: string;
    readonly platform: string;
  };
  /** Another key signs the log from here on; both have signed the change. */
  readonly log_key_changed: {
    readonly origin: string;
    /** As signed notes write keys. */
    readonly from: string;
    readonly to: string;
    /** Base64. */
    readonly fromSignature: string;
    readonly toSignature: string;
  };
}
/** Those that are about one donation. */
const DONATION_EVENTS = [
  "donation_submitted",
  "donation_complete",
  "donation_failed",
  "donation_reversed",
  "receipt_corrected",
  "arrival_confirmed",
  "arrival_withdrawn",
  "donation_reissued",
] as const satisfies readonly LedgerEventType[];
export type DonationEvent = Extract<LedgerEvent, { readonly type: (typeof DONATION_EVENTS)[number] }>;

export function isDonationEvent(event: LedgerEvent): event is DonationEvent {
  return DONATION_EVENTS.some((type) => type === event.type);
}

export type LedgerEventType = keyof LedgerEventData;

/** One line of the ledger: what happened, chained to the line before by its hash. */
export type LedgerEvent = {
  readonly [Type in LedgerEventType]: {
    /** From 1, without gaps. */
    readonly seq: number;
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly type: Type;
    readonly data: LedgerEventData[Type];
    /** The hash of the event before; {@link FIRST_HASH} for the first. */
    readonly previousHash: string;
    /** SHA-256 of {@link hashedText}, hexadecimal. */
    readonly hash: string;
  };
}[LedgerEventType];

/** Stands for the hash of the event before the first. */
export const FIRST_HASH = "0".repeat(64);

/** The text whose SHA-256 is an event's hash: everything else of the event, in one exact form. */
export function hashedText({ seq, at, type, data, previousHash }: Omit<LedgerEvent, "hash">): string {
  return canonicalJson({ seq, at, type, data, previousHash });
}

/**
 * JSON in one exact form: keys in the order of their code units, no spaces.
 * @param value null, text, numbers, truth values, and lists and objects of them
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

/**
 * Which states each state may turn into. A complete donation fails only when it is taken back; a failed one is complete
 * only when its platform has made it after all, and nothing was put in its place.
 */
export const NEXT_STATUSES: Readonly<Record<DonationStatus, readonly DonationStatus[]>> = {
  calculated: ["submitted", "failed"],
  submitted: ["complete", "failed"],
  complete: ["failed"],
  failed: ["complete"],
};
