import { subscribers } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { readCsv } from "../../api/src/money/ledger/csv.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import type { NewsletterSubscribersTable } from "../../api/src/people/newsletter/newsletter.table.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

const LIST = "/api/admin/newsletter-subscribers";

describeOnEachDatabase("the newsletter's subscribers", (database) => {
  let made = 0;
  async function add(row: Partial<NewsletterSubscribersTable> = {}): Promise<void> {
    const number = ++made;
    const at = new Date(NOW.getTime() + number * 1000).toISOString();
    await database()
      .insertInto("newsletter_subscribers")
      .values({
        id: `subscriber-${number}`,
        email: `person-${number}@example.org`,
        first_name: null,
        frequency: "biweekly",
        state: "confirmed",
        consent_at: at,
        consent_version: "2026-11-21",
        requested_at: at,
        confirmed_at: at,
        unsubscribed_at: null,
        ...row,
      })
      .execute();
  }

  async function setUp() {
    made = 0;
    const app = createTestApp(database());
    const admin = await signUp(app, "admin@example.org");
    await grantAdmin(database(), "admin@example.org");
    const list = async (query = "") => {
      const response = await admin.request(LIST + query);
      expect(response.status).toBe(200);
      return subscribers.parse(await response.json());
    };
    const addresses = async (query: string) => (await list(query)).items.map(({ email }) => email);
    return { app, admin, list, addresses };
  }

  it("are listed, who asked last first, with what is known of each, and counted", async () => {
    const { list } = await setUp();
    expect(await list()).toMatchObject({ items: [], page: 1, pages: 1, total: 0 });
    await add({ first_name: "Ann" });
    await add({ state: "pending", confirmed_at: null });
    await add({ state: "unsubscribed", unsubscribed_at: NOW.toISOString() });
    await add();
    const { items, ...rest } = await list();
    expect(items.map(({ id }) => id)).toEqual([4, 3, 2, 1].map((number) => `subscriber-${number}`));
    expect(items[3]).toMatchObject({ firstName: "Ann", state: "confirmed", consentVersion: "2026-11-21" });
    expect(rest).toEqual({
      page: 1,
      pages: 1,
      total: 4,
      counts: { pending: 1, confirmed: 2, unsubscribed: 1 },
    });
  });

  it("are found by state, by frequency, and by a part of the address, which is no pattern", async () => {
    const { addresses } = await setUp();
    await add({ email: "ann@example.org", frequency: "weekly" });
    await add({ email: "a_n@example.org", frequency: "weekly", state: "pending" });
    await add({ email: "bob%@example.org" });
    expect(await addresses("?frequency=weekly")).toEqual(["a_n@example.org", "ann@example.org"]);
    expect(await addresses("?frequency=weekly&state=confirmed")).toEqual(["ann@example.org"]);
    expect(await addresses("?email=A_N")).toEqual(["a_n@example.org"]);
    expect(await addresses("?email=%25")).toEqual(["bob%@example.org"]);
    expect(await addresses("?email=!")).toEqual([]);
    expect(await addresses("?state=unsubscribed")).toEqual([]);
  });

  it("come fifty to a page, and the last page stands for those after it", async () => {
    const { list } = await setUp();
    for (let number = 0; number < 51; number++) await add();
    expect(await list("?page=1")).toMatchObject({ page: 1, pages: 2, total: 51 });
    expect((await list("?page=1")).items).toHaveLength(50);
    for (const page of [2, 99]) {
      const last = await list(`?page=${page}`);
      expect([last.page, last.items.map(({ id }) => id)]).toEqual([2, ["subscriber-1"]]);
    }
  });

  it.each(["?page=0", "?page=x", "?state=gone", "?frequency=daily"])("refuses %s", async (query) => {
    const { admin } = await setUp();
    expect((await admin.request(LIST + query)).status).toBe(400);
  });

  it("can be downloaded, safe from formulas, and it is written down who did, without an address", async () => {
    const { admin } = await setUp();
    await add({ email: "=cmd@example.org", first_name: "+1,2" });
    await add({ email: "ann@example.org", state: "unsubscribed", unsubscribed_at: NOW.toISOString() });
    const response = await admin.request(`${LIST}/export?frequency=biweekly&email=example`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe(
      'attachment; filename="gifthearth-subscribers-2026-11-21.csv"',
    );
    const [header, first, second] = readCsv(await response.text());
    expect(header?.slice(0, 4)).toEqual(["email", "first_name", "frequency", "state"]);
    expect(first?.slice(0, 4)).toEqual(["'=cmd@example.org", "'+1,2", "biweekly", "confirmed"]);
    expect(second?.slice(0, 4)).toEqual(["ann@example.org", "", "biweekly", "unsubscribed"]);
    const actions = await database().selectFrom("admin_actions").selectAll().execute();
    expect(actions).toMatchObject([{ actor: admin.id, action: "newsletter.export" }]);
    expect(JSON.parse(actions[0]?.details ?? "")).toEqual({
      frequency: "biweekly",
      isSearch: true,
      count: 2,
    });
  });
});
