import { describe, expect, test } from "vitest";
import * as z from "zod";
import { MARKETPLACES, marketplaceFrom } from "../marketplaces.ts";
import {
  drawing,
  giftFinderDone,
  giftFinderMeta,
  giftFinderRequest,
  giftFinderResponse,
  giftSuggestion,
  marketplace,
} from "./gift-finder.ts";

const ASKED = { occasion: "Birthday", interests: ["Reading"] };

function faults(value: unknown) {
  const { error } = giftFinderRequest.safeParse(value);
  return error ? z.flattenError(error).fieldErrors : {};
}

describe("giftFinderRequest", () => {
  test("an occasion and an interest are enough: the budget is 25 to 100 and there are no notes (section 9)", () => {
    expect(giftFinderRequest.parse(ASKED)).toEqual({
      ...ASKED,
      budgetMin: 25,
      budgetMax: 100,
      additionalNotes: "",
    });
  });

  test("takes what the finder's form sends (section 7)", () => {
    const query = {
      provider: "openai",
      occasion: "Name day",
      interests: ["Reading", "Art"],
      budgetMin: 0,
      budgetMax: 200,
      additionalNotes: "Loves\nthe sea",
      country: "nl",
    };
    expect(giftFinderRequest.parse(query)).toEqual(query);
  });

  test("any provider is taken, for there is only one (section 3)", () => {
    expect(giftFinderRequest.parse({ ...ASKED, provider: "another" }).provider).toBe("another");
  });

  test.each([undefined, null, "", "  ", 7, "\u0000"])(
    "without an occasion: Please select an occasion (section 5): %j",
    (occasion) => {
      expect(faults({ ...ASKED, occasion })).toEqual({ occasion: ["Please select an occasion"] });
    },
  );

  test.each([undefined, null, [], [""], ["  ", "\n"], "Reading"].map((interests) => ({ interests })))(
    "without an interest: Please add at least one interest (section 5): %j",
    ({ interests }) => {
      expect(faults({ ...ASKED, interests })).toEqual({ interests: ["Please add at least one interest"] });
    },
  );

  test("interests are trimmed, non-empty and without duplicates, upper and lower case apart (section 5)", () => {
    const interests = [" Art ", "", "Art", "art", "  "];
    expect(giftFinderRequest.parse({ ...ASKED, interests }).interests).toEqual(["Art", "art"]);
  });

  test("an interest that is no text is refused in words", () => {
    expect(faults({ ...ASKED, interests: ["Art", 7] }).interests).toHaveLength(1);
  });

  test.each([
    ["occasion", "x".repeat(61), "Please keep this to 60 characters or fewer"],
    ["interests", ["x".repeat(61)], "Please keep this to 60 characters or fewer"],
    ["interests", Array.from({ length: 21 }, (_, index) => `${index}`), "Please name 20 interests or fewer"],
    ["additionalNotes", "x".repeat(2_001), "Please keep this to 2000 characters or fewer"],
    ["provider", "x".repeat(41), "Please keep this to 40 characters or fewer"],
    ["country", "x".repeat(41), "Please keep this to 40 characters or fewer"],
    ["budgetMin", -1, "The budget must not be negative"],
    ["budgetMax", 100_001, "The budget must be $100000 or less"],
    ["budgetMax", "100", "Please give the budget as a number of dollars"],
    ["budgetMin", Number.NaN, "Please give the budget as a number of dollars"],
    ["budgetMax", Number.POSITIVE_INFINITY, "Please give the budget as a number of dollars"],
    ["budgetMin", null, "Please give the budget as a number of dollars"],
  ])("what is too much is refused with a message of its own: %s", (name, value, message) => {
    expect(faults({ ...ASKED, [name]: value })).toEqual({ [name]: [message] });
  });

  test("notes that are no text are refused, whatever else is missing", () => {
    expect(Object.keys(faults({ ...ASKED, interests: [], additionalNotes: -1e300 }))).toEqual([
      "additionalNotes",
    ]);
  });

  test("the lowest price must not be above the highest, but may equal it", () => {
    expect(faults({ ...ASKED, budgetMin: 101 })).toEqual({
      budgetMin: ["The lowest price must not be above the highest"],
    });
    expect(faults({ ...ASKED, budgetMin: 50, budgetMax: 50 })).toEqual({});
  });

  test("all that is missing is said at once (section 5)", () => {
    expect(faults({})).toEqual({
      occasion: ["Please select an occasion"],
      interests: ["Please add at least one interest"],
    });
  });

  test("fields that nobody knows are left behind, __proto__ included", () => {
    const query = giftFinderRequest.parse(
      JSON.parse('{"occasion":"Birthday","interests":["Art"],"systemPrompt":"x","__proto__":{"polluted":1}}'),
    );
    expect(Object.keys(query).sort()).toEqual([
      "additionalNotes",
      "budgetMax",
      "budgetMin",
      "interests",
      "occasion",
    ]);
    expect(query).not.toHaveProperty("polluted");
  });

  test.each([null, undefined, "text", 7, []])("what is no object is refused: %j", (value) => {
    expect(giftFinderRequest.safeParse(value).success).toBe(false);
  });
});

const SUGGESTION = {
  id: "s1",
  title: "Warm Lamp",
  description: "Light like late summer.",
  priceRange: "$30-$60",
  category: "home",
  why: null,
  searchText: null,
  affiliateUrl: null,
  imageUrl: null,
  charityImpact: null,
  tags: ["practical"],
  isTopRecommendation: false,
  isError: false,
  qualityScore: 0.8,
};

const META = {
  charityShare: 0.5,
  source: "curated",
  strategy: "standard",
  fallback: false,
  understood: [{ key: "situation:balcony", kind: "situation", words: "only has a balcony" }],
  notUnderstood: ["aquariums"],
  countryCode: "US",
  marketplaces: [marketplaceFrom(MARKETPLACES.rowOf("US"), null, false)],
};

describe("giftFinderResponse", () => {
  test("is the suggestions with where they come from and what links are built with (section 3)", () => {
    const found = { ...SUGGESTION, source: "openai", sitePath: "/gift-finder?occasion=Birthday" };
    const answer = { ...META, suggestions: [found] };
    expect(giftFinderResponse.parse(answer)).toEqual(answer);
  });

  test.each(Object.keys(SUGGESTION))(
    "a suggestion is sent whole: %s is never left out (section 3)",
    (name) => {
      const { [name as keyof typeof SUGGESTION]: _left, ...rest } = SUGGESTION;
      expect(giftSuggestion.safeParse(rest).success).toBe(false);
    },
  );

  test.each(["openai", "curated", "builtin"])("says which source answered: %s", (source) => {
    expect(giftFinderMeta.parse({ ...META, source })).toEqual({ ...META, source });
  });

  test("knows no other source, country or strategy", () => {
    expect(giftFinderMeta.safeParse({ ...META, source: "oracle" }).success).toBe(false);
    expect(giftFinderMeta.safeParse({ ...META, countryCode: "XX" }).success).toBe(false);
    expect(giftFinderMeta.safeParse({ ...META, strategy: "guess" }).success).toBe(false);
    expect(marketplace.safeParse({ ...META.marketplaces[0], countryCode: "XX" }).success).toBe(false);
  });

  test("a stream ends with how many there were", () => {
    expect(giftFinderDone.parse({ count: 6 })).toEqual({ count: 6 });
    expect(giftFinderDone.safeParse({ count: 1.5 }).success).toBe(false);
  });
});

describe("refinement", () => {
  const query = { occasion: "Birthday", interests: ["Tea"] };
  const refined = (refinement: unknown) => giftFinderRequest.safeParse({ ...query, refinement });

  test("may be left out, as may each of its lists", () => {
    expect(giftFinderRequest.parse(query).refinement).toBeUndefined();
    expect(refined({ seen: ["Tea Tray"] }).data?.refinement).toEqual({
      moreLike: [],
      notThis: [],
      alreadyHas: [],
      seen: ["Tea Tray"],
    });
  });

  test("drops empty titles and repeats", () => {
    const titles = ["Tea Tray", " ", "Tea Tray "];
    expect(refined({ notThis: titles }).data?.refinement?.notThis).toEqual(["Tea Tray"]);
  });

  test("refuses lists and titles that are too long", () => {
    const gifts = (length: number) => Array.from({ length }, (_, place) => `Gift ${place}`);
    expect(refined({ notThis: gifts(61) }).success).toBe(false);
    expect(refined({ seen: gifts(400), notThis: gifts(60) }).success).toBe(true);
    expect(refined({ seen: gifts(401) }).success).toBe(false);
    expect(refined({ seen: ["x".repeat(121)] }).success).toBe(false);
    expect(refined({ moreLike: "Tea Tray" }).success).toBe(false);
  });
});

describe("drawing", () => {
  const DRAWN = { fill: "M9 23c.2 9.6.6 18.6 2 26.6Z", accent: "", line: "M7 21a2.3 2.3 0 1 0 .1 0, -3-4.5" };

  test("is path data and nothing else", () => {
    expect(drawing.parse(DRAWN)).toEqual(DRAWN);
    for (const line of ['M0 0"/><script>', "M0 0 url(x)", "M0 0\n", "e1", null, undefined]) {
      expect(drawing.safeParse({ ...DRAWN, line }).success, String(line)).toBe(false);
    }
  });

  test("has 1,500 characters at most, all layers together", () => {
    expect(
      drawing.safeParse({ fill: "M".repeat(700), accent: "M".repeat(700), line: "M".repeat(100) }).success,
    ).toBe(true);
    expect(
      drawing.safeParse({ fill: "M".repeat(700), accent: "M".repeat(700), line: "M".repeat(101) }).success,
    ).toBe(false);
  });
});
