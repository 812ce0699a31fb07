import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../api/src/app.ts";
import { grantAdmin } from "../../api/src/auth/roles.ts";
import { parseConfig } from "../../api/src/config.ts";
import { ACCESS, type Access } from "../../api/src/http/access.ts";
import { type SignedIn, signUp } from "../support/accounts.ts";
import { createTestApp, type TestApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";

type Visitor = "anonymous" | "user" | "admin" | "foreign";

/** What each kind of visitor is told at the door, by a route's access; null is let in. */
const AT_THE_DOOR: Readonly<Record<Access, Readonly<Record<Visitor, number | null>>>> = {
  public: { anonymous: null, user: null, admin: null, foreign: null },
  site: { anonymous: null, user: null, admin: null, foreign: 403 },
  user: { anonymous: 401, user: null, admin: null, foreign: 403 },
  admin: { anonymous: 401, user: 403, admin: null, foreign: 403 },
};

describe("access", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  let app: TestApp;
  let users: Readonly<Record<"user" | "admin", SignedIn>>;
  beforeAll(async () => {
    opened = await openSqlite();
    app = createTestApp(opened.db, { env: { FEATURE_CHAT: "true" } });
    users = { user: await signUp(app, "user@example.org"), admin: await signUp(app, "admin@example.org") };
    await grantAdmin(opened.db, "ADMIN@example.org");
  });
  afterAll(() => opened.discard());

  it("is told of every route there is, and of no other", () => {
    const { routes } = createApp({
      config: parseConfig({ FEATURE_CHAT: "true" }),
      db: opened.db,
      sources: [],
      locateCountry: () => null,
      mailer: { send: async () => {} },
      clock: () => new Date(),
      newId: randomUUID,
      logger: pino({ level: "silent" }),
    });
    const documents = /^GET \/api\/(?:openapi\.json|docs)/;
    const named = routes
      .filter(({ method, path }) => method !== "ALL" && /^\/(?:api|healthz|readyz|metrics)/.test(path))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !documents.test(route));
    expect([...new Set(named)].sort()).toEqual(Object.keys(ACCESS).sort());
  });

  describe.each(Object.entries(ACCESS))("%s is for: %s", (route, access) => {
    it.each(Object.entries(AT_THE_DOOR[access]) as [Visitor, number | null][])(
      "%s: %s",
      async (who, refusal) => {
        const [method = "", path = ""] = route.split(" ");
        const cookie = who === "user" || who === "foreign" ? users.user.cookie : users.admin.cookie;
        const headers = {
          "Content-Type": "application/json",
          ...(who !== "anonymous" && { Cookie: cookie }),
          ...(who === "foreign" && { Origin: "https://evil.example" }),
        };
        // A body that no route takes: who is let in is told so, and nothing is changed.
        const body = method === "GET" ? {} : { body: "[]" };
        const request = { method, headers, ...body };
        if (route === "POST /api/auth/sign-out" && refusal === null) return;
        const { status } = await app.request(path.replace(":id", "nothing"), request);
        if (refusal === null) expect([401, 403, 500]).not.toContain(status);
        else expect(status).toBe(refusal);
      },
    );
  });

  it("refuses what another site's page asks in the visitor's name, by the browser's own word too", async () => {
    const headers = { Cookie: users.user.cookie, "Sec-Fetch-Site": "cross-site" };
    expect((await app.request("/api/profile", { headers })).status).toBe(403);
  });
});
