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

/** What may happen, by type, with what the ledger keeps of it. */
export interface LedgerEventData {
  readonly month_closed: MonthClosed;
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
