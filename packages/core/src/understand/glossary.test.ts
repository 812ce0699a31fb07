import { describe, expect, it } from "vitest";
import { inEnglish, languagesIn } from "./glossary.ts";

describe("inEnglish", () => {
  it.each([
    ["Er löst Schachprobleme auf Papier und ist Imker.", [["chess"], ["bees", "beekeeper"]]],
    ["Elle joue à la pétanque", [["bowls", "boules", "petanque"]]],
    ["He plays chess with his bees.", []],
  ])("puts into English what %j says in another language", (text, english) => {
    expect(inEnglish(text).map((one) => one.english)).toMatchObject(english);
  });

  it("takes the language of a word from what stands around it", () => {
    const translated = [{ english: ["chess"], start: 0, end: 6 }];
    expect(inEnglish("Schach", languagesIn("Er wird 61 und wohnt allein."))).toEqual(translated);
  });

  it("leaves a word that is English as well where nothing tells the language", () => {
    expect(inEnglish("Schach", undefined, (word) => word === "schach")).toEqual([]);
  });
});
