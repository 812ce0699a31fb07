import { join } from "node:path";
import {
  calculateClose,
  canonicalJson,
  FIRST_HASH,
  foldLedger,
  keyChangeText,
  type LedgerEvent,
  ledgerRemarks,
  toBase64,
  treeOf,
} from "@gifthearth/core/ledger";
import { expect, it } from "vitest";
import { askWitness } from "../../api/src/money/log/ask-witness.ts";
import { NODE_CRYPTO } from "../../api/src/money/log/crypto.ts";
import { makeSigningKey, type SigningKey } from "../../api/src/money/log/signing-key.ts";
import { signed, verdicts } from "../support/ledger-verdicts.ts";
import { ledgerOf, RECIPIENTS, rechain } from "../support/ledgers.ts";
import { readSigningKeyOrThrow } from "../support/log-key.ts";
import { startWitness } from "../support/witness-server.ts";

type Events = readonly LedgerEvent[];
type Data = Record<string, unknown>;
type Plan = Parameters<typeof ledgerOf>[0];
/** The first of whom a forgery meets that notices it, with everything that stands before them in this list silent. */
const NOTICERS = {
  export: "the export by itself",
  reader: "whoever reads what our verifier says that the ledger tells openly",
  checkpoint: "whoever kept an older checkpoint, such as a witness, or a reader who was told another one",
  charity: "the charity, which has no such money or receipt, or never said so",
  programme: "the programme, whose reports say otherwise",
  bank: "whoever looks up what the European Central Bank published",
} as const;

const PLAN: Plan = [
  { cents: 10_001, correction: 0, fates: ["complete", "reissued"] },
  { cents: 8_000, correction: -500, fates: ["reversed", "failed"] },
  { cents: -900, correction: 0, fates: ["calculated", "calculated"] },
  { cents: 4_000, correction: 0, fates: ["submitted", "complete"] },
];
/** The plan with one of its months otherwise. */
const otherwise = (nth: number, change: Partial<Plan[number]>) =>
  ledgerOf(PLAN.map((month, index) => (index === nth ? { ...month, ...change } : month)));
const HONEST: Events = ledgerOf(PLAN);
/** Three months that have nothing to do with one another. */
const APART = (["complete", "complete", "complete"] as const).map((fate) => ({
  cents: 6_000,
  correction: 0,
  fates: [fate, fate] as const,
}));

/** The nth event of a type, from 0, with its data changed, and the chain forged to fit. */
function edit(type: string, nth: number, change: (data: never) => object, events = HONEST): Events {
  const target = events.filter((event) => event.type === type)[nth];
  const changed = { ...target, data: change(structuredClone(target?.data) as never) } as LedgerEvent;
  return rechain(events.map((event) => (event === target ? changed : event)));
}
const set = (values: Data) => (data: Data) => ({ ...data, ...values });
/** Without some events, or with others in their places, and the chain forged to fit. */
const pick = (map: (event: LedgerEvent, index: number) => Events, events = HONEST) =>
  rechain(events.flatMap(map));
const report = (nth: number, values: Data) => (data: { reports: Data[] }) => ({
  ...data,
  reports: data.reports.map((each, index) => (index === nth ? { ...each, ...values } : each)),
});
const part =
  (nth: number, values: (part: { amountMinor: number }) => Data) =>
  (data: { split: { amountMinor: number }[] }) => ({
    ...data,
    split: data.split.map((each, index) => (index === nth ? { ...each, ...values(each) } : each)),
  });
const isOfMonth = (month: string) => (event: LedgerEvent) => JSON.stringify(event.data).includes(`"${month}`);
/** The plan with the last month left out instead of closed. */
const SKIPPED = pick((event, index) => {
  if (index < HONEST.findIndex(isOfMonth("2026-04"))) return [event];
  const data = { month: "2026-04", carryMinor: -900, reason: "The programme paused" };
  return event.type === "month_closed" ? [{ ...event, type: "month_skipped", data } as LedgerEvent] : [];
});
/** Donations that were paid by hand, and one whose receipt was corrected. */
const BY_HAND = ledgerOf([
  { cents: 9_000, correction: 0, fates: ["by hand", "by hand"] },
  { cents: 9_000, correction: 0, fates: ["corrected", "complete"] },
]);
/** The plan's first two months in the old form. */
const CONTINUED = ledgerOf(PLAN, 2);
/** Donations that arrived, of which a charity has taken back one that it confirmed, and one was taken back. */
const ARRIVED = ledgerOf([
  { cents: 9_000, correction: 0, fates: ["arrived", "withdrawn"] },
  { cents: 9_000, correction: 0, fates: ["submitted", "returned"] },
]);
const recipient = (nth: number, values: Data) => (data: { recipients: Data[] }) => ({
  ...data,
  recipients: data.recipients.map((each, index) => (index === nth ? { ...each, ...values } : each)),
});
const ELSEWHERE = { platformIds: { change: "n_mine" } };
/** Meals are paid elsewhere from the second month on, and an event says so. */
const MOVED = pick((event) => {
  if (event.type !== "month_closed" || event.data.month === "2026-01") return [event];
  const close = { ...event, data: recipient(0, ELSEWHERE)(event.data as never) } as unknown as LedgerEvent;
  if (event.data.month !== "2026-02") return [close];
  const data = { ...RECIPIENTS[0], ...ELSEWHERE };
  return [{ ...event, type: "recipient_changed", data } as LedgerEvent, close];
});

/** A month's close, worked out anew from what is changed of it. */
const recalculated = (nth: number, values: Data, events = HONEST) =>
  edit(
    "month_closed",
    nth,
    (
      data: Parameters<typeof calculateClose>[0] & {
        split: Parameters<typeof calculateClose>[0]["charities"];
      },
    ) => {
      const { month, commission, carriedMinor, shareBasisPoints } = { ...data, ...values };
      const charities = data.split.map(({ charityId, charityName, shareBasisPoints: share }) => ({
        charityId,
        charityName,
        shareBasisPoints: share,
      }));
      const close = calculateClose({ month, commission, carriedMinor, shareBasisPoints, charities });
      const split = close.split.map((part) => ({
        ...part,
        donationId: part.amountMinor > 0 ? `${month}-${part.charityId}` : null,
      }));
      return { ...data, ...values, ...close, split };
    },
    events,
  );
/** With an event more at the end. */
const followed = (events: Events, type: string, data: object, at?: string) =>
  rechain([...events, { ...events.at(-1), ...(at !== undefined && { at }), type, data } as LedgerEvent]);
/** With the seal naming what comes before it by now. */
function resealed(events: Events): Events {
  const place = events.findIndex(({ type }) => type === "ledger_sealed");
  const [seal, before] = [events[place], rechain(events)[place - 1]];
  const data = { ...seal?.data, events: place, head: before?.hash };
  return rechain(events.with(place, { ...seal, data } as LedgerEvent));
}
/** Two months of which nothing is paid yet. */
const WAITING = ledgerOf(
  [6_000, 4_000].map((cents) => ({ cents, correction: 0, fates: ["calculated", "calculated"] as const })),
);
const isClose = ({ type }: LedgerEvent) => type === "month_closed";
const reportsOf = (event: LedgerEvent | undefined) =>
  event?.type === "month_closed" ? event.data.reports : [];
/** The months one after the other, as they were closed. */
const monthsOf = (events: Events) => [...Map.groupBy(events, monthIn).values()];
const monthIn = ({ data }: LedgerEvent) => /2026-\d\d/.exec(JSON.stringify(data))?.[0];

/** The log's key is changed, at the end of the ledger. */
async function keyChanged(
  change: (keys: { readonly ours: SigningKey; readonly others: SigningKey }) => {
    readonly origin?: string;
    readonly from: SigningKey;
    readonly signedBy: SigningKey;
    readonly seq?: number;
  },
): Promise<Events> {
  const ours = await readSigningKeyOrThrow();
  const others = await makeSigningKey(ours.key.name);
  const { origin = ours.key.name, from, signedBy, seq = HONEST.length + 1 } = change({ ours, others });
  const text = new TextEncoder().encode(keyChangeText(origin, from.key.text, others.key.text, seq));
  const [fromSignature, toSignature] = [signedBy, others].map(({ sign }) => toBase64(sign(text)));
  const data = { origin, from: from.key.text, to: others.key.text, fromSignature, toSignature };
  return followed(HONEST, "log_key_changed", data);
}

/** A ledger of a year, of old form and new, of the old form alone; and with everything that may happen. */
const HONEST_ONES: readonly Events[] = [
  HONEST,
  ledgerOf(APART),
  CONTINUED,
  ledgerOf(PLAN, PLAN.length),
  ledgerOf([...PLAN, ...PLAN, ...PLAN], 7),
  SKIPPED,
  BY_HAND,
  MOVED,
  ARRIVED,
];

const withoutGermany = (source: unknown) => !String(source).startsWith("DE");

/** Each with who notices, and what is honest in its place: {@link HONEST} unless told. */
const FORGERIES: readonly (readonly [
  string,
  keyof typeof NOTICERS,
  () => Events | Promise<Events>,
  Events?,
])[] = [
  [
    "A donation is made smaller than its share",
    "export",
    () => edit("month_closed", 0, set({ donationMinor: 4_000 })),
  ],
  [
    "The share of one month is lowered",
    "export",
    () => edit("month_closed", 0, set({ shareBasisPoints: 4_000 })),
  ],
  ["What is carried is invented", "export", () => edit("month_closed", 1, set({ carriedMinor: -900 }))],
  ["What is carried on is forgotten", "export", () => edit("month_closed", 2, set({ carryMinor: 0 }))],
  [
    "A correction is counted in part",
    "export",
    () =>
      edit("month_closed", 1, (data: { commission: Data[] }) => ({
        ...data,
        commission: data.commission.map((line, index) =>
          index === 0 ? { ...line, amountMinor: -400 } : line,
        ),
      })),
  ],
  [
    "A month's line is left out",
    "export",
    () =>
      edit("month_closed", 1, (data: { commission: Data[] }) => ({
        ...data,
        commission: data.commission.slice(1),
      })),
  ],
  [
    "A report is counted twice",
    "export",
    () =>
      edit("month_closed", 0, (data: { reports: Data[] }) => ({
        ...data,
        reports: [...data.reports, data.reports[0]],
      })),
  ],
  [
    "A report is left out of what was counted",
    "export",
    () =>
      edit("month_closed", 0, (data: { reports: Data[] }) => ({ ...data, reports: data.reports.slice(1) })),
  ],
  [
    "A report's US cents are lowered",
    "export",
    () => edit("month_closed", 0, report(0, { commissionUsdMinor: 9 })),
  ],
  [
    "A rate is changed after the fact",
    "export",
    () => edit("month_closed", 0, report(0, { currency: "EUR", usdRate: "0.9" })),
  ],
  ["US dollars are given a rate", "export", () => edit("month_closed", 0, report(2, { usdRate: "0.99" }))],
  ["A report's hash is left empty", "export", () => edit("month_closed", 0, report(0, { fileHash: "" }))],
  [
    "Cents are moved from one charity to another",
    "export",
    () =>
      edit(
        "month_closed",
        0,
        part(0, ({ amountMinor }) => ({ amountMinor: amountMinor - 1 })),
      ),
  ],
  [
    "A charity's share is lowered",
    "export",
    () =>
      edit(
        "month_closed",
        0,
        part(0, () => ({ shareBasisPoints: 1 })),
      ),
  ],
  [
    "A charity is named twice",
    "export",
    () =>
      edit(
        "month_closed",
        0,
        part(0, () => ({ charityId: "trees" })),
      ),
  ],
  [
    "A part is calculated without a donation",
    "export",
    () =>
      edit(
        "month_closed",
        0,
        part(0, () => ({ donationId: null })),
      ),
  ],
  [
    "A donation of an earlier month is used again",
    "export",
    () =>
      edit(
        "month_closed",
        1,
        part(0, () => ({ donationId: "2026-01-meals" })),
      ),
  ],
  [
    "A month is closed twice",
    "export",
    () => pick((event, index) => (index === 0 ? [event, event] : [event])),
  ],
  [
    "A month is closed before its end",
    "export",
    () => pick((event, index) => [index === 0 ? { ...event, at: "2026-01-31T23:00:00.000Z" } : event]),
  ],
  ["A month is closed after a later one", "export", () => edit("month_closed", 1, set({ month: "2025-12" }))],
  [
    "A donation is complete that was never asked for",
    "export",
    () => pick((event) => (event.type === "donation_submitted" ? [] : [event])),
  ],
  [
    "A donation is complete twice",
    "export",
    () => pick((event) => (event.type === "donation_complete" ? [event, event] : [event])),
  ],
  [
    "Another platform completes it than was asked",
    "export",
    () => edit("donation_complete", 0, set({ platform: "pledge" })),
  ],
  [
    "One payment counts for two donations",
    "export",
    () => edit("donation_complete", 2, set({ platformDonationId: "d_2026-01-meals" })),
  ],
  [
    "What is complete is made again",
    "export",
    () => edit("donation_reissued", 0, set({ replaces: "2026-01-meals" })),
  ],
  [
    "What failed is made again twice",
    "export",
    () =>
      pick((event) =>
        event.type === "donation_reissued"
          ? [event, { ...event, data: { ...event.data, donationId: "another" } }]
          : [event],
      ),
  ],
  [
    "What was never complete is taken back",
    "export",
    () => pick((event) => (isOfMonth("2026-02")(event) && event.type === "donation_complete" ? [] : [event])),
  ],
  [
    "What was made again is complete after all",
    "export",
    () =>
      pick((event) =>
        event.type === "donation_reissued"
          ? [
              event,
              {
                ...event,
                type: "donation_complete",
                data: {
                  donationId: event.data.replaces,
                  platform: "change",
                  platformDonationId: "late",
                  receipt: null,
                },
              } as LedgerEvent,
            ]
          : [event],
      ),
  ],
  [
    "A donation fails that nobody calculated",
    "export",
    () => edit("donation_failed", 0, set({ donationId: "none" })),
  ],
  ["An event is left out", "export", () => HONEST.toSpliced(3, 1)],
  ["An event is put in twice", "export", () => HONEST.toSpliced(3, 0, HONEST[2] as LedgerEvent)],
  [
    "An event's time is changed",
    "export",
    () => HONEST.with(1, { ...(HONEST[1] as LedgerEvent), at: "2027-01-02T00:00:00.000Z" }),
  ],
  [
    "An event of no known kind hides something",
    "export",
    () => pick((event) => [event, { ...event, type: "note" } as never]),
  ],
  ["An event has a part that none has", "export", () => edit("donation_failed", 0, set({ note: "x" }))],
  ["The whole ledger is rewritten with less commission", "checkpoint", () => otherwise(0, { cents: 9_000 })],
  ["Its end is cut off", "checkpoint", () => HONEST.slice(0, -1)],
  [
    "A month is cut out and the rest chained anew",
    "export",
    () => pick((event) => (isOfMonth("2026-02")(event) ? [] : [event]), ledgerOf(APART)),
  ],
  [
    "A month is left out without a reason",
    "export",
    () => edit("month_skipped", 0, set({ reason: "" }), SKIPPED),
  ],
  [
    "What is carried is lost in a month that is left out",
    "export",
    () => edit("month_skipped", 0, set({ carryMinor: 0 }), SKIPPED),
  ],
  [
    "A month is left out that isn't the next one",
    "export",
    () => edit("month_skipped", 0, set({ month: "2026-05" }), SKIPPED),
  ],
  [
    "A report isn't expected any more, without a word",
    "export",
    () => edit("month_closed", 1, set({ expected: ["FR gifts-22", "US gifts-20"] })),
  ],
  [
    "A report is missing without a reason",
    "export",
    () =>
      edit("month_closed", 1, set({ expected: ["DE gifts-21", "FR gifts-22", "FR more-22", "US gifts-20"] })),
  ],
  [
    "A report is said to be there that isn't counted",
    "export",
    () =>
      edit("month_closed", 0, set({ sources: ["DE gifts-21", "FR gifts-22", "JP gifts-22", "US gifts-20"] })),
  ],
  [
    "A public rate is changed for one of two reports",
    "export",
    () => edit("month_closed", 0, report(0, { usdRate: "2.01" })),
  ],
  [
    "The public rate of another month is taken",
    "export",
    () => edit("month_closed", 0, report(0, { rateSource: "ECB reference rate of 2026-02-28" })),
  ],
  [
    "A rate doesn't say where it is from",
    "export",
    () => edit("month_closed", 0, report(0, { rateSource: null })),
  ],
  [
    "A recipient's account is exchanged from one close to the next",
    "export",
    () => edit("month_closed", 1, recipient(0, ELSEWHERE)),
  ],
  [
    "A recipient's registration number is exchanged from one close to the next",
    "export",
    () => edit("month_closed", 1, recipient(1, { registration: "98-7654321" })),
  ],
  [
    "A change of a recipient is hidden",
    "export",
    () => pick((event) => (event.type === "recipient_changed" ? [] : [event]), MOVED),
  ],
  [
    "A change is told of another recipient than the closes have",
    "export",
    () => edit("recipient_changed", 0, set({ platformIds: { change: "n_other" } }), MOVED),
  ],
  [
    "A recipient is put in whom no donation is for",
    "export",
    () =>
      edit("month_closed", 0, (data: { recipients: Data[] }) => ({
        ...data,
        recipients: [...data.recipients, { ...RECIPIENTS[0], charityId: "zebras", name: "Zebras" }],
      })),
  ],
  [
    "Another charity's name is put in",
    "export",
    () =>
      edit(
        "month_closed",
        0,
        part(0, () => ({ charityName: "Mine" })),
      ),
  ],
  [
    "The seal between the old form and the new is left out",
    "export",
    () => pick((event) => (event.type === "ledger_sealed" ? [] : [event]), CONTINUED),
  ],
  [
    "An event that was sealed is changed, and the chain with it",
    "export",
    () => edit("donation_reissued", 0, set({ platform: "change" }), CONTINUED),
  ],
  [
    "An event that was sealed is left out",
    "export",
    () =>
      pick((event, index) => (index === 3 ? [] : [event]), ledgerOf([...PLAN.slice(2), ...PLAN.slice(2)], 2)),
  ],
  [
    "A close goes back to the old form, which tells less",
    "export",
    () =>
      edit(
        "month_closed",
        3,
        ({ form: _, sources: __, expected: ___, reason: ____, recipients: _____, ...close }: Data) => ({
          ...close,
          reports: (close.reports as Data[]).map(
            ({ rateSource: _, lineCount: __, uncounted: ___, ...each }) => each,
          ),
        }),
      ),
  ],
  [
    "One receipt stands for two donations that were paid by hand",
    "export",
    () => edit("donation_complete", 1, set({ receipt: "R 2026-01-meals" }), BY_HAND),
  ],
  [
    "A receipt is exchanged that was corrected later",
    "export",
    () => edit("donation_complete", 2, set({ receipt: "R-9" }), BY_HAND),
  ],
  [
    "A receipt is corrected that there isn't",
    "export",
    () => edit("receipt_corrected", 0, set({ donationId: "2026-01-meals" }), BY_HAND),
  ],
  ["A month begins without what was left to it", "export", () => recalculated(3, { carriedMinor: 0 })],
  [
    "What a month counts is told in another order",
    "export",
    () =>
      edit("month_closed", 1, (data: { commission: Data[] }) => ({
        ...data,
        commission: data.commission.toReversed(),
      })),
  ],
  [
    "A month that is closed is corrected by nothing",
    "export",
    () => {
      const apart = ledgerOf(APART);
      const reports = reportsOf(apart[0]);
      return edit(
        "month_closed",
        1,
        (data: { commission: Data[]; reports: Data[] }) => ({
          ...data,
          commission: [{ month: "2026-01", amountMinor: 0 }, ...data.commission],
          reports: [...reports, ...data.reports],
        }),
        apart,
      );
    },
  ],
  [
    "A report is shown that counts nowhere",
    "export",
    () =>
      edit("month_closed", 0, (data: { reports: Data[] }) => ({
        ...data,
        reports: [{ ...data.reports[2], period: "2025-11" }, ...data.reports],
      })),
  ],
  [
    "A cent is moved from one report to another",
    "export",
    () => {
      const more = edit("month_closed", 0, report(0, { commissionUsdMinor: 5 }));
      return edit("month_closed", 0, report(1, { commissionUsdMinor: 1 }), more);
    },
  ],
  [
    "A report in US dollars is twice as long, at half a dollar each",
    "export",
    () => edit("month_closed", 0, report(2, { commissionMinor: 19_990, usdRate: "0.5" })),
  ],
  [
    "A rate is below nothing, and so is what it is of",
    "export",
    () => edit("month_closed", 0, report(0, { commissionMinor: -2, usdRate: "-2" })),
  ],
  [
    "The public rate of a better day of the month is taken",
    "export",
    () => {
      const rateSource = "ECB reference rate of 2026-01-05";
      return edit(
        "month_closed",
        0,
        report(1, { rateSource }),
        edit("month_closed", 0, report(0, { rateSource })),
      );
    },
  ],
  [
    "A part of nothing has a donation",
    "export",
    () =>
      edit(
        "month_closed",
        2,
        part(0, () => ({ donationId: "ghost" })),
      ),
  ],
  [
    "One donation stands for two months",
    "export",
    () =>
      edit(
        "month_closed",
        1,
        part(0, () => ({ donationId: "2026-01-meals" })),
        WAITING,
      ),
  ],
  [
    "A donation is asked for that nobody calculated",
    "export",
    () => followed(HONEST, "donation_submitted", { donationId: "ghost", platform: "change" }),
  ],
  [
    "A payment that was taken back counts for another donation",
    "export",
    () => {
      const complete = { platform: "change", receipt: null };
      const again = { ...complete, donationId: "2026-02-meals", platformDonationId: "d_second" };
      const other = {
        ...complete,
        donationId: "2026-02-trees",
        platformDonationId: "d_2026-02-meals",
      };
      return followed(followed(HONEST, "donation_complete", again), "donation_complete", other);
    },
  ],
  [
    "What was paid by hand has no receipt",
    "export",
    () => edit("donation_complete", 0, set({ receipt: null }), BY_HAND),
  ],
  [
    "A receipt that two donations had in the old form stands for a third",
    "export",
    () => {
      const by = (fate: "by hand" | "calculated") =>
        ({ cents: 9_000, correction: 0, fates: ["by hand", fate] }) as const;
      const same = pick(
        (event) =>
          event.type === "donation_complete"
            ? [{ ...event, data: { ...event.data, receipt: "R 1" } }]
            : event.type === "ledger_sealed"
              ? [
                  event,
                  {
                    ...event,
                    type: "donation_reversed",
                    data: { donationId: "2026-01-trees-again", platform: "manual", reason: "It came back" },
                  },
                ]
              : [event],
        ledgerOf([by("by hand"), by("calculated")], 1),
      );
      return resealed(same);
    },
  ],
  [
    "A payment is dated back to when it was due",
    "export",
    () =>
      pick((event) => [
        event.type === "donation_complete" ? { ...event, at: "2026-12-01T00:00:00.000Z" } : event,
      ]),
  ],
  ["Its events are numbered from two", "export", () => rechain(HONEST, { seq: (index) => index + 2 })],
  [
    "The beginning of another ledger is put before it",
    "export",
    () => rechain(HONEST, { previousHash: (index) => (index === 5 ? FIRST_HASH : null) }),
  ],
  [
    "A month is closed once more, for nothing",
    "export",
    () => {
      const last = HONEST.findLast(({ type }) => type === "month_closed");
      const split = RECIPIENTS.map(({ charityId, name: charityName }, index) => ({
        charityId,
        charityName,
        shareBasisPoints: index === 0 ? 4_000 : 6_000,
        amountMinor: 0,
        donationId: null,
      }));
      const nothing = { carriedMinor: 0, baseMinor: 0, donationMinor: 0, carryMinor: 0, split };
      const reports = reportsOf(last);
      return followed(HONEST, "month_closed", {
        ...last?.data,
        ...nothing,
        commission: [{ month: "2026-04", amountMinor: 0 }],
        reports: reports.filter(({ period }) => period === "2026-04"),
      });
    },
  ],
  [
    "Two months of the old form change places",
    "export",
    () => rechain(monthsOf(ledgerOf(APART, 3)).toReversed().flat()),
  ],
  [
    "A month is left out that hasn't ended",
    "export",
    () => pick((event) => [{ ...event, at: "2026-04-30T12:00:00.000Z" }], SKIPPED),
  ],
  [
    "A month is left out of a ledger of the old form",
    "export",
    () =>
      followed(ledgerOf(PLAN, PLAN.length), "month_skipped", {
        month: "2026-05",
        carryMinor: 0,
        reason: "The programme paused",
      }),
  ],
  [
    "A ledger of the new form is sealed once more",
    "export",
    () =>
      followed(HONEST, "ledger_sealed", {
        form: 2,
        events: HONEST.length,
        head: HONEST.at(-1)?.hash,
        recipients: RECIPIENTS,
      }),
  ],
  [
    "The seal counts fewer events than there are",
    "export",
    () =>
      edit(
        "ledger_sealed",
        0,
        ({ events, ...data }: { events: number }) => ({ ...data, events: events - 1 }),
        CONTINUED,
      ),
  ],
  [
    "A receipt that was sealed is exchanged, and the chain with it",
    "export",
    () => edit("donation_complete", 0, set({ receipt: "R-9" }), CONTINUED),
  ],
  [
    "The seal names a recipient who was given nothing",
    "export",
    () =>
      edit(
        "ledger_sealed",
        0,
        (data: { recipients: Data[] }) => ({
          ...data,
          recipients: [...data.recipients, { ...RECIPIENTS[0], charityId: "zebras", name: "Zebras" }],
        }),
        CONTINUED,
      ),
  ],
  [
    "A change of a recipient changes nothing",
    "export",
    () => followed(HONEST, "recipient_changed", { ...RECIPIENTS[0] }),
  ],
  [
    "A recipient is exchanged in a ledger of the old form",
    "export",
    () => followed(ledgerOf(PLAN, PLAN.length), "recipient_changed", { ...RECIPIENTS[0], ...ELSEWHERE }),
  ],
  [
    "The charities' parts are more than the whole",
    "export",
    () =>
      edit(
        "month_closed",
        2,
        part(0, () => ({ shareBasisPoints: 9_000 })),
      ),
  ],
  [
    "The charities change places, and whom a cent is rounded to",
    "export",
    () =>
      edit("month_closed", 2, (data: { split: Data[]; recipients: Data[] }) => ({
        ...data,
        split: data.split.toReversed(),
        recipients: data.recipients.toReversed(),
      })),
  ],
  [
    "Something stands beside what an event says, where no hash covers it",
    "export",
    () => HONEST.with(0, { ...HONEST[0], note: "x" } as unknown as LedgerEvent),
  ],
  [
    "The log goes back to a key that was given up",
    "export",
    async () => {
      const { sign, key } = await readSigningKeyOrThrow();
      const changed = await keyChanged(({ ours }) => ({ from: ours, signedBy: ours }));
      const [origin, from, seq] = [key.name, key.text, changed.length + 1];
      const signature = toBase64(sign(new TextEncoder().encode(keyChangeText(origin, from, from, seq))));
      const data = { origin, from, to: from, fromSignature: signature, toSignature: signature };
      return followed(changed, "log_key_changed", data);
    },
  ],
  [
    "What was given up before it was asked for is complete",
    "export",
    () =>
      followed(
        ledgerOf([{ cents: 9_000, correction: 0, fates: ["refused", "refused"] }]),
        "donation_complete",
        { donationId: "2026-01-meals", platform: "change", platformDonationId: "d_1", receipt: null },
      ),
  ],
  [
    "A receipt is corrected to what it was",
    "export",
    () =>
      followed(BY_HAND, "receipt_corrected", {
        donationId: "2026-02-meals",
        platform: "change",
        before: "R 2026-02-meals",
        receipt: "R 2026-02-meals",
        reason: "A slip",
      }),
  ],
  [
    "Another try is made at what nobody calculated",
    "export",
    () =>
      followed(HONEST, "donation_reissued", { donationId: "another", replaces: "ghost", platform: "change" }),
  ],
  [
    "Another try is a donation that there is already",
    "export",
    () =>
      followed(HONEST, "donation_reissued", {
        donationId: "2026-01-meals",
        replaces: "2026-02-trees",
        platform: "change",
      }),
  ],
  [
    "A month that was left out is closed after all",
    "export",
    () => rechain([...SKIPPED, ...HONEST.filter(isClose).slice(-1)]),
  ],
  [
    "Whose reports are expected is told in another order",
    "export",
    () => edit("month_closed", 3, set({ expected: ["US gifts-20", "FR gifts-22", "DE gifts-21"] })),
  ],
  [
    "A month has no line of its own",
    "export",
    () => {
      const two = ledgerOf([
        { cents: 9_000, correction: 0, fates: ["complete", "complete"] },
        { cents: 8_000, correction: 500, fates: ["calculated", "calculated"] },
      ]);
      const [, close] = two.filter(isClose);
      const reports = reportsOf(close).filter(({ period }) => period === "2026-01");
      const commission = [{ month: "2026-01", amountMinor: 500 }];
      return recalculated(1, { reports, commission, sources: [], reason: "None came" }, two);
    },
  ],
  [
    "More is reported than can be counted",
    "export",
    () => {
      const most = { currency: "USD", usdRate: "1", rateSource: null };
      const much = { ...most, commissionMinor: 2 ** 53 - 1, commissionUsdMinor: 2 ** 53 - 1 };
      return edit("month_closed", 0, report(1, much), edit("month_closed", 0, report(0, much)));
    },
  ],
  [
    "More is counted than can be added",
    "export",
    () => {
      const two = ledgerOf([
        { cents: 9_000, correction: 0, fates: ["complete", "complete"] },
        { cents: 8_000, correction: 500, fates: ["calculated", "calculated"] },
      ]);
      const cents = { "2026-01": 2 ** 53 - 9_001, "2026-02": 2 ** 53 - 1 };
      return edit(
        "month_closed",
        1,
        (data: { commission: Data[]; reports: { period: keyof typeof cents; marketplace: string }[] }) => ({
          ...data,
          commission: Object.entries(cents).map(([month, amountMinor]) => ({ month, amountMinor })),
          reports: data.reports.map((each) =>
            each.marketplace === "US"
              ? {
                  ...each,
                  commissionMinor: cents[each.period] + (each.period === "2026-01" ? 9_000 : 0) - 6,
                  commissionUsdMinor: cents[each.period] + (each.period === "2026-01" ? 9_000 : 0) - 6,
                }
              : each,
          ),
        }),
        two,
      );
    },
  ],
  [
    "What the last month left is forgotten",
    "export",
    () => edit("month_closed", 2, set({ carryMinor: 0 }), ledgerOf(PLAN.slice(0, 3))),
  ],
  [
    "One charity stands for both",
    "export",
    () =>
      edit(
        "month_closed",
        2,
        (data: { split: Data[]; recipients: Data[] }) => ({
          ...data,
          split: data.split.map((each) => ({ ...each, charityId: "meals", charityName: "Meals" })),
          recipients: [data.recipients[0], data.recipients[0]],
        }),
        ledgerOf(PLAN.slice(0, 3)),
      ),
  ],
  [
    "Somebody is paid otherwise who was never paid",
    "export",
    () => followed(HONEST, "recipient_changed", { ...RECIPIENTS[0], charityId: "zebras", name: "Zebras" }),
  ],
  [
    "The last month names a report that it doesn't count",
    "export",
    () =>
      edit("month_closed", 3, set({ sources: ["DE gifts-21", "FR gifts-22", "JP gifts-22", "US gifts-20"] })),
  ],
  [
    "Another key takes over, signed by itself alone",
    "export",
    () => keyChanged(({ ours, others }) => ({ from: ours, signedBy: others })),
  ],
  [
    "A key takes over from one that the log never had",
    "export",
    () => keyChanged(({ others }) => ({ from: others, signedBy: others })),
  ],
  [
    "A key takes over by what was signed for another event",
    "export",
    () => keyChanged(({ ours }) => ({ from: ours, signedBy: ours, seq: 3 })),
  ],
  [
    "A key takes over by what was signed for another log",
    "export",
    () => keyChanged(({ ours }) => ({ from: ours, signedBy: ours, origin: "other.example/ledger" })),
  ],
  [
    "The whole ledger is rewritten for another recipient",
    "checkpoint",
    () =>
      pick((event) => [
        event.type === "month_closed"
          ? ({ ...event, data: recipient(0, ELSEWHERE)(event.data as never) } as unknown as LedgerEvent)
          : event,
      ]),
  ],
  ["A receipt is exchanged", "checkpoint", () => edit("donation_complete", 0, set({ receipt: "R-2" }))],
  [
    "A reversal is hidden",
    "checkpoint",
    () => pick((event) => (event.type === "donation_reversed" ? [] : [event])),
  ],
  [
    "The reason of a failure is rewritten",
    "checkpoint",
    () => edit("donation_failed", 0, set({ reason: "Theirs" })),
  ],
  [
    "Everything is dated back",
    "checkpoint",
    () => pick((event) => [{ ...event, at: event.at.replace("2027-01-01", "2026-12-31") }]),
  ],
  [
    "Two readers are shown two histories",
    "checkpoint",
    () => otherwise(3, { fates: ["complete", "complete"] }),
  ],
  [
    "A charity confirms what another was given",
    "export",
    () => edit("arrival_confirmed", 0, set({ charityId: "trees" }), ARRIVED),
  ],
  [
    "What isn't given yet is said to have arrived",
    "export",
    () => edit("arrival_confirmed", 2, set({ donationId: "2026-02-meals", charityId: "meals" }), ARRIVED),
  ],
  [
    "That it arrived is confirmed twice",
    "export",
    () => pick((event) => (event.type === "arrival_confirmed" ? [event, event] : [event]), ARRIVED),
  ],
  [
    "What a charity withdraws it never confirmed",
    "export",
    () => pick((event) => (event.type === "arrival_confirmed" ? [] : [event]), ARRIVED),
  ],
  [
    "A charity's confirmation is invented, from the start",
    "charity",
    () =>
      pick((event) => {
        if (event.type !== "donation_complete" || event.data.donationId !== "2026-01-meals") return [event];
        const data = { donationId: "2026-01-meals", charityId: "meals" };
        return [event, { ...event, type: "arrival_confirmed", data } as LedgerEvent];
      }),
  ],
  [
    "A payment is claimed that was never made, from the start",
    "charity",
    () => otherwise(3, { fates: ["complete", "complete"] }),
  ],
  [
    "Another account is given as the charity's, from the start",
    "charity",
    () =>
      pick((event) => [
        event.type === "month_closed"
          ? ({ ...event, data: recipient(1, ELSEWHERE)(event.data as never) } as unknown as LedgerEvent)
          : event,
      ]),
  ],
  [
    "The seal is silent on how a charity was paid, and it is paid elsewhere from then on",
    "charity",
    () => {
      const silent = edit(
        "ledger_sealed",
        0,
        (data: { recipients: Data[] }) => ({ ...data, recipients: data.recipients.slice(1) }),
        CONTINUED,
      );
      return pick(
        (event) => [
          event.type === "month_closed" && "form" in event.data
            ? ({ ...event, data: recipient(0, ELSEWHERE)(event.data as never) } as unknown as LedgerEvent)
            : event,
        ],
        silent,
      );
    },
    CONTINUED,
  ],
  ["A report is kept back, from the start", "programme", () => otherwise(0, { cents: 9_000 })],
  ["Returns are invented, from the start", "programme", () => otherwise(1, { correction: -3_000 })],
  [
    "Part of a report is said not to count, from the start",
    "programme",
    () =>
      edit(
        "month_closed",
        0,
        report(2, { uncounted: [{ reason: "declined by the shop", lineCount: 9, minor: 900 }] }),
      ),
  ],
  [
    "A public rate is invented, from the start, and used wherever it stands",
    "bank",
    () =>
      pick((event) => {
        if (event.type !== "month_closed") return [event];
        const reports = event.data.reports.map((each) =>
          each.currency === "EUR"
            ? { ...each, usdRate: "1", commissionMinor: each.commissionUsdMinor }
            : each,
        );
        return [{ ...event, data: { ...event.data, reports } } as LedgerEvent];
      }),
  ],
  [
    "A rate of the operator's own is taken",
    "reader",
    () =>
      edit(
        "month_closed",
        0,
        report(0, { commissionMinor: 4, usdRate: "1", rateSource: "entered by the operator" }),
      ),
  ],
  [
    "Less of the commission is given from a month on, and everything with it",
    "reader",
    () => recalculated(3, { shareBasisPoints: 3_000 }),
  ],
  ["A charity is paid elsewhere from a month on, and an event says so", "reader", () => MOVED],
  ["A month is left out, for a reason that isn't true", "reader", () => SKIPPED],
  [
    "A report is left out, for a reason that isn't true",
    "reader",
    () =>
      edit(
        "month_closed",
        3,
        (data: { reports: { marketplace: string; period: string }[]; sources: string[] }) => ({
          ...data,
          // Its cents are those of another report, so that the sum stays.
          reports: data.reports
            .filter(({ marketplace }) => marketplace !== "DE")
            .map((each) =>
              each.marketplace === "US"
                ? { ...each, commissionMinor: 3_998, commissionUsdMinor: 3_998 }
                : each,
            ),
          sources: data.sources.filter(withoutGermany),
          reason: "It never came",
        }),
      ),
  ],
  [
    "What is given are tests of the sandbox",
    "reader",
    () =>
      pick((event) => [
        JSON.parse(
          JSON.stringify(event).replaceAll('"platform":"change"', '"platform":"sandbox"'),
        ) as LedgerEvent,
      ]),
  ],
  [
    "A payment is said to have been taken back, from the start, so as to be made again elsewhere",
    "reader",
    () => otherwise(3, { fates: ["submitted", "reversed"] }),
  ],
  [
    "A payment is said to have failed, from the start, so as to be made again elsewhere",
    "charity",
    () => otherwise(3, { fates: ["submitted", "by hand"] }),
  ],
];

it("three verifiers find nothing wrong with an honest ledger, and agree on every forgery of it", async () => {
  const forged = await Promise.all(FORGERIES.map(([, , forge]) => forge()));
  const expected = FORGERIES.map(([name, noticer]) => [name, noticer !== "export"] as const);
  for (const verdict of await verdicts([...HONEST_ONES, ...forged])) {
    expect(verdict.slice(0, HONEST_ONES.length)).toEqual(HONEST_ONES.map(() => true));
    const named = FORGERIES.map(([name], index) => [name, verdict[index + HONEST_ONES.length]] as const);
    expect(named).toEqual(expected);
  }
});

/** What each of those outside knows by themselves of what a ledger tells, whoever they are. */
const KNOWN: Readonly<Record<"charity" | "programme" | "bank", (events: Events) => unknown>> = {
  /** How it is paid, which payments it has, with their receipts, and what it has confirmed. */
  charity(events) {
    const { donations } = foldLedger(events);
    return {
      accounts: events.flatMap(({ data }) => ("recipients" in data ? data.recipients : [])),
      payments: [...donations.values()]
        .filter(({ status }) => status === "complete")
        .map(({ charityId, amountMinor, platformDonationId, receipt }) => {
          return { charityId, amountMinor, platformDonationId, receipt };
        }),
      confirmed: [...donations.values()].filter(({ arrivedAt }) => arrivedAt !== null).map(({ id }) => id),
    };
  },
  /** What its reports hold, in their own currency, and what of them doesn't count. */
  programme: (events) =>
    events.flatMap(reportsOf).map(({ usdRate: _, commissionUsdMinor: __, ...reported }) => reported),
  /** Which rates are the public ones. */
  bank: (events) =>
    events.flatMap(reportsOf).map(({ currency, usdRate, ...report }) => {
      return { currency, usdRate, source: "rateSource" in report ? report.rateSource : null };
    }),
};

it("what a ledger tells openly is told to who reads it, each thing with its event, and of nothing else", async () => {
  const remarks = (events: Events) => ledgerRemarks(events).map(({ message }) => message);
  expect(remarks(HONEST)).toEqual([
    "2026-02-meals was taken back after it was complete: The platform gave no reason",
  ]);
  for (const [name, noticer, forge, honest = HONEST] of FORGERIES) {
    if (noticer === "export") continue;
    const more = remarks(await forge()).filter((remark) => !remarks(honest).includes(remark));
    if (noticer === "reader") expect(more.length, name).toBeGreaterThan(0);
    else expect(more, name).toEqual([]);
  }
  expect(remarks(MOVED)).toContain(
    'Meals is paid otherwise from here on: platformIds {"change":"n_0"}, now {"change":"n_mine"}',
  );
});

it("who is said to notice knows otherwise by themselves", async () => {
  for (const [name, noticer, forge, honest = HONEST] of FORGERIES) {
    if (!(noticer in KNOWN)) continue;
    const known = KNOWN[noticer as keyof typeof KNOWN];
    expect(canonicalJson(known(await forge())), name).not.toBe(canonicalJson(known(honest)));
  }
  // And not of what is none of theirs.
  const reworded = edit("donation_failed", 0, set({ reason: "Theirs" }));
  for (const known of Object.values(KNOWN)) expect(known(reworded)).toEqual(known(HONEST));
});

it("a checkpoint from before tells whatever is right by itself and isn't what was signed, to either of two readers", async () => {
  const rewritten = await Promise.all(
    FORGERIES.filter(([, noticer]) => noticer === "checkpoint").map(([, , forge]) => forge()),
  );
  for (const verdict of await verdicts(rewritten, await signed(HONEST))) {
    expect(verdict).toEqual(rewritten.map(() => false));
  }
  for (const forged of rewritten) {
    // Of what was cut off, who was told less sees that it goes on.
    const isCut = forged.every(({ hash }, index) => hash === HONEST[index]?.hash);
    for (const verdict of await verdicts([HONEST], await signed(forged))) expect(verdict).toEqual([isCut]);
  }
});

it("a witness that cosigned the honest ledger cosigns none that was rewritten", async () => {
  const { key } = await readSigningKeyOrThrow();
  const clock = () => new Date();
  const witness = await startWitness("w.example", key.text, Date.now);
  try {
    const [, address = ""] = witness.setting.split(" ");
    const asked = { name: witness.key.name, key: witness.key.text, address };
    const first = { from: 0, proof: [], checkpoint: await signed(HONEST) };
    expect((await askWitness(asked, first, { clock })).kind).toBe("cosigned");
    for (const [name, noticer, forge] of FORGERIES) {
      if (noticer !== "checkpoint") continue;
      const forged = await forge();
      const tree = await treeOf(forged, NODE_CRYPTO.sha256);
      const from = Math.min(HONEST.length, tree.size);
      const proof = await tree.consistencyProof(from, tree.size);
      const answer = await askWitness(asked, { from, proof, checkpoint: await signed(forged) }, { clock });
      expect(answer.kind, name).not.toBe("cosigned");
    }
    expect(witness.seen.size).toBe(HONEST.length);
  } finally {
    await witness.close();
  }
});

it("three verifiers take a checkpoint for what it is", async () => {
  const { key } = await readSigningKeyOrThrow();
  const kept = await signed(HONEST.slice(0, 5));
  const stranger = await makeSigningKey(key.name);
  const notes: readonly (readonly [string, boolean])[] = [
    [kept, true],
    [kept.replaceAll("\n", "\r\n"), true],
    [await signed(HONEST.slice(0, 5), stranger), false],
    [await signed(HONEST.slice(0, 5), await makeSigningKey("other.example/ledger")), false],
    // The name and the number of our key, and not its hand.
    [kept.replace(/(?<= \S{6}).{4}/, (some) => (some === "AAAA" ? "BBBB" : "AAAA")), false],
    [kept.replace("\n5\n", "\n6\n"), false],
    [kept.replace(/\n\n.*$/s, "\n"), false],
    [kept.replace("\n5\n", "\n05\n"), false],
    ["no checkpoint", false],
  ];
  for (const [note, isRight] of notes) {
    for (const verdict of await verdicts([HONEST], note)) expect([note, verdict]).toEqual([note, [isRight]]);
  }
});

it("the published table is this one", async () => {
  expect(FORGERIES.length).toBeGreaterThanOrEqual(30);
  const rows = FORGERIES.map(([name, noticer]) => `| ${name} | ${NOTICERS[noticer]} |`);
  const text = [
    "# Who notices a forged ledger",
    "",
    "Whoever runs the server can write whatever they like into its database, and chain and sign it anew. For each way to do so, the first who notices. Written by `tests/contract/ledger-forgeries.test.ts`, which commits every one of them and has three verifiers judge it: ours, [the page of one file](../sites/main/public/verify-ledger.html) and [the one in Python](../sites/main/public/verify-ledger.py), which share nothing and state the rules.",
    "",
    "| Forgery | Who notices |",
    "|---|---|",
    ...rows,
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot(join(import.meta.dirname, "../../api/FORGERIES.md"));
});
