import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giftFinderResponse, giftIdeaResponse, recommendationsResponse } from "@gifthearth/core/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { type FeedRequest, importFeed } from "../../api/src/gifts/offers/import-feed.ts";
import { createCuratedSource } from "../../api/src/gifts/sources/curated.ts";
import { createTestApp, NOW, type TestApp } from "../support/app.ts";
import { runCommand } from "../support/command.ts";
import { describeOnEachDatabase, describeOnSqlite } from "../support/databases.ts";
import { parseEvents } from "../support/event-stream.ts";

const IDEA = "long-spouted-copper-watering-can";
const HEAD = "id,title,link,availability,price,brand,image_link";
const CAN =
  "can,Haws Long Spout Copper Watering Can,https://shop.example/can?x=%20y,in stock,39.90 USD,Haws,https://img.example/can.jpg";
const DEARER = "dear,Copper Watering Can with Long Spout,https://shop.example/dear,in stock,45 USD,,";
const ROSE =
  "rose,Replacement Rose for Long Spout Copper Watering Can,https://shop.example/rose,in stock,29 USD,Haws,";
const OTHERS = Array.from(
  { length: 8 },
  (_, place) =>
    `thing${place},Thing Number ${place},https://shop.example/${place},in stock,${place + 5} USD,,`,
);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gifthearth-offers-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function feedFile(lines: readonly string[], head = HEAD): Promise<string> {
  const path = join(folder, `${Math.random()}.csv`);
  await writeFile(path, [head, ...lines].join("\n"));
  return path;
}

async function bring(
  { db }: Pick<TestApp, "db">,
  lines: readonly string[],
  changes: Partial<FeedRequest> = {},
) {
  const path = await feedFile(lines);
  const request = {
    path,
    fileName: "feed.csv",
    shop: "Pots & Co",
    network: "google",
    country: "US",
    subId: "subId1",
  };
  const dependencies = { db, clock: () => NOW, newId: () => crypto.randomUUID() };
  return importFeed(dependencies, { ...request, ...changes });
}

/** Each test has its own app, which remembers its shops for a while. */
const appOn = (db: TestApp["db"], at = NOW) => createTestApp(db, { sources: [ONLY], clock: () => at });

async function offersOf(app: TestApp, query = "", headers: Readonly<Record<string, string>> = {}) {
  const reply = await app.request(`/api/gift-ideas/${IDEA}${query}`, { headers });
  return giftIdeaResponse.parse(await reply.json()).offers;
}

/** Answers with that idea alone. */
const ONLY = createCuratedSource(CATALOGUE.filter(({ id }) => id === IDEA));
const WISH = { occasion: "Housewarming", interests: ["Gardening"], budgetMax: 80 };

const titles = (offers: readonly { readonly title: string }[]) => offers.map(({ title }) => title);

describeOnEachDatabase("offers", (database, url) => {
  /** As an operator calls it. */
  const run = async (...args: readonly string[]) =>
    (await runCommand({ folder, env: { DATABASE_URL: url() } }, "offers", ...args))[1];

  it("of a shop are shown with the ideas that they are, lead on to it, and count as clicks", async () => {
    const summary = await bring({ db: database() }, [CAN, DEARER, ROSE, ...OTHERS]);
    expect(summary).toMatchObject({ state: "live", offerCount: 11, before: 0, matchCount: 2 });
    const app = appOn(database());
    const listed = await offersOf(app);
    expect(listed).toMatchObject([
      {
        title: "Haws Long Spout Copper Watering Can",
        price: { amount: 39.9, currency: "USD" },
        shop: "Pots & Co",
        image: expect.stringMatching(/^\/media\/320\/.+\.webp$/),
        seenAt: NOW.toISOString(),
        paidLink: true,
        charityClaim: false,
      },
      { title: "Copper Watering Can with Long Spout", image: null },
    ]);

    const answer = giftFinderResponse.parse(
      await (await app.post("/api/functions/ai-gift-finder", WISH)).json(),
    );
    const found = answer.suggestions.find(({ id }) => id === IDEA);
    expect(found?.offer).toEqual(listed[0]);
    expect(answer.suggestions.filter(({ offer }) => offer)).toHaveLength(1);

    const { location, status } = await follow(app, found?.offer?.link ?? "");
    const clicks = await database().selectFrom("click_events").selectAll().execute();
    expect(clicks).toMatchObject([{ product_id: IDEA, affiliate_link: "https://shop.example/can?x=%20y" }]);
    expect(clicks[0]?.click_id).toMatch(/^[0-9a-f]{32}$/);
    expect([status, location]).toEqual([
      302,
      `https://shop.example/can?x=%20y&subId1=${clicks[0]?.click_id}`,
    ]);
  });

  it("of a feed take the place of those before at once, and a shrunken feed waits to be confirmed", async () => {
    const db = database();
    await bring({ db }, [CAN, ...OTHERS]);
    const [before] = await db
      .selectFrom("offers")
      .select(["first_seen"])
      .where("product_id", "=", "can")
      .execute();
    const held = await bring({ db }, [DEARER, ROSE]);
    expect(held).toMatchObject({ state: "held", offerCount: 2, before: 9 });
    expect(titles(await offersOf(appOn(db)))).toEqual(["Haws Long Spout Copper Watering Can"]);
    expect(await run("list")).toContain("a feed of 2 offers waits to be confirmed");
    expect(await run("confirm", "--shop", "Pots & Co")).toContain("2 offers are shown now");
    expect(titles(await offersOf(appOn(db)))).toEqual(["Copper Watering Can with Long Spout"]);

    await expect(bring({ db }, [CAN, CAN.replace("39.90 USD", '"39')])).rejects.toThrow("never closed");
    expect(titles(await offersOf(appOn(db)))).toEqual(["Copper Watering Can with Long Spout"]);
    const again = await bring({ db }, [CAN, DEARER]);
    expect(again).toMatchObject({ state: "live", offerCount: 2 });
    const rows = await db.selectFrom("offers").select("first_seen").where("product_id", "=", "can").execute();
    expect(rows).toEqual([before]);
    expect(await db.selectFrom("offer_imports").select("state").execute()).toEqual([{ state: "live" }]);
    expect(await run("remove", "--shop", "Pots & Co")).toContain("are removed");
    expect(await offersOf(appOn(db))).toEqual([]);
    expect(await db.selectFrom("offers").select("id").execute()).toEqual([]);
  });
});

describeOnSqlite("offers are shown", (database) => {
  it("only in the shop's country, on pages where its programme allows it, and while they are fresh", async () => {
    const db = database();
    await bring({ db }, [CAN]);
    const foreign = { Origin: "https://blog.example" };
    const app = appOn(db);
    expect(await offersOf(app, "?country=GB")).toEqual([]);
    expect(await offersOf(app, "", foreign)).toEqual([]);
    const later = (days: number) => appOn(db, new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000));
    expect(await offersOf(later(2.9))).toHaveLength(1);
    expect(await offersOf(later(3.1))).toEqual([]);
    await bring({ db }, [CAN], { freshDays: 7, policy: { thirdPartySites: true, charityClaim: true } });
    expect(await offersOf(later(3.1), "", foreign)).toMatchObject([{ charityClaim: true }]);
  });

  it("only within the visitor's budget, and with recommendations too", async () => {
    const db = database();
    await bring({ db }, [CAN]);
    const context = (min: number, max: number) => ({
      occasion: { type: "Housewarming" },
      recipient: { interests: ["Gardening"] },
      constraints: { budget: { min, max } },
    });
    const offerAt = async (min: number, max: number) => {
      const app = createTestApp(db, { sources: [ONLY] });
      const reply = await app.post("/api/recommendations", context(min, max));
      const { recommendations } = recommendationsResponse.parse(await reply.json());
      return recommendations.find(({ id }) => id === IDEA)?.offer?.price.amount;
    };
    expect(await offerAt(5, 60)).toBe(39.9);
    expect(await offerAt(5, 39)).toBeUndefined();
    expect(await offerAt(40, 60)).toBe(39.9);
    expect(await offerAt(45, 60)).toBeUndefined();
  });

  it("in an event stream as in JSON, and never beside an AI's words unless that is allowed", async () => {
    const db = database();
    await bring({ db }, [CAN]);
    const offered = async (name: "openai" | "curated") => {
      const source = { ...ONLY, name };
      const app = createTestApp(db, { sources: [source] });
      const reply = await app.post("/api/functions/ai-gift-finder", WISH, { Accept: "text/event-stream" });
      return parseEvents(await reply.text()).filter(({ data }) => JSON.stringify(data).includes("Haws"))
        .length;
    };
    expect(await offered("curated")).toBe(1);
    expect(await offered("openai")).toBe(0);
    await bring({ db }, [CAN], { policy: { aiText: true } });
    expect(await offered("openai")).toBe(1);
  });

  it.each(["0", "999", "1e3", "x", "9".repeat(40)])(
    "and an offer %s that isn't there is not found",
    async (id) => {
      const reply = await appOn(database()).request(`/api/offers/${id}/shop`);
      expect(reply.status).toBe(404);
    },
  );
});

async function follow(app: TestApp, path: string) {
  const { headers, status } = await app.request(path);
  return { status, location: headers.get("Location") };
}
