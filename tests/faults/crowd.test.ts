import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { errorBody } from "@gifthearth/core/contract";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningServer, serve } from "../../api/src/http/serve.ts";
import { MOST_WAITING } from "../../api/src/http/turns.ts";
import { createQuietApp } from "../support/app.ts";
import { ask } from "../support/ask.ts";
import { openSqlite } from "../support/databases.ts";
import { endOfReply, readReply } from "../support/http-reply.ts";

/** How long a page is drawn, milliseconds. */
const DRAWN_FOR = 3;

describe("A crowd that asks for much at once", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  let server: RunningServer;
  let app: ReturnType<typeof createQuietApp>;
  let drawn = 0;
  let released: PromiseWithResolvers<void>;
  beforeAll(async () => {
    opened = await openSqlite();
    const logger = pino({ level: "silent" });
    app = createQuietApp(opened.db, {
      async site({ url }) {
        const { pathname } = new URL(url);
        if (pathname === "/waits") await released.promise;
        if (pathname === "/streams") {
          const body = new ReadableStream({
            pull: (controller) => released.promise.then(() => controller.close()),
          });
          return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
        }
        drawn += 1;
        for (const until = performance.now() + DRAWN_FOR; performance.now() < until; );
        return new Response("page");
      },
    });
    server = await serve(app, { host: "127.0.0.1", port: 0, newId: randomUUID, logger });
  });
  beforeEach(() => {
    drawn = 0;
    released = Promise.withResolvers();
  });
  afterAll(async () => {
    await server.close(0);
    await opened.discard();
  });
  const url = () => `http://127.0.0.1:${server.port}`;

  /** @returns what comes back for so many requests sent in one breath */
  function pipeline(path: string, count: number): Promise<ReturnType<typeof readReply>[]> {
    const socket = connect(server.port, "127.0.0.1").setEncoding("latin1");
    const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof readReply>[]>();
    const replies: ReturnType<typeof readReply>[] = [];
    let rest = "";
    socket.on("error", reject).on("data", (piece) => {
      rest += piece;
      for (let end = endOfReply(rest); end !== null; end = endOfReply(rest)) {
        replies.push(readReply(rest.slice(0, end)));
        rest = rest.slice(end);
      }
      if (replies.length < count) return;
      resolve(replies);
      socket.destroy();
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count));
    return promise;
  }

  const times = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);
  const statusesOf = (replies: readonly { readonly status: number }[]) => replies.map(({ status }) => status);

  it("keeps the health of the server from nobody", async () => {
    const flood = Promise.all(times(20, () => pipeline("/", 20)));
    await expect.poll(() => drawn, { interval: 1 }).toBeGreaterThan(0);
    for (const path of ["/healthz", "/readyz"]) {
      const before = drawn;
      expect((await ask(url(), { path })).status).toBe(200);
      expect(drawn - before).toBeLessThan(60);
    }
    expect(drawn).toBeLessThan(150);
    for (const replies of await flood)
      expect(statusesOf(replies)).toEqual([...Array(10).fill(200), ...Array(10).fill(503)]);
  });

  it.each([
    ["/api/country", /^application\/json/],
    ["/", /^text\/plain/],
  ])("is told to come back where one connection asks %s too often", async (path, type) => {
    const [last] = (await pipeline(path, 20)).slice(-1);
    expect(last?.status).toBe(503);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(last?.headers.get("content-type")).toMatch(type);
    const sentence = "Too much was asked at once on one connection. Please wait for the answers.";
    if (path === "/") expect(last?.body).toContain(sentence);
    else {
      expect(errorBody.parse(JSON.parse(last?.body ?? "")).error).toMatchObject({
        code: "unavailable",
        message: sentence,
      });
    }
  });

  it("is answered as far as the server can soon, wherever it comes from", async () => {
    const answers = times(400, () => app.request("/"));
    expect((await app.request("/readyz")).status).toBe(200);
    expect(drawn).toBeLessThan(20);
    const statuses = statusesOf(await Promise.all(answers));
    expect(statuses.filter((status) => status === 200).length).toBe(drawn);
    expect(statuses.filter((status) => status === 503).length).toBe(400 - drawn);
    // One more if the first of them could begin at once.
    expect([MOST_WAITING, MOST_WAITING + 1]).toContain(drawn);
    const refused = (await Promise.all(answers)).find(({ status }) => status === 503);
    expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused?.text()).toContain("Too many people ask at once. Please try again in a moment.");
  });

  it("is bounded, too, in how much may be under way", async () => {
    const waiting: Promise<Response>[] = [];
    let refused = 0;
    while (refused === 0 && waiting.length < 3_000) {
      const asked = Promise.resolve(app.request("/waits"));
      waiting.push(asked);
      const first = await Promise.race([asked, new Promise<null>((resolve) => setImmediate(resolve, null))]);
      if (first?.status === 503) refused += 1;
    }
    expect(refused).toBe(1);
    expect((await app.request("/readyz")).status).toBe(200);
    released.resolve();
    for (const { status } of await Promise.all(waiting.slice(0, -1))) expect(status).toBe(200);
  });

  it.each(["/waits", "/streams"])("of which %s, takes nobody's place", async (path) => {
    const waiting: Promise<Response>[] = [];
    // They came one after the other.
    for (let time = 0; time < 600; time += 1) {
      waiting.push(Promise.resolve(app.request(path)));
      if (time % 100 === 99) expect((await app.request("/")).status).toBe(200);
    }
    released.resolve();
    for (const response of await Promise.all(waiting)) expect(response.status).toBe(200);
  });

  it("and hung up is not worked for", async () => {
    const socket = connect(server.port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(10));
    await expect.poll(() => drawn, { interval: 1 }).toBeGreaterThan(0);
    socket.resetAndDestroy();
    expect((await ask(url(), { path: "/" })).status).toBe(200);
    await expect.poll(() => drawn).toBeLessThan(10);
  });
});
