import { CATEGORIES } from "@gifthearth/core";
import { drawing } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import * as z from "zod";
import { CATEGORY_MOTIFS } from "./category-motifs.ts";
import { drawingFile, MOTIFS } from "./drawings.ts";
import { createTitleReader } from "./motif-of-title.ts";

const LAYERS = [...MOTIFS].map(([motif, { drawing }]) => ({ motif, ...drawing }));

const motifsWhere = (isFaulty: (layers: (typeof LAYERS)[number]) => boolean) =>
  LAYERS.filter(isFaulty).map(({ motif }) => motif);

it("every file has names, and a drawing and nothing else", () => {
  const faults = [...MOTIFS].flatMap(([motif, { names, drawing: layers }]) => {
    const file = drawingFile.safeParse({ names, ...layers }).error ?? drawing.safeParse(layers).error;
    return file ? [`${motif}.json: ${z.prettifyError(file)}`] : [];
  });
  expect(faults).toEqual([]);
});

it("every drawing has a body and lines, and begins each of its layers with a place", () => {
  expect(motifsWhere(({ fill, line }) => fill === "" || line === "")).toEqual([]);
  expect(
    motifsWhere(({ fill, accent, line }) => [fill, accent, line].some((d) => !/^(?:M|$)/.test(d))),
  ).toEqual([]);
});

it("no two drawings are the same", () => {
  expect(new Set(LAYERS.map(({ line }) => line)).size).toBe(LAYERS.length);
});

it("every name of a thing belongs to one drawing", () => {
  const named = [...MOTIFS].flatMap(([motif, { names }]) => names.map((name) => [name, motif] as const));
  const titles = createTitleReader(named);
  expect(named.filter(([name, motif]) => titles.motifOf(name) !== motif)).toEqual([]);
});

it.each(CATEGORIES)("there is a drawing for anything of the category %s", (category) => {
  expect(MOTIFS.has(CATEGORY_MOTIFS[category])).toBe(true);
});
