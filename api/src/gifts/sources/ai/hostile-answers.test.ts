import {
  budgetRange,
  type Fact,
  type GiftRequest,
  type GiftSuggestion,
  isUsableTitle,
  NO_REFINEMENT,
  parsePriceRange,
  plainMarketplaceLink,
} from "@gifthearth/core";
import { giftSuggestion } from "@gifthearth/core/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { hostileAnswer } from "../../../../../tests/support/hostile-answers.ts";
import { CATALOGUE } from "../../catalogue/index.ts";
import { indexOf } from "../curated.ts";
import { readAnswer } from "./read-answer.ts";
import { createSelection } from "./select.ts";
import { toFact } from "./to-fact.ts";

/** `npm run test:deep` tries 10,000. */
const ANSWERS = Number(process.env.HOSTILE_ANSWERS ?? 3_000);
/** Of everything that an answer gives: markup, addresses, invisible and half characters. */
const FORBIDDEN =
  /[<>]|\b(?:https?|javascript|data|mailto):\S|www\.|evil(?:-shop)?\.(?:example|com)|\]\(|[\p{Cc}\p{Cf}\p{Cs}]/iu;

const exactly = giftSuggestion.strict();
const budget = fc.constantFrom<[number, number]>(
  [25, 100],
  [0, 200],
  [0, 20],
  [150, 200],
  [40, 40],
  [500, 900],
);

async function select(request: GiftRequest, pieces: readonly string[]): Promise<GiftSuggestion[]> {
  async function* arriving() {
    yield* pieces;
  }
  const selection = createSelection(request, indexOf(CATALOGUE));
  const selected: GiftSuggestion[] = [];
  const facts: Fact[] = [];
  for await (const { type, raw } of readAnswer(arriving())) {
    const fact = type === "fact" ? toFact(raw, request) : null;
    if (fact) facts.push(fact);
    if (fact) selection.heed(facts);
    const suggestion = type === "gift" ? selection.take(raw) : null;
    if (suggestion) selected.push(suggestion);
  }
  return selected;
}

function check(suggestion: GiftSuggestion, { budgetMin, budgetMax }: GiftRequest): void {
  const { title, description, category, why, searchText, charityImpact, affiliateUrl, imageUrl } = suggestion;
  exactly.parse(suggestion);
  expect(suggestion.isError).toBe(false);
  expect(isUsableTitle(title), title).toBe(true);
  for (const text of [title, description, category, why, searchText, charityImpact]) {
    expect(text ?? "").not.toMatch(FORBIDDEN);
  }
  expect(
    affiliateUrl === null || plainMarketplaceLink(affiliateUrl) === affiliateUrl,
    String(affiliateUrl),
  ).toBe(true);
  expect(imageUrl).toBeNull();
  const price = parsePriceRange(suggestion.priceRange);
  const [low, high] = budgetRange(budgetMin, budgetMax);
  // A single price reads as one around it, so it is compared as it stands.
  const stated = /^\$(\d+)$/.exec(suggestion.priceRange)?.[1];
  const [least = Number.NaN, most = Number.NaN] = stated ? [Number(stated), Number(stated)] : (price ?? []);
  expect(least >= low && most <= high, `${suggestion.priceRange} in ${low} to ${high}`).toBe(true);
}

it("Thousands of answers of models gone wrong never throw, and yield nothing but plain ideas within the budget", {
  timeout: 120_000,
}, async () => {
  let selected = 0;
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(hostileAnswer, budget, async (pieces, [budgetMin, budgetMax]) => {
      const request = {
        occasion: "Birthday",
        interests: ["Kites"],
        budgetMin,
        budgetMax,
        additionalNotes: "",
        refinement: { ...NO_REFINEMENT, seen: ["Star Map Puzzle"] },
      };
      const suggestions = await select(request, pieces);
      for (const suggestion of suggestions) check(suggestion, request);
      expect(suggestions.map(({ title }) => title)).not.toContain("Star Map Puzzle");
      expect(new Set(suggestions.map(({ title }) => title)).size).toBe(suggestions.length);
      expect(Reflect.get({}, "polluted")).toBeUndefined();
      expect(Object.keys(Object.prototype)).toEqual([]);
      selected += suggestions.length;
      if (suggestions.length > 0) answered++;
    }),
    { numRuns: ANSWERS },
  );
  // The generated answers are hostile, not hopeless: many do hold ideas that pass.
  expect(answered).toBeGreaterThan(ANSWERS / 20);
  expect(selected).toBeGreaterThan(ANSWERS / 20);
});
