import { HOLE, onSubject, subjectSlug } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { drawingOf } from "../drawings/drawing-of.ts";
import { MOTIFS } from "../drawings/drawings.ts";
import { createCuratedSource } from "../sources/curated.ts";
import { CATALOGUE } from "./index.ts";
import { OTHER_LANGUAGES } from "./stored-text.ts";
import { themeFaultsOf } from "./text-faults.ts";
import { englishTitle, searchTextsOf, textOf } from "./texts.ts";
import { faultsOfThemeFiles, THEMES, themesOf, themeTextsIn } from "./themes.ts";

const QUERY = { occasion: "Birthday", budgetMin: 10, budgetMax: 60, additionalNotes: "" };

async function suggest(query: object) {
  const found = [];
  const source = createCuratedSource(CATALOGUE);
  for await (const gift of source.suggest(
    { ...QUERY, interests: [], ...query },
    new AbortController().signal,
  ))
    found.push(gift);
  return found;
}

describe("the themes", () => {
  it("have files as they have to be", () => {
    expect(faultsOfThemeFiles()).toEqual([]);
  });

  it("have ids and names of their own", () => {
    const ids = THEMES.ideas.map(({ id }) => id);
    const taken = new Set(CATALOGUE.map(({ id }) => id));
    expect(ids.filter((id, place) => ids.indexOf(id) !== place || taken.has(id))).toEqual([]);
    const names = THEMES.subjects.map(({ name }) => subjectSlug(name));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it("have a place for the subject, a drawing and a price the right way round", () => {
    const faulty = THEMES.ideas.filter(
      ({ title, searchText, motif, price: [low, high] }) =>
        !title.includes(HOLE) || !searchText.includes(HOLE) || !MOTIFS.has(motif) || low > high,
    );
    expect(faulty.map(({ id }) => id)).toEqual([]);
  });

  it("are told whole in every language", () => {
    for (const language of OTHER_LANGUAGES)
      expect(themeFaultsOf(language, themeTextsIn(language), THEMES)).toEqual([]);
  });
});

describe("what is missing in a language", () => {
  const [subject] = THEMES.subjects;
  const [idea] = THEMES.ideas;

  it.each([
    ["a subject", { subjects: {} }, new RegExp(`has no subject "${subject?.name}"`)],
    ["an idea", { ideas: {} }, new RegExp(`has no "${idea?.id}"`)],
  ])("is named: %s", (_what, missing, message) => {
    const texts = { ...themeTextsIn("de"), ...missing };
    expect(themeFaultsOf("de", texts, THEMES).join("\n")).toMatch(message);
  });
});

describe("somebody who loves something narrow", () => {
  it("is given what is made for that very thing", async () => {
    const found = (await suggest({ interests: ["excavators"], additionalNotes: "turns 6" })).slice(0, 6);
    expect(found.filter(({ title }) => title.includes("Excavators")).length).toBeGreaterThanOrEqual(3);
  });

  it("is understood in their own language, and answered in it", async () => {
    const found = await suggest({ occasion: "Geburtstag", interests: ["Posaune"], language: "de" });
    const [own] = found.filter(({ id }) => id?.endsWith("--trombones"));
    expect(own?.title).toContain("Posaune");
    expect(own?.searchTexts?.de).toContain("Posaune");
  });

  it("is given nothing on what is only named by chance", async () => {
    const found = await suggest({
      interests: ["Reading"],
      additionalNotes: "We meet Friends at the Lake for Cake",
    });
    expect(found.filter(({ id }) => id?.includes("--"))).toEqual([]);
  });

  it("finds the idea again by its id", () => {
    const [idea] = THEMES.ideas;
    const subject = THEMES.subjects.find((one) => one.class === idea?.class);
    if (!idea || !subject) throw new Error("There are no themes");
    const [made] = themesOf(CATALOGUE).ideasOn(subject);
    expect(themesOf(CATALOGUE).find(made?.id ?? "")).toEqual(made);
    expect(themesOf(CATALOGUE).find(`${idea.id}--no-such-subject`)).toBeNull();
    expect(drawingOf({ id: made?.id ?? "", title: "Anything", category: "misc" })).toBe(
      MOTIFS.get(idea.motif)?.drawing,
    );
    expect(themesOf([]).find(made?.id ?? "")).toBeNull();
    if (!made) throw new Error("There is no idea on the subject");
    expect(textOf("de")(made).title).toBe(
      onSubject(
        themeTextsIn("de").ideas[idea.id]?.title ?? "",
        themeTextsIn("de").subjects[subject.name]?.split(", ")[0] ?? "",
      ),
    );
    expect(englishTitle(textOf("de")(made).title, "de")).toBe(made.title);
    expect(Object.keys(searchTextsOf(made)).sort()).toEqual([...OTHER_LANGUAGES].sort());
  });
});
