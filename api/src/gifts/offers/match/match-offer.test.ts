import { readFileSync } from "node:fs";
import { isCountryCode, type Language, MARKETPLACES } from "@gifthearth/core";
import { expect, it } from "vitest";
import { LEAST_SCORE, scoreOffer, type Wanted } from "./match-offer.ts";
import { wantedIdeas } from "./wanted-ideas.ts";
import { stem, wordsOf } from "./words.ts";

/** Titles as shops write them, each with the idea that it is, or with none. Of three lines the last is held out. */
const TITLES = readFileSync(new URL("titles.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line, place) => {
    const [language = "", price = "", brand = "", title = "", idea = ""] = line.split("\t");
    return {
      language: language as Language,
      offer: { title, brand, price: Number(price) },
      idea,
      isHeldOut: place % 3 === 2,
    };
  });

const IDEAS = new Map<Language, readonly Wanted[]>();
function ideasIn(language: Language): readonly Wanted[] {
  const country = MARKETPLACES.rows.find((row) => row.language === language)?.code ?? "US";
  const ideas = IDEAS.get(language) ?? (isCountryCode(country) ? wantedIdeas(language, country) : []);
  IDEAS.set(language, ideas);
  return ideas;
}

/** Of all ideas of the catalogue, with which of these titles they are shown. */
function pairs(isHeldOut: boolean) {
  return TITLES.filter((one) => one.isHeldOut === isHeldOut).flatMap(({ language, offer, idea }) =>
    ideasIn(language)
      .filter((wanted) => scoreOffer(wanted, offer) >= LEAST_SCORE)
      .map(({ ideaId }) => ({ title: offer.title, ideaId, isRight: ideaId === idea })),
  );
}

it("shows with an idea what it means, and next to nothing else", () => {
  const shown = pairs(false);
  expect(shown.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(shown.length).toBeGreaterThan(60);
});

it("is nearly as right on titles that it was not made by", () => {
  const shown = pairs(true);
  const right = shown.filter(({ isRight }) => isRight).length;
  expect(right / shown.length).toBeGreaterThanOrEqual(0.94);
  expect(right).toBeGreaterThan(30);
});

it("asks a price that such a thing may have", () => {
  const wanted = ideasIn("en").find(({ ideaId }) => ideaId === "three-cup-stovetop-moka-pot");
  const at = (price: number) =>
    wanted && scoreOffer(wanted, { title: "Stovetop Moka Pot, 3 Cup", brand: "", price });
  expect([at(6), at(30), at(300)]).toEqual([0, 1, 0]);
});

it.each([
  ["en", "Knives", "knife"],
  ["en", "glasses", "glass"],
  ["de", "Gläser", "glas"],
  ["nl", "glazen", "glas"],
  ["fr", "étuis", "etui"],
  ["it", "tazze", "tazz"],
] as const)("takes the ending off in %s: %s", (language, word, short) => {
  expect(wordsOf(word).map((one) => stem(one, language))).toEqual([short]);
});
