import { pino } from "pino";
import { expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import { openLimitStore } from "../../api/src/http/limits/store.ts";
import { createTestApp, type TestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { QUERY } from "../support/gifts.ts";

const PATH = "/api/functions/ai-gift-finder";
const JSON_BODY = { "Content-Type": "application/json" };
/** What a browser adds to what a page of ours, or of another site, asks; and nobody else does by itself. */
const OURS = { Origin: "http://localhost", "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" };
const EMBED = {
  Origin: "https://blog.example",
  "Sec-Fetch-Site": "cross-site",
  "Sec-Fetch-Mode": "cors",
};

interface Search {
  readonly query?: object;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function search(app: TestApp, { query, from = "192.0.2.1", headers = OURS }: Search = {}) {
  const body = JSON.stringify({ ...QUERY, ...query });
  const response = await app.request(PATH, {
    method: "POST",
    from,
    headers: { ...JSON_BODY, ...headers },
    body,
  });
  expect(response.status).toBe(200);
  await response.text();
}

describeOnEachDatabase("The gifts found", (db) => {
  /**
   * Expects that so many searches, of two ideas each, were counted. Each is counted beside its answer, so that one
   * of a visitor who never came before ends the waiting.
   */
  async function expectCounted(app: TestApp, searches: number): Promise<void> {
    await search(app, { from: "198.51.100.1" });
    const value = async () =>
      (await db().selectFrom("impact_metrics").select("value").executeTakeFirst())?.value;
    await expect.poll(value).toBe(2 * (searches + 1));
  }

  it("count once a visitor and search, however it is put", async () => {
    const app = createTestApp(db());
    const query = { interests: ["Baking", "Astronomy"] };
    await search(app, { query });
    await search(app, { query });
    await search(app, { query, headers: { ...OURS, Accept: "text/event-stream" } });
    await search(app, { query: { occasion: "birthday ", interests: ["astronomy", " BAK\u200bING"] } });
    await search(app, { query: { ...query, budgetMax: 99.9999, additionalNotes: " . " } });
    await search(app, { query: { ...query, country: "DE", refinement: { seen: ["Star Map Puzzle"] } } });
    await expectCounted(app, 1);
  });

  it("count another search, and another visitor, on a partner's page too", async () => {
    const app = createTestApp(db());
    await search(app);
    await search(app, { query: { budgetMax: 60 } });
    await search(app, { query: { additionalNotes: "She paints" } });
    await search(app, { from: "192.0.2.2", headers: EMBED });
    await search(app, { from: "192.0.2.2", headers: EMBED });
    // A household has all of these addresses.
    await search(app, { from: "2001:db8::1" });
    await search(app, { from: "2001:db8::2" });
    await expectCounted(app, 5);
  });

  it("count nothing for other programs", async () => {
    const app = createTestApp(db());
    await search(app, { headers: {} });
    await search(app, { headers: { Origin: "http://localhost", "User-Agent": "Mozilla/5.0" } });
    // Node's own fetch sends as much.
    await search(app, { headers: { "Sec-Fetch-Mode": "cors", "User-Agent": "node" } });
    await expectCounted(app, 0);
  });

  it("count by the origin where browsers say nothing more: plain http to another machine", async () => {
    const env = { PUBLIC_URL: "http://gifts.lan:3000" };
    const app = createTestApp(db(), { env });
    const ask = async (headers: Readonly<Record<string, string>>, from: string) => {
      const url = `http://gifts.lan:3000${PATH}`;
      const init = { method: "POST", headers: { ...JSON_BODY, ...headers }, body: JSON.stringify(QUERY) };
      expect((await app.request(url, { ...init, from })).status).toBe(200);
    };
    await ask({ Origin: "http://gifts.lan:3000" }, "192.0.2.1");
    await ask({}, "192.0.2.2");
    // The last one asks by another name of the same machine.
    await expectCounted(app, 1);
  });

  it("count for a form without scripts as for the page, and not for a program that sends one", async () => {
    const app = createTestApp(db(), {
      site: (_, fetchApi) => {
        const body = JSON.stringify(QUERY);
        return fetchApi(new Request(`http://localhost${PATH}`, { method: "POST", headers: JSON_BODY, body }));
      },
    });
    const send = async (headers: Readonly<Record<string, string>>, from: string) => {
      const form = { "Content-Type": "application/x-www-form-urlencoded", ...headers };
      const response = await app.request("/gift-finder", { method: "POST", headers: form, body: "", from });
      expect(response.status).toBe(200);
    };
    const navigating = { ...OURS, "Sec-Fetch-Mode": "navigate" };
    await send(navigating, "192.0.2.1");
    await send(navigating, "192.0.2.1");
    await search(app);
    await send({}, "192.0.2.2");
    await expectCounted(app, 1);
  });

  it("count a loop once", async () => {
    const app = createTestApp(db());
    for (let time = 0; time < 1_000; time++) await search(app);
    await expectCounted(app, 1);
  });

  it("count once for processes that share a store, which keeps no address", async () => {
    const config = parseConfig({ RATE_LIMIT_STORE: "database" });
    const store = await openLimitStore({ config, db: db(), logger: pino({ level: "silent" }) });
    const [one, other] = [1, 2].map(() => createTestApp(db(), { createLimiter: store.createLimiter }));
    await search(one as TestApp);
    await search(other as TestApp);
    await expectCounted(other as TestApp, 1);
    const kept = JSON.stringify(await db().selectFrom("rate_limits").selectAll().execute());
    expect(kept).toContain("found gifts:search");
    expect(kept).not.toMatch(/192\.0|Baking/i);

    await db().schema.dropTable("rate_limits").execute();
    await search(one as TestApp, { from: "192.0.2.3" });
    await search(one as TestApp, { from: "192.0.2.3" });
    // Each process remembers for itself now; the one that ends the waiting counts a second time, too.
    await expectCounted(one as TestApp, 3);
    await store.close();
  });
});
