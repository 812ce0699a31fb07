import { once } from "node:events";
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { text } from "node:stream/consumers";
import { createRoute, z } from "@hono/zod-openapi";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { keepReady } from "./ready-answers.ts";
import { createRouter } from "./router.ts";
import { serve } from "./serve.ts";

const PATH = "/api/figures";
const SOURCE = {};

/** A server of a route that tells its query, behind ready answers. */
async function setUp() {
  const app = createRouter();
  const made: string[] = [];
  let ids = 0;
  app.openapi(
    createRoute({
      method: "get",
      path: PATH,
      responses: { 200: { description: "Its query", content: { "text/plain": { schema: z.string() } } } },
    }),
    (c) => {
      made.push(c.req.url);
      const headers = { "X-Request-Id": `made-${made.length}`, "X-Made": String(made.length) };
      return c.text(JSON.stringify(c.req.query()), 200, headers);
    },
  );
  const sendReady = keepReady(app, {
    path: PATH,
    source: () => SOURCE,
    beside: () => null,
    answered: { prepare: () => () => {} },
    newId: () => `ready-${ids++}`,
  });
  const logger = pino({ level: "silent" });
  const server = await serve(
    { fetch: app.fetch, sendReady },
    { host: "127.0.0.1", port: 0, newId: () => "id", logger },
  );
  onTestFinished(async () => void (await server.close(0)));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  /** With the address as it is written. */
  const askWhole = async (address: string, options: RequestOptions = {}) => {
    const asking = request({ port: server.port, path: address, agent, ...options });
    asking.end();
    const [response] = (await once(asking, "response")) as [IncomingMessage];
    const { statusCode: status, headers } = response;
    return { status, body: await text(response), made: headers["x-made"] ?? null, headers };
  };
  const ask = async (address: string, options?: RequestOptions) => {
    const { headers: _, ...answer } = await askWhole(address, options);
    return answer;
  };
  return { ask, askWhole, made, server };
}

it("An answer lies ready for the very same address alone, however oddly the others are written", async () => {
  const { ask } = await setUp();
  const plain = await ask(PATH);
  expect(plain).toEqual({ status: 200, body: "{}", made: "1" });
  const odd = [
    "?a=1",
    "?a=%31",
    "?a=1&a=2",
    "?%61=2",
    "?a",
    "?",
    "?&&",
    "?__proto__=1",
    "?constructor=x",
    "?a=%00",
    "?a=%F0%9F%8E%81",
    "?a=%zz",
    "?/api/figures",
    "?a=1?a=2",
  ];
  const answers = new Map<string, string>();
  for (const query of odd) answers.set(query, (await ask(PATH + query)).body);
  for (const query of odd.toReversed()) expect((await ask(PATH + query)).body).toBe(answers.get(query));
  for (const path of [
    "/api/figures/",
    "//api/figures",
    "/api/%66igures",
    "/api/figures;a",
    "/x/../api/figures/x",
  ]) {
    await ask(path);
  }
  expect(await ask(PATH)).toEqual(plain);
});

it("No header and no method of one visitor's request is in another's answer", async () => {
  const { ask, made } = await setUp();
  for (const method of ["HEAD", "OPTIONS", "POST", "DELETE"]) await ask(PATH, { method });
  const headers = {
    Origin: "https://evil.example",
    Cookie: "gh_session=x",
    "If-None-Match": "*",
    Range: "bytes=0-0",
    "X-Forwarded-Host": "evil.example",
    "X-HTTP-Method-Override": "DELETE",
  };
  const first = await ask(PATH, { headers });
  expect(first).toMatchObject({ status: 200, body: "{}" });
  expect(await ask(PATH)).toEqual(first);
  expect(made.length).toBe(Number(first.made));
});

it("No answer to an address lies ready that is longer than ours are", async () => {
  const { ask, made } = await setUp();
  const long = `${PATH}?a=${"x".repeat(8_000)}`;
  await ask(long);
  expect((await ask(long)).status).toBe(200);
  expect(made).toHaveLength(2);
});

it("A flood of addresses leaves the others' answers as they are", async () => {
  const { ask, made } = await setUp();
  for (let number = 0; number < 1_200; number++) await ask(`${PATH}?n=${number}`);
  expect((await ask(PATH)).body).toBe("{}");
  const before = made.length;
  expect((await ask(PATH)).body).toBe("{}");
  expect((await ask(`${PATH}?n=7`)).body).toBe('{"n":"7"}');
  expect(made).toHaveLength(before + 1);
});

it("What lies ready is what was made, with an id of its own", async () => {
  const { askWhole, made } = await setUp();
  const { headers: itsHeaders, ...first } = await askWhole(`${PATH}?to=ann`);
  expect(itsHeaders["x-request-id"]).toBe("made-1");
  const answers = [await askWhole(`${PATH}?to=ann`), await askWhole(`${PATH}?to=ann`)];
  for (const [number, { headers, ...answer }] of answers.entries()) {
    expect(answer).toEqual(first);
    expect({ ...headers, date: "" }).toEqual({ ...itsHeaders, "x-request-id": `ready-${number}`, date: "" });
  }
  expect(made).toHaveLength(1);
});

it("Nothing lies ready for a Host header that is none, and a server that leaves says so with each answer", async () => {
  const { askWhole, server } = await setUp();
  await askWhole(PATH);
  expect((await askWhole(PATH, { headers: { Host: "1.2.3.4.5" } })).status).toBe(400);
  expect((await askWhole(PATH)).headers).toMatchObject({
    connection: "keep-alive",
    "x-request-id": "ready-0",
  });
  server.leave();
  expect((await askWhole(PATH)).headers).toMatchObject({ connection: "close", "x-request-id": "ready-1" });
});
