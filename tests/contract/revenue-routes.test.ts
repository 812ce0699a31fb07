import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Api, fetchRevenue, importRevenue } from "@gifthearth/client";
import {
  errorBody,
  type RevenueImportQuery,
  revenueImport,
  revenueSnapshots,
} from "@gifthearth/core/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { type SignedIn, signUp } from "../support/accounts.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { earningsReport } from "../support/earnings-report.ts";

const QUERY = {
  marketplace: "US",
  trackingId: "hearth-20",
  period: "2026-10",
} as const satisfies RevenueImportQuery;

describeOnEachDatabase("/api/admin/revenue", (db) => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "gifthearth-data-"));
  });
  afterEach(() => rm(directory, { recursive: true }));

  /** An admin, and the client as an admin's browser has it; the clock goes on a second with each look. */
  async function setUp(): Promise<{ readonly admin: SignedIn; readonly api: Api }> {
    let seconds = 0;
    const clock = () => new Date(NOW.getTime() + 1000 * seconds++);
    const app = createTestApp(db(), { env: { DATA_DIR: directory }, clock });
    const admin = await signUp(app);
    await grantAdmin(db(), "ann@example.org");
    return { admin, api: { baseUrl: "", fetch: (path, init) => admin.request(String(path), init) } };
  }

  const upload = (admin: SignedIn, body: BodyInit, type = "text/csv", query: Record<string, string> = {}) =>
    admin.request(`/api/admin/revenue?${new URLSearchParams({ ...QUERY, ...query })}`, {
      method: "POST",
      body,
      headers: { "Content-Type": type },
      // What fetch asks for when a body is a stream.
      ...(body instanceof ReadableStream && { duplex: "half" }),
    });

  it("imports a file and lists what is there, the newest first", async () => {
    const { admin, api } = await setUp();
    const file = new Blob([earningsReport({}, {})]);
    const summary = revenueImport.parse(await importRevenue(api, file, { ...QUERY, fileName: "oct.csv" }));
    expect(summary).toMatchObject({ outcome: "new", differenceUsd: 8.98, snapshot: { fileName: "oct.csv" } });
    const earlier = new Blob([earningsReport({ shipped: "2026-09-01" })]);
    await importRevenue(api, earlier, { ...QUERY, period: "2026-09" });
    const { items } = revenueSnapshots.parse({ items: await fetchRevenue(api) });
    expect(items.map(({ period }) => period)).toEqual(["2026-09", "2026-10"]);
    expect(items[1]).toEqual(summary.snapshot);
    const actions = await db().selectFrom("admin_actions").selectAll().execute();
    expect(actions.map(({ actor }) => actor)).toEqual([admin.id, admin.id]);
    expect(await readdir(directory)).toEqual([]);
  });

  it("tells in a dry run what would change", async () => {
    const { api } = await setUp();
    const summary = await importRevenue(api, new Blob([earningsReport({})]), { ...QUERY, dryRun: "true" });
    expect(summary).toMatchObject({ dryRun: true, outcome: "new", conversions: null });
    expect(await fetchRevenue(api)).toEqual([]);
  });

  it.each(["text/csv; charset=utf-8", "text/tab-separated-values", "application/octet-stream"])(
    "takes a report of more than 64 kB as %s",
    async (type) => {
      const { admin } = await setUp();
      const text = earningsReport(...Array(3_000).fill({}));
      const response = await upload(
        admin,
        type.includes("tab") ? text.replaceAll(", ", " ").replaceAll(",", "\t") : text,
        type,
      );
      expect(revenueImport.parse(await response.json()).snapshot.lineCount).toBe(3_000);
    },
  );

  it.each<[string, string, string, Record<string, string>, number, string]>([
    [
      "a line that is wrong",
      earningsReport({ fees: "?" }),
      "text/csv",
      {},
      400,
      'Line 2, column 11 ("Ad Fees($)"): "?"',
    ],
    ["no body", "", "text/csv", {}, 400, "None of the first 10 lines is the header"],
    ["another type", "{}", "application/json", {}, 415, "Please send the report itself"],
    [
      "an unknown marketplace",
      "",
      "text/csv",
      { marketplace: "XX" },
      400,
      "Please name the marketplace: US, NL",
    ],
    ["no month", "", "text/csv", { period: "" }, 400, "Please name the month"],
    [
      "a rate that isn't needed",
      earningsReport(),
      "text/csv",
      { rate: "2" },
      400,
      "please leave out the rate",
    ],
    [
      "a mark that is none",
      earningsReport(),
      "text/csv",
      { decimal: "dot" },
      400,
      "Please say point or comma",
    ],
  ])("refuses %s", async (_, body, type, query, status, sentence) => {
    const { admin } = await setUp();
    const response = await upload(admin, body, type, query);
    expect(response.status).toBe(status);
    expect(errorBody.parse(await response.json()).error.message).toContain(sentence);
    expect(await readdir(directory)).toEqual([]);
  });

  it("refuses a file that counts already", async () => {
    const { admin } = await setUp();
    const text = earningsReport({})
      .replaceAll(/Tracking ID|hearth-20/g, "")
      .replaceAll(",,", ",");
    expect((await upload(admin, text)).status).toBe(200);
    expect((await upload(admin, text, "text/csv", { trackingId: "other-20" })).status).toBe(409);
  });

  it("refuses more than 256 MB, whatever is still to come", async () => {
    const { admin } = await setUp();
    const block = new Uint8Array(8 * 1024 * 1024).fill(0x0a);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(block);
      },
    });
    const response = await upload(admin, endless);
    expect(response.status).toBe(413);
    expect(errorBody.parse(await response.json()).error.message).toBe("Please send 256 MB or less");
    expect(sent).toBeLessThan(60);
    expect(await readdir(directory)).toEqual([]);
  });
});
