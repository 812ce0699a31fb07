import { type GiftSuggestion, REFINEMENT_LIMITS, recipientQuery } from "@gifthearth/core";
import type { Recipient } from "@gifthearth/core/contract";
import type { GiftSource } from "./sources/source.ts";

/** As many as somebody is told of. */
const COUNT = 3;

/** The profile of somebody of whom nothing is told here but when the gift is needed. */
const UNTOLD = {
  ...{ age: null, relationship: "", personality: [], excludedCategories: [] },
  preferences: { sustainable: 0.5, handmade: 0.5, practical: 0.5, unique: 0.5 },
};

interface ReadyIdea {
  readonly title: string;
  readonly priceRange: string;
  /** Of its page on our site. */
  readonly path: string;
}

/**
 * Finds ideas for a person's day from our catalogue, in no hurry and at nobody's cost. None repeats what they were
 * given or have. What is kept of health, diet and faith takes ideas away and brings none, so that whoever reads them
 * learns nothing of it.
 */
export function createReadyIdeas(sources: readonly GiftSource[]) {
  const catalogue = sources.filter(({ kind }) => kind === "catalogue");

  async function search(person: Recipient, occasion: string, daysLeft: number) {
    const request = {
      ...recipientQuery(person, occasion),
      profile: { ...UNTOLD, daysLeft },
      refinement: {
        ...{ moreLike: [], notThis: [], seen: [] },
        alreadyHas: person.gifts.slice(-REFINEMENT_LIMITS.titles).map(({ title }) => title),
      },
    };
    const found: GiftSuggestion[] = [];
    for (const { suggest } of catalogue) {
      for await (const suggestion of suggest(request, new AbortController().signal)) found.push(suggestion);
    }
    return found;
  }

  return async (person: Recipient, occasion: string, daysLeft: number): Promise<readonly ReadyIdea[]> => {
    const heeding = await search(person, occasion, daysLeft);
    const others = person.needs ? await search({ ...person, needs: "" }, occasion, daysLeft) : heeding;
    return heeding
      .filter(({ id }) => others.some((other) => other.id === id))
      .slice(0, COUNT)
      .map(({ id, title, priceRange }) => ({
        title,
        priceRange,
        path: `/gift-ideas/${encodeURIComponent(id)}`,
      }));
  };
}
