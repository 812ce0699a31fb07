import { expect, it } from "vitest";
import { CATALOGUE } from "../catalogue/index.ts";
import { CATEGORY_MOTIFS } from "./category-motifs.ts";
import { createDrawingsInTurn, drawingOf, savedWithDrawing, withDrawing } from "./drawing-of.ts";
import { MOTIFS } from "./drawings.ts";
import { FORM_MOTIFS } from "./form-motifs.ts";

const drawn = (motif: string) => {
  const found = MOTIFS.get(motif);
  if (!found) throw new Error(`There is no drawing "${motif}"`);
  return found.drawing;
};

it("every idea of the catalogue is drawn, by its motif where it names one", () => {
  expect(CATALOGUE.filter((idea) => !drawingOf(idea)).map(({ id }) => id)).toEqual([]);
  const named = CATALOGUE.filter(({ motif }) => motif !== undefined);
  expect(named.filter((idea) => drawingOf(idea) !== drawn(idea.motif ?? ""))).toEqual([]);
});

it.each([
  ["Hand-Thrown Mug", "kitchen", "mug"],
  ["Seven Wonders of the Deep", "Music", CATEGORY_MOTIFS.music],
  ["Seven Wonders of the Deep", "Food & Drink", CATEGORY_MOTIFS.food],
  ["Seven Wonders of the Deep", "Crafts", CATEGORY_MOTIFS.craft],
  ["Seven Wonders of the Deep", "__proto__", CATEGORY_MOTIFS.misc],
  ["Seven Wonders of the Deep", "", CATEGORY_MOTIFS.misc],
])("an idea of a model, %j of the category %j, is drawn as %s", (title, category, motif) => {
  expect(drawingOf({ id: "ai-idea", title, category })).toBe(drawn(motif));
});

it("adds the drawing to what is sent, and leaves what is stored alone", () => {
  const stored = { id: "ai-mug", title: "Mug", category: "misc" };
  expect(withDrawing(stored)).toEqual({ ...stored, drawing: drawn("mug") });
  expect(stored).not.toHaveProperty("drawing");
});

it("cards beside each other show different drawings where one is made as something that is drawn", () => {
  const inTurn = createDrawingsInTurn();
  const names = new Map([...MOTIFS].map(([motif, { drawing }]) => [drawing, motif]));
  const cards = ["Red Wine", "White Wine Guide", "Wine Tasting Class", "Sweet Wine", "Class on Wine", "Wine"];
  const shown = cards.map((title, place) => {
    const { drawing } = inTurn({ id: `ai-${place}`, title, category: "food" });
    return drawing && names.get(drawing);
  });
  // Sweet wine is nothing else, and a class stands beside the fifth already.
  expect(shown).toEqual(["wine-glass", "book-open", "ticket", "wine-glass", "wine-glass", "wine-glass"]);
  expect(inTurn({ id: "ai-guide", title: "Wine Guide", category: "food" }).drawing).toBe(drawn("book-open"));
});

it("what things are made as is drawn", () => {
  expect(Object.keys(FORM_MOTIFS).filter((motif) => !MOTIFS.has(motif))).toEqual([]);
});

it("a saved idea is drawn as it was when it was found", () => {
  for (const { title, description, ...idea } of CATALOGUE.filter((_, place) => place % 100 === 0)) {
    expect(savedWithDrawing({ title, description })).toEqual({
      ...{ title, description },
      category: idea.category,
      drawing: drawingOf({ ...idea, title }),
    });
  }
});

it("a saved idea of a model has the category that its words speak of", () => {
  const saved = { title: "Hiking Poles", description: "Light ones, for the trail." };
  expect(savedWithDrawing(saved)).toMatchObject({ category: "outdoor" });
});
