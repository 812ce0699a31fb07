import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, serve } from "../../api/src/http/serve.ts";
import { createQuietApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";

/** It took too long. */
const CUT_OFF = /^(?:HTTP\/1\.1 408 |$)/;

/** So often a byte comes, milliseconds: the connection is never silent for long. */
const DRIP = 20;

describe("A client that is slow on purpose", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  let server: RunningServer;
  beforeAll(async () => {
    opened = await openSqlite();
    const logger = pino({ level: "silent" });
    const app = createQuietApp(opened.db, { env: { RATE_LIMITS: "on" } });
    const patience = { headers: 300, request: 600, silence: 1_000, check: 50, unread: 300 };
    server = await serve(app, { host: "127.0.0.1", port: 0, newId: randomUUID, logger, patience });
  });
  afterAll(async () => {
    await server.close(0);
    await opened.discard();
  });

  /**
   * Sends a text, then one byte after another for as long as it is let.
   * @returns what came back; nothing, where the byte under way met a closed door
   */
  async function drip(start: string, byte = "a"): Promise<string> {
    const socket = connect(server.port, "127.0.0.1");
    let answer = "";
    socket.on("data", (piece) => {
      answer += piece;
    });
    socket.on("error", () => {});
    socket.write(start);
    const dripping = setInterval(() => socket.write(byte), DRIP);
    await new Promise((resolve) => socket.on("close", resolve));
    clearInterval(dripping);
    return answer;
  }

  const POST = "POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

  it.each([
    ["drips its headers", "GET /healthz HTTP/1.1\r\nX-Endless: "],
    ["drips a body of a length it told", `${POST}Content-Length: 60000\r\n\r\n`],
  ])("is cut off if it %s", async (_, start) => {
    expect(await drip(start)).toMatch(CUT_OFF);
  });

  it("is cut off if it says nothing at all", async () => {
    expect(await drip("", "")).toMatch(CUT_OFF);
  });

  it("keeps nobody else waiting, however many there are", async () => {
    const many = Array.from({ length: 200 }, () => drip("GET /healthz HTTP/1.1\r\nX-Endless: "));
    const response = await fetch(`http://127.0.0.1:${server.port}/healthz`);
    expect(response.status).toBe(200);
    for (const answer of await Promise.all(many)) expect(answer).toMatch(CUT_OFF);
  });
});
