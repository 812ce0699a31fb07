import { describe, expect, it } from "vitest";
import { OCCASIONS } from "../gift/occasions.ts";
import { isEveryday, isParticular, understandOccasion } from "./occasion.ts";

describe("understandOccasion", () => {
  it.each(OCCASIONS)("knows the form's option %s, in any case", (occasion) => {
    expect(understandOccasion(occasion)).toBe(occasion);
    expect(understandOccasion(` ${occasion.toLowerCase()} `)).toBe(occasion);
  });

  it.each([
    ["Christmas", "Holiday"],
    ["Secret Santa", "Holiday"],
    ["Hannukah", "Holiday"],
    ["her 50th birthday", "Birthday"],
    ["our silver wedding anniversary", "Anniversary"],
    ["Valentine’s Day", "Anniversary"],
    ["baby's first birthday", "Birthday"],
    ["christening", "Baby Shower"],
    ["engagement party", "Wedding"],
    ["end of exams", "Graduation"],
    ["first apartment", "Housewarming"],
    ["Mother's Day", "Just Because"],
    ["retirement", "Just Because"],
    ["he is retiring", "Just Because"],
    ["the holidays", "Holiday"],
    ["my dog's birthday", "Treat Pet Friends"],
    ["gotcha day", "Treat Pet Friends"],
    ["thank you for the cat sitter", "Just Because"],
    ["Mariage", "Wedding"],
    ["Hochzeit", "Wedding"],
    ["Boda de mi prima", "Wedding"],
    ["matrimonio", "Wedding"],
    ["bruiloft", "Wedding"],
    ["Weihnachten", "Holiday"],
    ["Noël", "Holiday"],
    ["Navidad", "Holiday"],
    ["Natale", "Holiday"],
    ["Sinterklaas", "Holiday"],
    ["kerst", "Holiday"],
    ["60. Geburtstag", "Birthday"],
    ["verjaardag", "Birthday"],
    ["Anniversaire", "Birthday"],
    ["anniversaire de mariage", "Anniversary"],
    ["Hochzeitstag", "Anniversary"],
    ["aniversario de bodas", "Anniversary"],
    ["anniversario di matrimonio", "Anniversary"],
    ["noces d'or", "Anniversary"],
    ["cumpleaños", "Birthday"],
    ["compleanno", "Birthday"],
    ["crémaillère", "Housewarming"],
    ["Einweihungsparty", "Housewarming"],
    ["laurea", "Graduation"],
    ["Taufe", "Baby Shower"],
    ["Abschied", "Just Because"],
    ["départ à la retraite", "Just Because"],
    ["Muttertag", "Just Because"],
    ["a promotion", "Other"],
    ["", "Other"],
  ])("understands %j as %s", (text, occasion) => {
    expect(understandOccasion(text)).toBe(occasion);
  });
});

it("A wedding, a baby and a pet get only what names them", () => {
  expect(OCCASIONS.filter(isParticular)).toEqual(["Wedding", "Baby Shower", "Treat Pet Friends"]);
});

it("What suits a birthday suits nearly any occasion, what suits a wedding alone does not", () => {
  expect(isEveryday(["Wedding", "Birthday"])).toBe(true);
  expect(isEveryday(["Wedding", "Anniversary"])).toBe(false);
});
