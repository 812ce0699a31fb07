import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCESS, type Access } from "../../api/src/http/access.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { hashToken } from "../../api/src/people/auth/token.ts";
import { cookieOf, PASSWORD, type SignedIn, signUp } from "../support/accounts.ts";
import { createQuietApp, createTestApp, type TestApp } from "../support/app.ts";
import { OPENERS } from "../support/databases.ts";
import { jsonRequest, partnerOf } from "../support/partners.ts";

type Visitor = "anonymous" | "forged" | "expired" | "ended" | "user" | "admin" | "foreign";

const NOBODY = ["anonymous", "forged", "expired", "ended"] as const;
const toNobody = (status: number | null) =>
  Object.fromEntries(NOBODY.map((visitor) => [visitor, status])) as Record<
    (typeof NOBODY)[number],
    number | null
  >;

/** What each kind of visitor is told at the door, by a route's access; null is let in. */
const AT_THE_DOOR: Readonly<Record<Access, Readonly<Record<Visitor, number | null>>>> = {
  public: { ...toNobody(null), user: null, admin: null, foreign: null },
  site: { ...toNobody(null), user: null, admin: null, foreign: 403 },
  user: { ...toNobody(401), user: null, admin: null, foreign: 403 },
  admin: { ...toNobody(401), user: 403, admin: null, foreign: 403 },
};

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

  it("is told of every route there is, and of no other", () => {
    const { routes } = createQuietApp(opened.db, { env: { FEATURE_CHAT: "true" } });
    const documents = /^GET \/api\/(?:openapi\.json|docs)/;
    const named = routes
      .filter(({ method, path }) => method !== "ALL" && /^\/(?:api|healthz|readyz|metrics)/.test(path))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !documents.test(route));
    expect([...new Set(named)].sort()).toEqual(Object.keys(ACCESS).sort());
  });

  it.each(Object.entries(ACCESS))("%s is for: %s", async (route, access) => {
    const [method = "", path = ""] = route.split(" ");
    for (const [who, refusal] of Object.entries(AT_THE_DOOR[access]) as [Visitor, number | null][]) {
      // It would end the session that the others are asked with.
      if (route === "POST /api/auth/sign-out" && refusal === null) continue;
      const headers = {
        "Content-Type": "application/json",
        ...(who !== "anonymous" && { Cookie: cookies[who] }),
        ...(who === "foreign" && { Origin: "https://evil.example" }),
      };
      // A body that no route takes: who is let in is told so, and nothing is changed.
      const body = method === "GET" ? {} : { body: "[]" };
      const { status } = await app.request(path.replace(":id", "nothing"), { method, headers, ...body });
      if (refusal === null) expect([401, 403, 500], who).not.toContain(status);
      else expect(status, who).toBe(refusal);
    }
  });

  describe("to what is somebody else's", () => {
    /** A thing of the user's, by the part of the route before its id. */
    const makers: Readonly<Record<string, () => Promise<string>>> = {
      "/api/auth/sessions": async () => {
        const { items } = await (await users.user.request("/api/auth/sessions")).json();
        return items[0].id;
      },
      "/api/saved-gift-queries": () =>
        made("/api/saved-gift-queries", { occasion: "Birthday", interests: ["Tea"] }),
      "/api/saved-gift-ideas": () =>
        made("/api/saved-gift-ideas", { title: "Tea Tray", affiliateUrl: "https://www.amazon.com/s?k=tea" }),
      "/api/chat/sessions": () => made("/api/chat/sessions", {}),
      "/api/partners": () => made("/api/partners", partnerOf()),
    };
    /** What is sent along where a route asks for something. */
    const bodies: Readonly<Record<string, object>> = { "PATCH /api/partners/:id": { name: "Another" } };

    async function made(path: string, body: object): Promise<string> {
      return (await (await users.user.post(path, body)).json()).id;
    }

    // What all administrators have in common is nobody's own.
    const routes = Object.entries(ACCESS).filter(
      ([route, access]) => route.includes(":id") && access !== "public" && access !== "admin",
    );

    it.each(routes.map(([route]) => route))("%s answers that there is no such thing", async (route) => {
      const [method = "", path = ""] = route.split(" ");
      const [before = ""] = path.split("/:id");
      const id = (await makers[before]?.()) ?? "";
      expect(id).not.toBe("");
      const body = bodies[route];
      const init = body ? jsonRequest("PATCH", body) : { method };
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
