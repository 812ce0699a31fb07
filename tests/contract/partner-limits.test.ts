import { sql } from "kysely";
import { pino } from "pino";
import { expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { NO_TELEMETRY } from "../../api/src/gifts/sources/ai/model-telemetry.ts";
import { createSources } from "../../api/src/gifts/sources/sources.ts";
import { limitPartnersSpending, takeSearch } from "../../api/src/partners/partner-limits.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { fakeSource, gift, gifts, QUERY } from "../support/gifts.ts";
import { says, startModelServer } from "../support/model-server.ts";
import { becomePartner, jsonRequest } from "../support/partners.ts";

const logger = pino({ level: "silent" });
/** A model's answer that needs no topping up. */
const PAGE = ["Star Lamp", "Pie Dish", "Box Kite", "Rope Swing", "Copper Kettle", "Slate Trivet"].map(
  (title) => ({
    title,
    description: "Warm",
    price: "$30",
  }),
);

describeOnEachDatabase("A partner's limits", (db, url) => {
  let now = new Date("2026-11-21T12:00:00.000Z");
  const SOURCES = [fakeSource("openai", gifts(6)), fakeSource("curated", [gift("Tea Tray")])];

  async function setUp(env: Readonly<Record<string, string>>, sources = SOURCES) {
    now = new Date("2026-11-21T12:00:00.000Z");
    const app = createTestApp(db(), { env, sources, clock: () => now });
    const partner = await becomePartner(await signUp(app, "ann@example.org"));
    const search = async (partnerId: string | undefined, path = "/api/functions/ai-gift-finder") => {
      const query = path.includes("recommendations") ? { strategy: "enhanced" } : QUERY;
      const body = { ...query, partner: partnerId };
      const { source, fallback } = await (await app.post(path, body)).json();
      return [source, fallback];
    };
    return { app, partner, search };
  }

  it("let the AI answer so many searches an hour, and then our catalogue, which is no failure", async () => {
    const { partner, search } = await setUp({ PARTNER_HOURLY_LIMIT: "2" });
    expect(await search(partner.id)).toEqual(["openai", false]);
    expect(await search(partner.id, "/api/recommendations")).toEqual(["openai", false]);
    expect(await search(partner.id)).toEqual(["curated", false]);
    expect(await search(partner.id, "/api/recommendations")).toEqual(["curated", false]);
    // Nobody else's matter.
    expect(await search(undefined)).toEqual(["openai", false]);
    expect(await search("k7mq-2rtx")).toEqual(["openai", false]);
    now = new Date("2026-11-21T13:00:00.000Z");
    expect(await search(partner.id)).toEqual(["openai", false]);
  });

  it("are an administrator's to set, and hold at once", async () => {
    const { app, partner, search } = await setUp({ PARTNER_HOURLY_LIMIT: "0" });
    expect(await search(partner.id)).toEqual(["curated", false]);
    const admin = await signUpAdmin(db(), app);
    const set = (change: object) =>
      admin.request(`/api/admin/partners/${partner.id}`, jsonRequest("PATCH", change));
    await set({ hourlyLimit: 1 });
    expect(await search(partner.id)).toEqual(["openai", false]);
    expect(await search(partner.id)).toEqual(["curated", false]);
    await set({ hourlyLimit: null });
    expect(await search(partner.id)).toEqual(["curated", false]);
  });

  it("are exact among processes that count at once", async () => {
    const { partner } = await setUp({});
    const databases = Array.from({ length: 4 }, () => openDatabase(url(), logger));
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        takeSearch(databases[number % 4] ?? db(), now, partner.id, 10),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(10);
    const reserved = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        limitPartnersSpending(partner.id, 100_000, {
          db: databases[number % 4] ?? db(),
          clock: () => now,
          logger,
        }).reserve(0.01),
      ),
    );
    expect(reserved.filter(Boolean)).toHaveLength(10);
    reserved.find(Boolean)?.settle(0.002);
    const spent = async () =>
      (await db().selectFrom("partner_days").select("ai_spent_micros").executeTakeFirst())?.ai_spent_micros;
    await expect.poll(spent).toBe(92_000);
    await Promise.all(databases.map((database) => database.destroy()));
  });

  it("count in the later hour where a process's clock is behind", async () => {
    const { partner } = await setUp({});
    const take = (hour: number) => takeSearch(db(), new Date(Date.UTC(2026, 10, 21, hour)), partner.id, 2);
    expect([await take(13), await take(12), await take(13), await take(14)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it("hold the AI to so many dollars a day, beside the operator's own limit", async () => {
    const model = await startModelServer(says(JSON.stringify(PAGE)));
    const config = parseConfig({
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: "gift-1",
      AI_DAILY_LIMIT_USD: "100",
      AI_PRICE_INPUT: "0",
      AI_PRICE_OUTPUT: "1000",
    });
    const services = { catalogue: CATALOGUE, db: db(), clock: () => now, logger, telemetry: NO_TELEMETRY };
    // An answer is expected to cost 2.20.
    const { sources } = await createSources({ config, ...services });
    const { partner, search } = await setUp({ PARTNER_AI_DAILY_LIMIT_USD: "3" }, [...sources]);
    const spent = async (table: "ai_spending" | "partner_days") => {
      const column = table === "ai_spending" ? "spent_micros" : "ai_spent_micros";
      const { rows } = await sql<{ micros: number }>`
        select ${sql.ref(column)} as micros from ${sql.table(table)}`.execute(db());
      return rows.map(({ micros }) => micros);
    };
    try {
      expect(await search(partner.id)).toEqual(["openai", false]);
      expect(model.requests).toHaveLength(1);
      // What it has cost counts in both budgets alike.
      await expect.poll(async () => (await spent("partner_days"))[0]).toBeLessThan(2_200_000);
      const [cost] = await spent("partner_days");
      await expect.poll(() => spent("ai_spending")).toEqual([cost]);

      await db().updateTable("partner_days").set({ ai_spent_micros: 1_000_000 }).execute();
      await db().deleteFrom("ai_answers").execute();
      const another = { ...QUERY, occasion: "Wedding" };
      const app = createTestApp(db(), {
        sources,
        clock: () => now,
        env: { PARTNER_AI_DAILY_LIMIT_USD: "3" },
      });
      const ask = async (partnerId?: string) =>
        (await (await app.post("/api/functions/ai-gift-finder", { ...another, partner: partnerId })).json())
          .source;
      expect(await ask(partner.id)).toBe("curated");
      expect(model.requests).toHaveLength(1);
      expect(await spent("ai_spending")).toEqual([cost]);
      expect(await ask()).toBe("openai");
      now = new Date("2026-11-22T00:00:00.000Z");
      await db().deleteFrom("ai_answers").execute();
      expect(await search(partner.id)).toEqual(["openai", false]);
    } finally {
      await model.close();
    }
  });
});
