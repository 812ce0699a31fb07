import { type GiftIdea, type GiftQuery, type GiftSuggestion, rankIdeas } from "@gifthearth/core";
import { withDrawing } from "../drawings/drawing-of.ts";
import { ideaToSuggestion, indexOf } from "../sources/curated.ts";

/** Somebody to find gifts for, as a visitor would describe them, and what was found. */
interface Example {
  /** Who it is, in a line. */
  readonly person: string;
  /** What a visitor would fill in for them. Budgets are US dollars. */
  readonly query: GiftQuery;
  /** Prices are US dollars. */
  readonly ideas: readonly GiftSuggestion[];
}

/** Three people whom many have to find something for, and who have little in common. */
const PEOPLE: readonly Omit<Example, "ideas">[] = [
  {
    person: "My mother is 71 and loves her garden, which is a small balcony now.",
    query: {
      relation: "mother",
      age: 71,
      interests: ["Gardening"],
      occasion: "Birthday",
      budgetMin: 25,
      budgetMax: 75,
      additionalNotes: "She has a small balcony.",
    },
  },
  {
    person: "A colleague is leaving. He takes his coffee seriously, and we put in a little each.",
    query: {
      relation: "colleague",
      interests: ["Coffee"],
      occasion: "Farewell",
      budgetMin: 20,
      budgetMax: 60,
      additionalNotes: "",
    },
  },
  {
    person: "My niece turns 8, and asks about the stars every night.",
    query: {
      relation: "niece-or-nephew",
      age: 8,
      interests: ["Astronomy"],
      occasion: "Birthday",
      budgetMin: 15,
      budgetMax: 60,
      additionalNotes: "",
    },
  },
];

/** Ideas for each. */
const SHOWN = 3;

/** What the catalogue has for three people: what any visitor who describes them is shown first. */
export function findExamples(catalogue: readonly GiftIdea[]): readonly Example[] {
  const index = indexOf(catalogue);
  return PEOPLE.map((example) => ({
    ...example,
    ideas: rankIdeas(index, example.query, 12)
      .slice(0, SHOWN)
      .map(({ idea, why }) => withDrawing(ideaToSuggestion(idea, { why }))),
  }));
}
