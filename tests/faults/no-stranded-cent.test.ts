import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { donationFigures } from "@gifthearth/core";
import {
  addMonths,
  type Debt,
  debtsOf,
  foldLedger,
  isOwed,
  sumDebts,
  verifyLedger,
} from "@gifthearth/core/ledger";
import fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { ApiError } from "../../api/src/http/api-error.ts";
import { disagreements } from "../../api/src/money/ledger/agreement.ts";
import { closeMonth } from "../../api/src/money/ledger/close.ts";
import { readEvents, sha256 } from "../../api/src/money/ledger/events.ts";
import { closedMonths, owedDonations } from "../../api/src/money/ledger/public-ledger.ts";
import type { PayoutDependencies } from "../../api/src/money/payout/dependencies.ts";
import { drivePayouts } from "../../api/src/money/payout/drive.ts";
import { MANUAL_PLATFORM } from "../../api/src/money/payout/manual.ts";
import { confirmByHand, correctReceipt, giveUp, reissue } from "../../api/src/money/payout/operator.ts";
import type { Scenario } from "../../api/src/money/payout/sandbox.ts";
import { readDonations } from "../../api/src/money/stats/stats.repository.ts";
import { readDonationSums } from "../../api/src/operating/overview/overview.repository.ts";
import { runAndKill } from "../support/crashing-payouts.ts";
import { createTestClock, payoutsOn, SANDBOX_DELAY } from "../support/payouts.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

const DAY = 86_400_000;
const ACTOR = "command line";
const LAST = "2026-10";
const silent = pino({ level: "silent" });

/** All that a run acts on. */
interface World {
  readonly db: Database;
  readonly path: string;
  readonly clock: ReturnType<typeof createTestClock>;
  /** What the sandbox does at each of the next requests; then it completes them. */
  readonly scenarios: Scenario[];
  /** Where donations are made from now on. */
  platform: "sandbox" | "manual";
  next: string;
  payouts(): PayoutDependencies;
}
type Model = Record<string, never>;

/** Does something, and then holds every place that tells of the money against the ledger. */
class Act implements fc.AsyncCommand<Model, World> {
  readonly #name: string;
  readonly #act: (world: World) => Promise<unknown>;

  constructor(name: string, act: (world: World) => Promise<unknown>) {
    this.#name = name;
    this.#act = act;
  }

  check = () => true;

  async run(_model: Model, world: World): Promise<void> {
    await unlessRefused(this.#act(world));
    await expectOneTruth(world.db);
  }

  toString = () => this.#name;
}

async function readDebts(db: Database): Promise<readonly Debt[]> {
  return debtsOf(foldLedger(await readEvents(db)));
}

async function expectOneTruth(db: Database): Promise<void> {
  const events = await readEvents(db);
  expect((await verifyLedger(events, sha256)).problems).toEqual([]);
  expect(await disagreements(db, events)).toEqual([]);
  const { calculatedMinor, givenMinor, owedMinor, reversedMinor } = sumDebts(await readDebts(db));
  const closed = [...foldLedger(events).months.values()];
  expect(calculatedMinor).toBe(closed.reduce((sum, { close }) => sum + close.donationMinor, 0));
  expect(givenMinor + owedMinor).toBe(calculatedMinor);
  expect(reversedMinor).toBeLessThanOrEqual(owedMinor);
  // The board and the badge, which show the same figures.
  const { totalMinor, pendingMinor } = donationFigures(await readDonations(db), LAST);
  expect([totalMinor, pendingMinor]).toEqual([givenMinor, owedMinor]);
  // The operator's overview.
  const sums = await readDonationSums(db);
  const sumOf = (isGiven: boolean) =>
    sums
      .filter(({ status }) => (status === "complete") === isGiven)
      .reduce((sum, { cents }) => sum + cents, 0);
  expect([sumOf(true), sumOf(false)]).toEqual([givenMinor, owedMinor]);
  // The page and the export.
  const owed = owedDonations(events);
  expect([owed.amount, owed.reversed]).toEqual([owedMinor / 100, reversedMinor / 100]);
  const complete = closedMonths(events)
    .flatMap(({ donations }) => donations)
    .filter(({ status }) => status === "complete");
  expect(complete.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(givenMinor);
}

async function pickDonation({ db }: World, index: number): Promise<string> {
  const rows = await db
    .selectFrom("donation_ledger")
    .select("id")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows[index % Math.max(1, rows.length)]?.id ?? "none";
}

async function close(world: World, db: Database): Promise<void> {
  if (world.next > LAST) return;
  const { clock, newId } = world.payouts();
  const config = { charityShare: 0.5, payout: { platform: world.platform } };
  await closeMonth({ db, clock, newId, actor: ACTOR, config }, world.next);
}

/** The month after the last that is closed, also when whoever closed it died at once. */
async function goOn(world: World): Promise<void> {
  const months = await world.db.selectFrom("month_closes").select("month").orderBy("month").execute();
  world.next = months.length > 0 ? addMonths(months.at(-1)?.month ?? "", 1) : world.next;
}

const index = fc.nat(40);
const scenario = fc.constantFrom<Scenario>(
  "completes",
  "fails",
  "reverses",
  "refuses",
  "loses-the-reply",
  "is-down",
);
const commands = fc.commands(
  [
    fc.tuple(fc.integer({ min: -900, max: 4_000 }), fc.nat(60)).map(
      ([cents, steps]) =>
        new Act(`close with ${cents}, killed at ${steps}`, async (world) => {
          await report(world.db, world.next, cents);
          // Of a few, one isn't killed.
          if (steps > 30) await close(world, world.db);
          else await runAndKill(world.path, steps + 1, world.payouts(), ({ db }) => close(world, db));
          await goOn(world);
        }),
    ),
    fc.tuple(fc.nat(2), fc.integer({ min: -900, max: 900 })).map(
      ([back, cents]) =>
        new Act(`correct ${back} months back to ${cents}`, async ({ db, next }) => {
          const month = addMonths(next, -back - 1);
          if (month >= "2026-01") await report(db, month, cents);
        }),
    ),
    fc.array(scenario, { maxLength: 4 }).map(
      (scenarios) =>
        new Act(`pay: ${scenarios}`, async (world) => {
          world.scenarios.push(...scenarios);
          await drivePayouts(world.payouts(), ACTOR);
        }),
    ),
    fc.tuple(fc.integer({ min: 1, max: 40 }), scenario).map(
      ([steps, first]) =>
        new Act(`pay: ${first}, killed at ${steps}`, async (world) => {
          world.scenarios.push(first);
          await runAndKill(world.path, steps, world.payouts(), (mine) => drivePayouts(mine, ACTOR));
        }),
    ),
    fc
      .constantFrom(SANDBOX_DELAY, 20 * 60_000, 2 * DAY)
      .map((pause) => new Act(`wait ${pause}`, async ({ clock }) => clock.advance(pause))),
    index.map(
      (at) =>
        new Act(`give up ${at}`, async (world) =>
          giveUp(world.payouts(), await pickDonation(world, at), "A test", ACTOR),
        ),
    ),
    index.map(
      (at) =>
        new Act(`confirm ${at}`, async (world) =>
          confirmByHand(world.payouts(), await pickDonation(world, at), `R-${at % 4}`, ACTOR),
        ),
    ),
    index.map(
      (at) =>
        new Act(`correct the receipt of ${at}`, async (world) => {
          const correction = { receipt: `R-${at % 4}`, reason: "A slip" };
          await correctReceipt(world.payouts(), await pickDonation(world, at), correction, ACTOR);
        }),
    ),
    fc
      .tuple(index, fc.constantFrom("sandbox", "manual"))
      .map(
        ([at, platform]) =>
          new Act(`reissue ${at} by ${platform}`, async (world) =>
            reissue(world.payouts(), await pickDonation(world, at), platform, ACTOR),
          ),
      ),
    fc.constantFrom("sandbox" as const, "manual" as const).map(
      (platform) =>
        new Act(`platform ${platform}`, async (world) => {
          world.platform = platform;
        }),
    ),
  ],
  { maxCommands: 40, size: "max" },
);

let folder: string;
let databases = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gifthearth-stranded-"));
  const template = openDatabase(`file:${folder}/template.db`, silent);
  await migrate(template);
  await chooseTreesAndMeals(template);
  await template.destroy();
});
afterAll(() => rm(folder, { recursive: true }));

it("whatever is closed, corrected, tried, given up, reversed or killed: every cent is given or owed, and can be given", async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const [path, far] = [join(folder, `${databases++}.db`), join(folder, `${databases++}.db`)];
      for (const file of [path, far]) await copyFile(join(folder, "template.db"), file);
      const db = openDatabase(`file:${path}`, silent);
      // The sandbox is on another machine, and stays up when ours dies.
      const sandboxDb = openDatabase(`file:${far}`, silent);
      const clock = createTestClock();
      const scenarios: Scenario[] = [];
      const world: World = {
        db,
        path,
        clock,
        scenarios,
        platform: "sandbox",
        next: "2026-01",
        payouts() {
          const env = { DONATION_PLATFORM: world.platform };
          const scenarioOf = () => scenarios.shift() ?? "completes";
          const { platforms, ...others } = payoutsOn(sandboxDb, { clock, env, scenarioOf });
          return { ...others, db, platforms: { ...platforms, manual: MANUAL_PLATFORM } };
        },
      };
      try {
        for (const cents of [3_001, 1_500]) {
          await report(db, world.next, cents);
          await close(world, db);
          await goOn(world);
        }
        await fc.asyncModelRun(() => ({ model: {}, real: world }), steps);
        await giveEverything(world);
      } finally {
        await db.destroy();
        await sandboxDb.destroy();
        await Promise.all([path, far].map((file) => rm(file)));
      }
    }),
    { numRuns: 8 },
  );
}, 300_000);

/** From wherever it stands, the operator gets every debt paid by one platform, though it refuses the next few. */
async function giveEverything(world: World): Promise<void> {
  world.platform = "sandbox";
  world.scenarios.splice(0, Number.POSITIVE_INFINITY, ...Array<Scenario>(6).fill("refuses"));
  for (let rounds = 0; rounds < 16; rounds++) {
    await drivePayouts(world.payouts(), ACTOR);
    world.clock.advance(2 * DAY);
    await drivePayouts(world.payouts(), ACTOR);
    const owed = (await readDebts(world.db)).filter(isOwed);
    // What was taken back may come to light a day after.
    if (owed.length === 0 && rounds > 1) return;
    for (const { latest } of owed) {
      const { id, status } = latest;
      // By hand, or what went through after all; else another try, unless the first may still go through.
      if (latest.platform === "manual" || status === "failed") {
        await unlessRefused(confirmByHand(world.payouts(), id, `R-${id}`, ACTOR));
      }
      if (status === "failed") await unlessRefused(reissue(world.payouts(), id, world.platform, ACTOR));
    }
  }
  expect(sumDebts(await readDebts(world.db)).owedMinor).toBe(0);
}

async function unlessRefused(act: Promise<unknown>): Promise<void> {
  await act.catch((error) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
