import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { createLedgerChanges } from "../../api/src/money/ledger/changes.ts";
import { closeMonth } from "../../api/src/money/ledger/close.ts";
import { readEvents } from "../../api/src/money/ledger/events.ts";
import { createSchedule, startSchedule } from "../../api/src/money/ledger/schedule.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

describeOnEachDatabase("The schedule", (database) => {
  function setUp(pay?: () => Promise<unknown>) {
    const time = { now: "2026-11-01T00:00:00.000Z" };
    const lines: string[] = [];
    const ledgerChanges = createLedgerChanges();
    let changes = 0;
    ledgerChanges.listen(() => changes++);
    const create = () =>
      createSchedule({
        db: database(),
        clock: () => new Date(time.now),
        newId: randomUUID,
        config: { charityShare: 0.5, payout: { platform: "sandbox" } },
        logger: pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line).msg) }),
        ledgerChanges,
        ...(pay && { pay }),
      });
    return { time, lines, create, schedule: create(), changes: () => changes };
  }

  it("closes last month from the 1st on, as soon as all is reported that the month before had", async () => {
    const { time, lines, schedule, changes } = setUp();
    await chooseTreesAndMeals(database());
    await schedule.round();
    expect(lines, "there is nothing to do").toEqual([]);
    await report(database(), "2026-09", 10_000);
    await report(database(), "2026-09", 500, { marketplace: "DE", tracking_id: "gifts-21" });
    time.now = "2026-09-30T23:59:59.999Z";
    await schedule.round();
    expect(await months(database())).toEqual([]);
    time.now = "2026-10-01T00:00:00.000Z";
    await schedule.round();
    expect(await months(database())).toEqual(["2026-09"]);
    expect(lines.splice(0)).toEqual(["2026-09 is closed: $52.50 to give"]);
    expect(changes()).toBe(1);

    time.now = "2026-11-03T00:00:00.000Z";
    await schedule.round();
    await schedule.round();
    expect(lines.splice(0), "it says once what it waits for").toEqual([
      '2026-10 is not closed yet: the reports of DE gifts-21, US gifts-20 are missing, which 2026-09 had. Please import them, or close 2026-10 without them: npm run donations -- close 2026-10 --empty --reason "..."',
    ]);
    await report(database(), "2026-10", 2_000);
    await schedule.round();
    await schedule.round();
    expect(lines.splice(0)).toEqual([
      expect.stringMatching(
        /the reports of DE gifts-21 are missing.* close 2026-10 --without "DE gifts-21" --reason/,
      ),
    ]);
    expect(await months(database())).toEqual(["2026-09"]);
    await report(database(), "2026-10", 0, { marketplace: "DE", tracking_id: "gifts-21" });
    await schedule.round();
    expect(await months(database())).toEqual(["2026-09", "2026-10"]);
    const actions = await database().selectFrom("admin_actions").select("actor").execute();
    expect(actions).toEqual([{ actor: "schedule" }, { actor: "schedule" }]);
  });

  it("closes once in however many processes, and makes up for months that it missed, in order", async () => {
    const { create, lines } = setUp();
    await chooseTreesAndMeals(database());
    for (const month of ["2026-10", "2026-07", "2026-06"]) await report(database(), month, 1_000);
    await Promise.all(Array.from({ length: 6 }, () => create().round()));
    expect(await months(database())).toEqual(["2026-06", "2026-07"]);
    expect(lines.filter((line) => line.includes("is closed:"))).toHaveLength(2);
    expect(lines.at(-1)).toMatch(/^2026-08 is not closed yet: the reports of US gifts-20 are missing/);
    // Nothing was earned in August, says the operator; then nothing is expected of September either.
    await closeMonth(
      {
        db: database(),
        clock: () => new Date("2026-11-01T00:00:00.000Z"),
        newId: randomUUID,
        actor: "command line",
        config: { charityShare: 0.5, payout: { platform: "sandbox" } },
      },
      "2026-08",
      { isEmpty: true, reason: "The programme paused" },
    );
    await create().round();
    expect(await months(database())).toEqual(["2026-06", "2026-07", "2026-08", "2026-10"]);
    const skip = (await readEvents(database())).find(({ type }) => type === "month_skipped");
    expect(skip?.data).toMatchObject({ month: "2026-09", reason: expect.stringMatching(/^Nothing was/) });
  });

  it("waits for a report to be imported once more that came before the month had ended", async () => {
    const { lines, schedule } = setUp();
    await chooseTreesAndMeals(database());
    await report(database(), "2026-10", 1_000, { imported_at: "2026-10-31T23:59:59.999Z" });
    await schedule.round();
    expect(lines.splice(0)).toEqual([
      "2026-10 is not closed yet: the reports of US gifts-20 were imported before it had ended. Please import them once more, or close 2026-10 with them: npm run donations -- close 2026-10",
    ]);
    expect(await months(database())).toEqual([]);
    await report(database(), "2026-10", 1_000, { imported_at: "2026-11-01T00:00:00.000Z" });
    await schedule.round();
    expect(await months(database())).toEqual(["2026-10"]);
  });

  it("waits where the close is refused, says why once, and has donations paid all the same", async () => {
    const pay = vi.fn(async () => {});
    const { lines, schedule, changes } = setUp(pay);
    await report(database(), "2026-10", 1_000);
    await schedule.round();
    await schedule.round();
    expect(lines).toEqual([
      "Nobody is chosen to give 2026-10's donation to. Please choose the month's charities first.",
    ]);
    expect(pay).toHaveBeenCalledTimes(2);
    expect(changes()).toBe(2);
    await chooseTreesAndMeals(database());
    await schedule.round();
    expect(await months(database())).toEqual(["2026-10"]);
  });

  it("ends its round though the tables don't tell that a month is closed", async () => {
    const { schedule, lines } = setUp();
    await chooseTreesAndMeals(database());
    await report(database(), "2026-10", 2_000);
    await schedule.round();
    await database().deleteFrom("closed_tracking_commission").execute();
    await database().deleteFrom("closed_commission").execute();
    await database().deleteFrom("month_closes").execute();
    await schedule.round();
    expect(lines).toEqual(["2026-10 is closed: $10.00 to give"]);
  });

  it("outlives what goes wrong, and tries again", async () => {
    const { lines, schedule } = setUp(() => Promise.reject(new Error("no platform")));
    await database().schema.alterTable("ledger_head").renameTo("away").execute();
    await chooseTreesAndMeals(database());
    await report(database(), "2026-10", 1_000);
    await schedule.round();
    expect(lines.splice(0)).toEqual([
      "Closing the month failed; it is tried again",
      "Paying donations failed; it is tried again",
    ]);
    await database().schema.alterTable("away").renameTo("ledger_head").execute();
    await schedule.round();
    expect(await months(database())).toEqual(["2026-10"]);
  });
});

it("goes on in rounds until it is stopped, which waits for the round under way", async () => {
  const rounds: PromiseWithResolvers<void>[] = [];
  const round = () => {
    const each = Promise.withResolvers<void>();
    rounds.push(each);
    return each.promise;
  };
  const stop = startSchedule({ round }, 1);
  rounds[0]?.resolve();
  await expect.poll(() => rounds.length).toBe(2);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  rounds[1]?.resolve();
  await stopped;
  expect(rounds).toHaveLength(2);

  const resting = startSchedule({ round: async () => {} }, 3_600_000);
  await resting();
});

async function months(db: Database): Promise<readonly string[]> {
  const events = await readEvents(db);
  return events.flatMap(({ type, data }) => (type === "month_closed" ? [data.month] : []));
}
