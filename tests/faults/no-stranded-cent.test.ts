import { formatDollars } from "@gifthearth/core";
import {
  adminOverview,
  type DonationStatsResponse,
  donationStatsResponse,
  donationsResponse,
  ownCharities,
} from "@gifthearth/core/contract";
import {
  addMonths,
  type Debt,
  debtsOf,
  foldLedger,
  isOwed,
  readCheckpoint,
  readNote,
  sumDebts,
  treeOf,
  verifyLedger,
} from "@gifthearth/core/ledger";
import fc from "fast-check";
import { pino } from "pino";
import { expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { ApiError } from "../../api/src/http/api-error.ts";
import { changeCharity, chooseCharities } from "../../api/src/money/charities/charities.service.ts";
import { confirmArrival, withdrawArrival } from "../../api/src/money/charities/own-charities.service.ts";
import { disagreements } from "../../api/src/money/ledger/agreement.ts";
import { createLedgerChanges } from "../../api/src/money/ledger/changes.ts";
import { closeMonth, skipMonth } from "../../api/src/money/ledger/close.ts";
import { readEvents, sha256 } from "../../api/src/money/ledger/events.ts";
import { readExport } from "../../api/src/money/ledger/export.ts";
import { NODE_CRYPTO } from "../../api/src/money/log/crypto.ts";
import type { PayoutDependencies } from "../../api/src/money/payout/dependencies.ts";
import { drivePayouts } from "../../api/src/money/payout/drive.ts";
import { MANUAL_PLATFORM } from "../../api/src/money/payout/manual.ts";
import { confirmByHand, correctReceipt, giveUp, reissue } from "../../api/src/money/payout/operator.ts";
import type { Scenario } from "../../api/src/money/payout/sandbox.ts";
import { badgeText, readBadgeLook, toBadge } from "../../sites/main/src/embedding/badge.ts";
import type { SignedIn } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { runAndKill } from "../support/crashing-payouts.ts";
import { OPENERS, openSqlite } from "../support/databases.ts";
import { draws } from "../support/draws.ts";
import { createTestClock, madeBySandbox, payoutsOn, SANDBOX_DELAY } from "../support/payouts.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

const DAY = 86_400_000;
const ACTOR = "command line";
const LAST = "2026-10";
const silent = pino({ level: "silent" });

/** All that a run acts on. */
interface World {
  readonly db: Database;
  /** Another process's way to the same. */
  readonly otherDb: Database;
  /** Where a process of its own reaches it. */
  readonly url: string;
  /** Asks our server, as an administrator. */
  ask(path: string): Promise<Response>;
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
    await expectOneTruth(world);
  }

  toString = () => this.#name;
}

async function readDebts(db: Database): Promise<readonly Debt[]> {
  return debtsOf(foldLedger(await readEvents(db)));
}

async function expectOneTruth({ db, ask }: World): Promise<void> {
  const events = await readEvents(db);
  expect((await verifyLedger(events, sha256)).problems).toEqual([]);
  expect(await disagreements(db, events)).toEqual([]);
  const state = foldLedger(events);
  const debts = debtsOf(state);
  const { calculatedMinor, givenMinor, owedMinor, reversedMinor } = sumDebts(debts);
  const closed = [...state.months.values()];
  expect(calculatedMinor).toBe(closed.reduce((sum, { close }) => sum + close.donationMinor, 0));
  expect(givenMinor + owedMinor).toBe(calculatedMinor);
  expect(reversedMinor).toBeLessThanOrEqual(owedMinor);
  const [given, owed] = [givenMinor / 100, owedMinor / 100];

  // The board and the badge, of all and of each charity.
  const ofAll = donationStatsResponse.parse(await (await ask("/api/donation-stats")).json());
  expectFigures(ofAll, given, owed);
  for (const charityId of ["trees", "meals"]) {
    const own = sumDebts(debts.filter((debt) => debt.charityId === charityId));
    const stats = donationStatsResponse.parse(
      await (await ask(`/api/donation-stats?charity=${charityId}`)).json(),
    );
    expectFigures(stats, own.givenMinor / 100, own.owedMinor / 100);
  }
  // The page and the export, as JSON and as a spreadsheet.
  const text = await (await ask("/api/donations")).text();
  const page = donationsResponse.parse(JSON.parse(text));
  expect([page.owed.amount, page.owed.reversed]).toEqual([owed, reversedMinor / 100]);
  const complete = page.months
    .flatMap(({ donations }) => donations)
    .filter(({ status }) => status === "complete");
  expect(complete.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(givenMinor);
  const files = [text, await (await ask("/api/donations?format=csv")).text()].map(readExport);
  for (const file of files) {
    expect(file.events).toEqual(events);
    expect(file.restFollows(events)).toBe(true);
  }
  // What the page is made of, which has no events.
  const { events: _, ...summary } = page;
  expect(await (await ask("/api/donations?events=none")).json()).toEqual(summary);
  // The checkpoint, signed by a process that keeps the tree while others write.
  const checkpoint = readCheckpoint(readNote(page.log.checkpoint ?? "")?.text ?? "");
  const root = await (await treeOf(events, NODE_CRYPTO.sha256)).root();
  expect(checkpoint).toMatchObject({ size: events.length, root });
  // What each charity's own people see.
  const { items } = ownCharities.parse(await (await ask("/api/charities")).json());
  expect(items).toHaveLength(2);
  for (const { charity, donations } of items) {
    const own = sumDebts(debts.filter((debt) => debt.charityId === charity.id));
    const isGiven = ({ status }: (typeof donations)[number]) => status === "complete";
    const [theirs, rest] = [donations.filter(isGiven), donations.filter((each) => !isGiven(each))];
    const sum = (some: typeof donations) => some.reduce((all, { amount }) => all + cents(amount), 0);
    expect([sum(theirs), sum(rest)]).toEqual([own.givenMinor, own.owedMinor]);
  }
  // The operator's overview, and what Prometheus collects.
  const { donations } = adminOverview.parse(await (await ask("/api/admin/overview")).json());
  expect([
    donations.complete.amount,
    cents(donations.pending.amount) + cents(donations.failed.amount),
  ]).toEqual([given, owedMinor]);
  const metrics = await (await ask("/metrics")).text();
  const metered = (name: string) =>
    [...metrics.matchAll(new RegExp(`^donations_usd_cents\\{state="${name}".*\\} (\\d+)$`, "gm"))]
      .map(([, value]) => Number(value))
      .reduce((sum, value) => sum + value, 0);
  expect([metered("given"), metered("owed")]).toEqual([givenMinor, owedMinor]);
}

function expectFigures(stats: DonationStatsResponse, given: number, owed: number): void {
  expect([stats.totalDonations, stats.pendingDonation, stats.isSample]).toEqual([given, owed, false]);
  const badge = badgeText(toBadge(stats, readBadgeLook(new URLSearchParams(), "svg")));
  expect(badge).toContain(`: ${formatDollars(given)} `);
}

function cents(dollars: number): number {
  return Math.round(dollars * 100);
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

/** Who does what an administrator does. */
function acting(world: World) {
  const { db, clock, newId } = world.payouts();
  return { db, clock, newId, actor: ACTOR } as const;
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
          else await runAndKill(world.url, steps + 1, world.payouts(), ({ db }) => close(world, db));
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
          await runAndKill(world.url, steps, world.payouts(), (mine) => drivePayouts(mine, ACTOR));
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
    fc.integer({ min: 1, max: 4_000 }).map(
      (cents) =>
        new Act(`close with ${cents}, two at once`, async (world) => {
          await report(world.db, world.next, cents);
          await Promise.allSettled([close(world, world.db), close(world, world.otherDb)]);
          await goOn(world);
        }),
    ),
    fc.array(scenario, { maxLength: 3 }).map(
      (scenarios) =>
        new Act(`pay, two at once: ${scenarios}`, async (world) => {
          world.scenarios.push(...scenarios);
          const payouts = world.payouts();
          const others = { ...payouts, db: world.otherDb };
          await Promise.all([drivePayouts(payouts, ACTOR), drivePayouts(others, ACTOR)]);
        }),
    ),
    fc.constant(
      new Act("leave a month out", async (world) => {
        if (world.next > LAST) return;
        const config = { charityShare: 0.5, payout: { platform: world.platform } };
        await skipMonth({ ...acting(world), config }, world.next, "Nothing was sold");
        await goOn(world);
      }),
    ),
    index.map(
      (at) =>
        new Act(`${at} arrived`, async (world) =>
          confirmArrival(acting(world), { userId: admin.id, donationId: await pickDonation(world, at) }),
        ),
    ),
    index.map(
      (at) =>
        new Act(`${at} hasn't arrived`, async (world) => {
          const donationId = await pickDonation(world, at);
          await withdrawArrival(acting(world), { userId: admin.id, donationId }, "Another's");
        }),
    ),
    fc
      .tuple(fc.constantFrom("trees", "meals"), fc.nat(9))
      .map(
        ([charityId, digit]) =>
          new Act(`${charityId} is registered as ${digit}`, async (world) =>
            changeCharity(acting(world), charityId, { registration: `12-345678${digit}` }),
          ),
      ),
    fc.tuple(fc.constantFrom("trees", "meals"), fc.integer({ min: 0, max: 10_000 })).map(
      ([charityId, share]) =>
        new Act(`${charityId} is chosen for ${share}, or ends`, async (world) => {
          const other = charityId === "trees" ? "meals" : "trees";
          const items = [
            { charityId, share: share / 10_000 },
            { charityId: other, share: 1 - share / 10_000 },
          ].filter((item) => item.share > 0);
          await chooseCharities(acting(world), world.next, { items });
          if (items.length === 1) await changeCharity(acting(world), other, { activeTo: world.next });
        }),
    ),
    fc
      .constantFrom(-60_000, -2 * DAY)
      .map((pause) => new Act(`the clock goes back ${pause}`, async ({ clock }) => clock.advance(pause))),
    fc.constantFrom("sandbox" as const, "manual" as const).map(
      (platform) =>
        new Act(`platform ${platform}`, async (world) => {
          world.platform = platform;
        }),
    ),
  ],
  { maxCommands: 40, size: "max" },
);

/** An administrator, who acts for both charities too. */
let admin: SignedIn;

/** Two charities, and who may do everything for them. */
async function prepare(db: Database): Promise<void> {
  await chooseTreesAndMeals(db);
  admin = await signUpAdmin(db, createTestApp(db));
  const member = { user_id: admin.id, since: "2026-01-01T00:00:00.000Z" };
  await db
    .insertInto("charity_members")
    .values(["trees", "meals"].map((charity_id) => ({ charity_id, ...member })))
    .execute();
}

it.each(Object.entries(OPENERS))(
  "whatever is closed, corrected, tried, given up, reversed or killed: every cent is given or owed, and can be given, on %s",
  async (_, open) => {
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const [own, far] = [await open(), await openSqlite()];
        const { db, url } = own;
        const otherDb = openDatabase(url, silent);
        // The sandbox is on another machine, and stays up when ours dies.
        const sandboxDb = far.db;
        const clock = createTestClock();
        const scenarios: Scenario[] = [];
        const ledgerChanges = createLedgerChanges();
        const app = createTestApp(db, { clock, ledgerChanges });
        const world: World = {
          db,
          otherDb,
          url,
          ask(address) {
            ledgerChanges.tell();
            return app.request(address, { headers: { Cookie: admin.cookie } });
          },
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
          await prepare(db);
          for (const cents of [3_001, 1_500]) {
            await report(db, world.next, cents);
            await close(world, db);
            await goOn(world);
          }
          await fc.asyncModelRun(() => ({ model: {}, real: world }), steps);
          await giveEverything(world);
          await expectPaidOnce(world, sandboxDb);
        } finally {
          await otherDb.destroy();
          await Promise.all([own.discard(), far.discard()]);
        }
      }),
      { numRuns: draws(3) },
    );
  },
  3_600_000,
);

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

/** By what the platform itself has: of every debt one try was paid, the last one, and none was asked for twice. */
async function expectPaidOnce(world: World, sandboxDb: Database): Promise<void> {
  for (const count of Object.values(await madeBySandbox(sandboxDb))) expect(count).toBe(1);
  const { sandbox } = world.payouts().platforms;
  for (const { attempts, latest } of await readDebts(world.db)) {
    const paid: string[] = [];
    for (const { id, platform, status } of attempts) {
      const [there] = platform === "sandbox" ? ((await sandbox?.find(id)) ?? []) : [];
      if ((there?.status ?? (platform === "manual" && status)) === "complete") paid.push(id);
    }
    expect(paid).toEqual([latest.id]);
  }
}

async function unlessRefused(act: Promise<unknown>): Promise<void> {
  await act.catch((error) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
