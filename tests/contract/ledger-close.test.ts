import { randomUUID } from "node:crypto";
import { closeMonth as askToClose, fetchCloseChecklist } from "@gifthearth/client";
import { closeChecklist, closeResponse } from "@gifthearth/core/contract";
import { addMonths, partOf, verifyLedger } from "@gifthearth/core/ledger";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { disagreements } from "../../api/src/money/ledger/agreement.ts";
import {
  type CloseException,
  type Closing,
  closeMonth,
  skipMonth,
} from "../../api/src/money/ledger/close.ts";
import { readExpectedSources, readReportSources } from "../../api/src/money/ledger/closes.ts";
import { listDonations } from "../../api/src/money/ledger/donations.ts";
import { readEvents, sha256 } from "../../api/src/money/ledger/events.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

function closing(db: Database, changes: Partial<Closing> = {}): Closing {
  const config = { charityShare: 0.5, payout: { platform: "sandbox" } };
  return { db, clock: () => NOW, newId: randomUUID, actor: "command line", config, ...changes };
}

const EMPTY: CloseException = { isEmpty: true, reason: "Nothing was sold" };

async function said(act: Promise<unknown>, done: string): Promise<string> {
  return act.then(
    () => done,
    ({ code, message }) => `${code}: ${message}`,
  );
}

async function amounts(db: Database) {
  return (await listDonations(db)).map((row) => [row.month, row.charityId, row.amountMinor, row.status]);
}

describeOnEachDatabase("Closing a month", (database) => {
  it("calculates a donation for each of its charities, and keeps how in the ledger", async () => {
    await chooseTreesAndMeals(database());
    await report(database(), "2026-10", 10_001);
    await report(database(), "2026-10", 900, {
      marketplace: "DE",
      tracking_id: "gifts-21",
      currency: "EUR",
      usd_rate: "1.1",
      commission_minor: 818,
      file_hash: "cd".repeat(32),
    });
    const { close, isNew } = await closeMonth(closing(database()), "2026-10");
    expect(isNew).toBe(true);
    expect(await amounts(database())).toEqual([
      ["2026-10", "meals", 2180, "calculated"],
      ["2026-10", "trees", 3271, "calculated"],
    ]);
    const [event, ...others] = await readEvents(database());
    expect(others).toEqual([]);
    expect(event).toMatchObject({ seq: 1, type: "month_closed", at: NOW.toISOString() });
    expect(event?.data).toEqual(close);
    expect(close).toMatchObject({
      month: "2026-10",
      commission: [{ month: "2026-10", amountMinor: 10_901 }],
      carriedMinor: 0,
      shareBasisPoints: 5000,
      baseMinor: 10_901,
      donationMinor: 5451,
      carryMinor: 0,
      platform: "sandbox",
      reports: [
        { marketplace: "DE", currency: "EUR", commissionMinor: 818, usdRate: "1.1", commissionUsdMinor: 900 },
        { marketplace: "US", commissionMinor: 10_001 },
      ],
    });
    const ids = (await listDonations(database())).map(({ id }) => id);
    expect(close.split.map(({ donationId }) => donationId)).toEqual(ids);
    const [action] = await database().selectFrom("admin_actions").selectAll().execute();
    expect(action).toMatchObject({ actor: "command line", action: "month.close" });
  });

  it("changes nothing when it is done again, and happens once when many do it at once", async () => {
    await chooseTreesAndMeals(database());
    await report(database(), "2026-10", 10_000);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => closeMonth(closing(database()), "2026-10")),
    );
    expect(outcomes.filter(({ isNew }) => isNew)).toHaveLength(1);
    for (const { close } of outcomes) expect(close).toEqual(outcomes[0]?.close);
    // What is corrected meanwhile is not counted by closing the same month again.
    await report(database(), "2026-10", 20_000);
    expect(await closeMonth(closing(database()), "2026-10")).toEqual({
      close: outcomes[0]?.close,
      isNew: false,
    });
    expect(await amounts(database())).toHaveLength(2);
    expect(await readEvents(database())).toHaveLength(1);
    expect(await database().selectFrom("admin_actions").selectAll().execute()).toHaveLength(1);
  });

  it("counts a late correction in the next month that is closed, visible as such", async () => {
    await chooseTreesAndMeals(database());
    await report(database(), "2026-08", 1_000);
    await report(database(), "2026-09", 2_000);
    await closeMonth(closing(database()), "2026-08");
    await closeMonth(closing(database()), "2026-09");
    await report(database(), "2026-08", 700);
    await report(database(), "2026-10", 4_000);
    const { close } = await closeMonth(closing(database()), "2026-10");
    expect(close.commission).toEqual([
      { month: "2026-08", amountMinor: -300 },
      { month: "2026-10", amountMinor: 4_000 },
    ]);
    expect(close.reports.map(({ period }) => period)).toEqual(["2026-08", "2026-10"]);
    expect(close.donationMinor).toBe(1_850);
  });

  it("counts a month whose reports were all taken back", async () => {
    await chooseTreesAndMeals(database());
    await report(database(), "2026-09", 2_000);
    await closeMonth(closing(database()), "2026-09");
    await database().deleteFrom("affiliate_reports").execute();
    const { close } = await closeMonth(closing(database()), "2026-10", EMPTY);
    expect(close).toMatchObject({ baseMinor: -2_000, donationMinor: 0, carryMinor: -2_000, reports: [] });
  });

  it("carries a month below zero forward, and makes no donation of nothing", async () => {
    await chooseTreesAndMeals(database());
    await report(database(), "2026-09", -500);
    await closeMonth(closing(database()), "2026-09");
    expect(await amounts(database())).toEqual([]);
    await report(database(), "2026-10", 501);
    const { close } = await closeMonth(closing(database()), "2026-10");
    expect(close).toMatchObject({ carriedMinor: -500, baseMinor: 1, donationMinor: 1, carryMinor: 0 });
    // One cent goes to one of them; the other's nothing is no donation.
    expect(await amounts(database())).toEqual([["2026-10", "trees", 1, "calculated"]]);
    expect(close.split.map(({ donationId }) => donationId === null)).toEqual([true, false]);
  });

  it("is refused with what to do first, and nothing is changed", async () => {
    const refusal = async (month: string, exception?: CloseException) =>
      said(closeMonth(closing(database()), month, exception), "closed");
    expect(await refusal("2026-11")).toBe(
      "conflict: 2026-11 has not ended yet. It can be closed from 2026-12-01 on.",
    );
    expect(await refusal("2026-10")).toMatch(/^conflict: Nothing is reported for 2026-10\./);
    expect(await refusal("2026-10", EMPTY)).toMatch(/^conflict: Nobody is chosen to give 2026-10's donation/);
    await chooseTreesAndMeals(database());
    await report(database(), "2026-08", 100);
    await report(database(), "2026-10", 100);
    expect(await refusal("2026-10")).toBe(
      "conflict: Months are closed in order. Please close 2026-08 first.",
    );
    await database()
      .updateTable("charities")
      .set({ active_to: "2026-07" })
      .where("id", "=", "trees")
      .execute();
    expect(await refusal("2026-08")).toMatch(
      /^conflict: Trees, chosen for 2026-01, is not active in 2026-08\. Please choose/,
    );
    expect(await readEvents(database())).toEqual([]);
    expect(await amounts(database())).toEqual([]);
    await database().updateTable("charities").set({ active_to: null }).execute();
    expect(await refusal("2026-08")).toBe("closed");
    // A month without reports is passed over only for all to see.
    expect(await refusal("2026-10")).toMatch(/^conflict: .* leave it out with a reason: .* -- skip 2026-09 /);
    expect(await refusal("2026-09", { isEmpty: true, reason: "" })).toMatch(/^conflict: .* --empty --reason/);
    const skip = (month: string) => said(skipMonth(closing(database()), month, "We moved"), "left out");
    expect(await skip("2026-10")).toMatch(/^conflict: Months are closed in order\./);
    expect(await skip("2026-11")).toMatch(/^conflict: 2026-11 has not ended yet\./);
    expect(await skip("2026-09")).toBe("left out");
    expect(await skip("2026-09"), "once more").toBe("left out");
    expect(await skip("2026-10")).toMatch(/^conflict: There are reports for 2026-10\./);
    expect(await refusal("2026-09", EMPTY)).toMatch(/^conflict: 2026-09 is closed or left out already/);
    expect(await refusal("2026-10", { isEmpty: false, without: ["FR x"], reason: "None" })).toMatch(
      /^conflict: No report of "FR x" is missing/,
    );
    expect(await refusal("2026-10")).toBe("closed");
    expect(await refusal("2026-09", EMPTY)).toMatch(/^conflict: 2026-10 is closed or left out already/);
    const events = await readEvents(database());
    expect(events.map(({ type, data }) => [type, "month" in data && data.month])).toEqual([
      ["month_closed", "2026-08"],
      ["month_skipped", "2026-09"],
      ["month_closed", "2026-10"],
    ]);
    expect((await verifyLedger(events, sha256)).problems).toEqual([]);
    expect(await disagreements(database(), events)).toEqual([]);
  });

  it("is asked for by administrators through the API", async () => {
    await chooseTreesAndMeals(database());
    await report(database(), "2026-10", 10_000);
    const admin = await signUpAdmin(database(), createTestApp(database()));
    const api = {
      baseUrl: "",
      fetch: (path: unknown, init?: RequestInit) => admin.request(String(path), init),
    };
    const list = closeChecklist.parse(await fetchCloseChecklist(api, "2026-10"));
    const outcome = closeResponse.parse(await askToClose(api, "2026-10"));
    // What was shown before is what came of it.
    const { base, share, donation, carriedOut } = list;
    const shown = list.split.map(({ share: _, ...part }) => part);
    expect(outcome).toMatchObject({ base, share, donation, carriedOut, split: shown });
    expect(list).toMatchObject({ hindrances: [], missing: [], sources: ["US gifts-20"] });
    expect((await fetchCloseChecklist(api, "2026-12")).hindrances).toEqual([
      "2026-12 has not ended yet. It can be closed from 2027-01-01 on.",
    ]);
    expect(outcome).toEqual({
      month: "2026-10",
      isNew: true,
      base: 100,
      share: 0.5,
      donation: 50,
      carriedOut: 0,
      split: [
        { charityId: "meals", charityName: "Meals", amount: 20 },
        { charityId: "trees", charityName: "Trees", amount: 30 },
      ],
    });
    expect(await askToClose(api, "2026-10")).toEqual({ ...outcome, isNew: false });
    await expect(askToClose(api, "2026-11")).rejects.toMatchObject({ status: 409 });
    await expect(askToClose(api, "2026-1")).rejects.toMatchObject({ status: 400 });
    const [action] = await database().selectFrom("admin_actions").selectAll().execute();
    expect(action?.actor).toBe(admin.id);
  });

  it("adds up to the cent, whatever is imported, corrected and closed in whatever order", async () => {
    await chooseTreesAndMeals(database(), "2024-01");
    const month = fc.integer({ min: 0, max: 5 }).map((count) => addMonths("2026-01", count));
    const step = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.tuple(month, fc.constantFrom("US", "DE"), fc.integer({ min: -5_000, max: 9_000 })),
      },
      { weight: 2, arbitrary: fc.constant("close" as const) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.nat(10_000), async (steps, shareBasisPoints) => {
        await empty(database());
        const config = { charityShare: shareBasisPoints / 10_000, payout: { platform: "sandbox" } };
        const work = closing(database(), { config });
        const bases: number[] = [];
        let next = "2026-01";
        for (const each of steps) {
          if (each !== "close") {
            const [period, marketplace, cents] = each;
            await report(database(), period, cents, { marketplace });
            continue;
          }
          const lacking = await lackOf(database(), next);
          const { close, isNew } = await closeMonth(work, next, lacking);
          expect(isNew).toBe(true);
          expect(await closeMonth(work, next, lacking)).toEqual({ close, isNew: false });
          bases.push(close.baseMinor);
          await expectSums(database(), next, bases, shareBasisPoints);
          next = addMonths(next, 1);
        }
        expect((await verifyLedger(await readEvents(database()), sha256)).problems).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

/** Whatever a month lacks, with a reason. */
async function lackOf(db: Database, month: string): Promise<CloseException> {
  const [there, expected] = [await readReportSources(db, month), await readExpectedSources(db, month)];
  const without = expected.filter((source) => !there.includes(source));
  return { isEmpty: there.length === 0, without, reason: "Nothing was sold there" };
}

/** What must hold after each close, of all closes so far. */
async function expectSums(
  db: Database,
  last: string,
  bases: readonly number[],
  shareBasisPoints: number,
): Promise<void> {
  const reports = await db.selectFrom("affiliate_reports").selectAll().where("period", "<=", last).execute();
  const counted = await db.selectFrom("closed_commission").selectAll().execute();
  const net = reports.reduce((sum, row) => sum + row.commission_usd_minor, 0);
  expect(counted.reduce((sum, row) => sum + row.amount_minor, 0)).toBe(net);
  for (const period of new Set([...reports.map((row) => row.period), ...counted.map((row) => row.month)])) {
    const earned = reports.filter((row) => row.period === period);
    const seen = counted.filter((row) => row.month === period);
    expect(seen.reduce((sum, row) => sum + row.amount_minor, 0)).toBe(
      earned.reduce((sum, row) => sum + row.commission_usd_minor, 0),
    );
  }
  const donations = await listDonations(db);
  const given = donations.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  expect(given).toBe(bases.reduce((sum, base) => sum + partOf(Math.max(0, base), shareBasisPoints), 0));
  // Over all months it is the share of all that was earned, but for what is still carried and half a cent a month.
  const carried = Math.min(0, bases.at(-1) ?? 0);
  const exact = ((net - carried) * shareBasisPoints) / 10_000;
  expect(Math.abs(given - exact)).toBeLessThanOrEqual(bases.length / 2);
}

async function empty(db: Database): Promise<void> {
  for (const table of [
    "closed_tracking_commission",
    "closed_commission",
    "month_closes",
    "donation_ledger",
    "ledger_events",
    "affiliate_reports",
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db
    .updateTable("ledger_head")
    .set({ seq: 0, hash: "0".repeat(64) })
    .execute();
}
