import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { errorBody } from "@gifthearth/core/contract";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningServer, serve } from "../../api/src/http/serve.ts";
import { createQuietApp } from "../support/app.ts";
import { ask } from "../support/ask.ts";
import { openSqlite } from "../support/databases.ts";
import { readReply } from "../support/http-reply.ts";
import { hasProxy, PROXY_KINDS, startProxy } from "../support/proxies.ts";
import { sendRaw } from "../support/raw-http.ts";

const BYTES = 8_000_000;
const CLICK = JSON.stringify({ productId: "tea", affiliateLink: "https://www.amazon.com/s?k=tea" });

describe("A body that nobody reads to its end", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  let server: RunningServer;
  beforeAll(async () => {
    opened = await openSqlite();
    const logger = pino({ level: "silent" });
    const app = createQuietApp(opened.db, { site: async () => new Response("page") });
    const patience = { headers: 5_000, request: 5_000, silence: 5_000, check: 50, unread: 300 };
    server = await serve(app, { host: "127.0.0.1", port: 0, newId: randomUUID, logger, patience });
  });
  afterAll(async () => {
    await server.close(0);
    await opened.discard();
  });
  const clicks = async () => (await opened.db.selectFrom("click_events").selectAll().execute()).length;
  beforeEach(() => opened.db.deleteFrom("click_events").execute());

  const head = (line: string, headers: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`;
  const post = (headers: string, path = "/api/feedback") =>
    head(`POST ${path}`, `Content-Type: application/json\r\n${headers}`);
  const chunk = (size: number) => `${size.toString(16)}\r\n${"x".repeat(size)}\r\n`;

  const url = () => `http://127.0.0.1:${server.port}`;

  /** Sends everything before it reads anything. @returns all that comes until the server hangs up */
  function sendThenRead(text: string): Promise<string> {
    const socket = connect(server.port, "127.0.0.1");
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let answer = "";
    socket.on("error", reject).on("close", () => resolve(answer));
    socket.pause();
    socket.write(text, () => {
      socket.on("data", (piece) => {
        answer += piece;
      });
      socket.resume();
    });
    return promise;
  }

  it.each([
    ["to the API", "POST /api/feedback"],
    ["to a page", "POST /gift-finder"],
    ["to nothing", "PUT /api/nothing"],
    ["to a file", "DELETE /assets/nothing.js"],
    ["that is none of a read", "GET /impact"],
    ["that is none of a read whose answer lies ready", "GET /api/donation-stats"],
    ["to a route that takes files", "POST /api/admin/revenue"],
  ])("is refused by its length before it comes, and the connection ends there: %s", async (_, line) => {
    await (await fetch(`${url()}/api/donation-stats`)).text();
    const reply = readReply(await sendThenRead(head(line, "Content-Length: 300000000")));
    expect(reply.status).toBe(413);
    expect(reply.headers.get("connection")).toBe("close");
    if (!line.includes("/api/")) return;
    expect(errorBody.parse(JSON.parse(reply.body)).error.message).toMatch(/^Please send \d+ [kM]B or less$/);
  });

  it("that comes with an expectation of another kind is read like any", async () => {
    const click = head(
      "POST /api/click-events",
      `Content-Type: application/json\r\nContent-Length: ${CLICK.length}\r\nExpect: x`,
    );
    const reply = await sendThenRead(`${click.replace("Host", "Connection: close\r\nHost")}${CLICK}`);
    expect(reply).toMatch(/^HTTP\/1.1 20\d /);
    expect(await sendThenRead(post(`Content-Length: ${BYTES}\r\nExpect: x`))).toMatch(/^HTTP\/1.1 413 /);
  });

  it("is not asked for where its length says enough", async () => {
    const expecting = (bytes: number) => post(`Content-Length: ${bytes}\r\nExpect: 100-continue`);
    expect(await sendThenRead(expecting(BYTES))).toMatch(/^HTTP\/1.1 413 /);
    expect(await sendThenRead(`${expecting(2).replace("Host", "Connection: close\r\nHost")}{}`)).toMatch(
      /^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 400 /,
    );
  });

  it.each([
    ["told by its length", 413, post(`Content-Length: ${BYTES}`) + "x".repeat(BYTES)],
    ["in chunks", 413, `${post("Transfer-Encoding: chunked")}${chunk(BYTES)}0\r\n\r\n`],
    [
      "of somebody who may send nothing",
      401,
      post(`Content-Length: ${BYTES}`, "/api/admin/revenue") + "x".repeat(BYTES),
    ],
    [
      "under no usable address",
      400,
      `POST / HTTP/1.1\r\nHost: a b\r\nContent-Length: ${BYTES}\r\n\r\n${"x".repeat(BYTES)}`,
    ],
  ])(
    "has its answer for who sends all before reading, and nothing after it is done: %s",
    async (_, status, text) => {
      const next = head(
        "POST /api/click-events",
        `Content-Type: application/json\r\nContent-Length: ${CLICK.length}`,
      );
      const reply = readReply(await sendThenRead(text + next + CLICK));
      expect(reply.status).toBe(status);
      expect(reply.headers.get("connection")).toBe("close");
      expect(await clicks()).toBe(0);
    },
  );

  it("is waited for only so long", async () => {
    const socket = connect(server.port, "127.0.0.1");
    const dripping = setInterval(() => socket.write("x"), 20);
    socket.on("error", () => {}).resume();
    socket.write(post(`Content-Length: ${BYTES}`));
    await new Promise((resolve) => socket.on("close", resolve));
    clearInterval(dripping);
  });

  it("and that came whole leaves the connection as it was", async () => {
    const refused = `${post("Content-Length: 3")}{}}`;
    const unread = `POST /api/admin/revenue HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nxyz`;
    const last = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    const all = await sendThenRead(refused + unread + last);
    const statuses = all.match(/(?<=HTTP\/1.1 )\d+/g);
    expect(statuses).toEqual(["400", "401", "200"]);
  });

  describe.each(PROXY_KINDS.filter(hasProxy))("behind %s", (kind) => {
    it.each([
      ["told by its length", post("Content-Length: 1000000") + "x".repeat(1_000_000)],
      ["in chunks", `${post("Transfer-Encoding: chunked")}${chunk(1_000_000)}0\r\n\r\n`],
    ])("hurts nobody who asks after it: %s", async (_, oversized) => {
      const proxy = await startProxy(kind, url());
      try {
        for (let round = 0; round < 5; round += 1) {
          expect(await sendRaw(proxy.socketPath, oversized)).toMatch(/^HTTP\/1.1 413 /);
          const click = { method: "POST", path: "/api/click-events", body: CLICK };
          expect((await ask(proxy.socketPath, click)).status).toBe(201);
        }
      } finally {
        await proxy.stop();
      }
    });
  });
});
