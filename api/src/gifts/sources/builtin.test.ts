import { areSimilarTitles, FIXED_GIFTS, type GiftRequest, parsePriceRange } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { collect } from "../../../../tests/support/collect.ts";
import { createBuiltinSource } from "./builtin.ts";
import { INTEREST_SETS } from "./builtin-gifts.ts";

async function suggest(query: Partial<GiftRequest>) {
  const whole = {
    occasion: "Birthday",
    interests: [],
    budgetMin: 25,
    budgetMax: 100,
    additionalNotes: "",
    ...query,
  };
  return collect(createBuiltinSource().suggest(whole, new AbortController().signal));
}

const titlesOf = (gifts: readonly { readonly title: string }[]) => gifts.map(({ title }) => title);

describe("the built-in source", () => {
  it("has the four fixed gifts, with their categories and prices", async () => {
    const gifts = await suggest({ interests: ["Astronomy"] });
    expect(
      gifts.map(({ title, category, priceRange, isTopRecommendation }) => [
        title,
        category,
        priceRange,
        isTopRecommendation,
      ]),
    ).toEqual([
      ["DIY Craft Kit", "Crafts", "$30-$60", false],
      ["Smart Home Assistant", "Technology", "$50-$150", false],
      ["Experience Voucher", "Experiences", "$30-$200", true],
      ["Gourmet Food Basket", "Food & Drink", "$50-$100", false],
    ]);
  });

  it("keeps their prices outside the budget too", async () => {
    const gifts = await suggest({ budgetMin: 0, budgetMax: 10 });
    expect(gifts.map(({ priceRange }) => priceRange)).toEqual([
      "$30-$60",
      "$50-$150",
      "$30-$200",
      "$50-$100",
    ]);
  });

  it.each([...INTEREST_SETS])("puts its six ideas for %s first, in any case", async (interest, set) => {
    expect(set).toHaveLength(6);
    const gifts = await suggest({ interests: [` ${interest.toUpperCase()} `] });
    expect(titlesOf(gifts)).toEqual([...titlesOf(set), ...titlesOf(FIXED_GIFTS)]);
  });

  it("gives each of several interests its share, and no more than twelve ideas", async () => {
    const gifts = await suggest({ interests: ["Music", "Reading", "Cooking", "music"] });
    expect(gifts).toHaveLength(12);
    for (const interest of ["music", "reading", "cooking"]) {
      const set = titlesOf(INTEREST_SETS.get(interest) ?? []);
      expect(titlesOf(gifts).filter((title) => set.includes(title))).toHaveLength(4);
    }
  });

  it.each([1, 5, 12])("gives as many as are asked for: %i", async (count) => {
    expect(await suggest({ interests: [...INTEREST_SETS.keys()], count })).toHaveLength(count);
  });

  it("has no two ideas alike, each with an id of its own and a price that can be read", async () => {
    const all = [...FIXED_GIFTS, ...[...INTEREST_SETS.values()].flat()];
    const pairs = all.flatMap((one, place) =>
      all
        .slice(place + 1)
        .filter((other) => areSimilarTitles(one.title, other.title))
        .map((other) => [one.title, other.title]),
    );
    expect(pairs).toEqual([]);
    expect(all.every(({ priceRange }) => parsePriceRange(priceRange) !== null)).toBe(true);
    const gifts = await suggest({ interests: [...INTEREST_SETS.keys()] });
    expect(new Set(gifts.map(({ id }) => id)).size).toBe(gifts.length);
  });

  it("writes of each as of the catalogue's: a title of 4 to 50 and a description of 60 to 220 characters", () => {
    for (const { title, description } of [...FIXED_GIFTS, ...[...INTEREST_SETS.values()].flat()]) {
      expect(title.length, title).toBeGreaterThanOrEqual(4);
      expect(title.length, title).toBeLessThanOrEqual(50);
      expect(description.length, title).toBeGreaterThanOrEqual(60);
      expect(description.length, title).toBeLessThanOrEqual(220);
    }
  });
});
