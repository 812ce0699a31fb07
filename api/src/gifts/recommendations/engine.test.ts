import type { GiftRequest, GiftSuggestion } from "@gifthearth/core";
import { completeContext, EMPTY_HISTORY } from "@gifthearth/core/recommend";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { fakeSource, gift, gifts } from "../../../../tests/support/gifts.ts";
import { type GiftSource, GiftSourceError } from "../sources/source.ts";
import { createEngine, type EngineOptions } from "./engine.ts";

const CONTEXT = completeContext({
  recipient: { interests: ["Tea"] },
  constraints: { budget: { min: 20, max: 80 } },
});

function recommend(sources: readonly GiftSource[], options: Partial<EngineOptions> = {}, context = CONTEXT) {
  const engine = createEngine({
    sources,
    clock: () => new Date("2026-11-21T12:00:00Z"),
    logger: pino({ level: "silent" }),
  });
  const all = { strategy: "standard", prefersDiversity: false, highQuality: false, history: EMPTY_HISTORY };
  return engine.recommend(context, { ...all, ...options } as EngineOptions, new AbortController().signal);
}

const titles = ({ recommendations }: { recommendations: readonly { title: string }[] }) =>
  recommendations.map(({ title }) => title);

/** A source that remembers what it was asked. */
function listeningSource(suggestions: readonly GiftSuggestion[]) {
  const asked: GiftRequest[] = [];
  const source: GiftSource = {
    name: "openai",
    kind: "model",
    async *suggest(request) {
      asked.push(request);
      yield* suggestions;
    },
  };
  return { source, asked };
}

const failing = (name: "openai" | "curated") => fakeSource(name, [], "down");
const catalogue = fakeSource("curated", gifts(12));
const LONG = "A pot of tea for two, and time to drink it. ".repeat(7);

describe("the standard recommender", () => {
  it("asks the catalogue alone, in its order, and scores from 5 to 10", async () => {
    const { source, asked } = listeningSource([gift("From the model")]);
    const { recommendations, fallback } = await recommend([source, catalogue]);
    expect(asked).toEqual([]);
    expect(titles({ recommendations })).toEqual(gifts(12).map(({ title }) => title));
    expect(fallback).toBe(false);
    for (const { qualityScore } of recommendations) {
      expect(qualityScore).toBeGreaterThanOrEqual(5);
      expect(qualityScore).toBeLessThanOrEqual(10);
    }
  });

  it("gives the same scores again, and other ones for another context", async () => {
    const first = await recommend([catalogue]);
    expect(await recommend([catalogue])).toEqual(first);
    const other = completeContext({ recipient: { interests: ["Coffee"] } });
    expect(await recommend([catalogue], {}, other)).not.toEqual(first);
  });

  it("leaves the three fixed ideas where it fails", async () => {
    const { recommendations, fallback } = await recommend([failing("curated")]);
    expect(fallback).toBe(true);
    expect(recommendations.map(({ id, source, qualityScore }) => [id, source, qualityScore])).toEqual([
      ["fallback-experience", "builtin", 7],
      ["fallback-gift-set", "builtin", 6.5],
      ["fallback-subscription", "builtin", 6],
    ]);
  });

  it("has nothing where nothing fits, which is no failure", async () => {
    expect(await recommend([fakeSource("curated", [])])).toEqual({ recommendations: [], fallback: false });
  });
});

describe("the enhanced strategy", () => {
  const enhanced = { strategy: "enhanced" } as const;

  it.each([
    [["Tea", "Yoga", "Art"], 4],
    [["Tea", "Yoga", "Art", "Music"], 5],
  ])("asks the AI by the count rule: %s", async (interests, count) => {
    const { source, asked } = listeningSource([gift("Tea Tray")]);
    await recommend([source, catalogue], enhanced, completeContext({ recipient: { interests } }));
    expect(asked[0]).toMatchObject({ count, interests });
  });

  it("scores by the basic score, best first", async () => {
    const source = fakeSource("openai", [gift("Plain Thing"), gift("Long Story", { description: LONG })]);
    const { recommendations } = await recommend([source, catalogue], enhanced);
    expect(titles({ recommendations })).toEqual(["Long Story", "Plain Thing"]);
    expect(recommendations[0]?.qualityScore).toBe(8);
  });

  it("falls back to the standard recommender without an answer", async () => {
    for (const source of [failing("openai"), fakeSource("openai", [])]) {
      const { recommendations, fallback } = await recommend([source, catalogue], enhanced);
      expect(recommendations).toHaveLength(12);
      expect(fallback).toBe(true);
    }
  });

  it("calls it no failure when the AI rests by the operator's own limit", async () => {
    const resting: GiftSource = {
      name: "openai",
      kind: "model",
      // biome-ignore lint/correctness/useYield: it gives nothing
      async *suggest() {
        throw new GiftSourceError("The day's limit is used up", { isPlanned: true });
      },
    };
    const { recommendations, fallback } = await recommend([resting, catalogue], enhanced);
    expect(recommendations).toHaveLength(12);
    expect(fallback).toBe(false);
  });

  it("keeps what came before a failure", async () => {
    const source = fakeSource("openai", [gift("Tea Tray")], "broke off");
    expect(titles(await recommend([source, catalogue], enhanced))).toEqual(["Tea Tray"]);
  });

  it("without an AI asks the catalogue, which is no failure", async () => {
    const { recommendations, fallback } = await recommend([catalogue], enhanced);
    expect(recommendations.every(({ source }) => source === "curated")).toBe(true);
    expect(fallback).toBe(false);
  });

  it("has the engine's defaults for what the AI leaves out", async () => {
    const bare = gift("Paper Boat", { description: "No description available" });
    const book = gift("Dune", { description: "A novel to get lost in." });
    const { recommendations } = await recommend([fakeSource("openai", [bare, book]), catalogue], enhanced);
    const found = new Map(recommendations.map((item) => [item.title, item]));
    expect(found.get("Paper Boat")?.description).toBe("A thoughtful gift option based on your preferences.");
    expect(found.get("Dune")?.category).toBe("books");
  });

  it("leaves out error items", async () => {
    const source = fakeSource("openai", [gift("Error", { isError: true }), gift("Tea Tray")]);
    expect(titles(await recommend([source, catalogue], enhanced))).toEqual(["Tea Tray"]);
  });
});

describe("the diversity strategy", () => {
  it.each([{ strategy: "diversity" }, { strategy: "enhanced", prefersDiversity: true }] as const)(
    "shows at most 5, the top one first, of different categories: %o",
    async (options) => {
      const source = fakeSource("curated", [
        gift("One Lamp", { category: "home" }),
        gift("Two Vases", { category: "home" }),
        gift("Three Novels", { category: "books", isTopRecommendation: true }),
        gift("Four Cables", { category: "tech" }),
      ]);
      const { recommendations } = await recommend([source], options);
      expect(recommendations.length).toBeLessThanOrEqual(5);
      expect(titles({ recommendations }).slice(0, 3)).toEqual(["Three Novels", "One Lamp", "Four Cables"]);
    },
  );

  it("adds the catalogue to what the AI answers, without its like", async () => {
    const source = fakeSource("openai", [gift("Tea Tray", { category: "home" })]);
    const picks = fakeSource("curated", [
      gift("Tea Tray", { category: "kitchen" }),
      gift("Walking Map", { category: "outdoor" }),
    ]);
    const { recommendations } = await recommend([source, picks], { strategy: "diversity" });
    expect(recommendations.map(({ title, source: from }) => [title, from])).toEqual([
      ["Tea Tray", "openai"],
      ["Walking Map", "curated"],
    ]);
  });
});

describe("the personalized strategy", () => {
  const history = { ...EMPTY_HISTORY, previousGifts: ["Walking Map"], favoriteCategories: ["Books"] };
  const picks = [
    gift("Walking Map"),
    gift("Star Globe"),
    gift("Brass Bell"),
    gift("Ghost Stories", { category: "books" }),
  ];

  it("leaves out what was given, and puts favourite categories first", async () => {
    const answer = await recommend([fakeSource("curated", picks)], { strategy: "personalized", history });
    expect(titles(answer)).toEqual(["Ghost Stories", "Star Globe", "Brass Bell"]);
    expect(answer.recommendations.map(({ isTopRecommendation }) => isTopRecommendation)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("takes earlier interests where none is named", async () => {
    const { source, asked } = listeningSource([gift("Tea Tray")]);
    const options = {
      strategy: "personalized",
      history: { ...history, previousInterests: ["Tea"] },
    } as const;
    await recommend([source], options, completeContext());
    expect(asked[0]?.interests).toEqual(["Tea"]);
  });
});

describe("the high-quality mode", () => {
  const highQuality = { highQuality: true } as const;

  it("asks for five, scores from 7, and flags the highest", async () => {
    const { source, asked } = listeningSource([gift("Tea Tray", { description: LONG }), gift("Plain Thing")]);
    const { recommendations } = await recommend([source], highQuality);
    expect(asked[0]?.count).toBe(5);
    expect(
      recommendations.map(({ title, qualityScore, isTopRecommendation }) => [
        title,
        qualityScore,
        isTopRecommendation,
      ]),
    ).toEqual([
      ["Tea Tray", 8.5, true],
      ["Plain Thing", 7.1, false],
    ]);
  });

  it("shows at most twelve", async () => {
    const ours = gifts(12).map((item, place) => ({ ...item, category: `kind ${place}` }));
    const theirs = gifts(17)
      .slice(12)
      .map((item, place) => ({ ...item, category: `sort ${place}` }));
    const sources = [fakeSource("openai", theirs), fakeSource("curated", ours)];
    expect((await recommend(sources, highQuality)).recommendations).toHaveLength(12);
  });

  it("keeps no more than three of a category", async () => {
    const same = gifts(8).map((item) => ({ ...item, category: "home" }));
    const { recommendations } = await recommend([fakeSource("curated", same)], highQuality);
    expect(recommendations).toHaveLength(3);
  });

  it("falls back through the whole chain", async () => {
    const down = await recommend([failing("openai"), failing("curated")], highQuality);
    expect(down.fallback).toBe(true);
    expect(down.recommendations.map(({ source }) => source)).toEqual(["builtin", "builtin", "builtin"]);
    expect(down.recommendations.map(({ qualityScore }) => qualityScore)).toEqual([7, 6.5, 6]);
  });
});
