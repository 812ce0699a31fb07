import { beforeEach, expect, it } from "vitest";
import { LEAST_WAIT } from "../../api/src/money/payout/ask.ts";
import { createChangePlatform } from "../../api/src/money/payout/change.ts";
import type { PayoutDependencies } from "../../api/src/money/payout/dependencies.ts";
import { drivePayouts } from "../../api/src/money/payout/drive.ts";
import { payDue } from "../../api/src/money/payout/pay.ts";
import type { DonationPlatform } from "../../api/src/money/payout/platform.ts";
import { reconcile } from "../../api/src/money/payout/reconcile.ts";
import type { Scenario } from "../../api/src/money/payout/sandbox.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { CHANGE_KEYS } from "../support/donation-server.ts";
import {
  calculate,
  createTestClock,
  madeBySandbox,
  outcomesOf,
  payoutsOn,
  SANDBOX_DELAY,
  statusOf,
  storyOf,
  type TestClock,
} from "../support/payouts.ts";

const DAY = 86_400_000;
const ACTOR = "schedule";

describeOnEachDatabase("Payouts", (db) => {
  let clock: TestClock;
  let payouts: PayoutDependencies;
  const playing = (scenario: Scenario) => payoutsOn(db(), { clock, scenarioOf: () => scenario });
  const rowOf = (id: string) =>
    db().selectFrom("donation_ledger").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  beforeEach(() => {
    clock = createTestClock();
    payouts = payoutsOn(db(), { clock });
  });

  it("are submitted, and complete once the platform says so", async () => {
    await calculate(db(), [{ id: "a" }, { id: "b", amountMinor: 1 }]);
    expect(outcomesOf(await payDue(payouts, ACTOR))).toEqual({ a: "pending", b: "pending" });
    expect(await rowOf("a")).toMatchObject({ status: "submitted", attempts: 1, receipt: null });
    expect(outcomesOf(await reconcile(payouts))).toEqual({ a: "pending", b: "pending" });
    clock.advance(SANDBOX_DELAY);
    expect(outcomesOf(await reconcile(payouts))).toEqual({ a: "complete", b: "complete" });
    expect(await rowOf("a")).toMatchObject({
      status: "complete",
      receipt: expect.stringMatching(/^Test receipt sandbox-/),
      platform_donation_id: expect.stringMatching(/^sandbox-/),
      completed_at: clock().toISOString(),
      last_problem: null,
    });
    expect(await storyOf(db(), "a")).toEqual(["submitted", "complete"]);
    expect(await drivePayouts(payouts, ACTOR)).toEqual([]);
    expect(await madeBySandbox(db())).toEqual({ a: 1, b: 1 });
    const actions = await db().selectFrom("admin_actions").select(["actor", "action"]).execute();
    expect(actions).toEqual(Array(2).fill({ actor: "schedule", action: "donations.submit" }));
  });

  it("many processes that pay at once ask for each donation once", async () => {
    await calculate(
      db(),
      Array.from({ length: 6 }, (_, index) => ({ id: `d${index}` })),
    );
    const processes = Array.from({ length: 6 }, () => payoutsOn(db(), { clock }));
    await Promise.all(processes.map((process) => drivePayouts(process, ACTOR)));
    const once = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`d${index}`, 1]));
    expect(await madeBySandbox(db())).toEqual(once);
    expect(await storyOf(db(), "d3")).toEqual(["submitted"]);
  });

  it("many processes that find an old attempt without an outcome ask once more between them", async () => {
    await calculate(db(), [{ id: "a" }]);
    await payDue(playing("is-down"), ACTOR);
    clock.advance(LEAST_WAIT);
    await Promise.all(Array.from({ length: 6 }, () => reconcile(payoutsOn(db(), { clock }))));
    expect(await madeBySandbox(db())).toEqual({ a: 1 });
    expect(await rowOf("a")).toMatchObject({ attempts: 2, status: "submitted" });
  });

  it("a lost answer is looked up, and nothing is asked for twice", async () => {
    await calculate(db(), [{ id: "a" }]);
    const losing = playing("loses-the-reply");
    expect(await payDue(losing, ACTOR)).toEqual([
      { donationId: "a", outcome: "unclear", note: "The sandbox gave no answer in time" },
    ]);
    expect(await rowOf("a")).toMatchObject({ last_problem: "The sandbox gave no answer in time" });
    expect(outcomesOf(await reconcile(losing))).toEqual({ a: "pending" });
    clock.advance(DAY);
    expect(outcomesOf(await reconcile(losing))).toEqual({ a: "complete" });
    expect(await madeBySandbox(db())).toEqual({ a: 1 });
  });

  it("a lost answer is looked up even when the attempt is old enough to be made again", async () => {
    await calculate(db(), [{ id: "a" }]);
    const losing = playing("loses-the-reply");
    await payDue(losing, ACTOR);
    clock.advance(DAY);
    expect(outcomesOf(await reconcile(losing))).toEqual({ a: "complete" });
    expect(await madeBySandbox(db())).toEqual({ a: 1 });
  });

  it("what surely isn't there is asked for again, but not before the waiting time", async () => {
    await calculate(db(), [{ id: "a" }]);
    await payDue(playing("is-down"), ACTOR);
    clock.advance(LEAST_WAIT - 1);
    expect(outcomesOf(await reconcile(payouts))).toEqual({ a: "unclear" });
    expect(await madeBySandbox(db())).toEqual({});
    clock.advance(1);
    expect(outcomesOf(await reconcile(playing("is-down")))).toEqual({ a: "unclear" });
    // The second wait is twice as long.
    clock.advance(LEAST_WAIT);
    expect(outcomesOf(await reconcile(payouts))).toEqual({ a: "unclear" });
    clock.advance(LEAST_WAIT);
    expect(outcomesOf(await reconcile(payouts))).toEqual({ a: "pending" });
    expect(await madeBySandbox(db())).toEqual({ a: 1 });
    expect(await storyOf(db(), "a")).toEqual(["submitted"]);
  });

  it("a process that was held up for too long after it took a donation does not ask any more", async () => {
    await calculate(db(), [{ id: "a" }]);
    const { sandbox } = payouts.platforms;
    if (!sandbox) throw new Error("There is no sandbox");
    const slow = { ...sandbox, find: async () => clock.advance(LEAST_WAIT) ?? [] };
    expect(outcomesOf(await payDue({ ...payouts, platforms: { sandbox: slow } }, ACTOR))).toEqual({
      a: "unclear",
    });
    expect(await madeBySandbox(db())).toEqual({});
  });

  it("a refused donation has failed", async () => {
    await calculate(db(), [{ id: "a" }]);
    const results = await payDue(playing("refuses"), ACTOR);
    expect(results).toEqual([
      { donationId: "a", outcome: "failed", note: "The sandbox refused the donation" },
    ]);
    expect(await storyOf(db(), "a")).toEqual(["submitted", "failed"]);
  });

  it("a donation may fail after a while, or be taken back after it was complete", async () => {
    await calculate(db(), [{ id: "a", platformIds: { sandbox: "fails" } }]);
    await calculate(db(), [{ id: "b", platformIds: { sandbox: "reverses" } }]);
    await payDue(payouts, ACTOR);
    clock.advance(SANDBOX_DELAY);
    expect(outcomesOf(await reconcile(payouts))).toEqual({ a: "failed", b: "complete" });
    clock.advance(SANDBOX_DELAY);
    // Complete ones are looked at once a day.
    expect(await reconcile(payouts)).toEqual([]);
    clock.advance(DAY);
    expect(outcomesOf(await reconcile(payouts))).toEqual({ b: "failed" });
    expect(await storyOf(db(), "a")).toEqual(["submitted", "failed"]);
    expect(await storyOf(db(), "b")).toEqual(["submitted", "complete", "reversed"]);
    expect(await rowOf("b")).toMatchObject({ status: "failed", receipt: expect.any(String) });
    expect(await reconcile(payouts)).toEqual([]);
  });

  it("what a platform made once doesn't count for two of ours", async () => {
    await calculate(db(), [
      { id: "a", platform: "pledge", platformIds: { pledge: "org-1" } },
      { id: "b", platform: "pledge", platformIds: { pledge: "org-1" } },
    ]);
    const made = {
      id: "p_1",
      reference: null,
      amountMinor: 1_234,
      status: "complete",
      receipt: null,
      reason: null,
    } as const;
    const pledge: DonationPlatform = {
      name: "pledge",
      confirmedBy: "platform",
      submit: async () => made,
      find: async () => [],
      get: async () => made,
    };
    const results = await payDue(payoutsOn(db(), { clock, platforms: { pledge } }), ACTOR);
    expect(results).toMatchObject([
      { donationId: "a", outcome: "complete" },
      { donationId: "b", outcome: "pending", note: expect.stringContaining("p_1 is already that of a") },
    ]);
    expect(await storyOf(db(), "b")).toEqual(["submitted"]);
    expect(await rowOf("b")).toMatchObject({ platform_donation_id: null, last_problem: expect.any(String) });
  });

  it("one that can't be asked for stays calculated and says what to mend", async () => {
    await calculate(db(), [{ id: "a", platform: "change" }]);
    expect(await payDue(payouts, ACTOR)).toEqual([
      {
        donationId: "a",
        outcome: "skipped",
        note: "The platform change is not set up here; please set its keys",
      },
    ]);
    const change = createChangePlatform({ ...CHANGE_KEYS, baseUrl: "http://127.0.0.1:1" });
    const [result] = await payDue(payoutsOn(db(), { clock, platforms: { change } }), ACTOR);
    expect(result?.note).toBe(
      "Charity of a has no id at change; please add it to the charity's platform ids",
    );
    expect(await statusOf(db(), "a")).toBe("calculated");
    expect(await storyOf(db(), "a")).toEqual([]);
  });
});
