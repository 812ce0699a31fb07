import { readFileSync } from "node:fs";
import { isCountryCode, type Language, MARKETPLACES } from "@gifthearth/core";
import { expect, it } from "vitest";
import { LEAST_SCORE, type Offered, scoreOffer, type Wanted } from "./match-offer.ts";
import { wantedIdeas } from "./wanted-ideas.ts";
import { stem, stemsOf, wordsOf } from "./words.ts";

interface Graded {
  readonly language: Language;
  readonly offer: Offered;
  /** The idea that it is, or `-`. */
  readonly idea: string;
}

function graded(file: string): readonly Graded[] {
  const [head = "", ...lines] = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const columns = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    const told = (column: string) => cells[columns.indexOf(column)] ?? "";
    const offer = { title: told("title"), brand: told("brand"), price: Number(told("price")) };
    return { language: told("language") as Language, offer, idea: told("idea") };
  });
}

/** Titles as shops write them. Of three lines the last is held out. */
const TITLES = graded("titles.tsv");
/** Of titles by one who hadn't read the matcher, those that hold an idea's words. Nothing may be made to fit them. */
const UNSEEN = graded("unseen-titles.tsv");

const IDEAS = new Map<Language, readonly Wanted[]>();
function ideasIn(language: Language): readonly Wanted[] {
  const country = MARKETPLACES.rows.find((row) => row.language === language)?.code ?? "US";
  const ideas = IDEAS.get(language) ?? (isCountryCode(country) ? wantedIdeas(language, country) : []);
  IDEAS.set(language, ideas);
  return ideas;
}

/** Of all ideas of the catalogue, with which of these titles they are shown. */
function pairs(titles: readonly Graded[]) {
  return titles.flatMap(({ language, offer, idea }) => {
    const stems = stemsOf(`${offer.title} ${offer.brand}`, language);
    return ideasIn(language)
      .filter((wanted) => wanted.needed.every((one) => stems.has(one)))
      .filter((wanted) => scoreOffer(wanted, offer) >= LEAST_SCORE)
      .map(({ ideaId }) => ({ title: offer.title, ideaId, isRight: ideaId === idea }));
  });
}

it("shows with an idea what it means, and next to nothing else", () => {
  const shown = pairs(TITLES.filter((_, place) => place % 3 !== 2));
  expect(shown.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(shown.length).toBeGreaterThan(60);
});

it.each([
  ["that it was not made by", TITLES.filter((_, place) => place % 3 === 2), 0.94],
  ["of one who had not read it", UNSEEN, 0.97],
])("is nearly as right on titles %s", (_, titles, leastRight) => {
  const shown = pairs(titles);
  const right = shown.filter(({ isRight }) => isRight).length;
  expect(right / shown.length).toBeGreaterThanOrEqual(leastRight);
  expect(right).toBeGreaterThan(30);
});

it.each([
  [
    "de",
    "Kiefernhain",
    "Kiefernhain Solarofen Bausatz Kinder",
    "Kiefernhain Grußkarte Solarofen Bausatz Kinder",
  ],
  [
    "de",
    "Talblick",
    "Talblick Fellpflege Handschuh Katze Hund",
    "Talblick Leinwand Fellpflege Handschuh Katze Hund",
  ],
  [
    "en",
    "Northfold",
    "Northfold Magnetic Card Holder 35pt",
    "Northfold Greeting Card: Magnetic Card Holder 35pt",
  ],
] as const)("is of another kind, whoever made it: %s %s", (language, brand, thing, card) => {
  const of = (title: string) =>
    ideasIn(language).flatMap((wanted) => {
      const price = (wanted.price[0] + wanted.price[1]) / 2;
      return scoreOffer(wanted, { title, brand, price }) >= LEAST_SCORE ? [wanted.ideaId] : [];
    });
  expect(of(thing)).toHaveLength(1);
  expect(of(card)).toEqual([]);
});

it.each([
  ["fr", "Pâtes de fruits artisanales, coffret", "Pâte d'amande fruits artisanale"],
  ["en", "Disney Gift Card", "Disney Charades Cards"],
] as const)("in %s, %s is it and %s is of something else", (language, thing, other) => {
  const of = (title: string) =>
    ideasIn(language).filter((wanted) => {
      const price = (wanted.price[0] + wanted.price[1]) / 2;
      return scoreOffer(wanted, { title, brand: "", price }) >= LEAST_SCORE;
    });
  expect(of(thing)).toHaveLength(1);
  expect(of(other)).toEqual([]);
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
