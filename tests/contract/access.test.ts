import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Access } from "../../api/src/http/route.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { hashToken } from "../../api/src/people/auth/token.ts";
import { cookieOf, PASSWORD, type SignedIn, signUp } from "../support/accounts.ts";
import { createQuietApp, createTestApp, type TestApp } from "../support/app.ts";
import { OPENERS } from "../support/databases.ts";
import { fillLedger } from "../support/filled-ledger.ts";
import { jsonRequest, partnerOf } from "../support/partners.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";
import { type NamedRoute, ROUTES } from "../support/routes.ts";

type Visitor = "anonymous" | "forged" | "expired" | "ended" | "user" | "admin" | "foreign";

const NOBODY = ["anonymous", "forged", "expired", "ended"] as const;
type Statuses = readonly number[];
const toNobody = (statuses: Statuses) =>
  Object.fromEntries(NOBODY.map((visitor) => [visitor, statuses])) as Record<
    (typeof NOBODY)[number],
    Statuses
  >;

/** Whoever is let in is told none of these. */
const LET_IN: Statuses = [];
const ANYBODY = { ...toNobody(LET_IN), user: LET_IN, admin: LET_IN, foreign: LET_IN };
/** What isn't signed is refused, by a service that isn't set up too, whoever sends it. */
const UNSIGNED = [401, 404];

/** What each kind of visitor is told at the door, by a route's access. */
const AT_THE_DOOR: Readonly<Record<Access, Readonly<Record<Visitor, Statuses>>>> = {
  public: ANYBODY,
  direct: ANYBODY,
  webhook: { ...toNobody(UNSIGNED), user: UNSIGNED, admin: UNSIGNED, foreign: UNSIGNED },
  site: { ...ANYBODY, foreign: [403] },
  user: { ...toNobody([401]), user: LET_IN, admin: LET_IN, foreign: [403] },
  admin: { ...toNobody([401]), user: [403], admin: LET_IN, foreign: [403] },
};

/** Whom a route has to be for, by its method and address alone. The first that fits holds. */
const RULES: readonly (readonly [RegExp, Access])[] = [
  [/ \/api\/(?:admin\/|functions\/ai-provider$)/, "admin"],
  [/ \/api\/webhooks\//, "webhook"],
  [/ \/(?:healthz|readyz|metrics|api\/docs|api\/openapi\.json)$/, "direct"],
  // What mails lead to, posted by mail programs too.
  [/ \/newsletter\/(?:confirm|unsubscribe)$| \/(?:reminders|checkpoints)\/unsubscribe$/, "direct"],
  // A calendar is reached by its secret address, by programs.
  [/^GET \/calendar\/:file$/, "direct"],
  [/ \/api\/auth\/(?:sign-(?:in|out|up)|sign-up\/finish|session|confirm-email)$/, "site"],
  [/ \/api\/auth\/password-reset(?:\/confirm)?$/, "site"],
  [/ \/api\/newsletter\/confirm$/, "site"],
  // A conversation of nobody's is reached by its id.
  [/^POST \/api\/chat\/sessions$| \/api\/chat\/sessions\/:id\/|\/api\/functions\/chat-gift-finder$/, "site"],
  // A list is reached by its secret address.
  [/ \/api\/shared-lists(?:\/|$)/, "site"],
  [
    / \/api\/(?:gift-ideas|card-words|drawings|offers|recommendations|marketplaces|country|features)(?:\/|$)/,
    "public",
  ],
  // Pictures, shown on any page.
  [/^GET \/media\//, "public"],
  [/ \/api\/functions\/(?:ai-gift-finder|standard-recommender)$/, "public"],
  [/ \/api\/(?:donations|donation-stats)(?:\/|$)| \/ledger\//, "public"],
  [/ \/mcp$/, "public"],
  [/ \/api\/(?:click-events|analytics-events|user-interactions|newsletter|feedback)(?:\/|$)/, "public"],
];

/** What no rule opens to others is somebody's own. */
const ruledFor = ({ name }: NamedRoute): Access => RULES.find(([rule]) => rule.test(name))?.[1] ?? "user";

it("each route is for whom its address has to be", () => {
  const byName = (accessOf: (route: NamedRoute) => Access) =>
    Object.fromEntries(ROUTES.map((route) => [route.name, accessOf(route)]));
  expect(byName(({ access }) => access)).toEqual(byName(ruledFor));
  expect(ROUTES.length).toBeGreaterThan(70);
});

describe.each(Object.entries(OPENERS))("access on %s", (_, open) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let app: TestApp;
  let users: Readonly<Record<"user" | "admin", SignedIn>>;
  let cookies: Readonly<Record<Exclude<Visitor, "anonymous">, string>>;
  beforeAll(async () => {
    opened = await open();
    app = createTestApp(opened.db, { env: { FEATURE_CHAT: "true" } });
    users = { user: await signUp(app, "user@example.org"), admin: await signUp(app, "admin@example.org") };
    await grantAdmin(opened.db, "ADMIN@example.org");
    // Sessions that were an admin's: nothing but what became of them is in their way.
    const [expired, ended] = [await signInAgain(), await signInAgain()];
    await opened.db
      .updateTable("sessions")
      .set({ expires_at: "2020-01-01T00:00:00.000Z" })
      .where("token_hash", "=", hashToken(expired.split("=")[1] ?? ""))
      .execute();
    await app.post("/api/auth/sign-out", {}, { Cookie: ended });
    cookies = {
      forged: `${users.admin.cookie}x`,
      expired,
      ended,
      user: users.user.cookie,
      foreign: users.user.cookie,
      admin: users.admin.cookie,
    };
  });
  afterAll(() => opened.discard());

  /** Another session of the admin's. @returns its cookie */
  async function signInAgain(): Promise<string> {
    return cookieOf(await app.post("/api/auth/sign-in", { email: "admin@example.org", password: PASSWORD }));
  }

  it("knows every route there is", () => {
    const { routes } = createQuietApp(opened.db, { env: { FEATURE_CHAT: "true" } });
    // Under the others are files, and what is done for many routes.
    const exact = routes.filter(({ path }) => !path.includes("*"));
    const [all, ofOne] = [
      exact.filter(({ method }) => method === "ALL"),
      exact.filter(({ method }) => method !== "ALL"),
    ];
    expect(new Set(ofOne.map(({ method, path }) => `${method} ${path}`))).toEqual(
      new Set(ROUTES.map(({ name }) => name)),
    );
    expect(ROUTES.map(({ path }) => path)).toEqual(expect.arrayContaining(all.map(({ path }) => path)));
  });

  it.each(ROUTES)("$name is for: $access", async ({ name, method, path, access }) => {
    const address = path.replace(/:\w+/, "nothing");
    for (const [who, refusals] of Object.entries(AT_THE_DOOR[access]) as [Visitor, Statuses][]) {
      const isLetIn = refusals === LET_IN;
      // It would end the session that the others are asked with.
      if (name === "POST /api/auth/sign-out" && isLetIn) continue;
      const headers = {
        "Content-Type": "application/json",
        ...(who !== "anonymous" && { Cookie: cookies[who] }),
        ...(who === "foreign" && { Origin: "https://evil.example" }),
      };
      // A body that no route takes: who is let in is told so, and nothing is changed.
      const body = method === "GET" ? {} : { body: "[]" };
      const { status, headers: told } = await app.request(address, { method, headers, ...body });
      if (isLetIn) expect([401, 403, 500], who).not.toContain(status);
      else expect(refusals, who).toContain(status);
      expect(told.get("Access-Control-Allow-Origin"), who).toBe(access === "public" ? "*" : null);
      expect(told.has("Access-Control-Allow-Credentials"), who).toBe(false);
      const isPrivate = !["public", "direct", "webhook"].includes(access) && who !== "foreign";
      if (!isPrivate) continue;
      expect(told.get("Cache-Control"), who).toBe("no-store");
      expect(told.get("Vary"), who).toContain("Cookie");
      expect(told.get("Cross-Origin-Resource-Policy"), who).toBe("same-origin");
    }
    // What a browser asks before a script of another site's page may ask the route itself.
    const { status, headers } = await app.request(address, {
      method: "OPTIONS",
      headers: { Origin: "https://blog.example.com", "Access-Control-Request-Method": method },
    });
    expect(headers.get("Access-Control-Allow-Origin")).toBe(access === "public" ? "*" : null);
    if (access !== "public") return;
    expect(status).toBe(204);
    expect(headers.get("Access-Control-Allow-Methods")).toContain(method);
    expect(headers.get("Access-Control-Allow-Headers")).toMatch(/content-type/i);
  });

  describe("to what is somebody else's", () => {
    /** A thing of the user's, by the part of the route before its id. */
    const makers: Readonly<Record<string, (route: string) => Promise<string>>> = {
      "/api/auth/sessions": async () => {
        const { items } = await (await users.user.request("/api/auth/sessions")).json();
        return items[0].id;
      },
      "/api/saved-gift-queries": () =>
        made("/api/saved-gift-queries", { occasion: "Birthday", interests: ["Tea"] }),
      "/api/saved-gift-ideas": () =>
        made("/api/saved-gift-ideas", { title: "Tea Tray", affiliateUrl: "https://www.amazon.com/s?k=tea" }),
      "/api/chat/sessions": () => made("/api/chat/sessions", {}),
      "/api/own-shared-lists": async () => {
        const ideas = [{ title: "Tea Tray", affiliateUrl: "https://www.amazon.com/s?k=tea" }];
        await users.user.post("/api/shared-lists", { personName: "Ruth", fromName: "Ann", ideas });
        const { items } = await (await users.user.request("/api/own-shared-lists")).json();
        return items[0].id;
      },
      "/api/partners": () => made("/api/partners", partnerOf()),
      "/api/people": () => made("/api/people", { name: "Ruth" }),
      "/api/own-donations": async (route) => {
        given ??= await giveToUsersCharity();
        const id = given;
        if (route.endsWith("/withdraw")) {
          await users.user.request(`/api/own-donations/${id}/confirm`, { method: "POST" });
        }
        return id;
      },
    };
    /** What is sent along where a route asks for something. */
    const bodies: Readonly<Record<string, object>> = {
      "PATCH /api/partners/:id": { name: "Another" },
      "PUT /api/people/:id": { name: "Another" },
      "POST /api/own-donations/:id/withdraw": { reason: "It was another one" },
    };

    /** A donation that was given to a charity which the user acts for. */
    let given: string | undefined;
    async function giveToUsersCharity(): Promise<string> {
      await chooseTreesAndMeals(opened.db);
      for (const month of ["2026-09", "2026-10"]) await report(opened.db, month, 10_000);
      await fillLedger(opened.db);
      await users.admin.post("/api/admin/charities/trees/members", { email: "user@example.org" });
      const { items } = await (await users.user.request("/api/charities")).json();
      return items[0].donations.find(({ status }: { status: string }) => status === "complete").id;
    }

    async function made(path: string, body: object): Promise<string> {
      return (await (await users.user.post(path, body)).json()).id;
    }

    // What all administrators have in common is nobody's own.
    const routes = ROUTES.filter(
      ({ path, access }) => path.includes(":id") && access !== "public" && access !== "admin",
    );

    it.each(routes)("$name answers that there is no such thing", async ({ name, method, path }) => {
      const [before = ""] = path.split("/:id");
      const id = (await makers[before]?.(name)) ?? "";
      expect(id).not.toBe("");
      const body = bodies[name];
      const init = body ? jsonRequest(method, body) : { method };
      const ask = (who: SignedIn, of: string) => who.request(path.replace(":id", of), init);
      const refused = await ask(users.admin, id);
      const unknown = await ask(users.admin, "nothing");
      expect([refused.status, unknown.status]).toEqual([404, 404]);
      const saying = async (response: Response) => (await response.json()).error.message;
      expect(await saying(refused)).toBe(await saying(unknown));
      const isTheCurrentSession = before === "/api/auth/sessions";
      if (!isTheCurrentSession) expect((await ask(users.user, id)).ok).toBe(true);
      expect((await users.user.request("/api/profile")).status).toBe(200);
    });
  });

  it("refuses what another site's page asks in the visitor's name, by the browser's own word too", async () => {
    const headers = { Cookie: users.user.cookie, "Sec-Fetch-Site": "cross-site" };
    expect((await app.request("/api/profile", { headers })).status).toBe(403);
  });
});
