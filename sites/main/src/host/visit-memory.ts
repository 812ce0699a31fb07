import { type GiftQuery, isAge, toRelation, type UnderstoodFact } from "@gifthearth/core";
import type { FormQuery, RefinedQuery, RememberedSuggestion, VisitMemory } from "@gifthearth/widgets";
import type { BrowserStorage } from "./browser-storage.ts";

/** Session storage key of the last search that was sent; unlike the query it stays, so that it can be saved. */
export const PARAMETERS_KEY = "lastSearchParams";

/** Keys of session storage. */
const KEYS = {
  query: "lastGiftQuery",
  recommendations: "lastRecommendations",
  parameters: PARAMETERS_KEY,
  searches: "searches",
} as const;

/** As many searches of a visit as are kept, the latest. */
const MOST_SEARCHES = 20;

type SearchListener = (search: RefinedQuery | null) => void;

/** The visit's memory, and what only the site does with it. */
export interface SiteMemory extends VisitMemory {
  /** Puts a query into the form that is shown next ("Search Again"). */
  handOff(query: FormQuery): void;
  /** The last search of this visit; null when there was none. */
  lastSearch(): FormQuery | null;
  /** Forgets what was searched for, notes about a person included: the tab's next user must not find it. */
  forgetSearch(): void;
  /** Keeps a search, with what is in no address and the page that is looked at; the latest twenty of the visit are kept. */
  keepSearch(id: string, query: RefinedQuery): void;
  /** The search that was kept; null where none was. */
  searchAt(id: string): RefinedQuery | null;
  /** Calls back with each search that begins, and with null when the last one is forgotten. @returns what ends that */
  onSearch(listener: SearchListener): () => void;
}

/**
 * Keeps a visit's memory in session storage. The last query goes back into a form once: into whichever is shown after
 * a reload, such as the one "Try Again" makes, or after it was handed off, else into a finder that opens empty.
 * @param isReload whether the visitor reloaded this page, or came back to it
 */
export function createVisitMemory(storage: BrowserStorage, isReload: () => boolean): SiteMemory {
  /** Whether the last query is meant for the next form, whatever that holds. */
  let isMeant: boolean | undefined;
  const listeners = new Set<SearchListener>();
  const searches = (): readonly (readonly unknown[])[] => {
    const kept = parse(storage.read(KEYS.searches));
    return Array.isArray(kept) ? kept.filter(Array.isArray) : [];
  };

  return {
    takeLastQuery(isOpening) {
      if (!isOpening && !(isMeant ?? isReload())) return null;
      isMeant = false;
      const query = toQuery(parse(storage.read(KEYS.query)));
      storage.remove(KEYS.query);
      return query;
    },
    storeLastQuery(query) {
      // The form that sent it holds it already.
      isMeant = false;
      // Without what was said of the ideas: that ends with the search.
      const search = toQuery(query);
      const form = JSON.stringify(search);
      storage.write(KEYS.query, form);
      storage.write(KEYS.parameters, form);
      for (const listener of listeners) listener(search && { ...search, refinement: query.refinement });
    },
    keepSearch(id, query) {
      const kept = searches().filter(([known]) => known !== id);
      storage.write(KEYS.searches, JSON.stringify([...kept, [id, query]].slice(-MOST_SEARCHES)));
    },
    storePage(page) {
      const kept = searches();
      const [id, query] = kept.at(-1) ?? [];
      if (!toQuery(query)) return;
      storage.write(
        KEYS.searches,
        JSON.stringify([...kept.slice(0, -1), [id, { ...(query as object), page }]]),
      );
    },
    searchAt(id) {
      const [, kept] = searches().find(([known]) => known === id) ?? [];
      const query = toQuery(kept);
      if (!query) return null;
      const { refinement: said, page } = kept as { refinement?: unknown; page?: unknown };
      const refinement = toRefinement(said);
      return {
        ...query,
        ...(refinement && { refinement }),
        ...(typeof page === "number" && { page }),
      };
    },
    lastRecommendations() {
      const items = parse(storage.read(KEYS.recommendations));
      return Array.isArray(items) ? items.filter(isRemembered) : [];
    },
    storeLastRecommendations(suggestions) {
      const remembered = suggestions.map(({ title, priceRange }) => ({ title, priceRange }));
      storage.write(KEYS.recommendations, JSON.stringify(remembered));
    },
    handOff(query) {
      isMeant = true;
      storage.write(KEYS.query, JSON.stringify(query));
    },
    forgetSearch() {
      storage.remove(KEYS.query);
      storage.remove(KEYS.parameters);
      storage.remove(KEYS.searches);
      for (const listener of listeners) listener(null);
    },
    onSearch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lastSearch: () => toQuery(parse(storage.read(KEYS.parameters))),
  };
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Storage is the visitor's to change: what isn't a whole query is none. */
function toQuery(value: unknown): FormQuery | null {
  if (typeof value !== "object" || value === null) return null;
  const fields = value as Record<string, unknown>;
  const { occasion, interests, budgetMin, budgetMax, additionalNotes } = fields;
  const isWhole =
    typeof occasion === "string" &&
    Array.isArray(interests) &&
    interests.every((interest) => typeof interest === "string") &&
    typeof budgetMin === "number" &&
    typeof budgetMax === "number" &&
    typeof additionalNotes === "string";
  if (!isWhole) return null;
  const relation = typeof fields.relation === "string" && toRelation(fields.relation);
  const takenAway = Array.isArray(fields.takenAway) ? fields.takenAway.filter(isFact) : [];
  return {
    ...({ occasion, interests, budgetMin, budgetMax, additionalNotes } satisfies GiftQuery),
    ...(relation && { relation }),
    ...(typeof fields.age === "number" && isAge(fields.age) && { age: fields.age }),
    ...(takenAway.length > 0 && { takenAway }),
  };
}

/** What was said of ideas, as far as it is lists of titles. */
function toRefinement(value: unknown): RefinedQuery["refinement"] {
  if (typeof value !== "object" || value === null) return undefined;
  const titles = Object.entries(value).map(([name, list]) => [
    name,
    Array.isArray(list) ? list.filter((title) => typeof title === "string") : [],
  ]);
  return Object.fromEntries(titles);
}

function isFact(item: unknown): item is UnderstoodFact {
  const { key, kind, words } = (item ?? {}) as Record<string, unknown>;
  return [key, kind, words].every((text) => typeof text === "string");
}

function isRemembered(item: unknown): item is RememberedSuggestion {
  const { title, priceRange } = (item ?? {}) as Record<string, unknown>;
  return typeof title === "string" && typeof priceRange === "string";
}
