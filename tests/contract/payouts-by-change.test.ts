import { beforeEach, expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import { LEAST_WAIT } from "../../api/src/money/payout/ask.ts";
import { createChangePlatform } from "../../api/src/money/payout/change.ts";
import type { PayoutDependencies } from "../../api/src/money/payout/dependencies.ts";
import { MANUAL_PLATFORM } from "../../api/src/money/payout/manual.ts";
import { reissue } from "../../api/src/money/payout/operator.ts";
import { payDue } from "../../api/src/money/payout/pay.ts";
import { reconcile } from "../../api/src/money/payout/reconcile.ts";
import { findAlarms } from "../../api/src/operating/alarms/find-alarms.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { CHANGE_KEYS, type DonationServer, reply, startChangeServer } from "../support/donation-server.ts";
import {
  calculate,
  createTestClock,
  outcomesOf,
  payoutsOn,
  statusOf,
  type TestClock,
} from "../support/payouts.ts";

const DAY = 86_400_000;
const ACTOR = "schedule";

describeOnEachDatabase("Payouts by Change", (db) => {
  let clock: TestClock;
  const rowOf = (id: string) =>
    db().selectFrom("donation_ledger").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  let server: DonationServer;
  let byChange: PayoutDependencies;
  beforeEach(async () => {
    clock = createTestClock();
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
    expect(outcomesOf(await payDue(byChange, ACTOR))).toEqual({ a: "unclear" });
    clock.advance(DAY);
    expect(outcomesOf(await reconcile(byChange))).toEqual({ a: "pending" });
    for (const donation of server.donations) donation.status = "check_cashed";
    expect(outcomesOf(await reconcile(byChange))).toEqual({ a: "complete" });
    expect(server.donations).toHaveLength(1);
    expect(await rowOf("a")).toMatchObject({ platform_donation_id: "d_1", attempts: 2 });
  });

  it.each([
    [500, {}],
    [200, { ok: true }],
    [200, { donations: [{ amount: 12 }] }],
  ])("are not asked for again while the list answers %i with %j", async (status, body) => {
    server.interfere(({ method }, response) => method === "POST" && reply(response, 503, {}));
    await payDue(byChange, ACTOR);
    server.interfere((_request, response) => reply(response, status, body));
    for (let days = 0; days < 5; days++) {
      clock.advance(DAY);
      expect(outcomesOf(await reconcile(byChange))).toEqual({ a: "unclear" });
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
    expect(outcomesOf(await reconcile(byChange))).toEqual({ a: "pending" });
    expect(await rowOf("a")).toMatchObject({ platform_donation_id: "d_2" });
    for (const donation of server.donations) donation.status = "canceled";
    expect(outcomesOf(await reconcile(byChange))).toEqual({ a: "failed" });
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

  it("of which a part is taken back after they were paid alarm the operator, until it is right again", async () => {
    const alarms = async () => {
      const found = await findAlarms(db(), clock(), parseConfig({}));
      return found.flatMap(({ kind, sentence }) => (kind === "donation_unclear" ? [sentence] : []));
    };
    const tomorrow = async () => {
      clock.advance(DAY + 1);
      await reconcile(byChange);
    };
    await payDue(byChange, ACTOR);
    for (const donation of server.donations) donation.status = "notified";
    await reconcile(byChange);
    const answer = { id: "d_1", currency: "usd", external_id: "a", status: "notified", live_mode: true };
    server.interfere((_, response) => reply(response, 200, { ...answer, amount: 1_000 }));
    await tomorrow();
    expect(await statusOf(db(), "a")).toBe("complete");
    expect(await alarms()).toEqual([
      expect.stringMatching(/\(\$12\.34, change\) is complete, .* another amount for it, 1000 cents/),
    ]);
    server.interfere(null);
    await tomorrow();
    expect(await alarms()).toEqual([]);
    // One that is down for a while says nothing of it.
    server.interfere((_, response) => reply(response, 503, {}));
    await tomorrow();
    expect(await alarms()).toEqual([]);
  });

  it("that Change doesn't know any more are not made again", async () => {
    await payDue(byChange, ACTOR);
    server.donations.length = 0;
    clock.advance(30 * DAY);
    const [result] = await reconcile(byChange);
    expect(result).toMatchObject({ outcome: "unclear", note: "change no longer knows its donation d_1" });
    expect(server.donations).toEqual([]);
  });

  it("are not stopped by an answer that the database would not take", async () => {
    const platformIds = { change: "n_trees" };
    await calculate(db(), [{ id: "b", platform: "change", platformIds }]);
    server.interfere(({ method, body }, response) => {
      if (method !== "POST") return false;
      const id = "d\u0000\ud800";
      if (body?.external_id === "b") return reply(response, 422, { code: id, detail: id });
      return reply(response, 200, { id, amount: body?.amount, external_id: body?.external_id });
    });
    expect(outcomesOf(await payDue(byChange, ACTOR))).toEqual({ a: "unclear", b: "failed" });
    expect((await rowOf("b")).failure_reason).toBe("Change refused the donation (422)");
  });

  it("are not lost by test keys, and are made once the live ones are set", async () => {
    server.interfere((request, response, { make }) => {
      if (request.method !== "POST") return false;
      const { id, amountMinor } = make(request);
      server.donations.length = 0;
      return reply(response, 200, { id, amount: amountMinor, external_id: "a", live_mode: false });
    });
    expect(outcomesOf(await payDue(byChange, ACTOR))).toEqual({ a: "unclear" });
    expect((await rowOf("a")).last_problem).toContain("test keys");
    server.interfere(null);
    clock.advance(LEAST_WAIT);
    expect(outcomesOf(await reconcile(byChange))).toEqual({ a: "pending" });
    expect(server.donations).toHaveLength(1);
  });

  it("are not lost by keys that are wrong for a while", async () => {
    server.interfere((_, response) => reply(response, 401, {}));
    expect(outcomesOf(await payDue(byChange, ACTOR))).toEqual({ a: "unclear" });
    server.interfere(null);
    clock.advance(LEAST_WAIT);
    expect(outcomesOf(await reconcile(byChange))).toEqual({ a: "pending" });
  });

  it("that were refused after all an earlier attempt made count as made", async () => {
    server.interfere((request, response, { make }) => {
      if (request.method !== "POST") return false;
      make(request);
      return reply(response, 422, { code: "external_id_taken" });
    });
    expect(outcomesOf(await payDue(byChange, ACTOR))).toEqual({ a: "pending" });
  });

  it("are reissued only when Change doesn't say that they are on their way after all", async () => {
    server.interfere(({ method }, response) => method === "POST" && reply(response, 422, {}));
    expect(outcomesOf(await payDue(byChange, ACTOR))).toEqual({ a: "failed" });
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
