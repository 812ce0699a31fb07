import { areSimilarTitles, type GiftIdea, type GiftQuery, type GiftSuggestion } from "@gifthearth/core";
import { mentions } from "./mentions.ts";
import type { Expectations, Profile } from "./profile.ts";
import { type ShownPrice, shownPrice } from "./shown-price.ts";

/** A suggestion, with the idea behind it where it is the catalogue's. */
export interface ShownIdea {
  readonly suggestion: GiftSuggestion;
  readonly idea: GiftIdea | null;
}

/** What there is to say of one suggestion for one person. */
export interface Verdict extends ShownIdea {
  readonly isWithinBudget: boolean;
  /** The person's interests that it visibly answers, as they stand in the query. */
  readonly answers: readonly string[];
  /** What is wrong with it, in words; empty when nothing is. */
  readonly violations: readonly string[];
}

/** Whom an idea suits that tells no ages: adults, and who is nearly one. */
const ADULT = [16, 120] as const;

/** Judges a suggestion by what the profile expects, and by nothing that the ranking goes by. */
export function judge(shown: ShownIdea, { query, expect }: Profile): Verdict {
  return {
    ...shown,
    isWithinBudget: isWithinBudget(shownPrice(shown.suggestion.priceRange), query),
    answers: expect.interests
      .filter(
        ({ interests, words }) =>
          shown.idea?.interests.some((interest) => interests.includes(interest)) ||
          words.some((word) => mentions(nameOf(shown), word)),
      )
      .map(({ asked }) => asked),
    violations: [...violations(shown, expect)],
  };
}

/** The slider's end, 200, is open above. */
function isWithinBudget(price: ShownPrice | null, { budgetMin, budgetMax }: GiftQuery): boolean {
  if (!price) return false;
  return price.low >= budgetMin && (budgetMax === 200 || price.high <= budgetMax);
}

function nameOf({ suggestion: { title, searchText } }: ShownIdea): string {
  return `${title} ${searchText ?? ""}`;
}

function* violations(shown: ShownIdea, { forbid, ages, requireTags }: Expectations): Generator<string> {
  const { suggestion, idea } = shown;
  for (const reason of forbid.avoidFor) {
    if (idea && isToBeAvoided(idea, reason)) yield `is to be avoided for ${reason}`;
  }
  const text = `${nameOf(shown)} ${suggestion.description}`;
  for (const word of forbid.words) if (mentions(text, word)) yield `says “${word}”`;
  for (const category of forbid.categories) {
    if (suggestion.category.toLowerCase() === category) yield `is of the category ${category}`;
  }
  for (const title of forbid.titles) {
    if (areSimilarTitles(title, suggestion.title)) yield `resembles “${title}”`;
  }
  for (const tag of requireTags) if (!suggestion.tags.includes(tag)) yield `is not ${tag}`;
  if (idea && ages.length > 0) {
    const [youngest, oldest] = idea.ages ?? ADULT;
    if (!ages.some((age) => age >= youngest && age <= oldest)) {
      yield `is for ages ${youngest} to ${oldest}`;
    }
  }
}

/** What an idea shows by that must not be given for a reason. */
const SIGNS: Readonly<
  Record<Expectations["forbid"]["avoidFor"][number], Partial<Pick<GiftIdea, "contains" | "needs">>>
> = {
  alcohol: { contains: ["alcohol"] },
  nuts: { contains: ["nuts"] },
  gluten: { contains: ["gluten"] },
  dairy: { contains: ["dairy"] },
  meat: { contains: ["meat", "pork"] },
  caffeine: { contains: ["caffeine"] },
  sugar: { contains: ["sugar"] },
  "animal-products": { contains: ["meat", "dairy", "egg", "honey", "leather", "wool", "silk", "feathers"] },
  fragrance: { contains: ["perfume"] },
  electronic: { needs: ["power", "phone", "screen", "internet"] },
  pets: { needs: ["pet"] },
  "under-3": {},
  "under-18": { contains: ["alcohol"] },
  bulky: { needs: ["space"] },
};

const SMALL = ["small-home", "dorm", "boat", "van", "care-home", "hand-luggage"] as const;

function isToBeAvoided(idea: GiftIdea, reason: keyof typeof SIGNS): boolean {
  const { contains = [], needs = [] } = SIGNS[reason];
  // What is made for a small place may be large otherwise, and what is made for those who shun screens may have a plug.
  if (reason === "bulky" && SMALL.some((situation) => idea.suits[situation] !== undefined)) return false;
  if (reason === "electronic" && idea.suits["no-tech"] !== undefined) return false;
  return (
    contains.some((sign) => idea.contains.includes(sign)) || needs.some((sign) => idea.needs.includes(sign))
  );
}
