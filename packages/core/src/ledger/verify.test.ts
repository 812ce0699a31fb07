import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ledgerOf, ledgerPlan, rechain, sha256 } from "../../../../tests/support/ledgers.ts";
import { canonicalJson, type LedgerEvent } from "./event.ts";
import { foldLedger } from "./fold.ts";
import { verifyLedger } from "./verify.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

async function messages(events: readonly unknown[]): Promise<readonly string[]> {
  return (await verifyLedger(events, sha256)).problems.map(({ seq, message }) => `${seq}: ${message}`);
}

/** Where every value of a JSON document stands. */
function pathsOf(value: Json, path: readonly (string | number)[] = []): (string | number)[][] {
  const parts: [string | number, Json][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : typeof value === "object" && value !== null
      ? Object.entries(value)
      : [];
  return [[...path], ...parts.flatMap(([key, item]) => pathsOf(item, [...path, key]))];
}

/** The document with another value in that place. */
function changed(value: Json, [key, ...path]: readonly (string | number)[], to: (value: Json) => Json): Json {
  if (key === undefined) return to(value);
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? changed(item, path, to) : item));
  }
  const object = value as { [key: string]: Json };
  return { ...object, [key]: changed(object[key] ?? null, path, to) };
}

const anyJson = fc.jsonValue() as fc.Arbitrary<Json>;
/** Small changes, as a forger would make them, and any others. */
const change: fc.Arbitrary<(value: Json) => Json> = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((by) => (value: Json) => (typeof value === "number" ? value + by : by)),
  fc.constant((value: Json) => (typeof value === "string" ? `${value} ` : null)),
  fc.constant((value: Json) => (Array.isArray(value) ? value.slice(1) : String(value))),
  fc.constant((value: Json) => (Array.isArray(value) ? [...value, ...value] : { x: value })),
  fc.constant((value: Json) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value, note: "" } : true,
  ),
  anyJson.map((other) => () => other),
);

describe("verifyLedger", () => {
  test("finds nothing wrong with any valid ledger", async () => {
    await fc.assert(
      fc.asyncProperty(ledgerPlan, async (plan) => {
        const events = ledgerOf(plan);
        const { months, donations } = foldLedger(events);
        expect(await verifyLedger(JSON.parse(JSON.stringify(events)), sha256)).toEqual({
          months: plan.length,
          donations: donations.size,
          problems: [],
        });
        expect(months.size).toBe(plan.length);
      }),
    );
    expect(await verifyLedger([], sha256)).toEqual({ months: 0, donations: 0, problems: [] });
  });

  test("finds any change of any single value", async () => {
    await fc.assert(
      fc.asyncProperty(ledgerPlan, fc.nat(), change, async (plan, pick, to) => {
        const events = JSON.parse(JSON.stringify(ledgerOf(plan))) as Json;
        const paths = pathsOf(events).filter(({ length }) => length > 0);
        const forged = changed(events, paths[pick % paths.length] ?? [], to) as Json[];
        fc.pre(canonicalJson(forged) !== canonicalJson(events));
        expect(await messages(forged)).not.toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test("finds an event that is left out, doubled or moved", async () => {
    await fc.assert(
      fc.asyncProperty(ledgerPlan, fc.nat(), fc.nat(), async (plan, from, to) => {
        const events = ledgerOf(plan);
        const at = from % events.length;
        const event = events[at] as LedgerEvent;
        const rest = events.toSpliced(at, 1);
        // What is cut off at the very end can't be seen.
        if (at < rest.length) expect(await messages(rest)).not.toEqual([]);
        expect(await messages(events.toSpliced(to % events.length, 0, event))).not.toEqual([]);
        const place = to % events.length;
        if (place !== at) expect(await messages(rest.toSpliced(place, 0, event))).not.toEqual([]);
      }),
    );
  });

  test("finds any changed amount, share or month, though the whole chain is forged to fit", async () => {
    const names =
      /^(?:amountMinor|\w+UsdMinor|commissionMinor|carriedMinor|baseMinor|donationMinor|carryMinor|shareBasisPoints|month|period)$/;
    await fc.assert(
      fc.asyncProperty(ledgerPlan, fc.nat(), fc.integer({ min: 1, max: 500 }), async (plan, pick, by) => {
        const events = JSON.parse(JSON.stringify(ledgerOf(plan))) as Json;
        const paths = pathsOf(events).filter((path) => names.test(String(path.at(-1))));
        const path = paths[pick % paths.length] ?? [];
        const forged = changed(events, path, (value) => (typeof value === "number" ? value + by : "2025-12"));
        const found = await messages(rechain(forged as unknown as LedgerEvent[]));
        // Of a month whose base is nothing, any share is right.
        const base = (forged as { data: { baseMinor: number } }[])[path[0] as number]?.data.baseMinor ?? 1;
        if (path.length === 3 && path.at(-1) === "shareBasisPoints" && base <= 20_000 / by) return;
        expect(found).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  const PLAN = [
    { cents: 10_000, correction: 0, fates: ["complete", "failed"] },
    { cents: -900, correction: -100, fates: [] },
  ] as const;
  /** The plan's ledger with an event's data changed, forged to fit. */
  function forge(seq: number, change: (data: never) => object): LedgerEvent[] {
    const events = ledgerOf(PLAN);
    return rechain(
      events.map((event) =>
        event.seq === seq ? ({ ...event, data: change(event.data as never) } as LedgerEvent) : event,
      ),
    );
  }

  test("says which event is wrong, and how", async () => {
    const cut = ledgerOf(PLAN).with(1, {
      ...(ledgerOf(PLAN)[1] as LedgerEvent),
      at: "2027-01-02T00:00:00.000Z",
    });
    expect(await messages(cut)).toEqual(["2: its hash is not that of its content"]);
    expect(await messages([null, ...ledgerOf(PLAN)])).toContain("1: it is null, not an object");
    expect(await messages(forge(1, (data: object) => ({ ...data, donationMinor: 4_999 })))).toEqual([
      "1: its donationMinor is 4999, but recomputed it is 5000",
    ]);
    expect(await messages(forge(6, (data: object) => ({ ...data, carriedMinor: 5 })))).toEqual([
      "6: it starts with 5 cents carried, but 0 were left to it",
      "6: its baseMinor is -1000, but recomputed it is -995",
      "6: its carryMinor is -1000, but recomputed it is -995",
    ]);
    expect(await messages(forge(1, (data: { split: object[] }) => ({ ...data, split: [] })))).toContain(
      "1: the charities' shares don't add up to 100%",
    );
    expect(await messages(forge(2, (data: object) => ({ ...data, donationId: "x" })))).toEqual([
      "2: there is no donation x",
      expect.stringMatching(/^3: donation .* is calculated, so donation_complete can't follow$/),
    ]);
    expect(await messages(forge(2, (data: object) => ({ ...data, platform: "pledge" })))).toEqual([
      expect.stringMatching(/^2: donation .* is made at change, not at pledge$/),
    ]);
    const both = ledgerOf([{ cents: 10_000, correction: 0, fates: ["complete", "complete"] }]).map((event) =>
      event.type === "donation_complete"
        ? { ...event, data: { ...event.data, platformDonationId: "d_1" } }
        : event,
    );
    expect(await messages(rechain(both))).toEqual([
      "5: change's donation d_1 was counted for donation 2026-01-meals before",
    ]);
    const renamed = ledgerOf(PLAN).map(
      (event) => ({ ...event, type: "donation_lost" }) as unknown as LedgerEvent,
    );
    expect(await messages(rechain(renamed.slice(1, 2)))).toEqual(['1: its type "donation_lost" is unknown']);
  });

  test("lets donations change state in their order alone, and be made again once each", async () => {
    const events = ledgerOf([{ cents: 10_000, correction: 0, fates: ["reissued", "reversed"] }]);
    const types = events.map(({ type }) => type);
    expect(types).toEqual([
      "month_closed",
      "donation_submitted",
      "donation_failed",
      "donation_reissued",
      "donation_submitted",
      "donation_complete",
      "donation_submitted",
      "donation_complete",
      "donation_reversed",
    ]);
    const again = (...indexes: readonly number[]) =>
      messages(rechain(indexes.map((index) => events[index] as LedgerEvent)));
    const all = events.map((_, index) => index);
    expect(await again(...all)).toEqual([]);
    expect(await again(0, 1, 3)).toEqual([expect.stringMatching(/is submitted, so it can't be replaced$/)]);
    expect(await again(0, 1, 2, 3, 3)).toEqual([
      expect.stringMatching(/^5: there is a donation .*again already$/),
      expect.stringMatching(/^5: donation .* was replaced before$/),
    ]);
    expect(await again(0, 1, 1)).toEqual([
      expect.stringMatching(/is submitted, so donation_submitted can't follow$/),
    ]);
    expect(await again(0, 6, 8)).toEqual([
      expect.stringMatching(/is submitted, so donation_reversed can't follow$/),
    ]);
    expect(await again(0, 0)).toContain("2: 2026-01 was closed before");
    const [submitted, failed, reissued] = events.slice(1, 4) as [LedgerEvent, LedgerEvent, LedgerEvent];
    const after = (...others: readonly unknown[]) =>
      messages(rechain([events[0], ...others] as readonly LedgerEvent[]));
    const bySame = { ...reissued, data: { ...reissued.data, platform: "change" } };
    expect(await after(submitted, failed, bySame)).toEqual([]);
    const { donationId } = failed.data as { donationId: string };
    const made = { donationId, platform: "change", platformDonationId: "d_late", receipt: null };
    const late = { ...failed, type: "donation_complete", data: made };
    expect(await after(submitted, failed, late)).toEqual([]);
    expect(await after(failed, late)).toEqual([
      expect.stringMatching(/^3: donation .* is complete, but was never asked for$/),
    ]);
    expect(await after(submitted, failed, reissued, late)).toEqual([
      expect.stringMatching(/^5: donation .* is complete, though .*again was made in its place$/),
    ]);
  });
});

test("a ledger comes to its months and donations", () => {
  const { months, donations } = foldLedger(
    ledgerOf([{ cents: 10_000, correction: 0, fates: ["reissued", "reversed"] }]),
  );
  expect([...months.keys()]).toEqual(["2026-01"]);
  expect(months.get("2026-01")?.close.donationMinor).toBe(5_000);
  expect([...donations.values()].map(({ id, status, amountMinor }) => [id, status, amountMinor])).toEqual([
    ["2026-01-meals", "failed", 2_000],
    ["2026-01-trees", "failed", 3_000],
    ["2026-01-meals-again", "complete", 2_000],
  ]);
  expect(donations.get("2026-01-meals-again")).toEqual({
    id: "2026-01-meals-again",
    month: "2026-01",
    charityId: "meals",
    charityName: "Meals",
    shareBasisPoints: 4_000,
    amountMinor: 2_000,
    platform: "pledge",
    status: "complete",
    platformDonationId: "p_2026-01-meals",
    receipt: "https://receipts.example/1",
    failureReason: null,
    replaces: "2026-01-meals",
    submittedAt: expect.any(String),
    completedAt: expect.any(String),
    reversedAt: null,
    arrivedAt: null,
  });
  expect(donations.get("2026-01-trees")?.failureReason).toBe("The platform gave no reason");
});
