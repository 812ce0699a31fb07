import { randomUUID } from "node:crypto";
import { aiProviderResponse, errorBody } from "@gifthearth/core/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createModel } from "../../api/src/gifts/sources/ai/model.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { describeOnSqlite } from "../support/databases.ts";
import { type ModelServer, refuses, says, startModelServer, staysSilent } from "../support/model-server.ts";

const PATH = "/api/functions/ai-provider";
const ASKED = { provider: "openai", systemPrompt: "You rhyme.", prompt: "Something on kites." };

describeOnSqlite(`POST ${PATH}`, (db) => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await startModelServer(says("A kite in flight is a fine sight."));
  });
  afterEach(() => server.close());

  type Visitor = "admin" | "user" | "nobody";

  /** The app, and how a visitor of that kind asks it. */
  async function createApp(visitor: Visitor = "admin", hasModel = true) {
    const settings = { baseUrl: server.baseUrl, apiKey: "", model: "poet-1", timeoutMs: 5_000 };
    const model = hasModel ? createModel(settings, { sleep: async () => {} }) : null;
    const app = createTestApp(db(), { model });
    if (visitor === "nobody") return { app, headers: {} };
    const email = `${randomUUID()}@example.org`;
    const { cookie } = await signUp(app, email);
    if (visitor === "admin") await grantAdmin(db(), email);
    return { app, headers: { Cookie: cookie } };
  }

  async function ask(visitor: Visitor = "admin", body: unknown = ASKED, hasModel = true) {
    const { app, headers } = await createApp(visitor, hasModel);
    return app.post(PATH, body, headers);
  }

  async function refusal(response: Response) {
    const { error } = errorBody.parse(await response.json());
    return { status: response.status, code: error.code, message: error.message };
  }

  it("gives an admin what the model said to their own prompts", async () => {
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(aiProviderResponse.parse(await response.json())).toEqual({
      response: "A kite in flight is a fine sight.",
    });
    expect(server.requests[0]?.body.messages).toEqual([
      { role: "system", content: "You rhyme." },
      { role: "user", content: "Something on kites." },
    ]);
  });

  it.each([
    ["nobody is signed in", "nobody", 401, "unauthorized"],
    ["the user is no admin", "user", 403, "forbidden"],
  ] as const)("is refused when %s, whatever is sent", async (_, visitor, status, code) => {
    const { app, headers } = await createApp(visitor);
    for (const body of [ASKED, {}, "not json"]) {
      expect(await refusal(await app.post(PATH, body, headers))).toMatchObject({ status, code });
    }
    expect(server.requests).toHaveLength(0);
  });

  it("is refused to other sites' pages, which may not read it either", async () => {
    const { app, headers } = await createApp();
    const foreign = await app.post(PATH, ASKED, { ...headers, Origin: "https://evil.example" });
    expect(foreign.headers.has("Access-Control-Allow-Origin")).toBe(false);
    expect(await refusal(foreign)).toMatchObject({ status: 403, code: "forbidden" });
    expect(server.requests).toHaveLength(0);
    expect((await app.post(PATH, ASKED, { ...headers, Origin: "http://localhost:3000" })).status).toBe(200);
  });

  it("needs a prompt of a sensible length", async () => {
    const { app, headers } = await createApp();
    for (const prompt of [undefined, "  ", "x".repeat(20_001)]) {
      expect((await app.post(PATH, { ...ASKED, prompt }, headers)).status).toBe(400);
    }
    expect((await app.post(PATH, { ...ASKED, systemPrompt: "x".repeat(8_001) }, headers)).status).toBe(400);
    expect((await app.post(PATH, { prompt: "Hello" }, headers)).status).toBe(200);
  });

  it("says that no AI is configured, or what is wrong with it, and tells no key or prompt", async () => {
    expect(await refusal(await ask("admin", ASKED, false))).toEqual({
      status: 503,
      code: "unavailable",
      message: "No AI is configured: set AI_API_KEY or AI_BASE_URL",
    });
    server.reply(refuses(401, "Bad key sk-secret for Something on kites."));
    const { app, headers } = await createApp();
    expect(await refusal(await app.post(PATH, ASKED, headers))).toEqual({
      status: 503,
      code: "unavailable",
      message: "The AI answered with status 401: check AI_API_KEY",
    });
    expect(app.log()).toContain("status 401");
    expect(app.log()).not.toMatch(/sk-secret|kites/);
  });

  it("leaves the model alone when the admin leaves", async () => {
    server.reply(staysSilent());
    const visitor = new AbortController();
    const { app, headers } = await createApp();
    const response = app.request(PATH, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(ASKED),
      signal: visitor.signal,
    });
    await expect.poll(() => server.requests.length).toBe(1);
    visitor.abort();
    await response;
    expect(await server.requests[0]?.answered).toBe(false);
  });
});
