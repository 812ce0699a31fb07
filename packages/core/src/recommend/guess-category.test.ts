import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../gift/vocabulary.ts";
import { guessCategory } from "./guess-category.ts";
import { RECOMMENDATION_DEFAULTS } from "./strategies/recommendation.ts";

describe("guessCategory", () => {
  it.each([
    ["books", "A signed hardcover by their favourite author."],
    ["tech", "Wireless headphones that shut out the train."],
    ["fashion", "A soft merino scarf to wear all winter."],
    ["home", "A warm lamp for the bedroom."],
    ["kitchen", "A cast-iron pan that a chef would envy."],
    ["outdoor", "A light tent for a night in the hills."],
    ["experience", "Two tickets for a pottery workshop."],
  ])("guesses %s (section 9)", (category, description) => {
    expect(guessCategory(description)).toBe(category);
  });

  it.each(["", "Something to be glad of.", RECOMMENDATION_DEFAULTS.description, "🎁"])(
    "else guesses misc (section 9): %j",
    (description) => {
      expect(guessCategory(description)).toBe("misc");
    },
  );

  it("goes by the most telling words, each counted once", () => {
    expect(guessCategory("A book, a book, a book for the coffee in the kitchen.")).toBe("kitchen");
  });

  it("of equals guesses the first of the list", () => {
    expect(guessCategory("For the kitchen: a camera.")).toBe("tech");
    expect(guessCategory("A workshop on the trail.")).toBe("outdoor");
  });

  it("takes whole words, in any case and with other endings", () => {
    expect(guessCategory("BOOKS!")).toBe("books");
    expect(guessCategory("A notebook for a facebook of her own")).toBe("misc");
  });

  it("gives one of the catalogue's categories, whatever the order of the words", () => {
    const words = fc.array(
      fc.constantFrom("book", "lamp", "Camera", "tea", "trail", "tour", "hat", "a", "🎁"),
    );
    fc.assert(
      fc.property(words, (some) => {
        const guess = guessCategory(some.join(" "));
        expect(CATEGORIES).toContain(guess);
        expect(guessCategory(some.toReversed().join(" "))).toBe(guess);
      }),
    );
  });
});
