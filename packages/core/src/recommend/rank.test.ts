import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GiftIdea } from "../gift/idea.ts";
import type { GiftQuery } from "../gift/query.ts";
import { INTERESTS, OCCASIONS } from "../gift/vocabulary.ts";
import { indexIdeas } from "./idea-index.ts";
import { rankIdeas } from "./rank.ts";

/** An idea for an adult's birthday, $30-$60, unless told otherwise. */
function idea(title: string, changes: Partial<GiftIdea> = {}): GiftIdea {
  return {
    id: title.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    title,
    description: `${title} is something that somebody would be glad to have, and for a long time.`,
    category: "home",
    searchText: title.toLowerCase(),
    price: [30, 60],
    interests: ["Reading"],
    occasions: ["Birthday"],
    tags: [],
    avoidFor: [],
    ...changes,
  };
}

const QUERY: GiftQuery = {
  occasion: "Birthday",
  interests: ["Reading"],
  budgetMin: 25,
  budgetMax: 100,
  additionalNotes: "",
};

function rank(ideas: readonly GiftIdea[], query: Partial<GiftQuery> = {}, count = 12) {
  return rankIdeas(indexIdeas(ideas), { ...QUERY, ...query }, count);
}

const titles = (ideas: readonly GiftIdea[], query: Partial<GiftQuery> = {}, count = 12) =>
  rank(ideas, query, count).map(({ idea: { title } }) => title);

const BOOK_LIGHT = idea("Amber Lamp");
const TEAPOT = idea("Iron Teapot", { interests: ["Tea"], category: "kitchen" });
const RIDING_HAT = idea("Velvet Hat", { interests: ["Horses"], category: "fashion" });

describe("what an idea answers", () => {
  it("is told in the visitor's own words, the best answered first", () => {
    const both = idea("Library Teacup", { interests: ["Tea", "Reading"] });
    expect(rank([both], { interests: ["novels", "Matcha"] })[0]?.matched).toEqual(["Matcha", "novels"]);
  });

  it("counts most when the idea names it first", () => {
    const later = idea("Bath Pillow", { interests: ["Self-care", "Reading"] });
    expect(titles([later, BOOK_LIGHT])).toEqual(["Amber Lamp", "Bath Pillow"]);
  });

  it("is nothing when it takes another interest to use the thing", () => {
    const capo = idea("Brass Capo", { interests: ["Guitar", "Music"] });
    const putter = idea("Putting Mat", { interests: ["Golf", "Sports"] });
    expect(titles([capo, putter], { interests: ["Music"] })).toEqual([]);
    expect(titles([capo, putter], { interests: ["Music", "Guitar"] })).toEqual(["Brass Capo"]);
    expect(titles([capo, putter], { interests: ["Music"], additionalNotes: "plays guitar" })).toEqual([
      "Brass Capo",
    ]);
    expect(titles([capo, putter], { interests: ["Sports"] })).toEqual(["Putting Mat"]);
  });

  it("may be an interest that we don't know, by the words of the title or the description", () => {
    const dinosaur = idea("Dinosaur Fossil Dig", { interests: ["Science"] });
    const mention = idea("Slate Tablet", {
      interests: ["Science"],
      description: "Shows how a dinosaur walked.",
    });
    expect(titles([TEAPOT, mention, dinosaur], { interests: ["Dinosaurs"] }).slice(0, 2)).toEqual([
      "Dinosaur Fossil Dig",
      "Slate Tablet",
    ]);
  });

  it("is closer when the idea has the interest's own words", () => {
    const pan = idea("Muffin Pan", { interests: ["Baking"] });
    const jar = idea("Sourdough Starter Jar", { interests: ["Baking"] });
    expect(titles([pan, jar], { interests: ["sourdough"] })[0]).toBe("Sourdough Starter Jar");
    expect(titles([jar, pan], { interests: ["sourdough"] })[0]).toBe("Sourdough Starter Jar");
  });
});

describe("the budget", () => {
  it("is never left, and the price is the part of it that can be afforded", () => {
    const ideas = [
      idea("Cheap Thing", { price: [5, 20] }),
      idea("Middling Lamp", { price: [80, 120] }),
      idea("Dear Desk", { price: [300, 400] }),
    ];
    expect(rank(ideas).map(({ idea: { title }, price }) => [title, price])).toEqual([
      ["Middling Lamp", [80, 100]],
    ]);
  });

  it("is open above at the slider's end, but what lies far beyond comes last", () => {
    const dear = idea("Dear Desk", { price: [400, 600] });
    expect(titles([dear, BOOK_LIGHT], { budgetMax: 200 })).toEqual(["Amber Lamp", "Dear Desk"]);
  });
});

describe("the occasion", () => {
  it("prefers what names it, and sends what is for weddings alone to the end", () => {
    const wedding = idea("Guest Ledger", { occasions: ["Wedding"] });
    const holiday = idea("Winter Novel", { occasions: ["Holiday"] });
    for (const additionalNotes of ["", "a", "b", "c", "d", "e"]) {
      const found = titles([wedding, holiday, BOOK_LIGHT], { additionalNotes });
      expect(found).toEqual(["Amber Lamp", "Winter Novel", "Guest Ledger"]);
    }
  });

  it.each(["Wedding", "Baby Shower", "Treat Pet Friends"] as const)(
    "%s shows only what names it",
    (occasion) => {
      const named = idea("Named Novelty", { occasions: [occasion] });
      expect(titles([BOOK_LIGHT, named], { occasion })).toEqual(["Named Novelty"]);
    },
  );

  it("is understood from the visitor's own text", () => {
    const holiday = idea("Winter Novel", { occasions: ["Holiday"] });
    expect(titles([BOOK_LIGHT, holiday], { occasion: "Christmas" })[0]).toBe("Winter Novel");
  });

  it("of a pet is not filled up with what is for other animals", () => {
    const forPets = { occasions: ["Treat Pet Friends"], category: "pets" } as const;
    const ideas = [
      idea("Rope Tug", { ...forPets, interests: ["Dogs"] }),
      idea("Feather Wand", { ...forPets, interests: ["Cats"] }),
    ];
    expect(titles(ideas, { occasion: "Treat Pet Friends", interests: ["puppies"] })).toEqual(["Rope Tug"]);
    expect(titles(ideas, { occasion: "Treat Pet Friends", interests: ["walks"] })).toHaveLength(2);
  });
});

describe("the notes", () => {
  it("rule out what is to be avoided", () => {
    const nutty = idea("Praline Box", { avoidFor: ["nuts"] });
    expect(titles([nutty, BOOK_LIGHT], { additionalNotes: "allergic to nuts" })).toEqual(["Amber Lamp"]);
  });

  it("rule out what the person dislikes or has", () => {
    const additionalNotes = "She already has a lamp and hates puzzles";
    const puzzle = idea("Wooden Brain Teaser", { interests: ["Puzzles", "Reading"] });
    const novel = idea("Winter Novel");
    expect(titles([BOOK_LIGHT, puzzle, novel], { additionalNotes })).toEqual(["Winter Novel"]);
  });

  it("prefer what they speak of", () => {
    const ideas = [idea("Amber Lamp"), idea("Garden Novel"), idea("Winter Novel")];
    for (const word of ["garden", "winter"]) {
      expect(titles(ideas, { additionalNotes: `something about ${word}` })[0]?.toLowerCase()).toContain(word);
    }
  });

  it("hint at interests", () => {
    const fishing = idea("River Novel", { interests: ["Reading", "Fishing"] });
    const cooking = idea("Feast Novel", { interests: ["Reading", "Cooking"] });
    expect(titles([fishing, cooking], { additionalNotes: "keen angler" })[0]).toBe("River Novel");
    expect(titles([fishing, cooking], { additionalNotes: "a real foodie" })[0]).toBe("Feast Novel");
  });

  it("tell the age: an idea without ages is an adult's", () => {
    const child = idea("Magic Tricks", { ages: [6, 12] });
    const all = idea("Card Game", { ages: [8, 99] });
    expect(titles([child, all, BOOK_LIGHT], { additionalNotes: "he is 7" })).toEqual(["Magic Tricks"]);
    expect(titles([child, all, BOOK_LIGHT], { additionalNotes: "he is 17" })).toEqual(["Card Game"]);
    expect(titles([child, all, BOOK_LIGHT]).sort()).toEqual(["Amber Lamp", "Card Game"]);
  });
});

describe("what is for an animal or a small child", () => {
  const bowl = idea("Slow Bowl", { interests: ["Dogs", "Hiking"], category: "pets" });
  const blanket = idea("Star Blanket", { interests: ["Self-care", "Parenting"], category: "baby" });

  it("is not for those who have none", () => {
    expect(titles([bowl, blanket], { interests: ["Hiking", "Self-care"] })).toEqual([]);
  });

  it("is for those who have one by interest or by the notes", () => {
    expect(titles([bowl], { interests: ["Dogs"] })).toEqual(["Slow Bowl"]);
    expect(titles([bowl], { interests: ["Hiking"], additionalNotes: "walks with her dog" })).toEqual([
      "Slow Bowl",
    ]);
    expect(titles([blanket], { interests: ["new mom"] })).toEqual(["Star Blanket"]);
  });
});

describe("the whole list", () => {
  it("answers each interest in the first six, however many speak for another", () => {
    const novels = ["Winter", "Summer", "Autumn", "Spring", "Monsoon", "Harvest", "Solstice", "Equinox"];
    const ideas = [
      ...novels.map((season) => idea(`${season} Novel`)),
      idea("Porcelain Cup", {
        interests: ["Home Decor", "Art", "Tea"],
        occasions: ["Wedding"],
        price: [24, 27],
      }),
      idea("Folding Saw", {
        interests: ["Home Decor", "Art", "DIY"],
        occasions: ["Wedding"],
        price: [24, 27],
      }),
    ];
    const found = titles(ideas, { interests: ["Reading", "Tea", "DIY"] });
    expect(found.slice(0, 6)).toEqual(expect.arrayContaining(["Porcelain Cup", "Folding Saw"]));
    expect(found).toHaveLength(10);
  });

  it("does not show one category after the other", () => {
    const ideas = [
      idea("Winter Novel", { category: "books" }),
      idea("Summer Novel", { category: "books" }),
      idea("Bath Caddy", { interests: ["Reading", "Self-care"] }),
    ];
    expect(titles(ideas)[1]).toBe("Bath Caddy");
  });

  it("has no two similar titles", () => {
    expect(
      titles([idea("Amber Book Light"), idea("Book Light in Amber", { category: "books" })]),
    ).toHaveLength(1);
  });

  it("is filled up to six with what is common or akin, and no further", () => {
    const fillers = Array.from({ length: 9 }, (_, place) =>
      idea(`Vase ${place}`, { interests: ["Home Decor"] }),
    );
    const different = fillers.map((filler, place) => ({
      ...filler,
      title: `${"abcdefghi"[place]}bject Number${place}`,
    }));
    const found = rank([BOOK_LIGHT, RIDING_HAT, ...different]);
    expect(found).toHaveLength(6);
    expect(found[0]?.idea).toBe(BOOK_LIGHT);
    expect(found.slice(1).every(({ matched }) => matched.length === 0)).toBe(true);
    expect(found.map(({ idea: { title } }) => title)).not.toContain("Velvet Hat");
  });

  it("is filled up with what goes with an interest before what merely suits everybody", () => {
    const ideas = [
      idea("Rod", { interests: ["Fishing", "Camping"] }),
      idea("Camp Stove", { interests: ["Camping"] }),
      idea("Vase", { interests: ["Home Decor"] }),
    ];
    expect(titles(ideas, { interests: ["Fishing"] })).toEqual(["Rod", "Camp Stove", "Vase"]);
  });

  it("is empty when nothing fits", () => {
    expect(rank([BOOK_LIGHT], { budgetMin: 150, budgetMax: 160 })).toEqual([]);
    expect(rank([])).toEqual([]);
    expect(rank([BOOK_LIGHT], {}, 0)).toEqual([]);
  });

  it("is the same for the same query, and not always begun with the same of two equals", () => {
    const equals = ["Winter Novel", "Summer Story", "Autumn Essay"].map((title) => idea(title));
    const first = new Set<string | undefined>();
    for (const additionalNotes of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
      expect(titles(equals, { additionalNotes })).toEqual(titles(equals, { additionalNotes }));
      first.add(titles(equals, { additionalNotes })[0]);
    }
    expect(first.size).toBeGreaterThan(1);
  });

  it("keeps its promises whatever the catalogue and the query", () => {
    const words = fc.constantFrom("amber", "iron", "linen", "garden", "novel", "lamp", "tea", "x");
    const anyIdea = fc
      .record({
        words: fc.array(words, { minLength: 1, maxLength: 4 }),
        price: fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 300 })),
        interests: fc.subarray([...INTERESTS], { maxLength: 3 }),
        occasions: fc.subarray([...OCCASIONS]),
        avoidFor: fc.subarray(["nuts", "alcohol"] as const),
      })
      .map(({ words: title, price: [low, more], ...rest }) =>
        idea(title.join(" "), { ...rest, price: [low, low + more] }),
      );
    const anyQuery = fc.record({
      occasion: fc.constantFrom(...OCCASIONS, "Christmas", ""),
      interests: fc.array(fc.oneof(fc.constantFrom<string>(...INTERESTS), words, fc.string()), {
        maxLength: 20,
      }),
      budgetMin: fc.nat(100),
      budgetMax: fc.integer({ min: 100, max: 250 }),
      additionalNotes: fc.oneof(fc.string(), fc.constant("allergic to nuts")),
    });
    fc.assert(
      fc.property(fc.array(anyIdea, { maxLength: 40 }), anyQuery, (ideas, query) => {
        const found = rank(ideas, query);
        expect(found.length).toBeLessThanOrEqual(12);
        expect(new Set(found.map(({ idea: { title } }) => title)).size).toBe(found.length);
        for (const { idea: chosen, price } of found) {
          expect(price[0]).toBeGreaterThanOrEqual(query.budgetMin);
          if (query.budgetMax !== 200) expect(price[1]).toBeLessThanOrEqual(query.budgetMax);
          if (query.additionalNotes === "allergic to nuts") expect(chosen.avoidFor).not.toContain("nuts");
        }
      }),
    );
  });
});
