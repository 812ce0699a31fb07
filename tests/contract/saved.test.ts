import { savedGiftIdea, savedGiftIdeas, savedGiftQueries, savedGiftQuery } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { readGiftHistory } from "../../api/src/people/gift-history/gift-history.repository.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

const QUERY = { occasion: "Birthday", interests: ["Tea", "Yoga"], budgetMin: 20, budgetMax: 60 };
const PERSON = { relation: "in-law", age: 71, additionalNotes: "He's vegan" };
const IDEA = {
  title: "Tea Tray",
  description: "Holds a pot and two cups.",
  priceRange: "$20-$40",
  affiliateUrl: "https://www.amazon.com/s?k=tea+tray",
  category: "kitchen",
};

describeOnEachDatabase("saved things", (database) => {
  /** An app whose clock goes on a second with each look at it. */
  function setUp() {
    let seconds = 0;
    return createTestApp(database(), { clock: () => new Date(NOW.getTime() + 1000 * seconds++) });
  }

  it("keeps searches, the newest first, and deletes them", async () => {
    const user = await signUp(setUp());
    const path = "/api/saved-gift-queries";
    const first = await user.post(path, { ...QUERY, ...PERSON });
    expect(first.status).toBe(201);
    const saved = savedGiftQuery.parse(await first.json());
    expect(saved).toMatchObject({ ...QUERY, ...PERSON });
    await user.post(path, { occasion: "Wedding", interests: [] });
    const list = async () => savedGiftQueries.parse(await (await user.request(path)).json()).items;
    expect(
      (await list()).map(({ occasion, budgetMin, budgetMax }) => [occasion, budgetMin, budgetMax]),
    ).toEqual([
      ["Wedding", 0, 100],
      ["Birthday", 20, 60],
    ]);
    expect(await list()).toMatchObject([{ relation: null, age: null, additionalNotes: null }, PERSON]);
    expect((await user.request(`${path}/${saved.id}`, { method: "DELETE" })).status).toBe(204);
    expect((await user.request(`${path}/${saved.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await list()).map(({ occasion }) => occasion)).toEqual(["Wedding"]);
  });

  it("keeps ideas, the newest first, and deletes them", async () => {
    const user = await signUp(setUp());
    const path = "/api/saved-gift-ideas";
    const { category: _, ...shown } = IDEA;
    const first = savedGiftIdea.parse(await (await user.post(path, IDEA)).json());
    expect(first).toMatchObject({ ...shown, imageUrl: null, drawing: { line: expect.any(String) } });
    const forWhom = { relation: "mother", occasion: "Birthday" };
    const second = savedGiftIdea.parse(
      await (await user.post(path, { ...IDEA, title: "Star Map", ...forWhom })).json(),
    );
    expect([first.occasion, second.occasion, second.relation]).toEqual([null, "Birthday", "mother"]);
    const list = async () => savedGiftIdeas.parse(await (await user.request(path)).json()).items;
    expect((await list()).map(({ title }) => title)).toEqual(["Star Map", "Tea Tray"]);
    expect(await list()).toEqual([second, first]);
    expect((await user.request(`${path}/${first.id}`, { method: "DELETE" })).status).toBe(204);
    expect(await list()).toHaveLength(1);
  });

  it("shows nobody what another saved, and lets nobody delete it", async () => {
    const app = setUp();
    const ann = await signUp(app);
    const bob = await signUp(app, "bob@example.org");
    for (const [path, body] of [
      ["/api/saved-gift-queries", QUERY],
      ["/api/saved-gift-ideas", IDEA],
    ] as const) {
      const { id } = (await (await ann.post(path, body)).json()) as { id: string };
      expect(await (await bob.request(path)).json()).toEqual({ items: [] });
      expect((await bob.request(`${path}/${id}`, { method: "DELETE" })).status).toBe(404);
      expect((await ann.request(`${path}/${id}`, { method: "DELETE" })).status).toBe(204);
    }
  });

  it("has nothing under an id that no database takes", async () => {
    const user = await signUp(setUp());
    for (const path of ["/api/saved-gift-queries", "/api/saved-gift-ideas", "/api/auth/sessions"]) {
      for (const id of ["%00", "a%00b", "%ED%A0%80", "'%20or%201=1--"]) {
        expect((await user.request(`${path}/${id}`, { method: "DELETE" })).status, `${path}/${id}`).toBe(404);
      }
    }
  });

  it("remembers what was saved for the personalized strategy, however many save at once", async () => {
    const user = await signUp(setUp());
    const titles = ["Tea Tray", "Star Map", "Brass Bell", "Wool Rug"];
    await Promise.all(titles.map((title) => user.post("/api/saved-gift-ideas", { ...IDEA, title })));
    await user.post("/api/saved-gift-queries", QUERY);
    const history = await readGiftHistory(database(), user.id);
    expect(history?.previousGifts.toSorted()).toEqual(titles.toSorted());
    expect(history?.previousInterests).toEqual(["Tea", "Yoga"]);
    expect(history?.favoriteCategories).toEqual(["kitchen"]);
  });

  it("says so when a user has saved as many as can be kept", async () => {
    const app = setUp();
    const user = await signUp(app);
    const rows = Array.from({ length: 499 }, (_, number) => ({
      id: `search-${number}`,
      user_id: user.id,
      occasion: "Birthday",
      interests: "[]",
      budget_min: 0,
      budget_max: 100,
      additional_notes: null,
      created_at: NOW.toISOString(),
    }));
    await database().insertInto("saved_gift_queries").values(rows).execute();
    const save = () => user.post("/api/saved-gift-queries", QUERY);
    expect((await save()).status).toBe(201);
    const refused = await save();
    expect(refused.status).toBe(409);
    expect((await refused.json()).error.message).toBe(
      "You have saved 500 already. Please delete some first.",
    );
    expect((await user.post("/api/saved-gift-ideas", IDEA)).status).toBe(201);
    await user.request("/api/saved-gift-queries/search-0", { method: "DELETE" });
    expect((await save()).status).toBe(201);
  });

  it("keeps markup, SQL and odd characters as text, in every field", async () => {
    const user = await signUp(setUp());
    const typed = "<b>x</b>\u0000\u0007\ud800 '); drop table users; --";
    const kept = "<b>x</b>\ufffd '); drop table users; --";
    const query = { occasion: typed, interests: [typed], additionalNotes: typed };
    expect((await user.post("/api/saved-gift-queries", query)).status).toBe(201);
    expect((await (await user.request("/api/saved-gift-queries")).json()).items).toMatchObject([
      { occasion: kept, interests: [kept], additionalNotes: kept },
    ]);
    const idea = { ...IDEA, title: typed, description: typed, category: typed, priceRange: typed };
    expect((await user.post("/api/saved-gift-ideas", idea)).status).toBe(201);
    expect((await (await user.request("/api/saved-gift-ideas")).json()).items).toMatchObject([
      { title: kept, description: kept, priceRange: kept },
    ]);
  });

  it.each(["nothing", "%00", "%ED%A0%80", "1'%20or%20'1'='1", "%3Cb%3E", "x".repeat(1_000)])(
    "has nothing of the id %s",
    async (id) => {
      const user = await signUp(setUp());
      await user.post("/api/saved-gift-queries", QUERY);
      await user.post("/api/saved-gift-ideas", IDEA);
      for (const path of ["/api/saved-gift-queries", "/api/saved-gift-ideas", "/api/auth/sessions"]) {
        expect((await user.request(`${path}/${id}`, { method: "DELETE" })).status, path).toBe(404);
        expect((await (await user.request(path)).json()).items, path).toHaveLength(1);
      }
    },
  );

  it.each([
    ["/api/saved-gift-queries", { interests: ["Tea"] }, "occasion"],
    ["/api/saved-gift-queries", { ...QUERY, budgetMin: 90 }, "budgetMin"],
    ["/api/saved-gift-queries", { ...QUERY, interests: [{}] }, "interests.0"],
    ["/api/saved-gift-queries", { ...QUERY, relation: "rival" }, "relation"],
    ["/api/saved-gift-queries", { ...QUERY, age: 7.5 }, "age"],
    ["/api/saved-gift-ideas", { ...IDEA, title: " " }, "title"],
    ["/api/saved-gift-ideas", { ...IDEA, affiliateUrl: "https://evil.example/" }, "affiliateUrl"],
    ["/api/saved-gift-ideas", { ...IDEA, affiliateUrl: "javascript:alert(1)" }, "affiliateUrl"],
    ["/api/saved-gift-ideas", { ...IDEA, imageUrl: "https://evil.example/x.png" }, "imageUrl"],
    ["/api/saved-gift-ideas", { ...IDEA, imageUrl: "//evil.example/x.png" }, "imageUrl"],
    ["/api/saved-gift-ideas", { ...IDEA, imageUrl: "/x\u0000.png" }, "imageUrl"],
    ["/api/saved-gift-ideas", { ...IDEA, title: "x".repeat(1_000) }, "title"],
    ["/api/saved-gift-queries", { ...QUERY, occasion: "x".repeat(1_000) }, "occasion"],
  ])("%s refuses %o and names %s", async (path, body, field) => {
    const user = await signUp(setUp());
    const response = await user.post(path, body);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).error.fields)).toEqual([field]);
  });
});
