import {
  areSimilarTitles,
  type GiftIdea,
  type GiftQuery,
  type GiftRequest,
  NO_REFINEMENT,
  OCCASIONS,
  POPULAR_INTERESTS,
  parsePriceRange,
  REFINEMENT_LIMITS,
  rankIdeas,
} from "@gifthearth/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collect } from "../../../../tests/support/collect.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { searchTextsOf } from "../catalogue/texts.ts";
import { createCuratedSource, ideaToSuggestion, indexOf } from "./curated.ts";

const QUERY: GiftQuery = {
  occasion: "Birthday",
  interests: ["Reading", "Cooking"],
  budgetMin: 25,
  budgetMax: 100,
  additionalNotes: "",
};

const source = createCuratedSource(CATALOGUE);
const ideas = new Map(CATALOGUE.map((idea) => [idea.id, idea]));

function suggest(query: Partial<GiftRequest> = {}, signal = new AbortController().signal) {
  return collect(source.suggest({ ...QUERY, ...query }, signal));
}

/** The catalogue's ideas behind the suggestions. */
async function chosen(query: Partial<GiftQuery>): Promise<GiftIdea[]> {
  return (await suggest(query)).flatMap(({ id }) => ideas.get(id) ?? []);
}

const anyQuery = fc.record({
  occasion: fc.constantFrom(...OCCASIONS, "Christmas", "a promotion"),
  interests: fc.subarray([...POPULAR_INTERESTS], { minLength: 1, maxLength: 6 }),
  budget: fc
    .tuple(fc.nat(39), fc.integer({ min: 1, max: 40 }))
    .map(([low, steps]) => [low * 5, Math.min(200, (low + steps) * 5)] as const),
  additionalNotes: fc.constantFrom(
    "",
    "loves the outdoors",
    "she's vegan",
    "he is 8",
    "allergic to nuts",
    "no candles",
  ),
});

describe("ideaToSuggestion", () => {
  const [idea] = CATALOGUE as [GiftIdea];

  it("is the idea in the shape of a suggestion", () => {
    expect(ideaToSuggestion(idea)).toEqual({
      searchTexts: searchTextsOf(idea),
      id: idea.id,
      title: idea.title,
      description: idea.description,
      priceRange: `$${idea.price[0]}-$${idea.price[1]}`,
      category: idea.category,
      why: null,
      searchText: idea.searchText,
      affiliateUrl: null,
      imageUrl: null,
      charityImpact: null,
      tags: idea.tags,
      isTopRecommendation: false,
      isError: false,
      qualityScore: 0.8,
    });
  });

  it("takes on what a search adds", () => {
    expect(
      ideaToSuggestion(idea, { price: [30, 40], why: "Because they like Tea.", isTopRecommendation: true }),
    ).toMatchObject({ priceRange: "$30-$40", why: "Because they like Tea.", isTopRecommendation: true });
  });
});

describe("the curated source", () => {
  it("gives as many ideas as are asked for", async () => {
    expect(await suggest({ count: 3 })).toEqual((await suggest()).slice(0, 3));
  });

  it("gives twelve ideas, the first of them the top pick, with reasons in the visitor's words", async () => {
    const suggestions = await suggest({ interests: ["novels", "Cooking"] });
    expect(suggestions).toHaveLength(12);
    expect(suggestions.map(({ isTopRecommendation }) => isTopRecommendation).indexOf(true)).toBe(0);
    expect(suggestions.filter(({ isTopRecommendation }) => isTopRecommendation)).toHaveLength(1);
    for (const { why } of suggestions.slice(0, 4)) expect(why).toMatch(/novels|reading|cooking/i);
  });

  it("keeps its promises for every query", async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async ({ budget: [budgetMin, budgetMax], ...rest }) => {
        const query = { ...rest, budgetMin, budgetMax };
        const suggestions = await suggest(query);
        // The same query has the same answer.
        expect(await suggest(query)).toEqual(suggestions);
        expect(suggestions.length).toBeLessThanOrEqual(12);
        for (const { priceRange } of suggestions) {
          const [low, high] = parsePriceRange(priceRange) ?? [0, 0];
          expect(low).toBeGreaterThanOrEqual(budgetMin);
          if (budgetMax < 200) expect(priceRange.includes("-") ? high : low).toBeLessThanOrEqual(budgetMax);
        }
        const titles = suggestions.map(({ title }) => title);
        expect(
          titles.filter((one) => titles.some((other) => one !== other && areSimilarTitles(one, other))),
        ).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("answers every interest in the first six, where the catalogue can", async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async ({ budget: [budgetMin, budgetMax], ...rest }) => {
        const query = { ...rest, budgetMin, budgetMax };
        const firstSix = (await chosen(query)).slice(0, 6);
        for (const interest of query.interests) {
          const answers = ({ interests }: GiftIdea) => interests.some((named) => named === interest);
          // What only fills a short list up answers nothing, though it may name the interest.
          const alone = rankIdeas(indexOf(CATALOGUE), { ...query, interests: [interest] }, 12);
          const can = alone.some(({ idea, matched }) => answers(idea) && matched.includes(interest));
          if (can) expect(firstSix.some(answers), interest).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each(["Wedding", "Baby Shower", "Treat Pet Friends"] as const)(
    "shows for %s only what is for it",
    async (occasion) => {
      for (const interests of [
        ["Cooking"],
        ["Dogs", "Cats"],
        ["Parenting"],
        ["Travel", "Reading"],
        ["Golf"],
      ]) {
        for (const idea of await chosen({ occasion, interests, budgetMin: 10 })) {
          expect(idea.occasions, idea.id).toContain(occasion);
        }
      }
    },
  );

  it.each([
    ["She is vegan", ["meat", "dairy", "egg", "honey", "leather", "wool"]],
    ["No alcohol please", ["alcohol"]],
    ["allergic to nuts", ["nuts"]],
    ["hates anything scented", ["perfume"]],
  ] as const)("heeds %j", async (additionalNotes, reasons) => {
    for (const interests of [
      ["Cooking", "Baking"],
      ["Wine", "Chocolate"],
      ["Houseplants", "Self-care"],
      ["Knitting", "Coffee"],
    ]) {
      for (const idea of await chosen({ interests, additionalNotes, budgetMin: 10 })) {
        expect(
          [...idea.contains, ...idea.needs].filter((one) => (reasons as readonly string[]).includes(one)),
          idea.id,
        ).toEqual([]);
      }
    }
  });

  it.each([
    ["deaf", /headphone|speaker|audiobook|vinyl|drum|radio|concert/i],
    ["uses a wheelchair", /boots?\b|trekking|bike|climb|skate|running|ski\b/i],
    ["arthritis in her hands", /needle|embroider(?!ed)|crochet|sewing|miniature|beads|origami|embosser/i],
    ["lives in a dorm", /\bcandles?\b|incense|baking(?! class)|composter/i],
    ["no garden", /backyard|lawn|wildflower|kneeler|hori hori|bird ?house/i],
    ["in hospital", /candle|seeds|\boven|knife|lesson/i],
    ["recently widowed", /couple|honeymoon|wedding|date night/i],
    ["teetotal", /\bbeer|whisk(?:y|ey)|\bgin\b|brewery|vineyard|corkscrew/i],
    ["already has a Kindle", /(?<!turner )kindle|e-reader(?! pages)|e-ink reader/i],
  ])("gives nothing unkind or useless to somebody of whom one says %j", async (additionalNotes, unfit) => {
    for (const interests of [
      ["Reading", "Cooking"],
      ["Gardening", "Art"],
      ["Music", "Travel"],
      ["Wine", "Baking"],
    ]) {
      const found = await suggest({ interests, additionalNotes, budgetMin: 10 });
      expect(found.length).toBeGreaterThanOrEqual(6);
      for (const { title, searchText } of found) expect(`${title} ${searchText}`).not.toMatch(unfit);
    }
  });

  it("begins with what is used up or lived through for somebody who hates clutter", async () => {
    for (const interests of [["Cooking", "Travel"], ["Music", "Art"], ["Tea"]]) {
      const found = await chosen({ interests, additionalNotes: "hates clutter", budgetMin: 10 });
      for (const { id, tags } of found.slice(0, 2)) {
        expect(
          tags.some((tag) => ["consumable", "experience", "digital"].includes(tag)),
          id,
        ).toBe(true);
      }
    }
  });

  it("gives no reason that is not so: what isn't for a narrow interest says nothing of it", async () => {
    for (const { id, title, searchText, description, why } of await suggest({
      interests: ["sourdough"],
      budgetMin: 5,
    })) {
      const about = ideas.get(id)?.about.join(" ") ?? "";
      const isSourdough = /sourdough/i.test(`${title} ${searchText} ${description} ${about}`);
      if (!isSourdough) expect(why, title).not.toMatch(/sourdough/i);
    }
  });

  it("gives others when others are asked for, and more of what was picked", async () => {
    const first = (await suggest()).map(({ title }) => title);
    const others = await suggest({ refinement: { ...NO_REFINEMENT, seen: first } });
    expect(others).toHaveLength(12);
    expect(others.filter(({ title }) => first.includes(title))).toEqual([]);
    const [picked = ""] = first;
    const more = await suggest({ refinement: { ...NO_REFINEMENT, moreLike: [picked] } });
    expect(more[0]?.why).toContain(`you picked`);
    expect(more.map(({ title }) => title)).not.toContain(picked);
  });

  it("gives none twice, however often others are asked for, until there are none", async () => {
    const wedding = { occasion: "Wedding", interests: ["Cooking"] };
    const seen: string[] = [];
    for (let answers = 0, found = ["?"]; found.length > 0 && answers < 40; answers++) {
      const refinement = { ...NO_REFINEMENT, seen };
      found = (await suggest({ ...wedding, refinement })).map(({ title }) => title);
      seen.push(...found);
    }
    // More than any other list of titles may hold.
    expect(seen.length).toBeGreaterThan(REFINEMENT_LIMITS.titles);
    expect(new Set(seen).size).toBe(seen.length);
    expect(await suggest({ ...wedding, refinement: { ...NO_REFINEMENT, seen } })).toEqual([]);
  });

  it("gives as many as are asked for", async () => {
    expect(await suggest({ count: 4 })).toHaveLength(4);
  });

  it.each([8, 5, 14])("gives a child of %i what suits the age", async (age) => {
    const found = await chosen({
      interests: ["Science", "Drawing", "Gaming"],
      additionalNotes: `turns ${age}`,
      budgetMin: 10,
    });
    expect(found.length).toBeGreaterThanOrEqual(6);
    for (const { id, ages = [18, 120] } of found) {
      expect(ages[0], id).toBeLessThanOrEqual(age);
      expect(ages[1], id).toBeGreaterThanOrEqual(age);
    }
  });

  it("gives no dog's things to hikers and no baby's to those who rest", async () => {
    for (const { category } of await chosen({
      interests: ["Hiking", "Running", "Self-care"],
      budgetMin: 10,
    })) {
      expect(["pets", "baby"]).not.toContain(category);
    }
  });

  it("leaves out what the person has or can't stand", async () => {
    const notes = "already has a book embosser, hates jigsaw puzzles";
    for (const { title, searchText } of await suggest({
      interests: ["Reading", "Puzzles"],
      additionalNotes: notes,
    })) {
      expect(`${title} ${searchText}`.toLowerCase()).not.toMatch(/emboss|jigsaw|puzzle/);
    }
  });

  it.each([
    ["Birthday", ["Photography"], /camera|photograph|lens|film|darkroom|cyanotype/i],
    ["Holiday", ["sourdough"], /bread|banneton|dough|loaf|baking|panettone|flour/i],
    ["Treat Pet Friends", ["Cats"], /cat|scratch|hammock|wand/i],
    ["Baby Shower", ["Parenting"], /baby|swaddle|carrier|sleep|newborn|infant|night feeds|new parents/i],
    ["Birthday", ["Astronomy"], /star|telescope|moon|planet|constellation|orrery|sun|sky|meteorite/i],
  ] as const)(
    "begins for %s and %j with what a friend would think of",
    async (occasion, interests, pattern) => {
      const [top] = await suggest({ occasion, interests: [...interests], budgetMin: 15 });
      expect(`${top?.title} ${top?.description} ${top?.searchText}`).toMatch(pattern);
    },
  );

  it("has an honest empty answer when nothing fits", async () => {
    expect(await suggest({ budgetMin: 3_000, budgetMax: 3_001 })).toEqual([]);
  });

  it("stops when the visitor has left", async () => {
    expect(await suggest({}, AbortSignal.abort())).toEqual([]);
  });
});
