import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createQuietApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";
import { ROUTES } from "../support/routes.ts";

type App = ReturnType<typeof createQuietApp>;
interface Described {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: object;
  readonly security?: object;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>;
}

/** Routes that change something and need to be told no more than that. */
const BODYLESS = new Set([
  "post /api/calendar",
  "post /api/own-donations/{id}/confirm",
  "delete /api/admin/charities/{id}/members/{user}",
  "delete /api/calendar",
  "post /api/auth/sign-out",
  "post /api/auth/confirm-email/request",
  "delete /api/auth/sessions/{id}",
  "delete /api/saved-gift-queries/{id}",
  "delete /api/saved-gift-ideas/{id}",
  "delete /api/own-shared-lists/{id}",
  "delete /api/partners/{id}",
  "delete /api/people/{id}",
  "post /api/admin/donations/pay",
  "post /api/admin/offers/{id}/confirm",
  "delete /api/admin/offers/{id}",
  "delete /api/admin/scheduled-feeds/{id}",
]);

describe("GET /api/openapi.json", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  let app: App;
  let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  beforeAll(async () => {
    opened = await openSqlite();
    app = createQuietApp(opened.db, { env: { RATE_LIMITS: "on" } });
    const response = await app.request("/api/openapi.json");
    ({ paths } = (await response.json()) as { paths: typeof paths });
  });
  afterAll(() => opened.discard());

  it("describes every route of the API", () => {
    const routes = app.routes
      .filter(
        ({ method, path }) => method !== "ALL" && /^\/(?:api|healthz|readyz|metrics|media|ledger)/.test(path),
      )
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual([...new Set(routes)].sort());
    expect(described.length).toBeGreaterThanOrEqual(12);
  });

  it("describes each route's request, replies and errors", () => {
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { summary, tags, requestBody, responses }] of Object.entries(methods)) {
        const statuses = Object.keys(responses);
        expect(summary, path).toBeTruthy();
        expect(tags, path).toHaveLength(1);
        expect(
          statuses.filter((status) => /^[23]/.test(status)),
          path,
        ).toHaveLength(1);
        expect(statuses, path).toContain("500");
        for (const [status, { description, content }] of Object.entries(responses)) {
          expect(description, path).toBeTruthy();
          if (/^(?:204$|3)/.test(status)) continue;
          expect(Object.keys(content ?? {}).length, path).toBeGreaterThan(0);
        }
        if (method === "get") continue;
        // A body that isn't asked for is refused just so.
        expect(statuses, path).toContain("413");
        if (BODYLESS.has(`${method} ${path}`)) continue;
        expect(requestBody, path).toBeDefined();
        expect(statuses, path).toEqual(expect.arrayContaining(["400", "415"]));
      }
    }
  });

  it("says of each route whether somebody must be signed in", () => {
    for (const { method, config, access } of ROUTES) {
      const described = paths[config.path]?.[method.toLowerCase()];
      const security = access === "user" || access === "admin" ? [{ session: [] }] : undefined;
      // What is switched off, or hidden, isn't described at all.
      if (described) expect(described.security, config.path).toEqual(security);
    }
  });

  it("names the limits of every route that writes", () => {
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { description, responses }] of Object.entries(methods)) {
        if (method === "get") continue;
        expect(description, path).toMatch(/Limited: [\d,]+ in \d+ (?:minute|hour)s? by network/);
        expect(Object.keys(responses[429]?.content ?? {}), path).toEqual(["application/json"]);
      }
    }
  });

  it("is readable at /api/docs", async () => {
    const response = await app.request("/api/docs");
    expect(response.status).toBe(200);
    const policy = response.headers.get("Content-Security-Policy");
    const page = await response.text();
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? "";
    expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    expect(policy).not.toContain("unsafe");
    expect(page).not.toContain("<script");
    for (const path of Object.keys(paths)) expect(page).toContain(path);
  });
});
