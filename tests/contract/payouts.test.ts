import { adminDonation, adminDonations, type PayoutResult, payoutRun } from "@gifthearth/core/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { grantAdmin } from "../../api/src/auth/roles.ts";
import { LEAST_WAIT } from "../../api/src/payout/ask.ts";
import { createChangePlatform } from "../../api/src/payout/change.ts";
import { PAYOUT_COMMANDS } from "../../api/src/payout/commands.ts";
import type { PayoutDependencies } from "../../api/src/payout/dependencies.ts";
import { drivePayouts } from "../../api/src/payout/drive.ts";
import { MANUAL_PLATFORM } from "../../api/src/payout/manual.ts";
import { confirmByHand, reissue } from "../../api/src/payout/operator.ts";
import { payDue } from "../../api/src/payout/pay.ts";
import { reconcile } from "../../api/src/payout/reconcile.ts";
import type { Scenario } from "../../api/src/payout/sandbox.ts";
import { type SignedIn, signUp } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { CHANGE_KEYS, type DonationServer, reply, startChangeServer } from "../support/donation-server.ts";
import {
  type CalculatedDonation,
  calculate,
  createTestClock,
  madeBySandbox,
  payoutsOn,
  SANDBOX_DELAY,
  statusOf,
  storyOf,
  type TestClock,
} from "../support/donations.ts";

const DAY = 86_400_000;
const ACTOR = "schedule";

describeOnEachDatabase("Payouts", (db) => {
  let clock: TestClock;
  let payouts: PayoutDependencies;
  const playing = (scenario: Scenario) => payoutsOn(db(), { clock, scenarioOf: () => scenario });
  const outcomes = (results: readonly PayoutResult[]) =>
    Object.fromEntries(results.map(({ donationId, outcome }) => [donationId, outcome]));
  const rowOf = (id: string) =>
    db().selectFrom("donation_ledger").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  beforeEach(() => {
    clock = createTestClock();
    payouts = payoutsOn(db(), { clock });
  });

  it("are submitted, and complete once the platform says so", async () => {
    await calculate(db(), [{ id: "a" }, { id: "b", amountMinor: 1 }]);
    expect(outcomes(await payDue(payouts, ACTOR))).toEqual({ a: "pending", b: "pending" });
    expect(await rowOf("a")).toMatchObject({ status: "submitted", attempts: 1, receipt: null });
    expect(outcomes(await reconcile(payouts))).toEqual({ a: "pending", b: "pending" });
    clock.advance(SANDBOX_DELAY);
    expect(outcomes(await reconcile(payouts))).toEqual({ a: "complete", b: "complete" });
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
    expect(outcomes(await reconcile(losing))).toEqual({ a: "pending" });
    clock.advance(DAY);
    expect(outcomes(await reconcile(losing))).toEqual({ a: "complete" });
    expect(await madeBySandbox(db())).toEqual({ a: 1 });
  });

  it("a lost answer is looked up even when the attempt is old enough to be made again", async () => {
    await calculate(db(), [{ id: "a" }]);
    const losing = playing("loses-the-reply");
    await payDue(losing, ACTOR);
    clock.advance(DAY);
    expect(outcomes(await reconcile(losing))).toEqual({ a: "complete" });
    expect(await madeBySandbox(db())).toEqual({ a: 1 });
  });

  it("what surely isn't there is asked for again, but not before the waiting time", async () => {
    await calculate(db(), [{ id: "a" }]);
    await payDue(playing("is-down"), ACTOR);
    clock.advance(LEAST_WAIT - 1);
    expect(outcomes(await reconcile(payouts))).toEqual({ a: "unclear" });
    expect(await madeBySandbox(db())).toEqual({});
    clock.advance(1);
    expect(outcomes(await reconcile(playing("is-down")))).toEqual({ a: "unclear" });
    // The second wait is twice as long.
    clock.advance(LEAST_WAIT);
    expect(outcomes(await reconcile(payouts))).toEqual({ a: "unclear" });
    clock.advance(LEAST_WAIT);
    expect(outcomes(await reconcile(payouts))).toEqual({ a: "pending" });
    expect(await madeBySandbox(db())).toEqual({ a: 1 });
    expect(await storyOf(db(), "a")).toEqual(["submitted"]);
  });

  it("a process that was held up for too long after it took a donation does not ask any more", async () => {
    await calculate(db(), [{ id: "a" }]);
    const { sandbox } = payouts.platforms;
    if (!sandbox) throw new Error("There is no sandbox");
    const slow = { ...sandbox, find: async () => clock.advance(LEAST_WAIT) ?? [] };
    expect(outcomes(await payDue({ ...payouts, platforms: { sandbox: slow } }, ACTOR))).toEqual({
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
    expect(outcomes(await reconcile(payouts))).toEqual({ a: "failed", b: "complete" });
    clock.advance(SANDBOX_DELAY);
    // Complete ones are looked at once a day.
    expect(await reconcile(payouts)).toEqual([]);
    clock.advance(DAY);
    expect(outcomes(await reconcile(payouts))).toEqual({ b: "failed" });
    expect(await storyOf(db(), "a")).toEqual(["submitted", "failed"]);
    expect(await storyOf(db(), "b")).toEqual(["submitted", "complete", "reversed"]);
    expect(await rowOf("b")).toMatchObject({ status: "failed", receipt: expect.any(String) });
    expect(await reconcile(payouts)).toEqual([]);
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

  describe("by Change", () => {
    let server: DonationServer;
    let byChange: PayoutDependencies;
    beforeEach(async () => {
      server = await startChangeServer();
      const change = createChangePlatform({ ...CHANGE_KEYS, baseUrl: server.baseUrl }, { timeoutMs: 400 });
      byChange = payoutsOn(db(), { clock, platforms: { change } });
      const platformIds = { change: "n_trees" };
      await calculate(db(), [{ id: "a", platform: "change", platformIds }]);
      return () => server.close();
    });

    it("are found again when the answer timed out after the donation was made", async () => {
      server.interfere(({ method, ...request }, _, { make }) => {
        return method === "POST" && Boolean(make({ method, ...request }));
      });
      expect(outcomes(await payDue(byChange, ACTOR))).toEqual({ a: "unclear" });
      clock.advance(DAY);
      expect(outcomes(await reconcile(byChange))).toEqual({ a: "pending" });
      for (const donation of server.donations) donation.status = "check_cashed";
      expect(outcomes(await reconcile(byChange))).toEqual({ a: "complete" });
      expect(server.donations).toHaveLength(1);
      expect(await rowOf("a")).toMatchObject({ platform_donation_id: "d_1", attempts: 2 });
    });

    it.each([
      ["500", (status: number) => ({ status, body: {} }), 500],
      ["200 with nonsense", (status: number) => ({ status, body: { ok: true } }), 200],
    ])("are not asked for again while the list answers %s", async (_, answer, status) => {
      const { body } = answer(status);
      server.interfere(({ method }, response) => method === "POST" && reply(response, 503, {}));
      await payDue(byChange, ACTOR);
      server.interfere((_request, response) => reply(response, status, body));
      for (let days = 0; days < 5; days++) {
        clock.advance(DAY);
        expect(outcomes(await reconcile(byChange))).toEqual({ a: "unclear" });
      }
      expect(server.donations).toEqual([]);
      server.interfere(null);
      clock.advance(DAY);
      await reconcile(byChange);
      expect(server.donations).toHaveLength(1);
    });

    it("that Change has twice count by the one that lives", async () => {
      await payDue(byChange, ACTOR);
      const [first] = server.donations;
      if (!first) throw new Error("Nothing was made");
      server.donations.push({ ...first, id: "d_2" });
      first.status = "canceled";
      expect(outcomes(await reconcile(byChange))).toEqual({ a: "pending" });
      expect(await rowOf("a")).toMatchObject({ platform_donation_id: "d_2" });
      for (const donation of server.donations) donation.status = "canceled";
      expect(outcomes(await reconcile(byChange))).toEqual({ a: "failed" });
    });

    it("with another amount there don't count as paid", async () => {
      await payDue(byChange, ACTOR);
      server.interfere((_, response) =>
        reply(response, 200, { id: "d_1", amount: 1, external_id: "a", status: "notified" }),
      );
      const [result] = await reconcile(byChange);
      expect(result).toMatchObject({ outcome: "pending", note: expect.stringContaining("another amount") });
      expect(await statusOf(db(), "a")).toBe("submitted");
    });

    it("that Change doesn't know any more are not made again", async () => {
      await payDue(byChange, ACTOR);
      server.donations.length = 0;
      clock.advance(30 * DAY);
      const [result] = await reconcile(byChange);
      expect(result).toMatchObject({ outcome: "unclear", note: "change no longer knows its donation d_1" });
      expect(server.donations).toEqual([]);
    });

    it("are not lost by keys that are wrong for a while", async () => {
      server.interfere((_, response) => reply(response, 401, {}));
      expect(outcomes(await payDue(byChange, ACTOR))).toEqual({ a: "unclear" });
      server.interfere(null);
      clock.advance(LEAST_WAIT);
      expect(outcomes(await reconcile(byChange))).toEqual({ a: "pending" });
    });

    it("that were refused after all an earlier attempt made count as made", async () => {
      server.interfere((request, response, { make }) => {
        if (request.method !== "POST") return false;
        make(request);
        return reply(response, 422, { code: "external_id_taken" });
      });
      expect(outcomes(await payDue(byChange, ACTOR))).toEqual({ a: "pending" });
    });

    it("are reissued only when Change doesn't say that they are on their way after all", async () => {
      server.interfere(({ method }, response) => method === "POST" && reply(response, 422, {}));
      expect(outcomes(await payDue(byChange, ACTOR))).toEqual({ a: "failed" });
      server.interfere((_, response) => reply(response, 500, {}));
      const platforms = { ...byChange.platforms, manual: MANUAL_PLATFORM };
      const both = { ...byChange, platforms };
      await expect(reissue(both, "a", "manual", ACTOR)).rejects.toMatchObject({ code: "unavailable" });
      server.interfere(null);
      server.donations.push({
        id: "d_1",
        reference: "a",
        charityId: "n_trees",
        amountMinor: 1_234,
        status: "pledged",
      });
      await expect(reissue(both, "a", "manual", ACTOR)).rejects.toThrow("now says this donation is pending");
      server.donations.length = 0;
      expect(await reissue(both, "a", "manual", ACTOR)).toMatchObject({ platform: "manual", replaces: "a" });
    });
  });

  describe("by hand", () => {
    beforeEach(() => {
      payouts = payoutsOn(db(), { clock, platforms: { manual: MANUAL_PLATFORM } });
    });

    it("are complete with the operator's receipt, and no other", async () => {
      await calculate(db(), [{ id: "a", platform: "manual" }]);
      await expect(confirmByHand(payouts, "a", "R-1", ACTOR)).rejects.toThrow("paid first");
      await payDue(payouts, ACTOR);
      clock.advance(30 * DAY);
      expect(await reconcile(payouts)).toEqual([]);
      expect(await confirmByHand(payouts, "a", "R-1", ACTOR)).toMatchObject({ status: "complete" });
      expect(await confirmByHand(payouts, "a", "R-1", ACTOR)).toMatchObject({ receipt: "R-1" });
      await expect(confirmByHand(payouts, "a", "R-2", ACTOR)).rejects.toThrow("complete already");
      expect(await storyOf(db(), "a")).toEqual(["submitted", "complete"]);
      clock.advance(2 * DAY);
      expect(await reconcile(payouts)).toEqual([]);
    });

    it("of two receipts at once one counts", async () => {
      await calculate(db(), [{ id: "a", platform: "manual" }]);
      await payDue(payouts, ACTOR);
      const confirmations = ["R-1", "R-2"].map((receipt) => confirmByHand(payouts, "a", receipt, ACTOR));
      const settled = await Promise.allSettled(confirmations);
      expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(await storyOf(db(), "a")).toEqual(["submitted", "complete"]);
    });
  });

  describe("that failed", () => {
    beforeEach(async () => {
      payouts = payoutsOn(db(), { clock, platforms: { manual: MANUAL_PLATFORM } });
      await calculate(db(), [{ id: "a", platformIds: { sandbox: "refuses" } }, { id: "b" }]);
      await payDue(payouts, ACTOR);
    });

    it("are made again by another platform, once", async () => {
      const settled = await Promise.allSettled(
        Array.from({ length: 4 }, () => reissue(payouts, "a", "manual", ACTOR)),
      );
      expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const rows = await db().selectFrom("donation_ledger").selectAll().where("replaces", "=", "a").execute();
      expect(rows).toMatchObject([
        { month: "2026-10", charity_id: "charity-of-a", amount_minor: 1_234, status: "calculated" },
      ]);
      const id = rows[0]?.id ?? "";
      expect(await storyOf(db(), id)).toEqual(["reissued"]);
      expect(outcomes(await payDue(payouts, ACTOR))).toEqual({ [id]: "pending" });
      await confirmByHand(payouts, id, "R-1", ACTOR);
      expect(await storyOf(db(), id)).toEqual(["reissued", "submitted", "complete"]);
    });

    it.each([
      ["a", "sandbox", "sandbox was asked for this month's donation to this charity before"],
      ["a", "change", "The platform change is not set up"],
      ["b", "manual", "Only a failed donation can be reissued; this one is submitted"],
      ["c", "manual", "There is no such donation"],
    ] as const)("%s by %s is refused where that would be wrong", async (id, platform, sentence) => {
      await expect(reissue(payouts, id, platform, ACTOR)).rejects.toThrow(sentence);
    });

    it("are not made again by the sandbox where money is paid", async () => {
      const env = { DONATION_PLATFORM: "manual" };
      const real = payoutsOn(db(), { clock, env, platforms: { manual: MANUAL_PLATFORM } });
      await expect(reissue(real, "a", "sandbox", ACTOR)).rejects.toThrow("moves no money");
    });
  });

  describe("/api/admin/donations", () => {
    let admin: SignedIn;
    const set = async (donations: readonly CalculatedDonation[]) => {
      await calculate(db(), donations);
      const app = createTestApp(db(), { clock });
      admin = await signUp(app);
      await grantAdmin(db(), "ann@example.org");
    };
    const list = async () => {
      const response = await admin.request("/api/admin/donations");
      expect(response.status).toBe(200);
      return adminDonations.parse(await response.json()).items;
    };

    it("shows every donation, the newest month first, with what hinders it and where it is paid", async () => {
      await set([
        { id: "old", month: "2026-09" },
        { id: "new", platform: "manual" },
        { id: "stuck", platform: "pledge" },
      ]);
      expect(await list()).toMatchObject([
        {
          id: "new",
          amount: 12.34,
          charityName: "Charity of new",
          payLink: expect.stringContaining("every.org"),
        },
        { id: "stuck", problem: expect.stringContaining("pledge is not set up"), payLink: null },
        { id: "old", status: "calculated", attempts: 0, problem: null },
      ]);
    });

    it("pays, confirms and reissues in the admin's name", async () => {
      await set([
        { id: "a", platformIds: { sandbox: "refuses" } },
        { id: "b", platform: "manual" },
      ]);
      const paid = await admin.post("/api/admin/donations/pay", "");
      expect(paid.status).toBe(200);
      expect(outcomes(payoutRun.parse(await paid.json()).items)).toEqual({ a: "failed", b: "pending" });
      const confirmed = await admin.post("/api/admin/donations/b/confirm", { receipt: " R-1 " });
      expect(confirmed.status).toBe(200);
      expect(adminDonation.parse(await confirmed.json())).toMatchObject({
        status: "complete",
        receipt: "R-1",
      });
      const reissued = await admin.post("/api/admin/donations/a/reissue", { platform: "manual" });
      expect(reissued.status).toBe(201);
      expect(adminDonation.parse(await reissued.json())).toMatchObject({
        replaces: "a",
        status: "calculated",
      });
      const actions = await db().selectFrom("admin_actions").select(["actor", "action"]).execute();
      expect(new Set(actions.map(({ actor }) => actor))).toEqual(new Set([admin.id]));
      expect(actions.map(({ action }) => action).sort()).toEqual([
        "donations.confirm",
        "donations.reissue",
        "donations.submit",
        "donations.submit",
      ]);
    });

    it.each([
      ["a/confirm", {}, 400],
      ["a/confirm", { receipt: "  " }, 400],
      ["a/confirm", { receipt: "R-1" }, 409],
      ["x/confirm", { receipt: "R-1" }, 404],
      ["a/reissue", { platform: "paypal" }, 400],
      ["a/reissue", { platform: "manual" }, 409],
      ["x/reissue", { platform: "manual" }, 404],
    ])("POST %s with %j answers %i", async (path, body, status) => {
      await set([{ id: "a" }]);
      expect((await admin.post(`/api/admin/donations/${path}`, body)).status).toBe(status);
    });
  });

  it("are seen to on the command line", async () => {
    payouts = payoutsOn(db(), { clock, platforms: { manual: MANUAL_PLATFORM } });
    const { pay, confirm, reissue: again, status } = PAYOUT_COMMANDS;
    expect(await status.run(payouts, [])).toEqual(["There are no donations yet.", true]);
    expect(await pay.run(payouts, [])).toEqual(["Nothing is due.", true]);
    await calculate(db(), [
      { id: "a", platform: "manual" },
      { id: "b", platformIds: { sandbox: "refuses" } },
    ]);
    expect(await pay.run(payouts, [])).toEqual([
      "a: pending\nb: failed (The sandbox refused the donation)",
      false,
    ]);
    expect((await status.run(payouts, []))[0]).toContain(
      "2026-10  a  $12.34 to Charity of a by manual: submitted\n    pay at https://www.every.org/123456789?amount=12.34",
    );
    expect(await confirm.run(payouts, ["a"])).toEqual([expect.stringContaining("--receipt TEXT"), false]);
    expect(await confirm.run(payouts, ["x", "--receipt", "R"])).toEqual([
      "There is no such donation.",
      false,
    ]);
    expect(await confirm.run(payouts, ["a", "--receipt", "cheque", "12"])).toEqual([
      "a is complete, with the receipt cheque 12.",
      true,
    ]);
    expect((await again.run(payouts, ["b", "paypal"]))[1]).toBe(false);
    expect(await again.run(payouts, ["b", "manual"])).toEqual([
      expect.stringContaining("is due at manual in place of b"),
      true,
    ]);
  });
});
