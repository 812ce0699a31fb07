import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { giftFinderResponse } from "@gifthearth/core/contract";
import { addMonths, monthOf } from "@gifthearth/core/ledger";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { listDonations } from "../../api/src/money/ledger/donations.ts";
import { QUERY } from "../support/gifts.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";
import { COLD, type ServerProcess, startServerProcess } from "../support/server-process.ts";

const JSON_TYPE = { "Content-Type": "application/json" };
/** Shorter than a connection is kept alive: one that is waited for is cut off, and the log says so. */
const SHORT = { SHUTDOWN_LIMIT_MS: "3000" };

describe("The server process", () => {
  const servers: ServerProcess[] = [];
  const start = async (env = {}) => {
    const server = await startServerProcess({ ...COLD, ...env });
    servers.push(server);
    return server;
  };
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.discard()));
  });

  it("finishes a request in flight on SIGTERM, takes no new one, and exits 0", async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const model = createServer(async (_, response) => {
      asked.resolve();
      await answer.promise;
      response.setHeader("Content-Type", "application/json");
      response.end(
        JSON.stringify({ choices: [{ message: { content: `[{"title":"Cast Iron Bread Oven"}]` } }] }),
      );
    });
    model.listen(0, "127.0.0.1");
    await once(model, "listening");
    const { port } = model.address() as AddressInfo;
    const server = await start({
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_MODEL: "fake",
      AI_API_KEY: "key",
      ...SHORT,
    });

    const inFlight = fetch(`${server.url}/api/functions/ai-gift-finder`, {
      method: "POST",
      headers: JSON_TYPE,
      body: JSON.stringify(QUERY),
    });
    await asked.promise;
    server.kill("SIGTERM");
    await expect.poll(() => isRefused(server.url)).toBe(true);
    answer.resolve();

    const response = await inFlight;
    const { suggestions } = giftFinderResponse.parse(await response.json());
    expect(suggestions[0]).toMatchObject({ title: "Cast Iron Bread Oven", source: "openai" });
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.log(), "the connection is kept alive, and yet not waited for").not.toContain("cut off");
    model.closeAllConnections();
    model.close();
  });

  it("exits 0 when nothing is in flight, and waits for no connection that is kept alive; closes last month by itself", async () => {
    const { url, databaseUrl, kill, ended, log } = await start(SHORT);
    await (await fetch(`${url}/healthz`)).text();
    kill("SIGINT");
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(log()).not.toContain("cut off");

    const month = addMonths(monthOf(new Date()), -1);
    const db = openDatabase(databaseUrl, pino({ level: "silent" }));
    await chooseTreesAndMeals(db);
    await report(db, month, 1_000, { imported_at: new Date().toISOString() });
    const second = await start({ DATABASE_URL: databaseUrl });
    await expect.poll(async () => (await listDonations(db)).length, { timeout: 20_000 }).toBe(2);
    second.kill("SIGTERM");
    expect((await second.ended).code).toBe(0);
    await db.destroy();
  });

  it("says in one sentence that its port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    await expect(startServerProcess({ PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken; set PORT to another one or stop what uses it.`,
    );
    other.close();
  });

  it("names all settings at fault", async () => {
    const failure = startServerProcess({ PORT: "many", CHARITY_SHARE: "50%" });
    await expect(failure).rejects.toThrow(/Set PORT to .*\n.*Set CHARITY_SHARE to /);
  });

  it("names the cause when its database can't be had", async () => {
    const failure = startServerProcess({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" });
    await expect(failure).rejects.toThrow(/ECONNREFUSED/);
  });
});

function isRefused(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on("connect", () => {
      socket.destroy();
      resolve(false);
    });
    socket.on("error", () => resolve(true));
  });
}
