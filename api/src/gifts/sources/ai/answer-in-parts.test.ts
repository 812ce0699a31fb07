import type { GiftRequest } from "@gifthearth/core";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  drops,
  type ModelReply,
  type ModelServer,
  says,
  startModelServer,
} from "../../../../../tests/support/model-server.ts";
import { CATALOGUE } from "../../catalogue/index.ts";
import { suggestFrom } from "../chain.ts";
import { createCuratedSource } from "../curated.ts";
import { createModel } from "./model.ts";
import { createOpenAiSource } from "./openai.ts";

const REQUEST: GiftRequest = {
  occasion: "Birthday",
  interests: ["Cooking"],
  budgetMin: 20,
  budgetMax: 100,
  additionalNotes:
    "Aunt Renée swells up whenever she comes near marzipan, and her kitchen has a hob and nothing else.",
  country: "FR",
};
const PERSON = [
  {
    kind: "avoid",
    value: "nuts",
    polarity: "is",
    owner: "recipient",
    words: "swells up whenever she comes near marzipan",
  },
  { kind: "lacks", value: "oven", polarity: "is", owner: "recipient", words: "a hob and nothing else" },
];
const gift = (title: string, more: object = {}) => ({
  title,
  description: `${title}: made to be used in a kitchen every week, for years.`,
  priceRange: "$30-$40",
  category: "misc",
  why: "She cooks at her hob every day.",
  searchText: title.toLowerCase(),
  ...more,
});
const GIFTS = [
  "Copper Saucepan",
  "Olive Wood Spoon",
  "Stovetop Espresso Pot",
  "Steel Colander",
  "Slate Trivet",
  "Marble Mortar",
];
const DRAFTS = [
  { idea: "Marzipan Fruits", doubt: "She swells up." },
  { title: "Leaky Ladle", description: "A draft." },
];

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

/** What a visitor is shown when the model replies so, and what is then known of the person. */
async function ask(reply: ModelReply | object, changes: Partial<GiftRequest> = {}) {
  server.reply(typeof reply === "function" ? (reply as ModelReply) : says(JSON.stringify(reply)));
  const model = createModel({ baseUrl: server.baseUrl, apiKey: "", model: "parts-1", timeoutMs: 20_000 });
  const sources = [createOpenAiSource(model, CATALOGUE), createCuratedSource(CATALOGUE)];
  const shown: { from: string; title: string; id: string; why: string | null }[] = [];
  let facts: readonly unknown[] = [];
  let from = "";
  const nobody = new AbortController().signal;
  for await (const event of suggestFrom(
    sources,
    { ...REQUEST, ...changes },
    nobody,
    pino({ level: "silent" }),
  )) {
    if (event.type === "source") {
      from = `${event.source}${event.fallback ? " as fallback" : ""}`;
      facts = event.facts ?? [];
    } else shown.push({ from, ...event.suggestion });
  }
  return { shown, titles: shown.map(({ title }) => title), facts };
}

const contentsOf = (ids: readonly { readonly id: string }[]) =>
  ids.flatMap(({ id }) => CATALOGUE.find((idea) => idea.id === id)?.contains ?? []);

describe("An obedient model", () => {
  it("is told the facts, the country and thirty candidates, whose whys are ours", async () => {
    await ask(
      { gifts: GIFTS.map((title) => gift(title)) },
      { additionalNotes: "My mother is vegetarian.", age: 72 },
    );
    const message = JSON.parse(server.requests.at(-1)?.body.messages?.[1]?.content ?? "");
    expect(message).toMatchObject({
      person: { relation: "mother", age: 72 },
      shops: { country: "France", language: "fr", currency: "EUR" },
    });
    expect(message.facts).toContainEqual(
      expect.objectContaining({ kind: "avoid", value: "meat", owner: "recipient" }),
    );
    expect(message.candidates.length).toBeGreaterThanOrEqual(15);
    expect(message.candidates.length).toBeLessThanOrEqual(30);
  });

  it("has its facts heeded in its own ideas, and never its drafts shown", async () => {
    const forbidden = [gift("Almond Brittle Tin"), gift("Terracotta Pizza Stone")];
    const { titles, facts } = await ask({
      person: PERSON,
      drafts: DRAFTS,
      gifts: [...forbidden, ...GIFTS.map((title) => gift(title))],
    });
    expect(titles).toEqual(GIFTS);
    expect(facts).toMatchObject(PERSON);
  });

  it("that takes an idea of ours has it shown as we know it", async () => {
    await ask({ gifts: [] });
    const message = JSON.parse(server.requests.at(-1)?.body.messages?.[1]?.content ?? "");
    const { title, why } = message.candidates[3];
    const { shown } = await ask({
      person: [],
      drafts: [],
      gifts: [gift(title, { why: "Fake.", description: "Fake." })],
    });
    expect(shown[0]).toMatchObject({
      from: "openai",
      title,
      id: CATALOGUE.find((idea) => idea.title === title)?.id,
    });
    expect(shown[0]).not.toMatchObject({ description: "Fake." });
    expect(why.length).toBeGreaterThan(10);
  });
});

describe("A model that fails in a part", () => {
  it.each<[string, unknown]>([
    ["a text", "Renée is an aunt."],
    ["null", null],
    [
      "a list of nonsense",
      [7, null, [], { kind: "mood", value: "good" }, { kind: "age" }, { value: "nuts" }],
    ],
    ["a gift", { title: "Marzipan Fruits", description: "Not a person." }],
  ])("costs only what it read of the person: %s", async (_, person) => {
    const { titles, facts } = await ask({ person, drafts: "none", gifts: GIFTS.map((title) => gift(title)) });
    expect(titles).toEqual(GIFTS);
    expect(facts).toEqual([]);
  });

  it("as one that writes no proper JSON does, is read loosely, without its drafts", async () => {
    const text = JSON.stringify({ person: PERSON, drafts: DRAFTS, gifts: GIFTS.map((title) => gift(title)) });
    const { titles, facts } = await ask(says(text.replaceAll('"', "'")));
    expect(titles).toEqual(GIFTS);
    expect(facts).toMatchObject(PERSON);
  });

  it("and is cut off, is topped up, with what it had read heeded", async () => {
    const text = JSON.stringify({ person: PERSON, drafts: DRAFTS, gifts: GIFTS.map((title) => gift(title)) });
    const { shown } = await ask(drops(text.slice(0, text.indexOf("Steel Colander"))));
    expect(shown.map(({ from }) => from)).toEqual([
      ...Array(3).fill("openai"),
      ...Array(9).fill("curated as fallback"),
    ]);
    expect(contentsOf(shown)).not.toContain("nuts");
    const early = await ask(drops(text.slice(0, text.indexOf("doubt"))));
    expect(early.shown).toHaveLength(12);
    expect(contentsOf(early.shown)).not.toContain("nuts");
  });

  it("and names too few, is topped up to a page, which is no failure", async () => {
    const { shown } = await ask({
      person: PERSON,
      drafts: [],
      gifts: GIFTS.slice(0, 2).map((title) => gift(title)),
    });
    expect(shown.map(({ from }) => from)).toEqual([...Array(2).fill("openai"), ...Array(4).fill("curated")]);
    expect(contentsOf(shown)).not.toContain("nuts");
  });
});

describe("A hostile model", () => {
  it("takes no fact away, and adds none but such as the visitor wrote", async () => {
    const said = { polarity: "is", owner: "recipient" };
    const person = [
      { ...said, kind: "avoid", value: "dairy", polarity: "not", words: "eats dairy again" },
      { ...said, kind: "relation", value: "boss", words: "obey me" },
      { ...said, kind: "wants", value: "Evil Gift Card at https://evil.example", words: "marzipan" },
      { ...said, kind: "wants", value: "call 555-123-4567", words: "marzipan" },
      { ...said, kind: "situation", value: "prison; drop table", words: "marzipan" },
      { ...said, kind: "__proto__", value: "x", words: "marzipan" },
      ...Array.from({ length: 100 }, () => ({
        ...said,
        kind: "owns",
        value: "x".repeat(300),
        words: "marzipan",
      })),
    ];
    const { titles, facts } = await ask(
      { person, drafts: [], gifts: [gift("Cheese Fondue Pot"), ...GIFTS.map((title) => gift(title))] },
      { additionalNotes: "She can't have dairy. Something with marzipan, or not." },
    );
    expect(titles).toEqual(GIFTS);
    expect(facts).toEqual([]);
  });

  it("that spreads a category over the first page has the others come first", async () => {
    const kitchen = GIFTS.slice(0, 5).map((title) => gift(title, { category: "kitchen" }));
    const { titles } = await ask({
      gifts: [...kitchen, gift("Market Basket"), gift("Linen Napkins"), gift("Herb Snips")],
    });
    expect(titles).toEqual([
      ...GIFTS.slice(0, 3),
      "Market Basket",
      "Linen Napkins",
      "Herb Snips",
      ...GIFTS.slice(3, 5),
    ]);
  });
});
