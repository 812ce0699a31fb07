import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "../support/accounts.ts";
import { createTestApp, type TestApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";

describe("security headers", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  beforeAll(async () => {
    opened = await openSqlite();
  });
  afterAll(() => opened.discard());

  const page = new Response("<p>Hello</p>", { headers: { "Content-Type": "text/html; charset=utf-8" } });
  const appOf = (env: Readonly<Record<string, string>> = {}) =>
    createTestApp(opened.db, { env, site: async () => page.clone() });
  const headersOf = async (app: TestApp, path: string) => (await app.request(path)).headers;

  it("tell browsers to come by HTTPS alone, where the site is reached so, and nowhere else", async () => {
    const secure = appOf({ PUBLIC_URL: "https://gifts.example.org" });
    for (const path of ["/", "/api/donation-stats", "/api/nothing", "/healthz"]) {
      expect((await headersOf(secure, path)).get("Strict-Transport-Security")).toBe("max-age=31536000");
      expect((await headersOf(appOf(), path)).get("Strict-Transport-Security")).toBeNull();
    }
  });

  it("let nobody frame a page, use the device by it, or hold on to its window", async () => {
    const headers = await headersOf(appOf(), "/");
    const policy = headers.get("Content-Security-Policy");
    for (const part of [
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain("unsafe");
    expect(headers.get("Permissions-Policy")).toMatch(/camera=\(\), .*microphone=\(\), .*payment=\(\)/);
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  });

  it("keep a user's own answers out of other sites' pages, and out of every cache", async () => {
    const ann = await signUp(appOf());
    for (const path of ["/api/profile", "/api/account/data", "/api/auth/session"]) {
      const { headers } = await ann.request(path);
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
  });

  it("leave what others embed to them: figures and ideas for every origin, without credentials", async () => {
    for (const path of ["/api/donation-stats", "/api/gift-ideas", "/api/country", "/api/marketplaces"]) {
      const headers = await headersOf(appOf(), path);
      expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
  });
});
