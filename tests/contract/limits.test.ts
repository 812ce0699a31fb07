import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreateLimiter } from "../../api/src/http/limits/store.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { type SignedIn, signUp, withCookie } from "../support/accounts.ts";
import { createTestApp, type TestApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";
import { partnerOf } from "../support/partners.ts";
import { type NamedRoute, ROUTES } from "../support/routes.ts";

const LIMITED = ROUTES.filter(({ limit }) => limit !== undefined);

/** A store in which every key of some kind is used up. */
const usedUp =
  (by: string): CreateLimiter =>
  ({ keyPrefix = "" }) => ({
    consume: () =>
      keyPrefix.includes(`:${by}:`) ? Promise.reject({ msBeforeNext: 90_000 }) : Promise.resolve(),
    delete: async () => false,
  });

describe("limits of every route that writes", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  let admin: SignedIn;
  const appOf = (by: string) =>
    createTestApp(opened.db, {
      createLimiter: usedUp(by),
      env: { FEATURE_CHAT: "true", RATE_LIMITS: "on" },
    });
  beforeAll(async () => {
    opened = await openSqlite();
    admin = await signUp(createTestApp(opened.db), "admin@example.org");
    await grantAdmin(opened.db, "admin@example.org");
  });
  afterAll(() => opened.discard());

  it("are there", () => {
    expect(ROUTES.filter(({ method, limit }) => method !== "GET" && !limit)).toEqual([]);
  });

  async function refusalOf(app: TestApp, { method, path }: NamedRoute): Promise<Response> {
    const visitor = withCookie(app, admin.id, admin.cookie);
    return visitor.request(path.replace(/:\w+/, "nothing"), {
      method,
      headers: { "Content-Type": "application/json" },
      ...(method !== "GET" && { body: "{}" }),
    });
  }

  it.each(LIMITED)("$name refuses a network that asks too often", async (route) => {
    const response = await refusalOf(appOf("network"), route);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    // Who may ask from another site's page may read there why not.
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe(route.access === "public" ? "*" : null);
    if (!route.path.startsWith("/api/")) return;
    const { error } = await response.json();
    expect(error).toEqual({
      code: "too_many_requests",
      message: expect.stringMatching(
        /^Too many attempts\. Please try again in \d+ (?:second|minute|hour)s?\.$/,
      ),
      requestId: response.headers.get("X-Request-Id"),
    });
  });

  // A platform and an assistant sign in with no cookie, and who signs in has no account yet.
  const BY_NETWORK_ALONE = [
    "sign-in",
    "sign-up",
    "new account",
    "sign-out",
    "mailed link",
    "link",
    "newsletter",
    "unsubscribe",
    "webhook",
    "assistant",
  ];
  const byAccount = LIMITED.filter(({ limit = "" }) => !BY_NETWORK_ALONE.includes(limit));

  it.each(byAccount)("$name refuses an account that asks too often", async (route) => {
    expect((await refusalOf(appOf("account"), route)).status).toBe(429);
  });

  it("refuses clicks of a partner whose widgets report too many, and nobody else's", async () => {
    const { id: partner } = await (await admin.post("/api/partners", partnerOf())).json();
    const click = { productId: "tea", affiliateLink: "https://www.amazon.com/s?k=tea" };
    const app = appOf("partner");
    expect((await app.post("/api/click-events", { ...click, partner })).status).toBe(429);
    expect((await app.post("/api/click-events", click)).status).toBe(201);
  });

  it("lets reads through, whatever was used up", async () => {
    const app = appOf("network");
    for (const path of ["/api/donation-stats", "/api/gift-ideas", "/api/country", "/healthz"]) {
      expect((await app.request(path)).status).toBe(200);
    }
  });

  it("counts against nobody what a foreign page asks of a private route", async () => {
    const app = createTestApp(opened.db, { env: { RATE_LIMITS: "on" } });
    const form = { email: "ann@example.org", password: "wrong" };
    for (let time = 0; time < 60; time++) {
      const foreign = await app.post("/api/auth/sign-in", form, { Origin: "https://evil.example" });
      expect(foreign.status).toBe(403);
    }
    expect((await app.post("/api/auth/sign-in", form)).status).toBe(401);
  });
});

describe("limits by network", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  beforeAll(async () => {
    opened = await openSqlite();
  });
  afterAll(() => opened.discard());

  const FEEDBACK = {
    name: "Ann",
    email: "ann@example.org",
    isQuickMode: true,
    quickRating: 5,
    quickFeedback: "Good",
  };

  /** @returns how many of some requests from one connection are let in */
  async function letIn(
    app: TestApp,
    requests: readonly { readonly from: string; readonly forwardedFor?: string }[],
  ): Promise<number> {
    const statuses: number[] = [];
    for (const { from, forwardedFor } of requests) {
      const headers = {
        "Content-Type": "application/json",
        ...(forwardedFor && { "X-Forwarded-For": forwardedFor }),
      };
      const init = { method: "POST", headers, body: JSON.stringify(FEEDBACK), from };
      statuses.push((await app.request("/api/feedback", init)).status);
    }
    return statuses.filter((status) => status !== 429).length;
  }
  const times = <Item>(count: number, make: (index: number) => Item) =>
    Array.from({ length: count }, (_, index) => make(index));

  it("are not evaded by a forged X-Forwarded-For", async () => {
    const app = createTestApp(opened.db, { env: { RATE_LIMITS: "on" } });
    const forged = times(30, (index) => ({ from: "203.0.113.9", forwardedFor: `198.51.100.${index}` }));
    expect(await letIn(app, forged)).toBe(20);
    expect(await letIn(app, [{ from: "203.0.113.10" }])).toBe(1);
  });

  it("are not evaded by what is put before the address that a trusted proxy saw", async () => {
    const env = { RATE_LIMITS: "on", TRUSTED_PROXIES: "10.0.0.0/8" };
    const app = createTestApp(opened.db, { env });
    const forged = times(30, (index) => ({
      from: "10.0.0.1",
      forwardedFor: `198.51.100.${index}, 203.0.113.9`,
    }));
    expect(await letIn(app, forged)).toBe(20);
    expect(await letIn(app, [{ from: "10.0.0.1", forwardedFor: "203.0.113.10" }])).toBe(1);
  });

  it("are not evaded within a customer's IPv6 network", async () => {
    const app = createTestApp(opened.db, { env: { RATE_LIMITS: "on" } });
    const addresses = times(30, (index) => ({ from: `2001:db8:1:2::${index.toString(16)}` }));
    expect(await letIn(app, addresses)).toBe(20);
    expect(await letIn(app, [{ from: "2001:db8:1:3::1" }])).toBe(1);
  });

  it("are not evaded within a wider IPv6 network, and no household uses up its provider's", async () => {
    const app = createTestApp(opened.db, { env: { RATE_LIMITS: "on" } });
    const household = times(150, (index) => ({ from: `2001:db8:1:${index.toString(16)}::1` }));
    expect(await letIn(app, household)).toBe(3 * 20);
    // Those refused for the household's sake count nowhere else.
    const neighbours = times(700, (index) => ({ from: `2001:db8:${(2 + index).toString(16)}::1` }));
    expect(await letIn(app, neighbours)).toBe(30 * 20 - 3 * 20);
    expect(await letIn(app, [{ from: "2001:db9::1" }])).toBe(1);
  });

  const event = { eventName: "form_submit" };
  const batch = (size: number) => ({ events: times(size, () => event) });

  it("count every event of a batch, and store none of one that is over", async () => {
    const app = createTestApp(opened.db, { env: { RATE_LIMITS: "on" } });
    const stored = async () => (await opened.db.selectFrom("analytics_events").selectAll().execute()).length;
    const before = await stored();
    const statuses: number[] = [];
    for (let time = 0; time < 25; time++) {
      statuses.push((await app.post("/api/analytics-events", batch(50))).status);
    }
    expect(statuses).toEqual([...Array(24).fill(201), 429]);
    expect((await app.post("/api/click-events", {})).status).toBe(429);
    expect((await stored()) - before).toBe(1_200);
  });
});
