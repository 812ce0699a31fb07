import { CATEGORIES, type GiftIdea } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { gapsOf, ideasFor, longSearchTexts, nearDuplicates } from "./gaps.ts";
import { CATALOGUE } from "./index.ts";

const [first] = CATALOGUE as readonly [GiftIdea];
const bare = { ...first, about: [], only: [], title: "Thing", searchText: "thing", suits: {} };

/** Ten ideas of eight categories, in three bands of price. */
const enough = Array.from(
  { length: 10 },
  (_, place): GiftIdea => ({
    ...bare,
    id: `idea-${place}`,
    interests: ["Beer"],
    category: CATEGORIES[place % 8] ?? "misc",
    price: [
      [10, 20],
      [30, 40],
      [80, 100],
    ][place % 3] as [number, number],
    about: ["chess"],
  }),
);

describe("the gaps of a catalogue", () => {
  const lacksOf = (ideas: readonly GiftIdea[], what: string) =>
    gapsOf(ideas).find((gap) => gap.what === what)?.lacks;

  it("tell what an interest lacks: ideas, categories, prices", () => {
    expect(lacksOf(enough.slice(0, 1), "interest Beer")).toEqual([
      "9 more ideas",
      "7 more categories",
      "one $25 to $60",
      "one above $60",
    ]);
    expect(lacksOf(enough, "interest Beer")).toBeUndefined();
    expect(lacksOf(enough, "narrow interest Chess")).toBeUndefined();
  });

  it("tell what a situation, a feast and a relation lack", () => {
    const made = enough.map(
      (idea): GiftIdea => ({ ...idea, suits: { deaf: "x", nowruz: "x", cousin: "x" } }),
    );
    expect(lacksOf(made, "situation deaf")).toEqual(["2 more ideas"]);
    expect(lacksOf(made, "feast nowruz")).toEqual(["5 more ideas"]);
    expect(lacksOf(made, "relation cousin")).toEqual(["2 more ideas"]);
  });

  it("are none of the interests of the vocabulary", () => {
    expect(gapsOf(CATALOGUE).filter(({ what }) => what.startsWith("interest "))).toEqual([]);
  });
});

it("finds the ideas for words, whole ones, in any number", () => {
  const idea = (title: string) => ({ ...bare, title });
  const found = ideasFor("gin, rose", ["Ginger Cake", "Gins of Spain", "Roses by Post"].map(idea));
  expect(found.map(({ title }) => title)).toEqual(["Gins of Spain", "Roses by Post"]);
});

it("finds search texts that are too long for a shop", () => {
  const long = { ...bare, searchText: "one two three four five six seven eight" };
  expect(longSearchTexts([bare, long])).toEqual([long]);
});

describe("near duplicates", () => {
  const idea = (title: string, searchText: string) => ({ ...bare, title, searchText });

  it("are ideas that a shop finds the same for", () => {
    const one = idea("Nibs for Manga Pages", "manga pen nib set with ink");
    const other = idea("Manga Nibs and a Bottle", "manga g pen nib set ink");
    const apart = idea("Manga Drawing Lessons", "manga drawing course book");
    expect(nearDuplicates([one, apart, other])).toEqual([[one, other]]);
  });

  it("are none in the catalogue", () => {
    const pairs = nearDuplicates(CATALOGUE).map((pair) => pair.map(({ id }) => id).join(" / "));
    expect(pairs).toEqual([]);
  });
});
