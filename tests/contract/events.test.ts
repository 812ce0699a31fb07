import { eventCreated, eventReceived, eventsReceived } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { PASSWORD, signUp } from "../support/accounts.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

const LINK = "https://www.amazon.com/s?k=bread+oven";
const TIMESTAMP = NOW.toISOString();

describeOnEachDatabase("POST /api/click-events", (db) => {
  const click = async (body: object, headers = {}) => {
    const response = await createTestApp(db()).post("/api/click-events", body, headers);
    expect(response.status).toBe(201);
    const { id } = eventCreated.parse(await response.json());
    return db().selectFrom("click_events").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  };

  it("stores the click with its estimated commission in cents", async () => {
    const row = await click({ productId: "bread-oven", affiliateLink: LINK, priceRange: "$31-$60" });
    expect(row).toEqual({
      id: row.id,
      user_id: null,
      product_id: "bread-oven",
      linked_product_id: null,
      timestamp: TIMESTAMP,
      affiliate_link: LINK,
      estimated_commission_minor: 182,
      currency: "USD",
      confirmed: 0,
      actual_commission_minor: null,
      charity_id: null,
      partner_id: null,
      // Random, and not what the click is stored under.
      click_id: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });

  it("stores the marketplace's own product that the link leads to", async () => {
    const affiliateLink = "https://www.amazon.com/Bread-Oven/dp/B00BREAD01/ref=x?tag=hearth-20";
    expect(await click({ productId: "x", affiliateLink })).toMatchObject({ linked_product_id: "B00BREAD01" });
  });

  it("estimates from the default price when none is known", async () => {
    expect(await click({ productId: "x", affiliateLink: LINK })).toMatchObject({
      estimated_commission_minor: 200,
    });
  });

  it("takes the JSON as text/plain, so that no preflight is needed", async () => {
    const headers = { "Content-Type": "text/plain;charset=UTF-8", Origin: "https://blog.example.com" };
    expect(await click({ productId: "x", affiliateLink: LINK }, headers)).toMatchObject({ product_id: "x" });
  });

  it("stores texts that a database can't take as they are", async () => {
    const nasty = "a\u0000b\ud800c\u001b";
    const row = await click({ productId: nasty, affiliateLink: `${LINK}${nasty}` });
    expect(row.product_id).toBe("ab\ufffdc");
    expect(row.affiliate_link).toBe(`${LINK}a%00b%EF%BF%BDc`);
  });
});

describeOnEachDatabase("POST /api/analytics-events", (db) => {
  it("stores the event with its details as JSON", async () => {
    const body = `{"eventName":"form_submit","eventDetails":{"form_name":"gift","count":2,"__proto__":"x","note":"a\\u0000\\ud800"}}`;
    const response = await createTestApp(db()).post("/api/analytics-events", body);
    expect(response.status).toBe(201);
    const { id } = eventsReceived.parse(await response.json());
    const row = await db().selectFrom("analytics_events").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id, event_name: "form_submit", timestamp: TIMESTAMP, user_id: null });
    expect(JSON.parse(row.event_details)).toEqual({
      form_name: "gift",
      count: 2,
      note: "a\ufffd",
      user_id: "anonymous",
    });
  });

  const stored = () =>
    db().selectFrom("analytics_events").selectAll().orderBy("timestamp").orderBy("event_name").execute();

  it("takes a list, each event at the time when it happened", async () => {
    const events = [
      { eventName: "field_focus", eventDetails: { field_name: "notes" }, age: 4_000 },
      { eventName: "field_blur", age: 1_500 },
      { eventName: "form_submit" },
    ];
    const response = await createTestApp(db()).post("/api/analytics-events", { events });
    expect(response.status).toBe(201);
    const { id, ids } = eventsReceived.parse(await response.json());
    const rows = await stored();
    expect(rows.map((row) => [row.event_name, row.timestamp])).toEqual([
      ["field_focus", "2026-11-21T11:59:56.000Z"],
      ["field_blur", "2026-11-21T11:59:58.500Z"],
      ["form_submit", TIMESTAMP],
    ]);
    expect(ids).toEqual(rows.map((row) => row.id));
    expect(id).toBe(ids[0]);
  });

  it("believes no age of more than an hour, nor one to come", async () => {
    const events = [
      { eventName: "old", age: 1e12 },
      { eventName: "young", age: -1e12 },
    ];
    await createTestApp(db()).post("/api/analytics-events", { events });
    expect((await stored()).map(({ timestamp }) => timestamp)).toEqual([
      "2026-11-21T11:00:00.000Z",
      TIMESTAMP,
    ]);
  });

  it("stores all of a list or nothing, and says which event is wrong", async () => {
    const app = createTestApp(db());
    const refusals: readonly (readonly [object, string])[] = [
      [{ events: [{ eventName: "form_submit" }, { eventName: "No Name" }] }, "events.1.eventName"],
      [{ events: Array(51).fill({ eventName: "x" }) }, "events"],
      [{ events: "form_submit" }, "events"],
      [{ events: [] }, "eventName"],
      [{ events: [{ eventName: "x", age: "long" }] }, "events.0.age"],
    ];
    for (const [body, field] of refusals) {
      const response = await app.post("/api/analytics-events", body);
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).error.fields)).toEqual([field]);
    }
    expect(await stored()).toEqual([]);
    const most = { events: Array(50).fill({ eventName: "x" }) };
    expect((await app.post("/api/analytics-events", most)).status).toBe(201);
    expect(await stored()).toHaveLength(50);
  });

  it("names the user by the session alone, and no longer once the account is gone", async () => {
    const app = createTestApp(db());
    const ann = await signUp(app);
    const eventDetails = { form_name: "feedback_form", user_id: "somebody-else" };
    await ann.post("/api/analytics-events", { eventName: "form_submit", eventDetails });
    expect(await stored()).toMatchObject([{ user_id: ann.id }]);
    expect(JSON.parse((await stored())[0]?.event_details ?? "")).toEqual({
      ...eventDetails,
      user_id: ann.id,
    });
    await ann.request("/api/account", {
      method: "DELETE",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ password: PASSWORD }),
    });
    expect(await stored()).toMatchObject([{ event_name: "form_submit", user_id: null }]);
    expect(JSON.parse((await stored())[0]?.event_details ?? "")).toEqual({
      form_name: "feedback_form",
      user_id: "anonymous",
    });
  });
});

describeOnEachDatabase("POST /api/user-interactions", (db) => {
  it("stores the interaction with its details as JSON", async () => {
    const body = {
      interactionType: "charity_info",
      elementId: "notice",
      details: { action: "read", duration: 2.5 },
    };
    const response = await createTestApp(db()).post("/api/user-interactions", body);
    expect(response.status).toBe(201);
    const { id } = eventReceived.parse(await response.json());
    const row = await db().selectFrom("user_interactions").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      id,
      interaction_type: "charity_info",
      element_id: "notice",
      timestamp: TIMESTAMP,
    });
    expect(JSON.parse(row.details)).toEqual({ action: "read", duration: 2.5 });
  });
});

describeOnEachDatabase("A visitor who objects by Global Privacy Control", (db) => {
  const headers = { "Sec-GPC": "1" };

  it("is neither analysed nor watched", async () => {
    const app = createTestApp(db());
    const events = [{ eventName: "form_submit" }];
    const analytics = await app.post("/api/analytics-events", { events }, headers);
    expect(analytics.status).toBe(201);
    expect(eventsReceived.parse(await analytics.json())).toEqual({ id: null, ids: [] });
    const interaction = await app.post("/api/user-interactions", { interactionType: "x" }, headers);
    expect(interaction.status).toBe(201);
    expect(eventReceived.parse(await interaction.json())).toEqual({ id: null });
    expect(await db().selectFrom("analytics_events").selectAll().execute()).toEqual([]);
    expect(await db().selectFrom("user_interactions").selectAll().execute()).toEqual([]);
  });

  it("is told of a mistake all the same, and may still shop", async () => {
    const app = createTestApp(db());
    expect((await app.post("/api/analytics-events", {}, headers)).status).toBe(400);
    const click = { productId: "x", affiliateLink: LINK };
    expect((await app.post("/api/click-events", click, headers)).status).toBe(201);
    expect(await db().selectFrom("click_events").selectAll().execute()).toHaveLength(1);
  });
});
