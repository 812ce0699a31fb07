import { type GiftSuggestion, REFINEMENT_LIMITS, recipientQuery } from "@gifthearth/core";
import type { Recipient } from "@gifthearth/core/contract";
import { withDrawing } from "./drawings/drawing-of.ts";
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

/** What our catalogue has for a person's day, in no hurry and at nobody's cost; nothing that they were given or have. */
async function searchCatalogue(
  sources: readonly GiftSource[],
  person: Recipient,
  occasion: string,
  daysLeft: number | null,
): Promise<readonly GiftSuggestion[]> {
  const request = {
    ...recipientQuery(person, occasion),
    profile: { ...UNTOLD, daysLeft },
    refinement: {
      ...{ moreLike: [], notThis: [], seen: [] },
      alreadyHas: person.gifts.slice(-REFINEMENT_LIMITS.titles).map(({ title }) => title),
    },
  };
  const found: GiftSuggestion[] = [];
  for (const { kind, suggest } of sources) {
    if (kind !== "catalogue") continue;
    for await (const suggestion of suggest(request, new AbortController().signal)) found.push(suggestion);
  }
  return found;
}

/**
 * Finds ideas that may be told of in a mail. What is kept of health, diet and faith takes ideas away and brings none, so
 * that whoever reads them learns nothing of it.
 */
export function createReadyIdeas(sources: readonly GiftSource[]) {
  return async (person: Recipient, occasion: string, daysLeft: number): Promise<readonly ReadyIdea[]> => {
    const search = (whom: Recipient) => searchCatalogue(sources, whom, occasion, daysLeft);
    const heeding = await search(person);
    const others = person.needs ? await search({ ...person, needs: "" }) : heeding;
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

/** Finds ideas for who keeps the person, and may see all that is kept of them. */
export function createIdeasForPerson(sources: readonly GiftSource[]) {
  return async (person: Recipient, occasion: string, daysLeft: number | null) =>
    (await searchCatalogue(sources, person, occasion, daysLeft)).slice(0, COUNT).map(withDrawing);
}
