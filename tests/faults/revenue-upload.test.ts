import { readdir } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { revenueImport } from "@gifthearth/core/contract";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { signUpAt } from "../support/accounts.ts";
import { earningsReport } from "../support/earnings-report.ts";
import { COLD, type ServerProcess, startServerProcess } from "../support/server-process.ts";

const PATH = "/api/admin/revenue?marketplace=US&trackingId=hearth-20&period=2026-10";

describe("an upload to the real server", () => {
  let server: ServerProcess;
  let headers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    server = await startServerProcess({ RATE_LIMITS: "off", ...COLD });
    headers = { Cookie: await signUpAt(server, "ann@example.org"), "Content-Type": "text/csv" };
    const db = openDatabase(server.databaseUrl, pino({ level: "silent" }));
    await grantAdmin(db, "ann@example.org");
    await db.destroy();
  });
  afterAll(() => server?.discard());

  const uploads = async () =>
    (await readdir(server.dataDirectory)).filter((name) => name.startsWith("upload-"));

  it("of some megabytes is imported", async () => {
    const body = earningsReport(...Array(30_000).fill({}));
    const response = await fetch(server.url + PATH, { method: "POST", headers, body });
    expect(revenueImport.parse(await response.json()).snapshot.lineCount).toBe(30_000);
    expect(await uploads()).toEqual([]);
  });

  it("that breaks off leaves nothing, and while it goes on others are answered", async () => {
    const leaving = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(earningsReport({}))),
    });
    const uploading = fetch(server.url + PATH, {
      method: "POST",
      headers,
      body,
      signal: leaving.signal,
      duplex: "half",
    } as RequestInit);
    while ((await uploads()).length === 0) await setTimeout(10);
    const listed = await fetch(server.url + PATH, { headers });
    expect((await listed.json()).items).toMatchObject([{ lineCount: 30_000 }]);
    leaving.abort();
    await expect(uploading).rejects.toThrow();
    while ((await uploads()).length > 0) await setTimeout(10);
    expect(server.log()).not.toContain('"level":50');
  });

  it("by somebody who may not is refused before it is read", async () => {
    const leaving = new AbortController();
    const endless = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await setTimeout(5);
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const response = await fetch(server.url + PATH, {
      method: "POST",
      headers: { "Content-Type": "text/csv" },
      body: endless,
      signal: leaving.signal,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(401);
    leaving.abort();
    expect(await uploads()).toEqual([]);
  });
});
