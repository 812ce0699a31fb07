import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, serve } from "../../api/src/http/serve.ts";
import { createQuietApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";
import { fakeSource } from "../support/gifts.ts";

describe("What no browser sends", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  let server: RunningServer;
  const log: string[] = [];
  beforeAll(async () => {
    opened = await openSqlite();
    const logger = pino({ level: "trace" }, { write: (line: string) => log.push(line) });
    const app = createQuietApp(opened.db, {
      logger,
      env: { RATE_LIMITS: "on" },
      sources: [fakeSource("curated", [])],
      site: async () => new Response("No such page", { status: 404 }),
    });
    server = await serve(app, { host: "127.0.0.1", port: 0, newId: randomUUID, logger });
  });
  afterAll(async () => {
    await server.close(0);
    await opened.discard();
  });

  /** What comes back first for these bytes; nothing where the server only ends the connection. */
  async function send(...pieces: readonly string[]): Promise<string> {
    const socket = connect(server.port, "127.0.0.1");
    // Not once(): it rejects where the server resets the connection.
    const answered = new Promise<string>((resolve) => {
      socket.on("data", (piece) => resolve(String(piece))).on("close", () => resolve(""));
    });
    socket.on("error", () => {});
    for (const piece of pieces) {
      socket.write(piece);
      await setTimeout(20);
    }
    const answer = await answered;
    socket.destroy();
    return answer;
  }

  const post = (headers: string) =>
    `POST /api/click-events HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`;

  it.each([
    ["an asterisk as target", "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["a Host header that is none", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
    ["a Host header that looks like an address", "GET / HTTP/1.1\r\nHost: 1.2.3.4.5\r\n\r\n", 400],
    [
      "credentials in the target",
      "POST http://user:secret@localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
      400,
    ],
    ["two Host headers", "GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n\r\n", 400],
    [
      "two Host headers where the answer lies ready",
      "GET /api/donation-stats HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
      400,
    ],
    [
      "two Host headers beside a whole address",
      "GET http://localhost/healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
      400,
    ],
    ["no Host header", "GET /healthz HTTP/1.1\r\n\r\n", 400],
    ["no HTTP", "\u0000\u0001\u0002\r\n\r\n", 400],
    ["a header without end", `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(100_000)}\r\n\r\n`, 431],
    ["an unknown method", "BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["TRACE of a page", "TRACE /impact HTTP/1.1\r\nHost: localhost\r\n\r\n", 405],
    ["TRACE", "TRACE /api/country HTTP/1.1\r\nHost: localhost\r\n\r\n", 405],
    ["dots in the path", "GET /assets/../../../package.json HTTP/1.1\r\nHost: localhost\r\n\r\n", 404],
    ["encoded dots", "GET /assets/%2e%2e/%2e%2e/package.json HTTP/1.1\r\nHost: localhost\r\n\r\n", 404],
    ["encoded slashes", "GET /examples/..%2f..%2fpackage.json HTTP/1.1\r\nHost: localhost\r\n\r\n", 404],
    ["backslashes", "GET /assets/..\\..\\package.json HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["an encoded line break", "GET /examples/%0d%0aX-Evil:1 HTTP/1.1\r\nHost: localhost\r\n\r\n", 302],
    ["a broken percent sign", "GET /api/gift-ideas/% HTTP/1.1\r\nHost: localhost\r\n\r\n", 404],
  ])("is refused: %s", async (_, bytes, status) => {
    expect(await send(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it("is refused: a body over the limit, announced or not", async () => {
    const type = "Content-Type: application/json";
    const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
    expect(await send(post(`${type}\r\nContent-Length: 5000000`), "x".repeat(100_000))).toMatch(
      /^HTTP\/1.1 413 /,
    );
    expect(await send(post(`${type}\r\nTransfer-Encoding: chunked`), chunk, chunk)).toMatch(
      /^HTTP\/1.1 413 /,
    );
  });

  it("is no fault of ours: a body that breaks off", async () => {
    const type = "Content-Type: application/json";
    log.length = 0;
    for (const headers of [`${type}\r\nContent-Length: 50`, `${type}\r\nTransfer-Encoding: chunked`]) {
      const socket = connect(server.port, "127.0.0.1");
      socket.write(`${post(headers)}5\r\n{"pro`);
      await setTimeout(50);
      socket.destroy();
    }
    await expect.poll(() => log.filter((line) => line.includes('"request"')).length).toBe(2);
    expect(log.join("")).not.toMatch(/"level":[56]0|"status":5/);
  });

  it("leaves the server as it was", async () => {
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
  });
});
