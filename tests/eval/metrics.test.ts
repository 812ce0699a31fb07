import type { GiftIdea, GiftSuggestion } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { ideaToSuggestion } from "../../api/src/gifts/sources/curated.ts";
import { gift } from "../support/gifts.ts";
import { BARS, LEAD, missedBars, percent } from "./bars.ts";
import { plainSearch, randomInBudget } from "./baselines.ts";
import { judge } from "./judge.ts";
import { mentions } from "./mentions.ts";
import type { Profile } from "./profile.ts";
import { formatList, formatSummaries, worstFirst } from "./report.ts";
import { type Score, type ScoredList, type Summary, score } from "./score.ts";
import { shownPrice } from "./shown-price.ts";
import { usefulVariety, variety } from "./variety.ts";

const MUSIC_AND_TEA: Profile = {
  id: "aunt",
  person: "An aunt who sings and drinks tea.",
  country: "GB",
  query: {
    occasion: "Birthday",
    interests: ["singing", "a good brew"],
    budgetMin: 20,
    budgetMax: 60,
    additionalNotes: "no nuts, hates candles",
  },
  expect: {
    interests: [
      { asked: "singing", interests: ["Music"], words: ["song*"] },
      { asked: "a good brew", interests: ["Tea"], words: ["tea"] },
    ],
    ages: [70],
    forbid: { avoidFor: ["nuts"], words: ["candle"], categories: ["pets"], titles: ["Silver Tea Strainer"] },
    requireTags: [],
  },
};

function idea(title: string, changes: Partial<GiftIdea> = {}): GiftIdea {
  return {
    id: title.toLowerCase().replaceAll(" ", "-"),
    title,
    description: "Somebody will be glad of it.",
    category: "misc",
    searchText: title.toLowerCase(),
    price: [20, 60],
    interests: ["Music"],
    occasions: ["Birthday"],
    tags: [],
    contains: [],
    needs: [],
    closeness: [1, 5],
    tones: [],
    delight: 2,
    replaces: [],
    about: [],
    suits: {},
    spoils: [],
    motif: "table-lamp",
    lookFor: "Look for one of a single piece.",
    point: "somebody will be glad of it",
    ...changes,
  };
}

const verdictOn = (
  changes: Partial<GiftIdea>,
  shown: Partial<GiftSuggestion> = {},
  profile = MUSIC_AND_TEA,
) => {
  const of = idea(changes.title ?? "Brass Harp", changes);
  return judge({ suggestion: { ...ideaToSuggestion(of), ...shown }, idea: of }, profile);
};

const expecting = (changes: Partial<Profile["expect"]>): Profile => ({
  ...MUSIC_AND_TEA,
  expect: { ...MUSIC_AND_TEA.expect, ...changes },
});

describe("mentions", () => {
  it.each([
    ["A Candle and a Vase", "candle", true],
    ["Two candles", "candle", true],
    ["Crème brûlée", "creme", true],
    ["A candlestick", "candle", false],
    ["Knitwear", "knit*", true],
    ["A hand-knitted hat", "knit*", true],
    ["Gift for two", "for two", true],
    ["Begin", "gin", false],
    ["Aged gin", "gin", true],
  ])("%s: %s is %s", (text, pattern, answer) => {
    expect(mentions(text, pattern)).toBe(answer);
  });
});

describe("shownPrice", () => {
  it.each([
    ["$30-$60", { low: 30, high: 60 }],
    ["$30", { low: 30, high: 30 }],
    ["$200+", { low: 200, high: Number.POSITIVE_INFINITY }],
    ["about $30", null],
    ["€30-€60", null],
  ])("reads %s", (text, price) => {
    expect(shownPrice(text)).toEqual(price);
  });
});

describe("a verdict", () => {
  it("finds nothing wrong with what suits", () => {
    expect(verdictOn({})).toMatchObject({ isWithinBudget: true, answers: ["singing"], violations: [] });
  });

  it("names the interests that the idea or its words answer", () => {
    expect(verdictOn({ interests: ["Tea", "Music"] }).answers).toEqual(["singing", "a good brew"]);
    expect(verdictOn({ interests: ["Wine"], title: "Songbook of the Sea" }).answers).toEqual(["singing"]);
    expect(verdictOn({ interests: ["Wine"], description: "For song and tea." }).answers).toEqual([]);
  });

  it("judges a suggestion that is not the catalogue's by its words", () => {
    const verdict = judge({ suggestion: gift("Tea for a Candle-lit Room"), idea: null }, MUSIC_AND_TEA);
    expect(verdict).toMatchObject({ answers: ["a good brew"], violations: ["says “candle”"] });
  });

  it.each([
    ["$20-$60", 20, 60, true],
    ["$19-$60", 20, 60, false],
    ["$20-$61", 20, 60, false],
    ["$150-$480", 150, 200, true],
    ["$200+", 150, 200, true],
    ["$200+", 100, 195, false],
    ["a fair price", 0, 200, false],
  ])("on %s for a budget of %i to %i is %s", (priceRange, budgetMin, budgetMax, isWithinBudget) => {
    const profile = { ...MUSIC_AND_TEA, query: { ...MUSIC_AND_TEA.query, budgetMin, budgetMax } };
    expect(verdictOn({}, { priceRange }, profile).isWithinBudget).toBe(isWithinBudget);
  });

  it.each<[string, Partial<GiftIdea>]>([
    ["is to be avoided for nuts", { contains: ["nuts", "dairy"] }],
    ["says “candle”", { description: "Better than candles." }],
    ["is of the category pets", { category: "pets" }],
    ["resembles “Silver Tea Strainer”", { title: "Strainer for Tea in Silver" }],
    ["is for ages 4 to 9", { ages: [4, 9] }],
  ])("says that an idea %s", (violation, changes) => {
    expect(verdictOn(changes).violations).toEqual([violation]);
  });

  it("takes what names no ages to be for adults, and lets an idea suit any one of several people", () => {
    expect(verdictOn({}, {}, expecting({ ages: [9] })).violations).toEqual(["is for ages 16 to 120"]);
    expect(verdictOn({}, {}, expecting({ ages: [9, 40] })).violations).toEqual([]);
    expect(verdictOn({ ages: [4, 9] }, {}, expecting({ ages: [] })).violations).toEqual([]);
  });

  it("misses a tag that is required", () => {
    const profile = expecting({ requireTags: ["digital"] });
    expect(verdictOn({}, {}, profile).violations).toEqual(["is not digital"]);
    expect(verdictOn({ tags: ["digital"] }, {}, profile).violations).toEqual([]);
  });
});

describe("variety", () => {
  const tea = verdictOn({ title: "Copper Kettle", interests: ["Tea"], category: "kitchen" });
  const harp = verdictOn({ title: "Brass Harp", interests: ["Music"], category: "music" });
  const bowl = verdictOn({ title: "Brass Bowl", interests: ["Music"], category: "music" });
  const stranger = verdictOn({ title: "Oak Saddle", interests: ["Horses"], category: "outdoor" });

  it("counts categories, first interests and words that differ", () => {
    expect(variety([tea, harp])).toEqual({ categories: 1, interests: 1, words: 1 });
    // "brass" is one of the three words longer than three letters that the two have.
    expect(variety([harp, bowl])).toEqual({ categories: 1 / 2, interests: 1 / 2, words: 1 - 1 / 3 });
    expect(variety([])).toEqual({ categories: 0, interests: 0, words: 0 });
  });

  it("is of use only where the ideas are, on a page of six", () => {
    expect(usefulVariety([tea, harp])).toBeCloseTo((2 / 6 + 2 / 6 + 2 / 6) / 3);
    expect(usefulVariety([tea, harp, stranger])).toBeCloseTo(usefulVariety([tea, harp]));
    expect(usefulVariety([tea, { ...harp, violations: ["is loud"] }])).toBeCloseTo(usefulVariety([tea]));
    expect(usefulVariety([tea, { ...harp, isWithinBudget: false }])).toBeCloseTo(usefulVariety([tea]));
    expect(usefulVariety([...Array(6).fill(stranger), tea])).toBe(0);
  });
});

describe("score", () => {
  const catalogue = [
    idea("Brass Harp"),
    idea("Copper Kettle", { interests: ["Tea"] }),
    idea("Almond Tart", { interests: ["Baking"], contains: ["nuts"] }),
  ];
  const showing = (...places: number[]) => ({
    name: "fixed",
    suggest: async () =>
      places.flatMap((place) => catalogue[place] ?? []).map((shown) => ideaToSuggestion(shown)),
  });
  const scoreOf = (...places: number[]) =>
    score(showing(...places), [MUSIC_AND_TEA, MUSIC_AND_TEA], catalogue);

  it("is the share of interests answered, and of ideas and lists that violate nothing", async () => {
    expect((await scoreOf(0, 1)).summary).toMatchObject({
      coverage: 1,
      obedience: 1,
      cleanLists: 1,
      ideas: 4,
    });
    expect((await scoreOf(0, 2)).summary).toMatchObject({ coverage: 0.5, obedience: 0.5, cleanLists: 0 });
    expect((await scoreOf()).summary).toMatchObject({
      coverage: 0,
      obedience: 0,
      diversity: 0,
      shortLists: 2,
    });
  });

  it("is the variety of the first six, and of all, whether of use or not", async () => {
    const music = idea("Brass Harp", { category: "music" });
    const tea = idea("Copper Kettle", { category: "kitchen", interests: ["Horses"] });
    const shown = [music, music, music, tea, tea, tea, idea("Oak Saddle", { category: "outdoor" })];
    const contestant = { name: "fixed", suggest: async () => shown.map((each) => ideaToSuggestion(each)) };
    const { summary } = await score(contestant, [MUSIC_AND_TEA], [music, tea]);
    expect(summary.pageCategories).toBeCloseTo(2 / 6);
    expect(summary.categories).toBeCloseTo(3 / 7);
  });

  it("counts as covered what the first six ideas answer, not the seventh", async () => {
    expect((await scoreOf(0, 0, 0, 0, 0, 1)).summary.coverage).toBe(1);
    expect((await scoreOf(0, 0, 0, 0, 0, 0, 1)).summary.coverage).toBe(0.5);
  });

  it("tells how different the lists of different people are", async () => {
    expect((await scoreOf(0, 1)).summary).toMatchObject({ distinctness: 0, differentIdeas: 2, mostShown: 2 });
    let calls = 0;
    const turns = { name: "turns", suggest: async () => [ideaToSuggestion(catalogue[calls++] as GiftIdea)] };
    const { summary } = await score(turns, [MUSIC_AND_TEA, MUSIC_AND_TEA], catalogue);
    expect(summary).toMatchObject({ distinctness: 1, differentIdeas: 2, mostShown: 1 });
  });

  it("counts a contestant that fails, and goes on", async () => {
    const broken = {
      name: "broken",
      suggest: async () => {
        throw new Error("out of order");
      },
    };
    const { summary, lists } = await score(broken, [MUSIC_AND_TEA], catalogue);
    expect(summary).toMatchObject({ failures: 1, ideas: 0, coverage: 0 });
    expect(lists[0]?.failure).toBe("out of order");
  });
});

describe("the baselines", () => {
  const catalogue = [
    idea("Brass Harp"),
    idea("Copper Kettle", { interests: ["Tea"], description: "For singing over a good brew." }),
    idea("Silver Yacht", { price: [9_000, 20_000] }),
    ...Array.from({ length: 20 }, (_, place) => idea(`Thing ${place}`, { interests: ["Golf"] })),
  ];
  const titles = async (contestant: ReturnType<typeof plainSearch>) =>
    (await contestant.suggest(MUSIC_AND_TEA.query)).map(({ title }) => title);

  it("draw twelve affordable ideas by lot, the same each time", async () => {
    const drawn = await titles(randomInBudget(catalogue));
    expect(drawn).toHaveLength(12);
    expect(new Set(drawn).size).toBe(12);
    expect(drawn).not.toContain("Silver Yacht");
    expect(await titles(randomInBudget(catalogue))).toEqual(drawn);
    expect(await titles(randomInBudget(catalogue, 2))).not.toEqual(drawn);
  });

  it("search for the query's words", async () => {
    expect((await titles(plainSearch(catalogue)))[0]).toBe("Copper Kettle");
  });
});

describe("the bars", () => {
  const good = {
    name: "ours",
    budget: 1,
    obedience: 0.99,
    coverage: 0.97,
    diversity: 0.6,
    pageCategories: 0.9,
    categories: 0.7,
  } as Summary;
  const plain = {
    name: "BM25",
    coverage: 0.7,
    diversity: 0.3,
    pageCategories: 0.8,
    categories: 0.6,
  } as Summary;

  it("are the issue's", () => {
    expect(BARS).toEqual({ budget: 1, obedience: 0.98, coverage: 0.95 });
  });

  it("are met by what is good and ahead", () => {
    expect(missedBars(good, [plain])).toEqual([]);
  });

  it.each<[string, Partial<Summary>]>([
    ["budget is 99.9%, below 100.0%", { budget: 0.9999 }],
    ["obedience is 97.9%, below 98.0%", { obedience: 0.97999 }],
    ["diversity is 30.0%, not 5.0% ahead of BM25 with 30.0%", { diversity: 0.3 }],
    ["diversity is 34.9%, not 5.0% ahead of BM25 with 30.0%", { diversity: plain.diversity + LEAD - 0.001 }],
  ])("are missed: %s", (sentence, changes) => {
    expect(missedBars({ ...good, ...changes }, [plain])).toEqual([sentence]);
  });

  it("never round a share up to a bar", () => {
    expect(percent(0.9999)).toBe("99.9%");
    expect(percent(1)).toBe("100.0%");
    expect(percent(0.57)).toBe("57.0%");
  });
});

describe("the report", () => {
  const clean: ScoredList = {
    profile: MUSIC_AND_TEA,
    verdicts: [verdictOn({})],
    failure: null,
    coverage: 0.5,
  };
  const faulty: ScoredList = { ...clean, verdicts: [verdictOn({ category: "pets" })] };

  it("shows a list with what is wrong with it", () => {
    const text = formatList(faulty);
    expect(text).toContain("Brass Harp (pets, $20-$60): answers singing; WRONG: is of the category pets");
    expect(text).toContain("Coverage 50.0%; unanswered: a good brew");
    expect(text).toContain("“no nuts, hates candles”");
  });

  it("puts the worst list first", () => {
    expect(worstFirst([clean, faulty])).toEqual([faulty, clean]);
  });

  it("aligns the columns of its table", async () => {
    const { summary }: Score = await score({ name: "none", suggest: async () => [] }, [MUSIC_AND_TEA], []);
    const lines = formatSummaries([summary, { ...summary, name: "another" }]).split("\n");
    expect(lines[0]).toMatch(/^1 profiles +none +another$/);
    expect(new Set(lines.slice(1).map((line) => line.length)).size).toBe(1);
  });
});
