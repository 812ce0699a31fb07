import { errorBody, healthResponse } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { createTestApp } from "../support/app.ts";
import { describeOnEachDatabase, describeOnSqlite } from "../support/databases.ts";

const ORIGIN = { Origin: "https://blog.example.com" };

describeOnEachDatabase("Every answer", (db) => {
  it("carries an id of our own and the careful headers", async () => {
    const app = createTestApp(db(), {
      site: async () => new Response("page", { headers: { "Content-Type": "text/html" } }),
    });
    for (const path of ["/api/country", "/api/nothing", "/healthz", "/nothing", "/embed/nothing.js"]) {
      const response = await app.request(path, { headers: { "X-Request-Id": "mine" } });
      expect(response.headers.get("X-Request-Id"), path).toMatch(/^[0-9a-f-]{36}$/);
      expect(response.headers.get("X-Content-Type-Options"), path).toBe("nosniff");
      expect(response.headers.get("Referrer-Policy"), path).toBe("strict-origin-when-cross-origin");
    }
  });

  it("lets no other origin read what is no route", async () => {
    const app = createTestApp(db());
    for (const path of ["/api/nothing", "/"]) {
      const response = await app.request(path, { headers: ORIGIN });
      expect(response.headers.has("Access-Control-Allow-Origin"), path).toBe(false);
    }
  });

  it("is compressed where its route says that it is long", async () => {
    const app = createTestApp(db());
    const encodings = ["/api/gift-ideas", "/api/donations", "/api/openapi.json", "/api/country"].map(
      async (path) => {
        const { headers } = await app.request(path, { headers: { "Accept-Encoding": "gzip" } });
        return headers.get("Content-Encoding");
      },
    );
    expect(await Promise.all(encodings)).toEqual(["gzip", "gzip", "gzip", null]);
  });

  it("tells whether the server runs and reaches its database", async () => {
    const app = createTestApp(db());
    for (const path of ["/healthz", "/readyz"]) {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      healthResponse.parse(await response.json());
    }
    await db().destroy();
    expect((await app.request("/healthz")).status).toBe(200);
    const response = await app.request("/readyz");
    expect(response.status).toBe(503);
    expect(errorBody.parse(await response.json()).error.code).toBe("unavailable");
  });
});

describeOnSqlite("The site", (db) => {
  it("answers what is neither the API's nor a file, under our content security policy", async () => {
    const asked: string[] = [];
    const app = createTestApp(db(), {
      site: async (request) => {
        asked.push(new URL(request.url).pathname);
        return new Response("<p>Not here</p>", { status: 404, headers: { "Content-Type": "text/html" } });
      },
    });
    const response = await app.request("/gift-finder?occasion=Birthday");
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("<p>Not here</p>");
    expect(response.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    for (const path of ["/api/nothing", "/assets/x.js", "/embed/x.js", "/examples/x.html"])
      await app.request(path);
    expect(asked).toEqual(["/gift-finder"]);
  });

  it("has pages of its own among the embed's files, and the one at the folder is no other page's to read", async () => {
    const app = createTestApp(db(), { site: async (request) => new Response(new URL(request.url).pathname) });
    for (const path of [
      "/embed",
      "/embed/",
      "/embed/frame/gift-finder",
      "/embed/badge/impact.svg",
      "/oembed",
    ]) {
      expect(await (await app.request(path)).text()).toBe(path);
    }
    for (const path of ["/embed/v1/nothing.js", "/embed/frame", "/embed/frames/x", "/embedded/../embed/x"]) {
      const response = await app.request(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get("Access-Control-Allow-Origin"), path).toBe("*");
    }
    for (const path of ["/embed", "/embed/"]) {
      const { headers } = await app.request(path);
      expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
      expect(headers.get("Cross-Origin-Resource-Policy")).toBeNull();
    }
  });

  it("sends the badge compressed", async () => {
    const app = createTestApp(db(), {
      site: async () => new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml" } }),
    });
    const response = await app.request("/embed/badge/impact.svg", { headers: { "Accept-Encoding": "gzip" } });
    expect(response.headers.get("Content-Encoding")).toBe("gzip");
  });

  it("gives the site its public address, whatever the Host header says", async () => {
    const app = createTestApp(db(), {
      env: { PUBLIC_URL: "https://gifts.example" },
      site: async (request) => new Response(request.url),
    });
    const response = await app.request("http://evil.example/impact?a=1");
    expect(await response.text()).toBe("https://gifts.example/impact?a=1");
  });

  it("tells the site which hosts are there for administrators", async () => {
    const app = createTestApp(db(), {
      env: { ADMIN_HOSTS: "Admin.Example" },
      site: async (_, __, isAdminHost) => new Response(String(isAdminHost)),
    });
    const answers = ["http://admin.example:8080/x", "http://gifts.example/x"].map((url) => app.request(url));
    expect(await Promise.all((await Promise.all(answers)).map((answer) => answer.text()))).toEqual([
      "true",
      "false",
    ]);
  });

  it("reaches the API in-process on behalf of its visitor", async () => {
    const app = createTestApp(db(), {
      env: { TRUSTED_PROXIES: "10.0.0.0/8" },
      locateCountry: (address) => (address === "192.0.2.1" ? "FR" : null),
      site: (_, fetchApi) => fetchApi(new Request("http://localhost/api/country")),
    });
    const headers = { "X-Forwarded-For": "192.0.2.1" };
    const response = await app.request("/", { from: "10.0.0.1", headers });
    expect(await response.json()).toMatchObject({ countryCode: "FR" });
  });

  it("fails as a plain page, not as JSON", async () => {
    const app = createTestApp(db(), { site: () => Promise.reject(new Error("secret")) });
    const response = await app.request("/");
    expect(response.status).toBe(500);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(await response.text()).not.toContain("secret");
  });
});
