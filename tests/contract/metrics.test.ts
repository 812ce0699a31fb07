import { expect, it } from "vitest";
import { PROMPT_VERSION } from "../../api/src/gifts/sources/ai/prompt.ts";
import { createMetrics } from "../../api/src/operating/metrics/metrics.ts";
import { createTestApp, type TestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { QUERY } from "../support/gifts.ts";

/** The lines of one figure, without its help. */
async function read(app: TestApp, name: string): Promise<string[]> {
  const text = await (await app.request("/metrics")).text();
  return text.split("\n").filter((line) => line.startsWith(name));
}

describeOnEachDatabase("GET /metrics", (db) => {
  it("counts requests by the pattern of their route, never by what a visitor wrote", async () => {
    const app = createTestApp(db(), { site: async () => new Response("page", { status: 404 }) });
    await app.post("/api/functions/ai-gift-finder?secret=1", { ...QUERY, additionalNotes: "secret" });
    await app.post("/api/functions/ai-gift-finder", {});
    await app.request("/api/gift-ideas/secret?secret=1");
    await app.request("/api/gift-ideas/other-secret");
    await app.request("/secret-page");
    await app.request("/api/secret");
    await app.request("/embed/v1/secret.js");
    await app.request("/healthz", { method: "SECRET" });
    const counts = await read(app, "http_request_duration_seconds_count");
    expect(counts.sort()).toEqual(
      [
        '{method="POST",route="/api/functions/ai-gift-finder",status="200"} 1',
        '{method="POST",route="/api/functions/ai-gift-finder",status="400"} 1',
        '{method="GET",route="/api/gift-ideas/:id",status="404"} 2',
        '{method="GET",route="(page)",status="404"} 3',
        '{method="(other)",route="(page)",status="405"} 1',
      ]
        .map((rest) => `http_request_duration_seconds_count${rest}`)
        .sort(),
    );
    expect(await (await app.request("/metrics")).text()).not.toContain("secret");
  });

  it("tells of the AI, zeros included", async () => {
    const metrics = createMetrics();
    const app = createTestApp(db(), { metrics });
    expect(await read(app, "ai_requests_total")).toContain(
      `ai_requests_total{outcome="failed",prompt="${PROMPT_VERSION}"} 0`,
    );
    metrics.ai.asked("answered", PROMPT_VERSION);
    metrics.ai.asked("left", "own");
    metrics.ai.retried();
    metrics.ai.used({ input: 612, output: 884 }, 0.25);
    metrics.ai.cache("memory");
    metrics.ai.breaker("open");
    expect(await read(app, "ai_")).toEqual([
      `ai_requests_total{outcome="answered",prompt="${PROMPT_VERSION}"} 1`,
      `ai_requests_total{outcome="failed",prompt="${PROMPT_VERSION}"} 0`,
      `ai_requests_total{outcome="left",prompt="${PROMPT_VERSION}"} 0`,
      `ai_requests_total{outcome="breaker_open",prompt="${PROMPT_VERSION}"} 0`,
      `ai_requests_total{outcome="limit_used_up",prompt="${PROMPT_VERSION}"} 0`,
      'ai_requests_total{outcome="left",prompt="own"} 1',
      "ai_retries_total 1",
      'ai_tokens_total{direction="input"} 612',
      'ai_tokens_total{direction="output"} 884',
      "ai_cost_dollars_total 0.25",
      'ai_cache_total{result="memory"} 1',
      'ai_cache_total{result="database"} 0',
      'ai_cache_total{result="miss"} 0',
      'ai_breaker_state{state="closed"} 0',
      'ai_breaker_state{state="open"} 1',
      'ai_breaker_state{state="half_open"} 0',
    ]);
  });

  it("does not mix two apps of one process", async () => {
    const [one, other] = [createTestApp(db()), createTestApp(db())];
    await one.request("/healthz");
    expect(await read(other, "http_request_duration_seconds_count")).toEqual([]);
  });

  it("is in Prometheus' format", async () => {
    const response = await createTestApp(db()).request("/metrics");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("answers the machine itself alone unless a token is set", async () => {
    const app = createTestApp(db(), { env: { TRUSTED_PROXIES: "127.0.0.1" } });
    for (const from of ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"]) {
      expect((await app.request("/metrics", { from })).status, from).toBe(200);
    }
    const strangers: readonly (readonly [string, Record<string, string>])[] = [
      ["203.0.113.9", {}],
      ["10.0.0.7", {}],
      ["2001:db8::1", {}],
      ["", {}],
      // Through a proxy on this machine, whether it is trusted or not, and whatever it says.
      ["127.0.0.1", { "X-Forwarded-For": "203.0.113.9" }],
      ["127.0.0.1", { "X-Forwarded-For": "127.0.0.1" }],
      ["::1", { Forwarded: "for=203.0.113.9" }],
      ["127.0.0.1", { "X-Real-IP": "203.0.113.9" }],
      ["127.0.0.1", { Via: "1.1 proxy" }],
      ["127.0.0.1", { "CF-Connecting-IP": "203.0.113.9" }],
      ["127.0.0.1", { "X-Forwarded-Server": "gifts.example" }],
    ];
    const byAnotherName = await app.request("http://gifts.example/metrics", { from: "127.0.0.1" });
    expect(byAnotherName.status).toBe(401);
    for (const [from, headers] of strangers) {
      const response = await app.request("/metrics", { from, headers });
      expect(response.status, `${from} ${JSON.stringify(headers)}`).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toContain("Bearer");
      const { error } = await response.json();
      expect(error).toMatchObject({
        code: "unauthorized",
        message:
          "Without METRICS_TOKEN the figures are for this machine alone. Please set it, and send it as a Bearer token.",
      });
    }
  });

  it("asks for the token that is set", async () => {
    const app = createTestApp(db(), { env: { METRICS_TOKEN: "m3trics" } });
    for (const Authorization of [
      "",
      "Bearer",
      "Bearer m3tric",
      "Bearer m3trics2",
      "Basic m3trics",
      "m3trics",
    ]) {
      const response = await app.request("/metrics", { headers: { Authorization } });
      expect(response.status, Authorization).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toContain("Bearer");
      expect(await response.json()).toMatchObject({ error: { code: "unauthorized" } });
    }
    const response = await app.request("/metrics", { headers: { Authorization: "Bearer m3trics" } });
    expect(response.status).toBe(200);
  });

  it("measures the process where that is wanted", async () => {
    const text = await createMetrics({ ofProcess: true }).text();
    for (const name of ["process_resident_memory_bytes", "nodejs_eventloop_lag_seconds"]) {
      expect(text).toContain(name);
    }
  });
});
