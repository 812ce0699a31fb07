import { describe, expect, it } from "vitest";
import { loadText } from "./load-text.ts";
import { ENGLISH, translate } from "./text.ts";

const FOUND = "Found {count} gift suggestion|Found {count} gift suggestions";

describe("translate", () => {
  it("is the English itself, with its values, where there are no words", () => {
    expect(translate(ENGLISH, "Budget")).toBe("Budget");
    expect(translate(ENGLISH, "Page {page} of {pages}", { page: 1, pages: 1200 })).toBe("Page 1 of 1,200");
  });

  it("takes the form that the count asks for in the language", async () => {
    expect([0, 1, 2].map((count) => translate(ENGLISH, FOUND, { count }))).toEqual([
      "Found 0 gift suggestions",
      "Found 1 gift suggestion",
      "Found 2 gift suggestions",
    ]);
    const french = await loadText("fr", undefined, undefined);
    expect([0, 1, 2].map((count) => translate(french, FOUND, { count }))).toEqual([
      "0 idée cadeau trouvée",
      "1 idée cadeau trouvée",
      "2 idées cadeaux trouvées",
    ]);
  });

  it("puts values in as they are, whatever they look like", () => {
    const title = "{count}|$& of <b>";
    expect(translate(ENGLISH, "Save {title}", { title })).toBe(`Save ${title}`);
  });
});

describe("loadText", () => {
  it("speaks the language, and writes numbers as the country does", async () => {
    const dutch = await loadText("nl", "NL", undefined);
    expect(dutch.tag).toBe("nl-NL");
    expect(translate(dutch, "Occasion")).toBe("Gelegenheid");
    expect((await loadText("de-AT", "DE", undefined)).tag).toBe("de-AT");
    expect((await loadText("it", undefined, undefined)).tag).toBe("it");
  });

  it("keeps English as it is, whatever the country", async () => {
    expect(await loadText("en-GB", "DE", undefined)).toBe(ENGLISH);
  });

  it("takes a page's own words in place of the language's, by label key", async () => {
    const labels = { search: "Go {count}", nonsense: "x", toString: "y" };
    const english = await loadText("en", undefined, labels);
    expect(english.tag).toBe("en-US");
    expect(translate(english, "Find Thoughtful Gifts", { count: 3 })).toBe("Go 3");
    expect(translate(english, "Budget")).toBe("Budget");
    const german = await loadText("de", undefined, labels);
    expect(translate(german, "Find Thoughtful Gifts", { count: 3 })).toBe("Go 3");
    expect(translate(german, "Interests")).toBe("Interessen");
  });

  it.each([
    ["nl-NL", "US$ 25", "US$ 25-100"],
    ["de-DE", "25 $", "25–100 $"],
    ["fr-FR", "25 $US", "25–100 $US"],
    ["es-ES", "25 US$", "25-100 US$"],
    ["it-IT", "25 USD", "25-100 USD"],
  ])("writes prices as %s does, in dollars", async (locale, one, range) => {
    const { prices } = await loadText(locale, undefined, undefined);
    const plain = (text = "") => text.replace(/\s/g, " ");
    expect(plain(prices?.("$25"))).toBe(one);
    expect(plain(prices?.("$25-$100"))).toBe(range);
    expect(prices?.("$25-$200+")).toMatch(/200.*(meer|plus|más|mehr|più)$/);
    expect(prices?.("on request")).toBe("on request");
  });
});
