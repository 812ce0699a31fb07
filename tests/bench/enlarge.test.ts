import { areSimilarTitles } from "@gifthearth/core";
import { seededRandom } from "@gifthearth/core/recommend";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { enlarge } from "./enlarge.ts";

const TIMES = 10;
const large = enlarge(CATALOGUE, TIMES);

const words = (titles: readonly string[]) =>
  new Set(titles.flatMap((title) => title.toLowerCase().split(" ")));

describe("an enlarged catalogue", () => {
  it("is so many times larger, begins with the original, and names every idea once", () => {
    expect(large).toHaveLength(CATALOGUE.length * TIMES);
    expect(large.slice(0, CATALOGUE.length)).toEqual(CATALOGUE);
    expect(new Set(large.map(({ id }) => id)).size).toBe(large.length);
  });

  it("is the same each time", () => {
    expect(enlarge(CATALOGUE, 2)).toEqual(enlarge(CATALOGUE, 2));
  });

  it("holds what a catalogue may", () => {
    for (const { title, price, interests } of large) {
      expect(title.length).toBeGreaterThan(3);
      expect(title.length).toBeLessThanOrEqual(50);
      expect(price[0]).toBeGreaterThan(0);
      expect(price[0]).toBeLessThan(price[1]);
      expect(price.every(Number.isInteger)).toBe(true);
      expect(new Set(interests).size).toBe(interests.length);
    }
  });

  it("has as much for every first interest as the original has", () => {
    const count = (ideas: typeof CATALOGUE) => Map.groupBy(ideas, ({ interests: [first] }) => first);
    const original = count(CATALOGUE);
    for (const [interest, ideas] of count(large)) {
      expect(ideas.length).toBe((original.get(interest)?.length ?? 0) * TIMES);
    }
  });

  it("has a vocabulary that grows, though more slowly than the catalogue", () => {
    const growth =
      words(large.map(({ title }) => title)).size / words(CATALOGUE.map(({ title }) => title)).size;
    expect(growth).toBeGreaterThan(2);
    expect(growth).toBeLessThan(TIMES);
  });

  it("has titles of which few count as the same gift, and some do", () => {
    const random = seededRandom("pairs");
    const any = () => large[Math.floor(random() * large.length)]?.title ?? "";
    const pairs = Array.from({ length: 20_000 }, () => [any(), any()] as const);
    const similar = pairs.filter(([one, other]) => areSimilarTitles(one, other)).length;
    expect(similar / pairs.length).toBeLessThan(0.01);
    const kin = large.filter((_, place) => place % CATALOGUE.length === 0).map(({ title }) => title);
    expect(kin.slice(1).some((title) => !areSimilarTitles(title, kin[0] ?? ""))).toBe(true);
  });
});
