import { LEDGER_FORM, type LedgerEventType } from "./event.ts";
import { isRate } from "./exchange.ts";
import { isMonth } from "./month.ts";

/** What an event's part has to be: a kind of value, a list of one shape, or an object with exactly these keys. */
type Shape = keyof typeof KINDS | readonly [Shape] | { readonly [key: string]: Shape };

const isText = (value: unknown) => typeof value === "string" && value !== "";

const KINDS = {
  text: isText,
  "text or null": (value: unknown) => value === null || isText(value),
  month: (value: unknown) => typeof value === "string" && isMonth(value),
  moment: isMoment,
  rate: (value: unknown) => typeof value === "string" && isRate(value),
  hash: (value: unknown) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value),
  "whole number": (value: unknown) => Number.isSafeInteger(value),
  "whole number or null": (value: unknown) => value === null || Number.isSafeInteger(value),
  "2": (value: unknown) => value === LEDGER_FORM,
  "set of texts by name": (value: unknown) =>
    isObject(value) &&
    Object.entries(value).every(([name, text]) => /^[\w.-]{1,40}$/.test(name) && isText(text)),
  "whole number, 0 to 10,000": (value: unknown) =>
    Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 10_000,
} as const;

/** What every event has, whatever its type. */
const EVENT_SHAPE: Shape = {
  seq: "whole number",
  at: "moment",
  type: "text",
  data: {},
  previousHash: "hash",
  hash: "hash",
};

const REPORT = {
  period: "month",
  marketplace: "text",
  currency: "text",
  commissionMinor: "whole number",
  usdRate: "rate",
  commissionUsdMinor: "whole number",
  fileHash: "hash",
} as const;

const RECIPIENT = {
  charityId: "text",
  name: "text",
  registration: "text",
  country: "text",
  website: "text or null",
  platformIds: "set of texts by name",
} as const;

const CLOSE = {
  month: "month",
  commission: [{ month: "month", amountMinor: "whole number" }],
  carriedMinor: "whole number",
  shareBasisPoints: "whole number, 0 to 10,000",
  baseMinor: "whole number",
  donationMinor: "whole number",
  carryMinor: "whole number",
  reports: [REPORT],
  split: [
    {
      charityId: "text",
      charityName: "text",
      shareBasisPoints: "whole number, 0 to 10,000",
      amountMinor: "whole number",
      donationId: "text or null",
    },
  ],
  platform: "text",
} as const;

const DETAILED_CLOSE = {
  ...CLOSE,
  form: "2",
  reports: [
    {
      ...REPORT,
      rateSource: "text or null",
      lineCount: "whole number",
      uncounted: [{ reason: "text", lineCount: "whole number", minor: "whole number or null" }],
    },
  ],
  sources: ["text"],
  expected: ["text"],
  reason: "text or null",
  recipients: [RECIPIENT],
} as const;

/** What the ledger keeps of each type of event. */
const DATA_SHAPES: Readonly<Record<LedgerEventType, Shape>> = {
  month_closed: CLOSE,
  ledger_sealed: { form: "2", events: "whole number", head: "hash", recipients: [RECIPIENT] },
  month_skipped: { month: "month", carryMinor: "whole number", reason: "text" },
  recipient_changed: RECIPIENT,
  donation_submitted: { donationId: "text", platform: "text" },
  donation_complete: {
    donationId: "text",
    platform: "text",
    platformDonationId: "text",
    receipt: "text or null",
  },
  donation_failed: { donationId: "text", platform: "text", reason: "text" },
  donation_reversed: { donationId: "text", platform: "text", reason: "text" },
  receipt_corrected: {
    donationId: "text",
    platform: "text",
    before: "text or null",
    receipt: "text",
    reason: "text",
  },
  arrival_confirmed: { donationId: "text", charityId: "text" },
  arrival_withdrawn: { donationId: "text", charityId: "text", reason: "text" },
  donation_reissued: { donationId: "text", replaces: "text", platform: "text" },
  log_key_changed: { origin: "text", from: "text", to: "text", fromSignature: "text", toSignature: "text" },
};

/** In what an event's data is not what its type asks for, as a clause; null when it fits. */
export function dataMisfit({ type, data }: { readonly type: string; readonly data: unknown }): string | null {
  if (!isLedgerEventType(type)) return `its type ${JSON.stringify(type)} is unknown`;
  const isDetailedClose = type === "month_closed" && isObject(data) && Object.hasOwn(data, "form");
  return misfit(data, isDetailedClose ? DETAILED_CLOSE : DATA_SHAPES[type], "its data");
}

/** The first thing in which a value differs from a shape, as a clause; null when it fits. */
function misfit(value: unknown, shape: Shape, path: string): string | null {
  if (typeof shape === "string") {
    return KINDS[shape](value) ? null : `${path} is ${show(value)}, not a ${shape}`;
  }
  if (isListShape(shape)) {
    if (!Array.isArray(value)) return `${path} is ${show(value)}, not a list`;
    return first(value.map((item, index) => misfit(item, shape[0], `${path}[${index}]`)));
  }
  if (!isObject(value)) return `${path} is ${show(value)}, not an object`;
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(shape, key));
  if (unknown !== undefined) return `${path} has ${show(unknown)}, which nothing of its kind has`;
  return first(
    Object.entries(shape).map(([key, part]) =>
      Object.hasOwn(value, key) ? misfit(value[key], part, `${path}.${key}`) : `${path} has no ${show(key)}`,
    ),
  );
}

/** As {@link misfit} for an event without its data, which depends on its type. */
export function eventMisfit(event: unknown): string | null {
  if (!isObject(event)) return `it is ${show(event)}, not an object`;
  if (!isObject(event.data)) return `its data is ${show(event.data)}, not an object`;
  return misfit({ ...event, data: {} }, EVENT_SHAPE, "it");
}

function isLedgerEventType(type: string): type is LedgerEventType {
  return Object.hasOwn(DATA_SHAPES, type);
}

function isListShape(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function first(misfits: readonly (string | null)[]): string | null {
  return misfits.find((each) => each !== null) ?? null;
}

/** A value in a sentence; a long one is cut. */
function show(value: unknown): string {
  const text = JSON.stringify(value) ?? "missing";
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** To the millisecond, in the years that {@link isMonth} knows. */
function isMoment(value: unknown): boolean {
  const moment = typeof value === "string" && value.startsWith("2") ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString() === value;
}
