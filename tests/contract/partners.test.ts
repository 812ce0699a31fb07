import {
  changePartner,
  endPartner,
  fetchPartnerFigures,
  fetchPartners,
  partnerFiguresCsvPath,
  signUpPartner,
} from "@gifthearth/client";
import { partner, partnerFigures, partners } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { PASSWORD, type SignedIn, signUp } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { becomePartner, jsonRequest, partnerOf } from "../support/partners.ts";
import { chooseTreesAndMeals } from "../support/revenue.ts";

const CLICK = { productId: "lamp", affiliateLink: "https://www.amazon.com/s?k=lamp" };

describeOnEachDatabase("Partners", (db) => {
  const apiOf = (who: SignedIn) => ({
    baseUrl: "",
    fetch: (path: unknown, init?: RequestInit) => who.request(String(path), init),
  });

  async function setUp() {
    const app = createTestApp(db());
    const ann = await signUp(app, "ann@example.org");
    return { app, ann, api: apiOf(ann) };
  }

  it("sign up, are listed to their owner, changed, and get an id that tells nothing", async () => {
    await chooseTreesAndMeals(db());
    const { api } = await setUp();
    const blog = partner.parse(
      await signUpPartner(api, partnerOf({ allowedOrigins: ["https://Blog.Example/"] })),
    );
    expect(blog).toMatchObject({
      id: expect.stringMatching(/^[2-9a-z]{4}-[2-9a-z]{4}$/),
      name: "Ann's Blog",
      kind: "blog",
      charityId: null,
      allowedOrigins: ["https://blog.example"],
      trackingIds: {},
      hourlyLimit: 300,
      aiDailyLimit: 1,
      isDisabled: false,
    });
    const trees = await signUpPartner(api, partnerOf({ name: "Trees", kind: "charity", charityId: "trees" }));
    const claim = { charityId: "trees", charityName: "Trees", state: "waiting" };
    expect(partner.parse(trees)).toMatchObject({ charityId: null, charityName: null, charityClaim: claim });
    const listed = partners.parse(await fetchPartners(api));
    expect(listed.items.map(({ id }) => id).sort()).toEqual([blog.id, trees.id].sort());
    expect(listed.charities).toEqual([
      { id: "meals", name: "Meals" },
      { id: "trees", name: "Trees" },
    ]);
    const changed = await changePartner(api, blog.id, { name: "Ann's Other Blog", allowedOrigins: [] });
    expect(changed).toEqual({ ...blog, name: "Ann's Other Blog", allowedOrigins: [] });
    expect(await changePartner(api, trees.id, { kind: "blog" })).toMatchObject({ charityClaim: null });
  });

  it.each([
    ["name", { name: "" }],
    ["website", { website: "blog.example" }],
    ["kind", { kind: "shop" as never }],
    ["charityId", { kind: "charity" as const }],
    ["charityId", { kind: "charity" as const, charityId: "unknown" }],
    ["allowedOrigins.0", { allowedOrigins: ["https://blog.example/path"] }],
  ])("are refused by the field at fault: %s", async (field, change) => {
    const { ann } = await setUp();
    const response = await ann.post("/api/partners", partnerOf(change));
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).error.fields)).toContain(field);
    const { id } = await becomePartner(ann);
    const refused = await ann.request(`/api/partners/${id}`, jsonRequest("PATCH", change));
    expect(refused.status).toBe(400);
  });

  it("are told what is missing where nothing is to be changed", async () => {
    const { ann } = await setUp();
    const { id } = await becomePartner(ann);
    const refused = await ann.request(`/api/partners/${id}`, jsonRequest("PATCH", {}));
    expect(refused.status).toBe(400);
    expect((await refused.json()).error.message).toBe("Please say what to change");
    const none = await ann.request(`/api/partners/${id}`, jsonRequest("PATCH", []));
    expect((await none.json()).error.message).toBe("Please send a JSON object");
  });

  it("are ten at most for one account, also where they come at once; an ended one makes room", async () => {
    const { ann, api } = await setUp();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => ann.post("/api/partners", partnerOf({ name: `Blog ${n}` }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409]);
    const { items } = await fetchPartners(api);
    await endPartner(api, items[0]?.id ?? "");
    await becomePartner(ann);
    expect((await fetchPartners(api)).items).toHaveLength(10);
  });

  it("are nobody else's to read, change or end, as an ended one is nobody's", async () => {
    const { app, ann, api } = await setUp();
    const { id } = await becomePartner(ann);
    const ben = await signUp(app, "ben@example.org");
    const asks = (who: SignedIn, of: string) => [
      who.request(`/api/partners/${of}`),
      who.request(`/api/partners/${of}`, jsonRequest("PATCH", { name: "Mine" })),
      who.request(`/api/partners/${of}/figures`),
      who.request(`/api/partners/${of}`, { method: "DELETE" }),
    ];
    const statuses = async (answers: Promise<Response>[]) =>
      (await Promise.all(answers)).map(({ status }) => status);
    expect(await statuses(asks(ben, id))).toEqual([404, 404, 404, 404]);
    expect(await statuses(asks(ben, "nothing"))).toEqual([404, 404, 404, 404]);
    expect((await fetchPartners(apiOf(ben))).items).toEqual([]);
    await endPartner(api, id);
    expect(await statuses(asks(ann, id))).toEqual([404, 404, 404, 404]);
    expect((await fetchPartners(api)).items).toEqual([]);
  });

  it("see their figures by day and by month, and as a file that no spreadsheet runs", async () => {
    const { app, ann, api } = await setUp();
    const { id } = await becomePartner(ann);
    await app.request(`/api/donation-stats?partner=${id}`);
    await app.post("/api/click-events", { ...CLICK, partner: id });
    const month = partnerFigures.parse(await fetchPartnerFigures(api, id, "30"));
    expect(month.items).toHaveLength(30);
    expect(month.items.at(-1)).toEqual({
      period: "2026-11-21",
      loads: 1,
      searches: 0,
      shopClicks: 1,
      commission: 0,
      gift: 0,
      paid: 0,
    });
    expect(month).toMatchObject({ hasTrackingId: false, totals: { loads: 1, shopClicks: 1 } });
    const year = partnerFigures.parse(await fetchPartnerFigures(api, id, "year"));
    expect(year.items.at(-1)).toMatchObject({ period: "2026-11", loads: 1 });
    expect(year.items).toHaveLength(12);

    const file = await ann.request(partnerFiguresCsvPath(id, "7"));
    expect(file.headers.get("Content-Type")).toContain("text/csv");
    expect(file.headers.get("Content-Disposition")).toContain(`gifthearth-partner-${id}-2026-11-21.csv`);
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines).toHaveLength(8);
    expect(lines.at(-1)).toBe(`${id},2026-11-21,1,0,1,0.00,0.00,0.00`);
    expect((await ann.request(`/api/partners/${id}/figures?range=8`)).status).toBe(400);
    expect((await ann.request(`/api/partners/${id}/figures?format=xml`)).status).toBe(400);
  });

  it("stand in the account's data, and go with the account; the clicks stay, and are nobody's", async () => {
    const { app, ann, api } = await setUp();
    const blog = await becomePartner(ann);
    const ended = await becomePartner(ann, { name: "Ended" });
    await endPartner(api, ended.id);
    await app.post("/api/click-events", { ...CLICK, partner: blog.id });
    await fetchPartnerFigures(api, blog.id, "7");
    const data = await (await ann.request("/api/account/data")).json();
    expect(data.partners.map(({ name }: { name: string }) => name).sort()).toEqual(["Ann's Blog", "Ended"]);
    expect(data.partnerDays).toMatchObject([{ partner_id: blog.id, shop_clicks: 1 }]);

    const gone = await ann.request("/api/account", {
      ...jsonRequest("POST", { password: PASSWORD }),
      method: "DELETE",
    });
    expect(gone.status).toBe(204);
    expect(await db().selectFrom("partners").selectAll().execute()).toEqual([]);
    expect(await db().selectFrom("partner_days").selectAll().execute()).toEqual([]);
    const clicks = await db().selectFrom("click_events").select("partner_id").execute();
    expect(clicks).toEqual([{ partner_id: null }]);
    // What is counted too late is passed over.
    await app.request(`/api/donation-stats?partner=${blog.id}`);
    expect(app.log()).not.toContain('"level":50');
  });
});
