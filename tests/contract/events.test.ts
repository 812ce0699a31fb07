import { eventCreated } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
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
    const { id } = eventCreated.parse(await response.json());
    const row = await db().selectFrom("analytics_events").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id, event_name: "form_submit", timestamp: TIMESTAMP, user_id: null });
    expect(JSON.parse(row.event_details)).toEqual({ form_name: "gift", count: 2, note: "a\ufffd" });
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
    const { id } = eventCreated.parse(await response.json());
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
