import { englishText, type GiftIdea } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "./index.ts";
import { OTHER_LANGUAGES } from "./stored-text.ts";
import { faultsOf } from "./text-faults.ts";
import { englishTitle, fingerprint, readTextFiles, searchTextsOf, textOf } from "./texts.ts";

const [idea] = CATALOGUE as [GiftIdea, ...GiftIdea[]];
const TEXT = {
  of: fingerprint(idea),
  title: "Mulltücher aus Biobaumwolle",
  description: "Atmungsaktive Tücher zum Pucken und Wischen, und einige Jahre später ein Umhang.",
  searchText: "mulltücher bio baumwolle",
};
const files = (text: object, id = idea.id) => new Map([[idea.category, { [id]: text as typeof TEXT }]]);

describe("the words of an idea in another language", () => {
  it.each(OTHER_LANGUAGES)("are there in %s, with the language that they are in", (language) => {
    const translated = CATALOGUE.map(textOf(language)).filter((text) => text.language === language);
    expect(translated.length).toBeGreaterThan(0);
    const [first] = translated;
    expect(first?.title).not.toBe("");
  });

  it("are the English ones in English", () => {
    expect(textOf("en")(idea)).toEqual(englishText(idea));
    expect(textOf()(idea).language).toBe("en");
  });

  it("lead back to the title that the catalogue knows", () => {
    const { title } = textOf("de")(idea);
    expect(title).not.toBe(idea.title);
    expect(englishTitle(title, "de")).toBe(idea.title);
    expect(englishTitle("Etwas ganz anderes", "de")).toBe("Etwas ganz anderes");
  });

  it("tell what to search for on each marketplace", () => {
    expect(Object.keys(searchTextsOf(idea)).sort()).toEqual([...OTHER_LANGUAGES].sort());
  });
});

describe("faultsOf", () => {
  const faults = (text: object, id?: string) => faultsOf("de", files(text, id), [idea]);

  it("finds none in a text that is complete and up to date", () => {
    expect(faults(TEXT)).toEqual([]);
  });

  it.each([
    ["one that is missing", faultsOf("de", new Map(), [idea]), /has no "organic-muslin-swaddles"; write it/],
    ["one whose English words have changed", faults({ ...TEXT, of: "00000000" }), /have changed; .*--stamp/],
    ["one of no idea", faults(TEXT, "no-such-idea"), /"no-such-idea": there is no such idea/],
    ["a field that is missing", faults({ ...TEXT, title: undefined }), /title/],
    ["a field that is unknown", faults({ ...TEXT, colour: "red" }), /colour/],
    ["a search text that is too long", faults({ ...TEXT, searchText: "a b c d e f g" }), /more than 6 words/],
    [
      "a reason for what it has none for",
      faults({ ...TEXT, suits: { prison: "nur ein Versuch" } }),
      /no reason for prison/,
    ],
  ])("names %s", (_, [fault], sentence) => {
    expect(fault).toMatch(sentence);
    expect(fault).toContain("text/de/baby.json");
  });

  it("names a text in the file of another category", () => {
    const moved = new Map([["books", { [idea.id]: TEXT }]]);
    expect(faultsOf("de", moved, [idea]).join()).toContain("move the text there");
  });

  // What is written is right, also while some is still to be written.
  it.each(OTHER_LANGUAGES)("finds nothing wrong in what there is in %s", (language) => {
    const wrong = faultsOf(language, readTextFiles(language), CATALOGUE).filter(
      (fault) => !/ has no "/.test(fault),
    );
    expect(wrong).toEqual([]);
  });
});
