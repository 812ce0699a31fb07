import { changePartnerAsAdmin, fetchAdminPartners } from "@gifthearth/client";
import { adminPartner, adminPartners } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { addToDays } from "../../api/src/partners/days.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { becomePartner, jsonRequest } from "../support/partners.ts";
import { chooseTreesAndMeals } from "../support/revenue.ts";

describeOnEachDatabase("Partners, for administrators", (db) => {
  async function setUp() {
    const app = createTestApp(db());
    const ann = await signUp(app, "ann@example.org");
    const admin = await signUpAdmin(db(), app);
    const blog = await becomePartner(ann);
    const api = {
      baseUrl: "",
      fetch: (path: unknown, init?: RequestInit) => admin.request(String(path), init),
    };
    return { app, ann, admin, blog, api };
  }
  const actions = () =>
    db()
      .selectFrom("admin_actions")
      .select(["actor", "action", "details"])
      .where("action", "like", "partner.%")
      .orderBy("at")
      .execute();

  it("are listed page by page with their owners, limits and counts", async () => {
    const { app, ann, blog, api } = await setUp();
    await app.request(`/api/donation-stats?partner=${blog.id}`);
    const { items, total, pages } = adminPartners.parse(await fetchAdminPartners(api, 1));
    expect([total, pages]).toEqual([1, 1]);
    expect(items[0]).toMatchObject({
      id: blog.id,
      ownerEmail: "ann@example.org",
      hourlyLimit: 300,
      aiDailyLimit: 1,
      hasOwnLimits: { hourlyLimit: false, aiDailyLimit: false },
      last30Days: { loads: 1, searches: 0, shopClicks: 0 },
    });
    await ann.request(`/api/partners/${blog.id}`, { method: "DELETE" });
    expect((await fetchAdminPartners(api, 1)).items).toEqual([]);
  });

  it("have the counts of thirty days, today's among them", async () => {
    const { blog, api } = await setUp();
    const on = (day: string) => ({ partnerId: blog.id, day, loads: 0, searches: 1, shopClicks: 0 });
    await addToDays(db(), [on("2026-11-21"), on("2026-10-23"), on("2026-10-22")]);
    expect((await fetchAdminPartners(api, 1)).items[0]?.last30Days.searches).toBe(2);
  });

  it("are changed in what is an administrator's to change, and each change is written down", async () => {
    const { admin, blog, api } = await setUp();
    const change = { hourlyLimit: 5, aiDailyLimit: 0.25, isDisabled: true, trackingIds: { US: "ann-20" } };
    const changed = adminPartner.parse(await changePartnerAsAdmin(api, blog.id, change));
    expect(changed).toMatchObject({
      ...change,
      hasOwnLimits: { hourlyLimit: true, aiDailyLimit: true },
    });
    const back = { hourlyLimit: null, aiDailyLimit: null, isDisabled: false };
    expect(await changePartnerAsAdmin(api, blog.id, back)).toMatchObject({
      hourlyLimit: 300,
      aiDailyLimit: 1,
      isDisabled: false,
      trackingIds: { US: "ann-20" },
    });
    const done = (await actions()).map(({ actor, details }) => [actor, JSON.parse(details)]);
    expect(done).toHaveLength(2);
    expect(done).toEqual(
      expect.arrayContaining([
        [admin.id, { id: blog.id, ...change }],
        [admin.id, { id: blog.id, ...back }],
      ]),
    );
  });

  it("are a charity of ours once an administrator has confirmed it, and no longer when they change who they are", async () => {
    await chooseTreesAndMeals(db());
    const { ann, admin, api } = await setUp();
    const { id } = await becomePartner(ann, { kind: "charity", charityId: "trees" });
    await becomePartner(ann, { name: "Another blog" });
    const answer = (charityId: string, answer: string) =>
      admin.request(
        `/api/admin/partners/${id}`,
        jsonRequest("PATCH", { charityAnswer: { charityId, answer } }),
      );
    const change = (change: object) => ann.request(`/api/partners/${id}`, jsonRequest("PATCH", change));
    const shown = async () => {
      const { charityId, charityName, charityClaim } = await (
        await ann.request(`/api/partners/${id}`)
      ).json();
      return [charityId, charityName, charityClaim?.charityId ?? null, charityClaim?.state ?? null];
    };
    expect(await shown()).toEqual([null, null, "trees", "waiting"]);
    const { waiting, items } = adminPartners.parse(await fetchAdminPartners(api, 1));
    expect([waiting, items.length, items[0]?.id]).toEqual([1, 3, id]);

    expect((await answer("meals", "confirmed")).status, "what it no longer says").toBe(409);
    expect((await answer("trees", "maybe")).status).toBe(400);
    expect(await shown()).toEqual([null, null, "trees", "waiting"]);
    const confirmed = adminPartner.parse(await (await answer("trees", "confirmed")).json());
    expect(confirmed).toMatchObject({ charityId: "trees", charityName: "Trees", charityClaim: null });
    expect(await shown()).toEqual(["trees", "Trees", null, null]);
    expect((await fetchAdminPartners(api, 1)).waiting).toBe(0);
    const { name, website } = await (await ann.request(`/api/partners/${id}`)).json();
    expect((await change({ name, website, charityId: "trees", allowedOrigins: [] })).status).toBe(200);
    expect(await shown(), "the same charity").toEqual(["trees", "Trees", null, null]);
    // Whoever it says it is now, nobody has confirmed that.
    await db().updateTable("charities").set({ active_to: "2026-01" }).where("id", "=", "trees").execute();
    for (const other of [{ name: "Trees for all" }, { website: "https://other.example" }]) {
      expect((await answer("trees", "confirmed")).status).toBe(200);
      expect((await change(other)).status, "though the charity is no longer active").toBe(200);
      expect(await shown(), JSON.stringify(other)).toEqual([null, null, "trees", "waiting"]);
    }

    expect((await change({ charityId: "meals" })).status).toBe(200);
    expect(await shown(), "another charity").toEqual([null, null, "meals", "waiting"]);
    expect((await answer("meals", "refused")).status).toBe(200);
    expect(await shown()).toEqual([null, null, "meals", "refused"]);
    expect((await change({ charityId: "meals" })).status).toBe(200);
    expect(await shown(), "refused as before").toEqual([null, null, "meals", "refused"]);
    expect((await change({ kind: "blog" })).status).toBe(200);
    expect((await change({ kind: "charity", charityId: "meals" })).status).toBe(200);
    expect(await shown()).toEqual([null, null, "meals", "waiting"]);
    const done = (await actions()).map(({ actor, details }) => [actor, JSON.parse(details).charityAnswer]);
    expect(done).toHaveLength(4);
    expect(done).toEqual(
      expect.arrayContaining([
        [admin.id, { charityId: "trees", answer: "confirmed" }],
        [admin.id, { charityId: "meals", answer: "refused" }],
      ]),
    );
  });

  it("never get two tracking ids that differ in capitals alone, whoever assigns them at the same time", async () => {
    const { ann, admin, blog } = await setUp();
    const other = await becomePartner(ann, { name: "Another blog" });
    const assign = async (id: string, trackingId: string) =>
      (
        await admin.request(
          `/api/admin/partners/${id}`,
          jsonRequest("PATCH", { trackingIds: { US: trackingId } }),
        )
      ).status;
    for (let round = 0; round < 10; round++) {
      const ids = [`ann${round}-20`, `ANN${round}-20`];
      const answers = await Promise.all([assign(blog.id, ids[0] ?? ""), assign(other.id, ids[1] ?? "")]);
      const stored = await db()
        .selectFrom("partner_tracking_ids")
        .select("tracking_id")
        .where("tracking_id", "in", ids)
        .execute();
      expect(stored, `round ${round}`).toHaveLength(1);
      expect(answers.filter((status) => status === 200)).toHaveLength(1);
      // Told that it is taken, or to come back, as it is when two are changed in one moment.
      expect(answers.some((status) => [409, 503].includes(status))).toBe(true);
    }
  });

  it.each([
    ["hourlyLimit", { hourlyLimit: 1.5 }],
    ["hourlyLimit", { hourlyLimit: -1 }],
    ["aiDailyLimit", { aiDailyLimit: -0.01 }],
    ["aiDailyLimit", { aiDailyLimit: "1" }],
    ["isDisabled", { isDisabled: "yes" }],
    ["trackingIds.US", { trackingIds: { US: "ann 20" } }],
    ["trackingIds", { trackingIds: [] }],
  ])("are not changed by what is no %s", async (field, change) => {
    const { admin, blog } = await setUp();
    const refused = await admin.request(`/api/admin/partners/${blog.id}`, jsonRequest("PATCH", change));
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()).error.fields)).toContain(field);
    expect(await actions()).toEqual([]);
  });

  it("are not found where there is none, and a page beyond the last is empty", async () => {
    const { ann, admin, blog, api } = await setUp();
    const patch = (id: string) =>
      admin.request(`/api/admin/partners/${id}`, jsonRequest("PATCH", { isDisabled: true }));
    expect((await patch("k7mq-2rtx")).status).toBe(404);
    await ann.request(`/api/partners/${blog.id}`, { method: "DELETE" });
    expect((await patch(blog.id)).status).toBe(404);
    expect(await actions()).toEqual([]);
    expect((await fetchAdminPartners(api, 7)).items).toEqual([]);
    expect((await admin.request("/api/admin/partners?page=0")).status).toBe(400);
  });
});
