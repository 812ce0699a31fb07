import type { CloseResponse, DonationStatsResponse, DonationsResponse } from "@gifthearth/core/contract";
import { addMonths, monthOf } from "@gifthearth/core/ledger";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { PASSWORD, type SignedIn, signUp, withCookie } from "../support/accounts.ts";
import type { TestApp } from "../support/app.ts";
import { sendVisitors } from "../support/busy-visitors.ts";
import { openPostgres } from "../support/databases.ts";
import { QUERY } from "../support/gifts.ts";
import { openMailFiles, tokenIn } from "../support/mail-files.ts";
import { GOOD_ANSWER } from "../support/model-answers.ts";
import { type ModelServer, saysWhole, startModelServer } from "../support/model-server.ts";
import { becomePartner } from "../support/partners.ts";
import { madeBySandbox } from "../support/payouts.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";
import { COLD, LEAPING, type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { createWriteRecord } from "../support/write-record.ts";

type Opened = Awaited<ReturnType<typeof openPostgres>>;

const LAST_MONTH = addMonths(monthOf(new Date()), -1);
const MONTH_BEFORE = addMonths(LAST_MONTH, -1);

/** A server process, asked as a test asks an app. */
function asApp({ url, log }: ServerProcess, db: Database): TestApp {
  const request: TestApp["request"] = (path, { from: _, ...init } = {}) => fetch(url + path, init);
  return {
    log,
    db,
    clock: () => new Date(),
    request,
    post: (path, body, headers) =>
      request(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}

describe("Three servers on one PostgreSQL", () => {
  let database: Opened;
  let model: ModelServer;
  let servers: readonly ServerProcess[];
  let apps: readonly [TestApp, TestApp, TestApp];
  beforeAll(async () => {
    // Without tables: whichever comes first makes them.
    database = await openPostgres(false);
    model = await startModelServer(saysWhole(GOOD_ANSWER));
    const env = {
      DATABASE_URL: database.url,
      SCHEDULE: "off",
      RATE_LIMITS: "off",
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: "fake",
      AI_API_KEY: "key",
      PARTNER_HOURLY_LIMIT: "4",
      ...COLD,
      ...LEAPING,
    };
    servers = await Promise.all([1, 2, 3].map(() => startServerProcess(env)));
    apps = servers.map((server) => asApp(server, database.db)) as unknown as typeof apps;
  }, 120_000);
  afterAll(async () => {
    await Promise.all((servers ?? []).map((server) => server.discard()));
    await model?.close();
    await database?.discard();
  });

  const isSignedIn = async (app: TestApp, { cookie }: SignedIn) => {
    const response = await app.request("/api/auth/session", { headers: { Cookie: cookie } });
    return ((await response.json()) as { user: unknown }).user !== null;
  };
  const atEach = async (who: SignedIn) => Promise.all(apps.map((app) => isSignedIn(app, who)));

  /** Somebody who is an administrator, as each server has it. */
  async function adminAtEach(email: string): Promise<readonly SignedIn[]> {
    const { id, cookie } = await signUp(apps[0], email);
    await grantAdmin(database.db, email);
    return apps.map((app) => withCookie(app, id, cookie));
  }

  it("a session that begins at one is good at the others, and ends at all of them at once", async () => {
    const ann = await signUp(apps[0], "ann@sessions.example");
    expect(await atEach(ann)).toEqual([true, true, true]);
    const idea = { title: "Tea", affiliateUrl: "https://www.amazon.com/s?k=tea" };
    expect((await withCookie(apps[1], ann.id, ann.cookie).post("/api/saved-gift-ideas", idea)).status).toBe(
      201,
    );
    const saved = await withCookie(apps[2], ann.id, ann.cookie).request("/api/saved-gift-ideas");
    expect(await saved.json()).toMatchObject({ items: [{ title: "Tea" }] });
    await withCookie(apps[1], ann.id, ann.cookie).post("/api/auth/sign-out", {});
    expect(await atEach(ann)).toEqual([false, false, false]);
  });

  it("an address has one account, wherever its link is pressed at the same time", async () => {
    const form = { email: "one@accounts.example", password: PASSWORD, confirmPassword: PASSWORD };
    expect((await apps[0].post("/api/auth/sign-up", form)).status).toBe(202);
    const mails = openMailFiles(servers[0] as ServerProcess);
    const token = async () => tokenIn((await mails.to(form.email))[0], "/auth/finish");
    await expect.poll(token).not.toBe("");
    const press = { token: await token(), password: PASSWORD };
    const answers = await Promise.all(
      [...apps, ...apps].map(async (app) => (await app.post("/api/auth/sign-up/finish", press)).status),
    );
    expect(answers.sort()).toEqual([201, 400, 400, 400, 400, 400]);
    const accounts = database.db.selectFrom("users").select("id").where("email", "=", form.email);
    expect(await accounts.execute()).toHaveLength(1);
  });

  it("a partner's hour is shared, and what they count adds up", async () => {
    const ann = await signUp(apps[0], "ann@partners.example");
    const { id } = await becomePartner(ann);
    const sources = await Promise.all(
      [...apps, ...apps, ...apps].map(async (app) => {
        const answer = await app.post("/api/functions/ai-gift-finder", { ...QUERY, partner: id });
        return ((await answer.json()) as { source: string }).source;
      }),
    );
    expect(sources.filter((source) => source === "openai")).toHaveLength(4);
    expect(sources.filter((source) => source === "curated")).toHaveLength(5);
    const counted = database.db.selectFrom("partner_days").select("searches").where("partner_id", "=", id);
    await expect
      .poll(async () => (await counted.execute()).reduce((sum, { searches }) => sum + searches, 0), {
        timeout: 20_000,
      })
      .toBe(9);
  });

  it("a month is closed once and paid once, wherever that is asked for at the same time", async () => {
    await chooseTreesAndMeals(database.db);
    await report(database.db, MONTH_BEFORE, 10_000);
    const admins = await adminAtEach("admin@example.org");
    const closes = await Promise.all(
      [...admins, ...admins].map(async (admin) => {
        const response = await admin.post("/api/admin/closes", { month: MONTH_BEFORE });
        return (await response.json()) as CloseResponse;
      }),
    );
    expect(closes.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(closes.map(({ donation }) => donation)).toEqual(closes.map(() => 50));

    const paid = await Promise.all(
      [...admins, ...admins].map(async (admin) => (await admin.post("/api/admin/donations/pay", {})).status),
    );
    expect(paid).toEqual(paid.map(() => 200));
    const donations = await database.db.selectFrom("donation_ledger").select("id").execute();
    expect(donations).toHaveLength(2);
    const once = Object.fromEntries(donations.map((donation) => [donation.id, 1]));
    expect(await madeBySandbox(database.db)).toEqual(once);
  });

  it("none shows older figures than it says, whichever closes the month", async () => {
    await report(database.db, LAST_MONTH, 10_000);
    const [admin] = await adminAtEach("another@example.org");
    const read = async <Figures>(app: TestApp, path: string) =>
      (await (await app.request(path)).json()) as Figures;
    const readStats = (app: TestApp) => read<DonationStatsResponse>(app, "/api/donation-stats");
    const readLedger = (app: TestApp) => read<DonationsResponse>(app, "/api/donations");
    for (const app of apps) {
      expect((await readStats(app)).currentMonthDonation).not.toBe(50);
      expect((await readLedger(app)).months).toHaveLength(1);
    }
    const response = await admin?.post("/api/admin/closes", { month: LAST_MONTH });
    expect(await response?.json()).toMatchObject({ isNew: true });
    const closedAt = new Date();
    for (const server of servers) server.leap();
    for (const app of apps) {
      // Each answer says as of when it is; ten seconds after the close none is from before it.
      for (const readEither of [readStats, readLedger]) {
        await expect.poll(async () => new Date((await readEither(app)).asOf) > closedAt).toBe(true);
      }
      expect((await readStats(app)).currentMonthDonation).toBe(50);
      expect((await readLedger(app)).months[0]).toMatchObject({ month: LAST_MONTH, donation: 50 });
    }
  });

  it("when one is killed under load the others don't notice, and nothing acknowledged is lost", async () => {
    const [one, two, third] = servers as [ServerProcess, ServerProcess, ServerProcess];
    const record = createWriteRecord();
    const [admin] = await adminAtEach("closer@example.org");
    const staying = sendVisitors({ servers: [one, one, two, two], record });
    const going = sendVisitors({ servers: [third, third], record });
    await expect.poll(() => record.counts().account ?? 0, { timeout: 30_000 }).toBeGreaterThan(4);
    third.kill("SIGKILL");
    await going.ended;
    const before = record.counts().account ?? 0;
    await expect.poll(() => record.counts().account ?? 0, { timeout: 30_000 }).toBeGreaterThan(before + 4);
    expect([going.gaveUp(), staying.gaveUp()]).toEqual([2, 0]);
    staying.stop();
    await staying.ended;
    expect(await record.findLost(database.db)).toEqual([]);
    // What the dead one may have held is free again.
    const again = await admin?.post("/api/admin/closes", { month: LAST_MONTH });
    expect(await again?.json()).toMatchObject({ isNew: false });
  }, 120_000);
});

it("Three servers that start when a month is due close it once and pay it once", async () => {
  const { db, url, discard } = await openPostgres();
  const servers: ServerProcess[] = [];
  try {
    await chooseTreesAndMeals(db);
    await report(db, LAST_MONTH, 10_000, { imported_at: new Date().toISOString() });
    const env = { DATABASE_URL: url, ...COLD };
    servers.push(...(await Promise.all([1, 2, 3].map(() => startServerProcess(env)))));
    const submitted = db.selectFrom("donation_ledger").select("id").where("status", "=", "submitted");
    await expect.poll(async () => (await submitted.execute()).length, { timeout: 30_000 }).toBe(2);
    // Who answers listens to signals, too. Each ends once its round is done.
    for (const server of servers) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    for (const { kill } of servers) kill("SIGTERM");
    for (const { ended } of servers) expect((await ended).code).toBe(0);
    const ids = (await submitted.execute()).map(({ id }) => [id, 1]);
    expect(await madeBySandbox(db)).toEqual(Object.fromEntries(ids));
    const closes = await db
      .selectFrom("ledger_events")
      .select("seq")
      .where("type", "=", "month_closed")
      .execute();
    expect(closes).toHaveLength(1);
  } finally {
    await Promise.all(servers.map((server) => server.discard()));
    await discard();
  }
}, 120_000);
