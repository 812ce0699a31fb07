import { expect, it } from "vitest";
import { createTitleReader } from "./motif-of-title.ts";

const { motifOf } = createTitleReader([
  ["mug", "mug"],
  ["travel mug", "flask"],
  ["candle", "candle"],
  ["snuffer", "candle-snuffer"],
  ["cat", "cat"],
  ["knife", "chef-knife"],
  ["brush", "paint-brush"],
  ["berries", "berries"],
  ["glass", "wine-glass"],
  ["chef's knife", "chef-knife"],
  ["cafe", "coffee-cup"],
  ["knitting", "yarn-ball"],
  ["book", "novel"],
  ["books", "book-stack"],
]);

it.each([
  ["Enamel Mug", "mug"],
  ["mugs", "mug"],
  ["Insulated Travel Mug", "flask"],
  ["Candle Snuffer", "candle-snuffer"],
  ["Snuffer for Candles", "candle-snuffer"],
  ["Mug with Cats", "mug"],
  ["Candle That Smells of Berries", "candle"],
  ["Set of Brushes", "paint-brush"],
  ["Berry Box", "berries"],
  ["Stained Glass Kit", "wine-glass"],
  ["Old Book", "novel"],
  ["Old Books", "book-stack"],
  ["Chef’s Knife", "chef-knife"],
  ["Cat: The Knife Edition", "cat"],
  ["Table at a Café", "coffee-cup"],
  // Nothing is known of what it is, but of what it is for.
  ["Evening Class for Knitting", "yarn-ball"],
])("sees in %j the motif %s", (title, motif) => {
  expect(motifOf(title)).toBe(motif);
});

it.each(["", "Weekend Away", "Catalogue", "Smuggler", "🎁", "漢字", "a".repeat(10_000)])(
  "sees in %j nothing that is drawn",
  (title) => {
    expect(motifOf(title)).toBeUndefined();
  },
);
