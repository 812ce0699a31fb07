import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  addMonths,
  debtsOf,
  foldLedger,
  readCheckpoint,
  readNote,
  sumDebts,
  toBase64,
  treeOf,
  verifyLedger,
} from "@gifthearth/core/ledger";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import type { Database } from "../../api/src/db/database.ts";
import { ApiError } from "../../api/src/http/api-error.ts";
import { changeCharity } from "../../api/src/money/charities/charities.service.ts";
import { confirmArrival, withdrawArrival } from "../../api/src/money/charities/own-charities.service.ts";
import { disagreements } from "../../api/src/money/ledger/agreement.ts";
import { closeMonth, skipMonth } from "../../api/src/money/ledger/close.ts";
import { readEvents, sha256 } from "../../api/src/money/ledger/events.ts";
import { latestCheckpoint } from "../../api/src/money/log/checkpoints.ts";
import { NODE_CRYPTO } from "../../api/src/money/log/crypto.ts";
import { signLog } from "../../api/src/money/log/ledger-log.ts";
import { rotateKeyCommand } from "../../api/src/money/log/rotate-command.ts";
import type { PayoutDependencies } from "../../api/src/money/payout/dependencies.ts";
import { drivePayouts } from "../../api/src/money/payout/drive.ts";
import { MANUAL_PLATFORM } from "../../api/src/money/payout/manual.ts";
import { confirmByHand, correctReceipt, giveUp, reissue } from "../../api/src/money/payout/operator.ts";
import { payDue } from "../../api/src/money/payout/pay.ts";
import type { Scenario } from "../../api/src/money/payout/sandbox.ts";
import { addAccount } from "../support/accounts.ts";
import { runAndKill } from "../support/crashing-payouts.ts";
import { describeOnEachDatabase, openSqlite } from "../support/databases.ts";
import { earningsReport } from "../support/earnings-report.ts";
import { calculate, createTestClock, madeBySandbox, payoutsOn } from "../support/payouts.ts";
import { chooseTreesAndMeals, importText, report } from "../support/revenue.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const ACTOR = "command line";
const MEMBER = "member";

type Act = (payouts: PayoutDependencies) => Promise<unknown>;

/** All that an operation acts on. */
interface World {
  readonly db: Database;
  /** For the key of the log. */
  readonly folder: string;
  readonly clock: ReturnType<typeof createTestClock>;
  next: string;
}

/** Something that is done to the money: it is made ready for, and then done. */
interface Operation {
  /** The events that come of it, whatever happens on the way. */
  readonly events: readonly string[];
  /** How often it stands in the audit log. */
  readonly actions: number;
  prepare(world: World): Promise<Act>;
}

const config = { charityShare: 0.5, payout: { platform: "manual" } };
const contextOf = ({ db, clock, newId }: PayoutDependencies) => ({ db, clock, newId, actor: ACTOR }) as const;
const settings = ({ folder }: World) =>
  parseConfig({ PUBLIC_URL: "https://gifts.example", DATA_DIR: folder });
const peaceful = ({ db, clock }: World): PayoutDependencies =>
  payoutsOn(db, { clock, platforms: { manual: MANUAL_PLATFORM }, env: { DONATION_PLATFORM: "manual" } });

/** Closes the next month. @returns one of its donations, as it is calculated */
async function calculated(world: World): Promise<string> {
  await report(world.db, world.next, 10_000);
  const { close } = await closeMonth({ ...contextOf(peaceful(world)), config }, world.next);
  world.next = addMonths(world.next, 1);
  return close.split[0]?.donationId ?? "";
}
async function submitted(world: World): Promise<string> {
  const id = await calculated(world);
  await payDue(peaceful(world), ACTOR);
  return id;
}
async function complete(world: World): Promise<string> {
  const id = await submitted(world);
  await confirmByHand(peaceful(world), id, `R-${id}`, ACTOR);
  return id;
}
async function failed(world: World): Promise<string> {
  const id = await calculated(world);
  await giveUp(peaceful(world), id, "A test", ACTOR);
  return id;
}
async function arrived(world: World): Promise<string> {
  const donationId = await complete(world);
  await confirmArrival(peaceful(world), { userId: MEMBER, donationId });
  return donationId;
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  "closing a month": {
    events: ["month_closed"],
    actions: 1,
    async prepare(world) {
      const month = world.next;
      world.next = addMonths(month, 1);
      await report(world.db, month, 10_000);
      return (payouts) => closeMonth({ ...contextOf(payouts), config }, month);
    },
  },
  "closing a month with a correction of the one before": {
    events: ["month_closed"],
    actions: 1,
    async prepare(world) {
      await calculated(world);
      const month = world.next;
      world.next = addMonths(month, 1);
      await report(world.db, month, 10_000);
      await report(world.db, addMonths(month, -1), 9_000);
      return (payouts) => closeMonth({ ...contextOf(payouts), config }, month);
    },
  },
  "leaving a month out": {
    events: ["month_skipped"],
    actions: 1,
    async prepare(world) {
      await calculated(world);
      const month = world.next;
      world.next = addMonths(month, 1);
      return (payouts) => skipMonth({ ...contextOf(payouts), config }, month, "A test");
    },
  },
  "taking donations on to pay them by hand": {
    events: ["donation_submitted", "donation_submitted"],
    actions: 2,
    async prepare(world) {
      await calculated(world);
      return (payouts) => payDue(payouts, ACTOR);
    },
  },
  "confirming one by hand": {
    events: ["donation_complete"],
    actions: 1,
    async prepare(world) {
      const id = await submitted(world);
      return (payouts) => confirmByHand(payouts, id, `R-${id}`, ACTOR);
    },
  },
  "correcting a receipt": {
    events: ["receipt_corrected"],
    actions: 1,
    async prepare(world) {
      const id = await complete(world);
      return (payouts) => correctReceipt(payouts, id, { receipt: `S-${id}`, reason: "A slip" }, ACTOR);
    },
  },
  "giving one up": {
    events: ["donation_failed"],
    actions: 1,
    async prepare(world) {
      const id = await submitted(world);
      return (payouts) => giveUp(payouts, id, "A test", ACTOR);
    },
  },
  "taking one back": {
    events: ["donation_reversed"],
    actions: 1,
    async prepare(world) {
      const id = await complete(world);
      return (payouts) => giveUp(payouts, id, "It came back", ACTOR);
    },
  },
  "making one again": {
    events: ["donation_reissued"],
    actions: 1,
    async prepare(world) {
      const id = await failed(world);
      return (payouts) => reissue(payouts, id, "manual", ACTOR);
    },
  },
  "paying a charity otherwise": {
    events: ["recipient_changed"],
    // What an administrator changes to what it is already is written down, too.
    actions: 2,
    async prepare(world) {
      await calculated(world);
      return (payouts) => changeCharity(contextOf(payouts), "trees", { registration: "98-7654321" });
    },
  },
  "confirming that one arrived": {
    events: ["arrival_confirmed"],
    actions: 1,
    async prepare(world) {
      const donationId = await complete(world);
      return (payouts) => confirmArrival(payouts, { userId: MEMBER, donationId });
    },
  },
  "withdrawing that": {
    events: ["arrival_withdrawn"],
    actions: 1,
    async prepare(world) {
      const donationId = await arrived(world);
      return (payouts) => withdrawArrival(payouts, { userId: MEMBER, donationId }, "Another's");
    },
  },
  "importing a report, and closing its month": {
    events: ["month_closed"],
    actions: 2,
    async prepare(world) {
      const period = world.next;
      world.next = addMonths(period, 1);
      const text = earningsReport({ shipped: `${period}-05`, fees: "80.00" });
      return async (payouts) => {
        await importText(payouts.db, text, { period });
        await closeMonth({ ...contextOf(payouts), config }, period);
      };
    },
  },
  "exchanging its key": {
    events: ["log_key_changed"],
    actions: 1,
    async prepare(world) {
      await complete(world);
      const { events } = await chainOf(world.db);
      return async ({ db, clock, newId }) => {
        // Once the ledger tells of it, the next start puts the new file in its place.
        const isChanged = (await chainOf(db)).events.length > events.length;
        if (isChanged) return signLog({ db, clock, config: settings(world) });
        const context = { config: settings(world), clock, newId, openDatabase: async () => db };
        return rotateKeyCommand.run(context, []);
      };
    },
  },
};

async function chainOf(db: Database) {
  const events = await readEvents(db);
  return { events, types: events.map(({ type }) => type) };
}

async function countActions(db: Database): Promise<number> {
  return (await db.selectFrom("admin_actions").select("id").execute()).length;
}

/** The ledger is right, the tables agree, every cent is given or owed, and what is signed goes on. */
async function expectWhole({ db, clock, ...world }: World): Promise<void> {
  const { events } = await chainOf(db);
  expect((await verifyLedger(events, sha256)).problems).toEqual([]);
  expect(await disagreements(db, events)).toEqual([]);
  const state = foldLedger(events);
  const sums = sumDebts(debtsOf(state));
  expect(sums.givenMinor + sums.owedMinor).toBe(sums.calculatedMinor);
  expect(sums.calculatedMinor).toBe(
    [...state.months.values()].reduce((sum, { close }) => sum + close.donationMinor, 0),
  );
  const before = await latestCheckpoint(db);
  await signLog({ db, clock, config: settings({ db, clock, ...world }) });
  const tree = await treeOf(events, NODE_CRYPTO.sha256);
  for (const row of [before, await latestCheckpoint(db)]) {
    const checkpoint = row && readCheckpoint(readNote(row.note)?.text ?? "");
    if (!checkpoint) continue;
    expect(toBase64(checkpoint.root)).toBe(toBase64(await tree.root(checkpoint.size)));
  }
}

describeOnEachDatabase(
  "Who is killed after any of its steps loses nothing and does nothing twice:",
  (database, url) => {
    let world: World;
    beforeEach(async () => {
      const folder = await mkdtemp(join(tmpdir(), "gifthearth-killed-"));
      world = { db: database(), folder, clock: createTestClock(), next: "2020-01" };
      await chooseTreesAndMeals(database(), "2020-01");
      await addAccount(database(), "member@example.org", { id: MEMBER });
      const member = { user_id: MEMBER, since: "2026-01-01T00:00:00.000Z" };
      await database()
        .insertInto("charity_members")
        .values(["trees", "meals"].map((charity_id) => ({ charity_id, ...member })))
        .execute();
    });
    afterEach(() => rm(world.folder, { recursive: true }));

    it.each(Object.entries(OPERATIONS))("%s", async (_, { events, actions, prepare }) => {
      const act = await prepare(world);
      const [before, actionsBefore] = [(await chainOf(world.db)).types, await countActions(world.db)];
      // Killed after its first step, begun again and killed after its second, and so on, until it gets through.
      let kills = 0;
      while (await dies(kills + 1, act)) {
        kills++;
        await expectWhole(world);
        const came = (await chainOf(world.db)).types.slice(before.length);
        expect(came).toEqual(events.slice(0, came.length));
      }
      expect(kills).toBeGreaterThan(5);
      await expectWhole(world);
      expect((await chainOf(world.db)).types.slice(before.length)).toEqual(events);
      expect((await countActions(world.db)) - actionsBefore).toBe(actions);
    });

    /** @returns whether it was killed; what is done already may be refused */
    async function dies(steps: number, act: Act): Promise<boolean> {
      return runAndKill(url(), steps, peaceful(world), (payouts) =>
        act(payouts).catch((error) => {
          if (!(error instanceof ApiError)) throw error;
        }),
      );
    }

    it("signing the log", async () => {
      for (let steps = 1; ; steps++) {
        await complete(world);
        const isKilled = await dies(steps, ({ db, clock }) =>
          signLog({ db, clock, config: settings(world) }),
        );
        await expectWhole(world);
        if (!isKilled) break;
        expect(steps).toBeLessThan(100);
      }
    });

    it("ending a ledger of the old form", async () => {
      await calculate(world.db, [{ id: "old", month: "2019-12", platform: "manual" }]);
      await world.db.updateTable("ledger_head").set({ form: 1 }).execute();
      await report(world.db, world.next, 10_000);
      for (let steps = 1; ; steps++) {
        const isKilled = await runAndKill(url(), steps, peaceful(world), (payouts) =>
          closeMonth({ ...contextOf(payouts), config }, world.next),
        );
        const { types } = await chainOf(world.db);
        if (types.length > 1) expect(types).toEqual(["month_closed", "ledger_sealed", "month_closed"]);
        if (!isKilled) break;
        expect(steps).toBeLessThan(100);
      }
      expect((await chainOf(world.db)).types).toHaveLength(3);
    });

    it("paying, when the sandbox completes one and loses its reply to the other", async () => {
      const { db: sandboxDb, discard } = await openSqlite();
      const { clock } = world;
      const queue: Scenario[] = [];
      // Another machine's: it stays up when ours dies.
      const sandboxed = payoutsOn(sandboxDb, { clock, scenarioOf: () => queue.shift() ?? "completes" });
      const payouts = { ...sandboxed, db: world.db };
      let kills = 0;
      for (let steps = 1; ; steps++) {
        const month = world.next;
        world.next = addMonths(month, 1);
        await report(world.db, month, 10_000);
        const closing = {
          ...contextOf(payouts),
          config: { charityShare: 0.5, payout: { platform: "sandbox" } },
        };
        await closeMonth(closing, month);
        queue.splice(0, Number.POSITIVE_INFINITY, "completes", "loses-the-reply");
        const isKilled = await runAndKill(url(), steps, payouts, (mine) => drivePayouts(mine, "schedule"));
        await expectWhole(world);
        clock.advance(20 * MINUTE);
        await drivePayouts(payouts, "schedule");
        if (!isKilled) break;
        kills++;
      }
      expect(kills).toBeGreaterThan(15);
      clock.advance(2 * DAY);
      await drivePayouts(payouts, "schedule");
      await expectWhole(world);
      const { donations } = foldLedger(await readEvents(world.db));
      const made = await madeBySandbox(sandboxDb);
      expect([...donations.values()].map(({ status }) => status)).toEqual(
        Array(donations.size).fill("complete"),
      );
      expect(made).toEqual(Object.fromEntries([...donations.keys()].map((id) => [id, 1])));
      await discard();
    }, 300_000);
  },
);
