import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { giftSuggestion } from "../contract/gift-finder.ts";
import { statedPrice, toSuggestion } from "./suggestion.ts";

const BARE = {
  id: "s1",
  title: "Warm Lamp",
  description: "No description available",
  priceRange: "$25-$50",
  category: "misc",
  why: null,
  searchText: null,
  affiliateUrl: null,
  imageUrl: null,
  charityImpact: null,
  tags: [],
  isTopRecommendation: false,
  isError: false,
  qualityScore: 0.8,
};

describe("toSuggestion", () => {
  test("takes over what the model says (section 3)", () => {
    const raw = {
      title: "Warm Lamp",
      description: "Light like late summer.",
      priceRange: "$30-$60",
      category: "home",
      why: "She reads at night",
      searchText: "amber reading lamp",
      affiliateUrl: "https://www.amazon.com/dp/B0CRLAMP01",
      charityImpact: "Plants a tree",
      isTopRecommendation: true,
      qualityScore: 9.5,
    };
    expect(toSuggestion(raw, "s1")).toEqual({ ...BARE, ...raw });
  });

  test("defaults what is missing (section 3)", () => {
    expect(toSuggestion({ title: "Warm Lamp" }, "s1")).toEqual(BARE);
    expect(toSuggestion({}, "s1")).toEqual({ ...BARE, title: "Gift Suggestion" });
  });

  test("null is as good as missing (section 3)", () => {
    const raw = Object.fromEntries(Object.keys(BARE).map((name) => [name, null]));
    expect(toSuggestion(raw, "s1")).toEqual({ ...BARE, title: "Gift Suggestion" });
  });

  test("knows the other names that models use", () => {
    const raw = {
      name: "Warm Lamp",
      price_range: "$30-$60",
      search_text: "amber lamp",
      affiliate_url: "https://www.amazon.de/Lampe/dp/B0CRLAMP01/ref=x?tag=theirs-21",
      charity_impact: "Plants a tree",
    };
    expect(toSuggestion(raw, "s1")).toEqual({
      ...BARE,
      priceRange: "$30-$60",
      searchText: "amber lamp",
      affiliateUrl: "https://www.amazon.de/dp/B0CRLAMP01",
      charityImpact: "Plants a tree",
    });
    expect(toSuggestion({ title: null, name: "Warm Lamp", priceRange: null, price: 50 }, "s1")).toEqual({
      ...BARE,
      priceRange: "$40-$60",
    });
  });

  test.each([null, undefined, "Warm Lamp", 7, true, [], [{ title: "Warm Lamp" }], () => "Warm Lamp"])(
    "what is no object is none",
    (raw) => {
      expect(toSuggestion(raw, "s1")).toBeNull();
    },
  );

  test.each([
    "",
    "abc",
    "1. abc",
    "x".repeat(100),
    "<b></b>",
    1234,
    ["Warm Lamp"],
    { text: "Warm Lamp" },
    false,
  ])(
    "a title that isn't longer than 3 and shorter than 100 characters drops the item (section 5): %j",
    (title) => {
      expect(toSuggestion({ title }, "s1")).toBeNull();
    },
  );

  test.each([
    "1. Warm Lamp",
    "**2. Warm Lamp**",
    "<b>1. Warm Lamp</b>",
    "- Title: `Warm` Lamp",
    "Warm\u200B Lamp",
  ])("a title is cleaned (section 5): %j", (title) => {
    expect(toSuggestion({ title }, "s1")?.title).toBe("Warm Lamp");
  });

  test.each([
    ["$45", "$36-$54"],
    [45, "$36-$54"],
    ["$20–30", "$20-$30"],
    ["€20-€30", "$25-$50"],
    ["varies", "$25-$50"],
    [[20, 30], "$25-$50"],
    [{ min: 20, max: 30 }, "$25-$50"],
  ])(
    "a price becomes a range in dollars, or the default (sections 3 and 9): %j is %s",
    (priceRange, shown) => {
      expect(toSuggestion({ title: "Warm Lamp", priceRange }, "s1")?.priceRange).toBe(shown);
    },
  );

  test.each([
    "www.amazon.com/dp/B0CRLAMP01",
    "https://amazon.com.evil.org/dp/B0CRLAMP01",
    "https://user@www.amazon.com/dp/B0CRLAMP01",
    "https://www.amazon.com/gp/redirect.html?location=https://evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    { href: "https://www.amazon.com/dp/B0" },
    ["https://www.amazon.com/dp/B0"],
  ])("a link that doesn't lead to a marketplace that we know is dropped: %j", (affiliateUrl) => {
    expect(toSuggestion({ title: "Warm Lamp", affiliateUrl }, "s1")).toEqual(BARE);
  });

  test.each([-0.1, 10.1, 1e9, Number.NaN, Number.POSITIVE_INFINITY, "9", {}])(
    "a quality score outside 0 to 10 is the default 0.8 (section 3): %j",
    (qualityScore) => {
      expect(toSuggestion({ title: "Warm Lamp", qualityScore }, "s1")).toEqual(BARE);
    },
  );

  test.each([0, 0.8, 10])("a quality score of 0 to 10 stays: %d", (qualityScore) => {
    expect(toSuggestion({ title: "Warm Lamp", qualityScore }, "s1")?.qualityScore).toBe(qualityScore);
  });

  test.each(["true", 1, {}, "yes"])("only true makes a top recommendation (section 3): not %j", (value) => {
    expect(toSuggestion({ title: "Warm Lamp", isTopRecommendation: value }, "s1")).toEqual(BARE);
  });

  test('"AI-Suggested Gift" with trouble formatting is an error item (section 5)', () => {
    const isError = (title: string, description: string) =>
      toSuggestion({ title, description }, "s1")?.isError;
    expect(isError("AI-Suggested Gift", "We had trouble formatting the answer.")).toBe(true);
    expect(isError("**AI-Suggested Gift**", "Trouble  Formatting")).toBe(true);
    expect(isError("AI-Suggested Gift", "A warm lamp.")).toBe(false);
    expect(isError("Warm Lamp", "We had trouble formatting the answer.")).toBe(false);
  });

  test("where a generic title is replaced, the model's own words are what is searched for (section 5)", () => {
    const title = "Deluxe gift basket of assorted things from the whole wide world";
    const suggestion = toSuggestion({ title }, "s1");
    expect(suggestion?.title).not.toBe(title);
    expect(suggestion?.title.length).toBeLessThanOrEqual(50);
    expect(suggestion?.searchText).toBe(title);
    expect(toSuggestion({ title, searchText: "fruit basket" }, "s1")?.searchText).toBe("fruit basket");
  });

  test("known keys only: ids, pictures, tags, error flags and strangers of the model's are left behind", () => {
    const raw = {
      title: "Warm Lamp",
      id: "theirs",
      imageUrl: "https://evil.org/x.png",
      tags: ["<b>"],
      isError: true,
      onclick: "alert(1)",
    };
    expect(toSuggestion(raw, "s1")).toEqual(BARE);
  });

  test("a __proto__ key neither is read nor changes any object", () => {
    const raw = JSON.parse('{"title":"Warm Lamp","__proto__":{"description":"evil","polluted":true}}');
    expect(toSuggestion(raw, "s1")).toEqual(BARE);
    expect(toSuggestion(JSON.parse('{"__proto__":{"title":"Evil Lamp"}}'), "s1")?.title).toBe(
      "Gift Suggestion",
    );
    expect({}).not.toHaveProperty("polluted");
  });

  test("inherited fields are not the model's", () => {
    expect(toSuggestion(Object.create({ description: "evil", title: "Evil Lamp" }), "s1")).toEqual({
      ...BARE,
      title: "Gift Suggestion",
    });
  });

  test("texts are plain and short, whatever the model wrote", () => {
    const suggestion = toSuggestion(
      {
        title: "Warm Lamp",
        description: `<p>**Warm**\u0000${" word".repeat(200)}</p>`,
        why: "w".repeat(500),
        searchText: "s".repeat(500),
        category: "c".repeat(500),
        charityImpact: "i".repeat(500),
      },
      "s1",
    );
    expect(suggestion?.description).toMatch(/^Warm word .* word…$/);
    expect(suggestion?.description.length).toBeLessThanOrEqual(400);
    expect(suggestion?.why).toHaveLength(240);
    expect(suggestion?.searchText).toHaveLength(120);
    expect(suggestion?.category).toHaveLength(40);
    expect(suggestion?.charityImpact).toHaveLength(200);
  });

  test("copes with anything, and what it gives is exactly what the contract promises", () => {
    const junk = fc.oneof(fc.string({ unit: "binary" }), fc.anything({ maxDepth: 3 }));
    const raw = fc.oneof(
      fc.anything(),
      fc.record(
        {
          title: fc.oneof(fc.constant("Warm Lamp"), junk),
          name: junk,
          description: junk,
          priceRange: junk,
          price: junk,
          category: junk,
          why: junk,
          searchText: junk,
          affiliateUrl: fc.oneof(fc.webUrl(), junk),
          charityImpact: junk,
          isTopRecommendation: junk,
          qualityScore: fc.oneof(fc.double(), junk),
          stranger: junk,
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(raw, (value) => {
        const suggestion = toSuggestion(value, "s1");
        if (!suggestion) return;
        expect(Object.keys(suggestion).sort()).toEqual(Object.keys(BARE).sort());
        expect(giftSuggestion.parse(suggestion)).toEqual(suggestion);
        const { title, description, category, why, searchText, charityImpact } = suggestion;
        expect(title.length > 3 && title.length < 100).toBe(true);
        for (const text of [title, description, category, why ?? "", searchText ?? "", charityImpact ?? ""]) {
          expect(text).not.toMatch(/[<>\p{Cc}]/u);
          expect(text.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("statedPrice", () => {
  test("is the price that the model states, under any of its names", () => {
    expect(statedPrice({ priceRange: "$30-$60" })).toEqual([30, 60]);
    expect(statedPrice({ price_range: "$30-$60" })).toEqual([30, 60]);
    expect(statedPrice({ priceRange: null, price: 50 })).toEqual([40, 60]);
  });

  test.each([null, undefined, "$30", [], {}, { priceRange: "varies" }, { priceRange: ["$30"] }])(
    "where none is stated there is none, and no default: %j",
    (raw) => {
      expect(statedPrice(raw)).toBeNull();
    },
  );
});
