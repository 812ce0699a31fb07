import { CARD_OCCASIONS, type CardOccasion, RELATIONS, tonesFor } from "@gifthearth/core";
import { type CardWordsRequest, cardWordsResponse } from "@gifthearth/core/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sentencesOf } from "../../api/src/gifts/sources/ai/claims/claims.ts";
import { createModel } from "../../api/src/gifts/sources/ai/model.ts";
import { createTestApp, type TestApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";
import { type ModelServer, refuses, says, startModelServer } from "../support/model-server.ts";

const WISH: CardWordsRequest = {
  title: "Pocket Watercolor Set",
  category: "craft",
  occasion: "birthday",
  relation: "mother",
  tone: "warm",
};
const FUNNY_AT_A_FUNERAL = { ...WISH, occasion: "sympathy", tone: "funny" };

describe("POST /api/card-words", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  let model: ModelServer;
  beforeAll(async () => {
    opened = await openSqlite();
  });
  afterAll(() => opened.discard());
  beforeEach(async () => {
    model = await startModelServer();
  });
  afterEach(() => model.close());

  const ours = () => createTestApp(opened.db, { model: null });
  const withModel = () => {
    const settings = { baseUrl: model.baseUrl, apiKey: "k", model: "m", timeoutMs: 5_000 };
    return createTestApp(opened.db, { model: createModel(settings) });
  };
  async function ask(app: TestApp, wish: CardWordsRequest) {
    const response = await app.post("/api/card-words", wish);
    expect(response.status).toBe(200);
    return cardWordsResponse.parse(await response.json());
  }

  it("writes three, and others at three presses more, without a beginning that comes twice, for every occasion and tone", async () => {
    const app = ours();
    for (const occasion of Object.keys(CARD_OCCASIONS) as CardOccasion[]) {
      for (const tone of tonesFor(occasion)) {
        const seen: string[] = [];
        for (const press of [0, 1, 2, 3]) {
          const { messages, hasMore, source } = await ask(app, { ...WISH, occasion, tone, seen });
          expect([messages.length, hasMore, source], `${occasion} ${tone}`).toEqual([
            3,
            press < 3,
            "curated",
          ]);
          seen.push(...messages);
        }
        const beginnings = seen.map((message) => message.slice(0, 24));
        expect(new Set(beginnings).size, `${occasion} ${tone}`).toBeGreaterThanOrEqual(8);
        expect(new Set(seen).size).toBe(12);
        for (const message of seen) {
          expect(message).toMatch(/^[\p{Lu}“][^{}]+[.!?)”]$/u);
          expect(sentencesOf(message).length, message).toBeLessThanOrEqual(3);
        }
      }
    }
    const all = await ask(app, { ...WISH, seen: await everyMessage(app) });
    expect(all).toEqual({ source: "curated", messages: [], hasMore: false });
  });

  async function everyMessage(app: TestApp): Promise<string[]> {
    const seen: string[] = [];
    for (let press = 0; press < 4; press++) seen.push(...(await ask(app, { ...WISH, seen })).messages);
    return seen;
  }

  it("has words for whoever it is for", async () => {
    const app = ours();
    const told = await Promise.all(
      RELATIONS.map(async (relation) => (await ask(app, { ...WISH, relation, tone: "funny" })).messages),
    );
    expect(new Set(told.map((messages) => messages[1])).size).toBeGreaterThan(RELATIONS.length / 2);
  });

  it("lets the model write, and shows neither links, claims nor what was seen", async () => {
    const fresh = "May your brush never dry out before the light does. Happy painting, and happy birthday!";
    const known = "Here is to a year of colour and of slow afternoons. You have earned every one of them.";
    const claim = "Happy birthday to you! Half of the price goes to charity.";
    const list = [
      "<p>Happy birthday, dear painter!</p> See https://a.example/x for more colours.",
      known,
      claim,
    ];
    model.reply(says(`<think>[hm]</think>\`\`\`json\n${JSON.stringify({ messages: [...list, fresh] })}`));
    const { source, messages, hasMore } = await ask(withModel(), { ...WISH, seen: [known] });
    expect([source, hasMore, messages.length]).toEqual(["openai", true, 3]);
    expect(messages[0]).toBe("Happy birthday, dear painter!");
    expect(messages).toContain(fresh);
    expect(messages.join(" ")).not.toMatch(/charity|a year of colour/);
    const [system, user] = model.requests[0]?.body.messages ?? [];
    expect(system?.content).not.toContain("Watercolor");
    expect(JSON.parse(user?.content ?? "")).toMatchObject({ gift: WISH.title, relation: "mother" });
  });

  it("writes itself where the model fails or writes nothing that can be used", async () => {
    for (const reply of [refuses(500, "secret"), says("I can't help with that."), says('["{name}", "x"]')]) {
      model.reply(reply);
      const { source, messages } = await ask(withModel(), WISH);
      expect([source, messages.length]).toEqual(["curated", 3]);
    }
  });

  it.each([
    ["no title", { ...WISH, title: " " }],
    ["a title of 10 kB", { ...WISH, title: "x".repeat(10_000) }],
    ["an unknown occasion", { ...WISH, occasion: "__proto__" }],
    ["a joke at a funeral", FUNNY_AT_A_FUNERAL],
    ["too many seen", { ...WISH, seen: Array.from({ length: 31 }, () => "x") }],
    ["no object", []],
  ])("refuses %s", async (_, wish) => {
    expect((await ours().post("/api/card-words", wish)).status).toBe(400);
  });
});
