import { randomUUID } from "node:crypto";
import {
  type Api,
  confirmDonation,
  fetchAdminDonations,
  payDonations,
  reissueDonation,
} from "@gifthearth/client";
import { adminDonation, adminDonations, payoutRun } from "@gifthearth/core/contract";
import { debtsOf, foldLedger } from "@gifthearth/core/ledger";
import { beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../api/src/cli/command-line.ts";
import { parseConfig } from "../../api/src/config/config.ts";
import { readEvents } from "../../api/src/money/ledger/events.ts";
import { PAYOUT_COMMANDS } from "../../api/src/money/payout/commands.ts";
import type { PayoutDependencies } from "../../api/src/money/payout/dependencies.ts";
import { MANUAL_PLATFORM } from "../../api/src/money/payout/manual.ts";
import { confirmByHand, giveUp, reissue } from "../../api/src/money/payout/operator.ts";
import { payDue } from "../../api/src/money/payout/pay.ts";
import { type DonationPlatform, PlatformRefusal } from "../../api/src/money/payout/platform.ts";
import { reconcile } from "../../api/src/money/payout/reconcile.ts";
import type { Scenario } from "../../api/src/money/payout/sandbox.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { type SignedIn, signUp } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import {
  type CalculatedDonation,
  calculate,
  createTestClock,
  outcomesOf,
  payoutsOn,
  SANDBOX_DELAY,
  storyOf,
  type TestClock,
} from "../support/payouts.ts";

const DAY = 86_400_000;
const ACTOR = "schedule";

describeOnEachDatabase("The operator's part in payouts", (db) => {
  let clock: TestClock;
  let payouts: PayoutDependencies;
  beforeEach(() => {
    clock = createTestClock();
    payouts = payoutsOn(db(), { clock });
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

  describe("that are given up", () => {
    beforeEach(() => {
      payouts = payoutsOn(db(), { clock, platforms: { manual: MANUAL_PLATFORM } });
    });

    it("were never asked for, and are then made elsewhere", async () => {
      await calculate(db(), [{ id: "a", platform: "change" }]);
      await payDue(payouts, ACTOR);
      await giveUp(payouts, "a", "The charity is not at Change", ACTOR);
      expect(await storyOf(db(), "a")).toEqual(["failed"]);
      await expect(giveUp(payouts, "a", "Again", ACTOR)).rejects.toThrow("failed already");
      expect(await reissue(payouts, "a", "manual", ACTOR)).toMatchObject({ status: "calculated" });
    });

    it("are the operator's own, which may come back even when they were complete", async () => {
      await calculate(db(), [
        { id: "a", platform: "manual" },
        { id: "b", platform: "manual" },
      ]);
      await payDue(payouts, ACTOR);
      await confirmByHand(payouts, "b", "R-1", ACTOR);
      await giveUp(payouts, "a", "The charity has closed", ACTOR);
      expect(await giveUp(payouts, "b", "The cheque came back", ACTOR)).toMatchObject({
        status: "failed",
        failureReason: "The cheque came back",
      });
      expect(await storyOf(db(), "a")).toEqual(["submitted", "failed"]);
      expect(await storyOf(db(), "b")).toEqual(["submitted", "complete", "reversed"]);
    });

    it("are never those that a platform was asked for", async () => {
      await calculate(db(), [{ id: "a" }]);
      await payDue(payouts, ACTOR);
      await expect(giveUp(payouts, "a", "Too slow", ACTOR)).rejects.toThrow("only sandbox can end it");
      clock.advance(SANDBOX_DELAY);
      await reconcile(payouts);
      await expect(giveUp(payouts, "a", "Too late", ACTOR)).rejects.toThrow("only sandbox can end it");
    });
  });

  it("of a platform whose keys are gone can be given up, since nobody can ask it any more", async () => {
    await calculate(db(), [{ id: "a" }]);
    await payDue(payouts, ACTOR);
    const without = { ...payouts, platforms: { manual: MANUAL_PLATFORM } };
    await giveUp(without, "a", "The platform has closed", ACTOR);
    expect(await reissue(without, "a", "manual", ACTOR)).toMatchObject({ replaces: "a" });
  });

  it("of the sandbox are made elsewhere once money is to be paid, since nobody has got any", async () => {
    await calculate(db(), [{ id: "a" }]);
    await payDue(payouts, ACTOR);
    clock.advance(SANDBOX_DELAY);
    await reconcile(payouts);
    const env = { DONATION_PLATFORM: "manual" };
    const real = payoutsOn(db(), { clock, env, platforms: { manual: MANUAL_PLATFORM } });
    await giveUp(real, "a", "It was a test", ACTOR);
    expect(await storyOf(db(), "a")).toEqual(["submitted", "complete", "reversed"]);
    expect(await reissue(real, "a", "manual", ACTOR)).toMatchObject({ amountMinor: 1_234, replaces: "a" });
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
      expect(outcomesOf(await payDue(payouts, ACTOR))).toEqual({ [id]: "pending" });
      await confirmByHand(payouts, id, "R-1", ACTOR);
      expect(await storyOf(db(), id)).toEqual(["reissued", "submitted", "complete"]);
    });

    it.each([
      ["a", "change", "The platform change is not set up"],
      ["b", "manual", "Only a failed donation can be reissued; this one is submitted"],
      ["c", "manual", "There is no such donation"],
    ] as const)("%s by %s is refused where that would be wrong", async (id, platform, sentence) => {
      await expect(reissue(payouts, id, platform, ACTOR)).rejects.toThrow(sentence);
    });

    it("are made again by the same platform, as often as it takes, and stay owed until then", async () => {
      const scenarios: Scenario[] = ["refuses", "fails", "completes"];
      const trying = payoutsOn(db(), { clock, scenarioOf: () => scenarios.shift() ?? "completes" });
      let id = "a";
      for (let tries = 0; tries < 3; tries++) {
        ({ id } = await reissue(trying, id, "sandbox", ACTOR));
        await payDue(trying, ACTOR);
        clock.advance(SANDBOX_DELAY);
        await reconcile(trying);
      }
      expect(await storyOf(db(), id)).toEqual(["reissued", "submitted", "complete"]);
      const [given] = debtsOf(foldLedger(await readEvents(db())));
      expect(given?.attempts.map(({ status }) => status)).toEqual(["failed", "failed", "failed", "complete"]);
    });

    it("are confirmed when their platform made them after all, unless they were made again", async () => {
      const made = { id: "p_1", reference: null, amountMinor: 1_234, status: "complete" } as const;
      const late = { ...made, receipt: null, reason: null };
      const pledge: DonationPlatform = {
        name: "pledge",
        confirmedBy: "platform",
        submit: () => Promise.reject(new PlatformRefusal("No")),
        find: async () => [],
        get: async () => late,
      };
      const refusing = payoutsOn(db(), { clock, platforms: { pledge } });
      const atPledge = { platform: "pledge", platformIds: { pledge: "org-1" } };
      await calculate(db(), [{ id: "c", ...atPledge }]);
      await calculate(db(), [{ id: "d", ...atPledge }]);
      await payDue(refusing, ACTOR);
      await expect(confirmByHand(refusing, "c", "R-1", ACTOR)).rejects.toThrow("Only pledge itself");
      await reissue(refusing, "d", "sandbox", ACTOR);
      const finding = payoutsOn(db(), {
        clock,
        platforms: { pledge: { ...pledge, find: async () => [late] } },
      });
      await expect(reissue(finding, "c", "sandbox", ACTOR)).rejects.toThrow("confirm it instead");
      await expect(confirmByHand(finding, "d", "R-1", ACTOR)).rejects.toThrow("was made again as");
      expect(await confirmByHand(finding, "c", "R-1", ACTOR)).toMatchObject({
        status: "complete",
        platformDonationId: "p_1",
        failureReason: null,
      });
      expect(await storyOf(db(), "c")).toEqual(["submitted", "failed", "complete"]);
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
      const api: Api = { baseUrl: "", fetch: (path, init) => admin.request(String(path), init) };
      const paid = payoutRun.parse({ items: await payDonations(api) });
      expect(outcomesOf(paid.items)).toEqual({ a: "failed", b: "pending" });
      const confirmed = adminDonation.parse(await confirmDonation(api, "b", " R-1 "));
      expect(confirmed).toMatchObject({ status: "complete", receipt: "R-1" });
      const reissued = adminDonation.parse(await reissueDonation(api, "a", "manual"));
      expect(reissued).toMatchObject({ replaces: "a", status: "calculated" });
      expect((await fetchAdminDonations(api)).map(({ id }) => id).sort()).toEqual(
        ["a", "b", reissued.id].sort(),
      );
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
      ["a/fail", { reason: "" }, 400],
      ["x/fail", { reason: "None" }, 404],
      ["%00/fail", { reason: "None\u0000" }, 404],
      ["a/reissue", { platform: "paypal" }, 400],
      ["a/reissue", { platform: "manual" }, 409],
      ["x/reissue", { platform: "manual" }, 404],
    ])("POST %s with %j answers %i", async (path, body, status) => {
      await set([{ id: "a" }]);
      expect((await admin.post(`/api/admin/donations/${path}`, body)).status).toBe(status);
    });
  });

  it("are seen to on the command line", async () => {
    const run = async (...args: string[]) => {
      const config = parseConfig({});
      const context = { config, clock, newId: randomUUID, openDatabase: async () => db() };
      const { text, wentWell } = await runCommand("npm run donations --", PAYOUT_COMMANDS, context, args);
      return [text, wentWell] as const;
    };
    expect(await run("payouts")).toEqual(["Every donation is complete.", true]);
    expect(await run("pay")).toEqual(["Nothing is due.", true]);
    await calculate(db(), [
      { id: "a", platform: "manual" },
      { id: "b", platformIds: { sandbox: "refuses" } },
    ]);
    // Whoever means another command must not have paid.
    for (const wrong of [
      ["pay", "--dry-run"],
      ["pay", "a"],
      ["payouts", "--help"],
    ]) {
      expect(await run(...wrong)).toEqual([
        expect.stringMatching(/ means nothing here\. [\s\S]*Usage:/),
        false,
      ]);
    }
    expect((await run("payouts"))[0]).toContain("by manual: calculated");
    expect(await run("pay")).toEqual(["a: pending\nb: failed (The sandbox refused the donation)", false]);
    expect((await run("payouts"))[0]).toContain(
      "2026-10  a  $12.34 to Charity of a by manual: submitted\n    pay at https://www.every.org/123456789?amount=12.34",
    );
    for (const wrong of [["a"], ["--receipt", "R"], ["a", "--receipt", " "], ["a", "b", "--receipt", "R"]]) {
      expect(await run("confirm", ...wrong)).toEqual([expect.stringContaining("Usage:"), false]);
    }
    expect(await run("confirm", "x", "--receipt", "R")).toEqual(["There is no such donation", false]);
    expect(await run("confirm", "a", "--receipt", "R".repeat(301))).toEqual([
      "Please keep this to 300 characters or fewer",
      false,
    ]);
    expect(await run("confirm", "a", "--receipt", "cheque\u001b 12")).toEqual([
      "a is complete, with the receipt cheque 12.",
      true,
    ]);
    expect(await run("fail", "a")).toEqual([expect.stringContaining("Usage:"), false]);
    expect(await run("fail", "b", "--reason", "why not")).toEqual([
      "This donation has failed already",
      false,
    ]);
    expect(await run("reissue", "b", "paypal")).toEqual([expect.stringContaining("Usage:"), false]);
    expect(await run("reissue", "b", "manual")).toEqual([
      expect.stringContaining("is due at manual in place of b"),
      true,
    ]);
    expect((await run("payouts"))[0]).toContain("  b  $12.34 to Charity of b by sandbox: failed");
    expect(await run("fail", "a", "--reason", "The cheque came back")).toMatchObject([{}, true]);
    expect((await run("payouts"))[0]).toContain("  a  $12.34 to Charity of a by manual: taken back");
  });
});
