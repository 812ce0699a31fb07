import { createHmac } from "node:crypto";
import { webhookResponse } from "@gifthearth/core/contract";
import { beforeEach, expect, it } from "vitest";
import { readEvents } from "../../api/src/money/ledger/events.ts";
import type { PayoutDependencies } from "../../api/src/money/payout/dependencies.ts";
import { payDue } from "../../api/src/money/payout/pay.ts";
import { createPledgePlatform } from "../../api/src/money/payout/pledge.ts";
import { createTestApp, type TestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { type DonationServer, PLEDGE_KEY, reply, startPledgeServer } from "../support/donation-server.ts";
import { calculate, payoutsOn, statusOf, storyOf } from "../support/payouts.ts";

const SECRET = "the-secret-of-the-webhook";
const PATH = "/api/webhooks/donations/pledge";

describeOnEachDatabase("POST /api/webhooks/donations/:platform", (db) => {
  let server: DonationServer;
  let app: TestApp;
  let payouts: PayoutDependencies;
  beforeEach(async () => {
    server = await startPledgeServer();
    const donor = { email: "giving@example.org", firstName: "Gift", lastName: "Hearth" };
    const keys = { apiKey: PLEDGE_KEY, webhookSecret: SECRET, donor };
    const pledge = createPledgePlatform({ ...keys, baseUrl: server.baseUrl }, { timeoutMs: 500 });
    payouts = payoutsOn(db(), { platforms: { pledge } });
    app = createTestApp(db(), { platforms: payouts.platforms });
    await calculate(db(), [{ id: "a", platform: "pledge", platformIds: { pledge: "org-1" } }]);
    await payDue(payouts, "schedule");
    return () => server.close();
  });

  const signatureOf = (body: string, secret = SECRET) =>
    createHmac("sha256", secret).update(body).digest("hex");
  const deliver = (body: string, signature = signatureOf(body)) =>
    app.post(PATH, body, { "Pledgeling-Signature": signature });
  async function deliverWell(body: string): Promise<string> {
    const response = await deliver(body);
    expect(response.status).toBe(200);
    return webhookResponse.parse(await response.json()).status;
  }
  const become = (status: string) => {
    for (const donation of server.donations) donation.status = status;
  };
  const deliveries = async () => (await db().selectFrom("webhook_deliveries").selectAll().execute()).length;

  it("records what the platform itself answers, whatever the webhook says", async () => {
    expect(await deliverWell('{"id":"d_1","status":"processed"}')).toBe("unchanged");
    expect(await statusOf(db(), "a")).toBe("submitted");
    become("processed");
    expect(await deliverWell('{"id":"d_1","status":"failed"}')).toBe("recorded");
    expect(await statusOf(db(), "a")).toBe("complete");
    become("refunded");
    expect(await deliverWell('{"event":"refund","data":{"id":"d_1"}}')).toBe("recorded");
    expect(await storyOf(db(), "a")).toEqual(["submitted", "complete", "reversed"]);
  });

  it("takes a replay once, and doesn't even ask the platform then", async () => {
    await deliverWell('{"id":"d_1"}');
    become("processed");
    const asked = server.requests.length;
    expect(await deliverWell('{"id":"d_1"}')).toBe("seen");
    expect(server.requests.length).toBe(asked);
    expect(await statusOf(db(), "a")).toBe("submitted");
  });

  it("the same delivery many times at once is recorded once", async () => {
    become("processed");
    await Promise.all(Array.from({ length: 8 }, () => deliverWell('{"id":"d_1"}')));
    expect(await storyOf(db(), "a")).toEqual(["submitted", "complete"]);
    expect(await deliveries()).toBe(1);
  });

  it.each([
    ["with another secret", (body: string) => signatureOf(body, "guess")],
    ["with the signature of another body", () => signatureOf('{"id":"d_2"}')],
    ["with none", () => ""],
  ])("refuses what is signed %s, and asks nobody", async (_, forge) => {
    become("processed");
    const asked = server.requests.length;
    const body = '{"id":"d_1"}';
    expect((await deliver(body, forge(body))).status).toBe(401);
    expect((await deliver("no JSON", forge("no JSON"))).status).toBe(401);
    expect(server.requests.length).toBe(asked);
    expect(await statusOf(db(), "a")).toBe("submitted");
    expect(await deliveries()).toBe(0);
  });

  it("compares the bytes as they came, spaces and all", async () => {
    become("processed");
    expect(await deliverWell('  { "id" :\t"d_1", "note": "\\u00e9 é" }\n')).toBe("recorded");
  });

  it.each([
    ["of which the platform knows nothing", () => '{"id":"d_404"}'],
    ["without an id", () => '{"event":"ping"}'],
    [
      "of somebody else",
      () => {
        const other = { id: "d_2", reference: "not-ours", charityId: "org-1" };
        server.donations.push({ ...other, amountMinor: 1_234, status: "processed" });
        return '{"id":"d_2"}';
      },
    ],
    [
      "with a reference that can't be ours",
      () => {
        const other = { id: "d_2", reference: "a\u0000", charityId: "org-1" };
        server.donations.push({ ...other, amountMinor: 1_234, status: "processed" });
        return '{"id":"d_2"}';
      },
    ],
    [
      "without our reference",
      () => {
        const other = { id: "d_2", reference: null, charityId: "org-1" };
        server.donations.push({ ...other, amountMinor: 1_234, status: "processed" });
        return '{"id":"d_2"}';
      },
    ],
    [
      "whose path it would like to choose",
      () => {
        return '{"id":"../../admin"}';
      },
    ],
  ])("writes nothing about a donation %s, but a line in the log", async (_, body) => {
    const before = await readEvents(db());
    expect(await deliverWell(body())).toBe("unknown");
    expect(await readEvents(db())).toEqual(before);
    expect(await deliveries()).toBe(0);
    expect(app.log()).toContain("A webhook is about a donation that is not ours");
    expect(server.requests.every(({ path }) => path.startsWith("/api/donations"))).toBe(true);
  });

  it("a donation of another platform is not touched, whatever reference the platform has for it", async () => {
    await calculate(db(), [{ id: "b", platform: "sandbox" }]);
    await payDue(payouts, "schedule");
    const other = { id: "d_2", reference: "b", charityId: "org-1" };
    server.donations.push({ ...other, amountMinor: 1_234, status: "processed" });
    expect(await deliverWell('{"id":"d_2"}')).toBe("unknown");
    expect(await statusOf(db(), "b")).toBe("submitted");
  });

  it("asks for another delivery while the platform can't be asked, and then takes it", async () => {
    become("processed");
    server.interfere((_, response) => reply(response, 503, {}));
    expect((await deliver('{"id":"d_1"}')).status).toBe(503);
    server.interfere(null);
    expect(await deliverWell('{"id":"d_1"}')).toBe("recorded");
    expect(app.log()).not.toContain(PLEDGE_KEY);
    expect(app.log()).not.toContain(SECRET);
  });

  it("has the platform asked so often in a minute and no more, however often one is replayed", async () => {
    app = createTestApp(db(), { platforms: payouts.platforms, env: { RATE_LIMITS: "on" } });
    const asked = server.requests.length;
    for (let time = 0; time < 60; time++) expect(await deliverWell('{"id":"d_404"}')).toBe("unknown");
    const refused = await deliver('{"id":"d_404"}');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(server.requests.length - asked).toBe(60);
  });

  it("what comes too late changes nothing", async () => {
    become("declined");
    expect(await deliverWell('{"id":"d_1","n":1}')).toBe("recorded");
    become("processed");
    expect(await deliverWell('{"id":"d_1","n":0}')).toBe("unchanged");
    expect(await storyOf(db(), "a")).toEqual(["submitted", "failed"]);
    const { last_problem } = await db()
      .selectFrom("donation_ledger")
      .select("last_problem")
      .where("id", "=", "a")
      .executeTakeFirstOrThrow();
    expect(last_problem).toContain("now says it is complete");
  });

  it.each(["sandbox", "manual", "change", "paypal", "__proto__", "constructor"])(
    "%s has no webhooks",
    async (platform) => {
      const body = '{"id":"d_1"}';
      const headers = { "Pledgeling-Signature": signatureOf(body) };
      expect((await app.post(`/api/webhooks/donations/${platform}`, body, headers)).status).toBe(404);
    },
  );

  it.each([
    ["no JSON", "{", 400],
    ["a list", "[]", 400],
    ["more than 64 kB", `{"id":"${"x".repeat(70_000)}"}`, 413],
  ])("refuses %s even when it is signed", async (_, body, status) => {
    expect((await deliver(body)).status).toBe(status);
  });
});
