import { createRoute, z } from "@hono/zod-openapi";
import { expect, it } from "vitest";
import { keepReady } from "./ready-answers.ts";
import { createRouter } from "./router.ts";

const PATH = "/api/figures";
const SOURCE = {};

/** A route that tells its query, behind ready answers. */
function setUp() {
  const app = createRouter();
  const made: string[] = [];
  app.openapi(
    createRoute({
      method: "get",
      path: PATH,
      responses: { 200: { description: "Its query", content: { "text/plain": { schema: z.string() } } } },
    }),
    (c) => {
      made.push(c.req.url);
      return c.text(JSON.stringify(c.req.query()), 200, { "X-Made": String(made.length) });
    },
  );
  keepReady(app, {
    path: PATH,
    source: () => SOURCE,
    onAnswer: () => {},
    answered: { prepare: () => () => {} },
    newId: () => "id",
  });
  const ask = async (address: string, init: RequestInit = {}) => {
    const response = await app.fetch(new Request(`http://localhost${address}`, init));
    return { status: response.status, body: await response.text(), made: response.headers.get("X-Made") };
  };
  return { ask, made };
}

it("An answer lies ready for the very same address alone, however oddly the others are written", async () => {
  const { ask } = setUp();
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
  const { ask, made } = setUp();
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
  const { ask, made } = setUp();
  const long = `${PATH}?a=${"x".repeat(8_000)}`;
  await ask(long);
  expect((await ask(long)).status).toBe(200);
  expect(made).toHaveLength(2);
});

it("A flood of addresses leaves the others' answers as they are", async () => {
  const { ask, made } = setUp();
  for (let number = 0; number < 1_200; number++) await ask(`${PATH}?n=${number}`);
  expect((await ask(PATH)).body).toBe("{}");
  const before = made.length;
  expect((await ask(PATH)).body).toBe("{}");
  expect((await ask(`${PATH}?n=7`)).body).toBe('{"n":"7"}');
  expect(made).toHaveLength(before + 1);
});
