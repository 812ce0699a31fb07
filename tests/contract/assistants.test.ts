import { findGiftsOutput, getIdeaOutput, impactOutput } from "@gifthearth/core/contract";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { createCuratedSource } from "../../api/src/gifts/sources/curated.ts";
import { type RunningServer, serve } from "../../api/src/http/serve.ts";
import { addToMetric } from "../../api/src/money/stats/impact-metrics.repository.ts";
import { createQuietApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";

const PUBLIC_URL = "https://gifts.example.org";
const MESSAGE = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

/** A call of a tool, as a client without a session sends it. */
const call = (name: string, input: object, id = 1) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: input },
});

describe("POST /mcp", () => {
  const lines: string[] = [];
  const logger = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  let server: RunningServer;
  let address: URL;
  const clients: Client[] = [];

  beforeAll(async () => {
    opened = await openSqlite();
    const app = createQuietApp(opened.db, {
      env: { PUBLIC_URL },
      sources: [createCuratedSource(CATALOGUE)],
      logger,
    });
    server = await serve(app, { host: "127.0.0.1", port: 0, newId: () => "id", logger });
    address = new URL(`http://127.0.0.1:${server.port}/mcp`);
  });
  afterAll(async () => {
    for (const client of clients) await client.close();
    await server.close(0);
    await opened.discard();
  });

  async function connect(mode: "auto" | "legacy"): Promise<Client> {
    const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(address));
    clients.push(client);
    return client;
  }

  const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(address, {
      method: "POST",
      headers: { ...MESSAGE, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  describe.each(["auto", "legacy"] as const)("as the SDK's own client asks it, %s", (mode) => {
    let client: Client;
    beforeAll(async () => {
      client = await connect(mode);
    });

    it("lists tools that only read", async () => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(["find_gifts", "get_idea", "impact"]);
      for (const { annotations, outputSchema, inputSchema } of tools) {
        expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
        expect([inputSchema.type, outputSchema?.type]).toEqual(["object", "object"]);
      }
    });

    it("finds gifts, and tells more of one", async () => {
      const found = await client.callTool({
        name: "find_gifts",
        arguments: {
          person: "my sister, a night nurse",
          likes: ["tea", "xylophagy"],
          budget: { max: 60 },
          note: "allergic to nuts",
          country: "de",
          language: "de",
        },
      });
      const { understood, notUnderstood, ideas, disclosure } = findGiftsOutput.parse(found.structuredContent);
      expect(found.content).toEqual([{ type: "text", text: JSON.stringify(found.structuredContent) }]);
      expect(understood.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["relation", "avoid"]));
      expect(notUnderstood).toEqual(["xylophagy"]);
      expect(ideas.length).toBeGreaterThanOrEqual(6);
      for (const { url, price, why } of ideas) {
        expect(url).toMatch(/^https:\/\/gifts\.example\.org\/gift-ideas\/[\w-]+\?country=DE$/);
        expect(price?.currency).toBe("EUR");
        expect(price?.low).toBeLessThanOrEqual(60);
        expect(why).toBeTruthy();
      }
      expect(disclosure).toMatch(/^50% of our proceeds go to charity\. Paid links: we earn a commission/);

      const { id = "", title, url } = ideas[0] ?? {};
      const told = await client.callTool({
        name: "get_idea",
        arguments: { id, country: "DE", language: "de" },
      });
      const idea = getIdeaOutput.parse(told.structuredContent);
      expect(idea).toMatchObject({ id, title, url, disclosure });
      expect(idea.alternatives[0]?.idea.url).toMatch(/\/gift-ideas\/[\w-]+\?country=DE$/);
    });

    it("says what to mend where it can't answer", async () => {
      const refusalOf = async (name: string, input: Record<string, unknown>) => {
        const { isError, content } = await client.callTool({ name, arguments: input });
        expect(isError).toBe(true);
        return JSON.stringify(content);
      };
      expect(await refusalOf("find_gifts", { occasion: "Birthday" })).toContain(
        "Please say who the person is",
      );
      expect(await refusalOf("find_gifts", { likes: ["tea"], budget: { min: 9, max: 5 } })).toContain(
        "must not be above the highest",
      );
      expect(await refusalOf("get_idea", { id: "../../donations" })).toContain("There is no such gift idea");
      expect(await refusalOf("impact", { charity: "nobody" })).toMatch(/charity/i);
    });
  });

  it("takes the ends of a budget as they are meant", async () => {
    const client = await connect("auto");
    const prices = async (budget: object) => {
      const { structuredContent } = await client.callTool({
        name: "find_gifts",
        arguments: { likes: ["photography"], budget },
      });
      return findGiftsOutput.parse(structuredContent).ideas.map(({ price }) => price);
    };
    // On our pages the slider's end, 200, is open above.
    for (const price of await prices({ min: 150, max: 200 })) expect(price?.low).toBeLessThanOrEqual(200);
    const dear = await prices({ min: 300 });
    expect(dear.length).toBeGreaterThan(0);
    for (const price of dear) expect(price?.high).toBeGreaterThanOrEqual(300);
  });

  it("gives out no figure while none is recorded, and then the recorded ones", async () => {
    const figures = async () => {
      const app = createQuietApp(opened.db, { env: { PUBLIC_URL } });
      const body = JSON.stringify(call("impact", {}));
      const response = await app.request("/mcp", { method: "POST", headers: MESSAGE, body });
      const [, data = ""] = /^data: (.+)$/m.exec(await response.text()) ?? [];
      const impact = impactOutput.parse(JSON.parse(data).result.structuredContent);
      expect(impact.url).toBe(`${PUBLIC_URL}/impact`);
      return impact.figures;
    };
    expect(await figures()).toBeNull();
    await addToMetric(opened.db, "gifts_found", 7);
    expect(await figures()).toMatchObject({ giftsFound: 7, totalDonations: 0 });
  });

  it("logs and stores nothing of what was said of a person", async () => {
    const client = await connect("auto");
    lines.length = 0;
    await client.callTool({ name: "find_gifts", arguments: { person: "Zebulon", note: "zinnias, zithers" } });
    await post({ ...call("find_gifts", { note: ["Zebulon"] }), extra: "zinnias" });
    await post({ jsonrpc: "2.0", id: 1, method: "Zebulon/zinnias" });
    expect(lines.join("")).toContain("/mcp");
    expect(lines.join("")).not.toMatch(/zebulon|zinnia|zither/i);
  });

  it.each<[string, unknown, number, number?]>([
    ["no JSON", "{", 400, -32700],
    ["nothing", "", 400, -32700],
    ["null", "null", 400],
    ["a text", '"tools/list"', 400],
    ["a number", "1e400", 400],
    ["several messages", [LIST, LIST], 400, -32600],
    ["no message", [], 400, -32600],
    ["an empty object", {}, 400],
    ["another JSON-RPC", { ...LIST, jsonrpc: "1.0" }, 400],
    ["an id of another kind", { ...LIST, id: {} }, 400],
    ["no method", { jsonrpc: "2.0", id: 1 }, 400],
    ["a method that isn't there", { ...LIST, method: "tools/drop" }, 200, -32601],
    ["a tool that isn't there", call("drop", {}), 200, -32602],
    ["a tool named by a number", { ...LIST, method: "tools/call", params: { name: 7 } }, 200],
    ["parameters as a list", { ...LIST, params: [1] }, 400],
    ["a prototype", '{"jsonrpc":"2.0","id":1,"method":"tools/list","__proto__":{"a":1}}', 400],
    ["a subscription", { ...LIST, method: "subscriptions/listen", params: { notifications: {} } }, 200],
    ["a notification", { jsonrpc: "2.0", method: "notifications/initialized" }, 202],
    ["an answer to nothing", { jsonrpc: "2.0", id: 1, result: {} }, 202],
    ["10 kB in a field", call("find_gifts", { note: "x".repeat(10_240) }), 200],
    ["10 kB of likes", call("find_gifts", { likes: Array.from({ length: 2_000 }, () => "tea") }), 200],
    ["a field of another kind", call("find_gifts", { likes: "tea", budget: "60" }), 200],
    [
      "deep nesting",
      `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
      400,
    ],
    [
      "deep nesting in an argument",
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"impact","arguments":{"charity":${"[".repeat(20_000)}${"]".repeat(20_000)}}}}`,
      200,
    ],
    ["over 64 kB", call("find_gifts", { note: "x".repeat(70_000) }), 413],
  ])("answers %s", async (_, body, status, code) => {
    const response = await post(body);
    const text = await response.text();
    expect([response.status, text.slice(0, 300)]).toEqual([status, expect.anything()]);
    if (code !== undefined) expect(text).toContain(`"code":${code}`);
    expect(text).not.toMatch(/\\n +at |node_modules/);
    expect(lines.join("")).not.toContain('"level":50');
  });

  it.each([
    ["a version to come", { "MCP-Protocol-Version": "2099-01-01" }, 400],
    ["no version", { "MCP-Protocol-Version": "x".repeat(3_000) }, 400],
    ["a session that isn't there", { "Mcp-Session-Id": "1" }, 200],
    ["another type", { "Content-Type": "text/plain" }, 415],
    ["another answer wanted", { Accept: "text/html" }, 406],
    ["another site's page", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }, 200],
  ])("answers by its headers: %s", async (_, headers, status) => {
    const response = await post(LIST, headers);
    expect([response.status, (await response.text()).slice(0, 300)]).toEqual([status, expect.anything()]);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  });

  it.each(["GET", "DELETE", "PUT"])("has no %s: there is no session", async (method) => {
    const response = await fetch(address, { method, headers: MESSAGE });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
  });

  it("counts each search as the finder counts it", async () => {
    const app = createQuietApp(opened.db, { env: { RATE_LIMITS: "on" } });
    const statuses: boolean[] = [];
    for (let id = 0; id < 121; id++) {
      const response = await app.request("/mcp", {
        method: "POST",
        headers: MESSAGE,
        body: JSON.stringify(call("find_gifts", { likes: ["tea"] }, id)),
      });
      expect(response.status).toBe(200);
      statuses.push(/Come back in \d+ seconds/.test(await response.text()));
    }
    expect(statuses.indexOf(true)).toBe(120);
  });
});
