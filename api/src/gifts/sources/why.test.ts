import { describe, expect, it } from "vitest";
import { whyChosen } from "./why.ts";

describe("whyChosen", () => {
  it.each([
    [["Reading"], "Because they like Reading."],
    [["Reading", "Cooking"], "Because they like Reading and Cooking."],
    [["k-pop", "Tea", "trail running"], "Because they like k-pop, Tea and trail running."],
  ])("names the interests in the visitor's own words: %j", (matched, why) => {
    expect(whyChosen("Birthday", { matched, suitsOccasion: true })).toBe(why);
  });

  it("owns up to answering a narrow interest only through a wider one", () => {
    const through = new Map([["sourdough", "Baking"]]);
    expect(whyChosen("Birthday", { matched: ["sourdough", "Tea"], through, suitsOccasion: true })).toBe(
      "Because they like sourdough (Baking) and Tea.",
    );
  });

  it("names the wider interest alone where the visitor's words hold it", () => {
    const through = new Map([["sourdough baking", "Baking"]]);
    expect(whyChosen("Birthday", { matched: ["sourdough baking"], through, suitsOccasion: true })).toBe(
      "Because they like baking.",
    );
  });

  it.each([
    ["Amber Lamp", [], "Like the Amber Lamp you picked."],
    ["Amber Lamp", ["Tea"], "Like the Amber Lamp you picked, and they like Tea."],
    ["The Hobbit", [], "Like The Hobbit you picked."],
    ["A Year of Tea", [], "Like A Year of Tea you picked."],
  ])("says plainly that an idea is like %j, which was picked", (like, matched, why) => {
    expect(whyChosen("Birthday", { matched, like, suitsOccasion: true })).toBe(why);
  });

  it("speaks to the visitor who treats themselves", () => {
    expect(whyChosen("Treat Yourself", { matched: ["Reading", "Tea"], suitsOccasion: true })).toBe(
      "Because you like Reading and Tea.",
    );
  });

  it.each([
    ["Housewarming", "a Housewarming"],
    ["Anniversary", "an Anniversary"],
    ["Baby Shower", "a Baby Shower"],
    ["Just Because", "no occasion at all"],
    ["Treat Yourself", "a treat of your own"],
    ["Treat Pet Friends", "a pet friend"],
    ["Christmas", "Christmas"],
    ["Mother's Day", "Mother's Day"],
    ["my sister's promotion", "my sister's promotion"],
    ["engagement party", "an engagement party"],
    ["university degree", "a university degree"],
    ["uncle visit", "an uncle visit"],
    ["80th birthday", "an 80th birthday"],
    ["18th birthday", "an 18th birthday"],
    ["100th birthday", "a 100th birthday"],
    ["  retirement ", "a retirement"],
  ])("names a fitting occasion when no interest is answered: %j", (occasion, phrase) => {
    expect(whyChosen(occasion, { matched: [], suitsOccasion: true })).toBe(`A good choice for ${phrase}.`);
  });

  it("gives no reason where there is none", () => {
    expect(whyChosen("Birthday", { matched: [], suitsOccasion: false })).toBeNull();
    expect(whyChosen("Other", { matched: [], suitsOccasion: false })).toBeNull();
  });
});
