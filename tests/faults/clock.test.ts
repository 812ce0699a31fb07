import { randomUUID } from "node:crypto";
import { donationStatsResponse, sessionResponse } from "@gifthearth/core/contract";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import { createChatSweep } from "../../api/src/gifts/chat/sweep.ts";
import { openLimitStore } from "../../api/src/http/limits/store.ts";
import { createLedgerChanges } from "../../api/src/money/ledger/changes.ts";
import { createSchedule } from "../../api/src/money/ledger/schedule.ts";
import { LEAST_WAIT } from "../../api/src/money/payout/ask.ts";
import { payDue } from "../../api/src/money/payout/pay.ts";
import { reconcile } from "../../api/src/money/payout/reconcile.ts";
import { takeSearch } from "../../api/src/partners/partner-limits.ts";
import type { Mail } from "../../api/src/people/mail/mailer.ts";
import { createNewsletterSweep } from "../../api/src/people/newsletter/sweep.ts";
import { PASSWORD, signUp } from "../support/accounts.ts";
import { createTestApp, NOW, type TestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { becomePartner } from "../support/partners.ts";
import { calculate, madeBySandbox, payoutsOn } from "../support/payouts.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

const EMAIL = "ann@example.org";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const logger = pino({ level: "silent" });

describeOnEachDatabase("A clock that jumps", (db) => {
  let now = NOW;
  let passed = 0;
  const clock = () => now;
  const elapsed = () => passed;
  const set = (milliseconds: number) => {
    now = new Date(NOW.getTime() + milliseconds);
    vi.setSystemTime(now);
  };
  /** Time that passes, while the clock keeps pace. */
  const pass = (milliseconds: number) => {
    passed += milliseconds;
    set(now.getTime() - NOW.getTime() + milliseconds);
  };
  beforeEach(() => {
    passed = 0;
    vi.useFakeTimers({ toFake: ["Date"] });
    set(0);
  });
  afterEach(() => vi.useRealTimers());

  const isIn = async (user: { request(path: string): Promise<Response> }) =>
    sessionResponse.parse(await (await user.request("/api/auth/session")).json()).user !== null;

  it("keeps nobody signed in for longer than 30 days from when it is believed again", async () => {
    const app = createTestApp(db(), { clock, elapsed });
    set(YEAR);
    const user = await signUp(app);
    set(0);
    expect(await isIn(user)).toBe(true);
    pass(HOUR);
    expect(await isIn(user)).toBe(true);
    pass(29 * DAY);
    expect(await isIn(user), "by a visit the time begins anew").toBe(true);
    pass(31 * DAY);
    expect(await isIn(user)).toBe(false);
  });

  it("shortens a session, too, that nobody comes back to, as soon as somebody signs in", async () => {
    const app = createTestApp(db(), { clock, elapsed });
    set(YEAR);
    const user = await signUp(app);
    set(0);
    await signUp(app, "ben@example.org");
    pass(HOUR);
    await signUp(app, "cid@example.org");
    pass(31 * DAY);
    expect(await isIn(user)).toBe(false);
  });

  it("ends no session by what somebody else does meanwhile, and clears up once it is believed", async () => {
    const app = createTestApp(db(), { clock, elapsed });
    const user = await signUp(app);
    pass(2 * HOUR);
    for (const jump of [YEAR, -YEAR, 60 * DAY]) {
      set(jump);
      const other = await signUp(app, `by-${jump}@example.org`);
      expect(await isIn(other)).toBe(true);
      expect(await isIn(user)).toBe(jump < 0);
      set(2 * HOUR);
      expect(await isIn(user), `${jump / DAY} days off`).toBe(true);
    }
    pass(31 * DAY);
    await signUp(app, "late@example.org");
    const left = db().selectFrom("sessions").select("id").where("user_id", "=", user.id);
    expect(await left.execute()).toEqual([]);
  });

  it("lets those in again whom it took for gone, once it is right again", async () => {
    const app = createTestApp(db(), { clock });
    const user = await signUp(app);
    set(YEAR);
    expect(await isIn(user)).toBe(false);
    set(HOUR);
    expect(await isIn(user)).toBe(true);
    set(-HOUR);
    expect(await isIn(user), "put back").toBe(true);
    set(HOUR);
    expect(await isIn(user)).toBe(true);
  });

  it("makes no mailed link good for longer than was promised", async () => {
    const mails: Mail[] = [];
    const app = createTestApp(db(), { clock, mailer: { send: async (mail) => void mails.push(mail) } });
    await signUp(app);
    const resetLink = async () => {
      mails.length = 0;
      await app.post("/api/auth/password-reset", { email: EMAIL });
      await expect.poll(() => mails.length).toBe(1);
      return tokenIn(mails);
    };
    const reset = async (token: string) => {
      const form = { token, password: PASSWORD, confirmPassword: PASSWORD };
      return (await app.post("/api/auth/password-reset/confirm", form)).status;
    };
    set(YEAR);
    const ahead = await resetLink();
    set(2 * HOUR);
    expect(await reset(ahead)).toBe(400);
    const right = await resetLink();
    // As a time server corrects it every day.
    set(2 * HOUR - 3_000);
    expect(await reset(right)).toBe(204);

    set(YEAR);
    mails.length = 0;
    await app.post("/api/newsletter", { email: EMAIL, frequency: "weekly", consent: true });
    await expect.poll(() => mails.length).toBe(1);
    set(8 * DAY);
    expect((await app.post("/api/newsletter/confirm", { token: tokenIn(mails) })).status).toBe(400);
  });

  it("locks nobody out by a limit for longer than its window", async () => {
    for (const store of ["memory", "database"]) {
      const config = parseConfig({ RATE_LIMITS: "on", RATE_LIMIT_STORE: store });
      const { createLimiter } = await openLimitStore({ config, db: db(), logger });
      const app = createTestApp(db(), { clock, createLimiter, env: { RATE_LIMITS: "on" } });
      set(YEAR);
      expect(await signInUntilRefused(app), store).toBeLessThan(50);
      set(0);
      expect(await signIn(app), store).toBe(401);
      expect(await signInUntilRefused(app), "and it limits as ever").toBeGreaterThan(5);
    }
  });

  it("asks a store that failed again, as soon as it would have", async () => {
    let isDown = true;
    let asked = 0;
    const createLimiter = () => ({
      consume: async () => {
        asked++;
        if (isDown) throw new Error("down");
      },
      delete: async () => {},
    });
    const app = createTestApp(db(), { clock, createLimiter, env: { RATE_LIMITS: "on" } });
    const start = performance.now();
    const monotonic = vi.spyOn(performance, "now").mockImplementation(() => start);
    await signIn(app);
    isDown = false;
    set(-YEAR);
    asked = 0;
    monotonic.mockImplementation(() => start + 10_000);
    await signIn(app);
    monotonic.mockRestore();
    expect(asked).toBeGreaterThan(0);
  });

  it("stops no partner's searches for longer than an hour", async () => {
    const app = createTestApp(db(), { clock });
    const { id } = await becomePartner(await signUp(app));
    set(YEAR);
    expect(await takeSearch(db(), now, id, 1)).toBe(true);
    set(0);
    expect(await takeSearch(db(), now, id, 1)).toBe(true);
    expect(await takeSearch(db(), now, id, 1)).toBe(false);
    set(-HOUR);
    expect(await takeSearch(db(), now, id, 1), "an hour behind is another process").toBe(false);
  });

  it("closes no month early or twice, and goes on when it is right again", async () => {
    const schedule = createSchedule({
      db: db(),
      clock,
      newId: randomUUID,
      config: { charityShare: 0.5, payout: { platform: "sandbox" } },
      logger,
      ledgerChanges: createLedgerChanges(),
    });
    const closed = async () => {
      await schedule.round();
      const rows = await db().selectFrom("month_closes").select("month").orderBy("month").execute();
      return rows.map(({ month }) => month);
    };
    await chooseTreesAndMeals(db());
    await report(db(), "2026-10", 10_000);
    expect(await closed()).toEqual(["2026-10"]);
    await report(db(), "2026-11", 4_000, { imported_at: NOW.toISOString() });
    for (const jump of [30 * DAY, YEAR, -60 * DAY, -YEAR, 0]) {
      set(jump);
      expect(await closed(), `${jump / DAY} days off`).toEqual(["2026-10"]);
    }
    set(15 * DAY);
    await report(db(), "2026-11", 6_000, { imported_at: now.toISOString() });
    expect(await closed()).toEqual(["2026-10", "2026-11"]);
    const donations = await db().selectFrom("donation_ledger").select("month").execute();
    const before = donations.length;
    for (const jump of [-YEAR, 0, 15 * DAY]) {
      set(jump);
      expect(await closed()).toEqual(["2026-10", "2026-11"]);
    }
    expect(await db().selectFrom("donation_ledger").select("month").execute()).toHaveLength(before);
  });

  it("gives no donation twice, and leaves none waiting for a time that is far off", async () => {
    await calculate(db(), [{ id: "a" }]);
    set(YEAR);
    await payDue(payoutsOn(db(), { clock, scenarioOf: () => "is-down" }), "schedule");
    set(0);
    const payouts = payoutsOn(db(), { clock });
    await reconcile(payouts);
    expect(await madeBySandbox(db()), "the wait begins now").toEqual({});
    set(LEAST_WAIT);
    await reconcile(payouts);
    await reconcile(payouts);
    expect(await madeBySandbox(db())).toEqual({ a: 1 });
  });

  it("shows no impact figures that are older than they may be", async () => {
    const app = createTestApp(db(), { clock });
    for (const jump of [0, YEAR, 0, -YEAR, 0]) {
      set(jump);
      const { asOf } = donationStatsResponse.parse(await (await app.request("/api/donation-stats")).json());
      expect(asOf).toBe(now.toISOString());
    }
  });

  it("keeps nothing for longer than was promised", async () => {
    const app = createTestApp(db(), { clock, env: { FEATURE_CHAT: "true" } });
    set(YEAR);
    await app.post("/api/newsletter", { email: EMAIL, frequency: "weekly", consent: true });
    await app.post("/api/chat/sessions", {});
    const sweeps = [createNewsletterSweep(db(), clock), createChatSweep(db(), clock, { chatDays: 30 })];
    const left = async () => {
      for (const sweep of sweeps) await sweep();
      const [subscribers, sessions] = await Promise.all([
        db().selectFrom("newsletter_subscribers").select("id").execute(),
        db().selectFrom("chat_sessions").select("id").execute(),
      ]);
      return [subscribers.length, sessions.length];
    };
    set(0);
    expect(await left()).toEqual([1, 1]);
    set(8 * DAY);
    expect(await left()).toEqual([0, 1]);
    set(31 * DAY);
    expect(await left()).toEqual([0, 0]);
  });
});

function tokenIn(mails: readonly Mail[]): string {
  return /token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
}

async function signIn(app: TestApp): Promise<number> {
  return (await app.post("/api/auth/sign-in", { email: EMAIL, password: "wrong" })).status;
}

/** How often somebody may try who has a wrong password. */
async function signInUntilRefused(app: TestApp): Promise<number> {
  let times = 0;
  while (times < 50 && (await signIn(app)) === 401) times++;
  return times;
}
