import { type Relation, toRelation } from "@gifthearth/core";
import type { SavableIdea } from "@gifthearth/widgets";

/** Whom an idea was kept for: what its search said of them, and nothing of the notes. */
export interface ForWhom {
  readonly relation: Relation | null;
  readonly occasion: string;
}

/** An idea that is kept on this device. */
export interface ShortlistedIdea extends SavableIdea {
  readonly id: string;
  /** Null for one that no search found. */
  readonly forWhom: ForWhom | null;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/** The gift ideas that a visitor without an account keeps, on this device alone. */
export interface Shortlist {
  /** What is kept, the latest first; the same array until something changes. */
  items(): readonly ShortlistedIdea[];
  /** Keeps one; one that is kept already moves to the front. @returns whether this browser keeps it */
  add(idea: SavableIdea, forWhom: ForWhom | null): boolean;
  remove(id: string): void;
  /** Calls back with each change, also of another tab. @returns what ends that */
  subscribe(listener: () => void): () => void;
}

/**
 * Each idea has a key of its own in local storage: what two tabs keep or remove at the same time can't undo one
 * another, as it would if a whole list were read and written back.
 */
const PREFIX = "shortlist:";

/** As many as can be looked through; beyond that nothing is kept, and the visitor is told. */
export const MOST_IDEAS = 100;

/**
 * @param open looked up at each use; on the server, and where storage is forbidden, it throws
 * @param now milliseconds since 1970
 */
export function createShortlist(open: () => Storage, now: () => number): Shortlist {
  const listeners = new Set<() => void>();
  let known: { readonly text: string; readonly items: readonly ShortlistedIdea[] } = { text: "", items: [] };

  function entries(): readonly (readonly [key: string, text: string])[] {
    try {
      const storage = open();
      return Array.from({ length: storage.length }, (_, index) => storage.key(index))
        .filter((key) => key?.startsWith(PREFIX))
        .map((key) => [key as string, storage.getItem(key as string) ?? ""] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1));
    } catch {
      return [];
    }
  }

  function items(): readonly ShortlistedIdea[] {
    const found = entries();
    const text = JSON.stringify(found);
    if (text === known.text) return known.items;
    const ideas = found
      .map(([key, entry]) => toIdea(key.slice(PREFIX.length), entry))
      .filter((idea) => idea !== null);
    known = { text, items: ideas.sort((a, b) => b.keptAt - a.keptAt) };
    return known.items;
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  return {
    items,
    add(idea, forWhom) {
      const id = idOf(idea);
      if (items().length >= MOST_IDEAS && !items().some((kept) => kept.id === id)) return false;
      try {
        open().setItem(PREFIX + id, JSON.stringify({ ...idea, forWhom, keptAt: now() }));
      } catch {
        return false;
      }
      tell();
      return true;
    },
    remove(id) {
      try {
        open().removeItem(PREFIX + id);
      } catch {
        // Nothing is kept where nothing may be stored.
      }
      tell();
    },
    subscribe(listener) {
      // A null key: all of the storage was cleared.
      const hear = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(PREFIX)) listener();
      };
      listeners.add(listener);
      addEventListener("storage", hear);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", hear);
      };
    },
  };
}

/** The id of our own that the shop link names, else the title: the same idea is kept once. */
function idOf({ affiliateUrl, title }: SavableIdea): string {
  const named = URL.canParse(affiliateUrl) ? new URL(affiliateUrl).searchParams.get("gh_tracking") : null;
  return named || title;
}

/** What is stored is the visitor's own to change: what isn't an idea is left out. */
function toIdea(id: string, text: string): ShortlistedIdea | null {
  try {
    const kept = JSON.parse(text);
    const { title, description, priceRange, category, affiliateUrl, keptAt } = kept;
    const texts = [title, description, priceRange, category, affiliateUrl];
    const isWhole = texts.every((value) => typeof value === "string") && URL.canParse(affiliateUrl);
    if (!isWhole || !/^https?:$/.test(new URL(affiliateUrl).protocol)) return null;
    const imageUrl = typeof kept.imageUrl === "string" ? kept.imageUrl : null;
    const time = typeof keptAt === "number" ? keptAt : 0;
    return {
      ...{ id, title, description, priceRange, category, imageUrl, affiliateUrl, keptAt: time },
      why: typeof kept.why === "string" ? kept.why : null,
      drawing: isDrawing(kept.drawing) ? kept.drawing : undefined,
      forWhom: toForWhom(kept.forWhom),
    };
  } catch {
    return null;
  }
}

function isDrawing(value: unknown): value is NonNullable<SavableIdea["drawing"]> {
  const { fill, accent, line } = (value ?? {}) as Record<string, unknown>;
  return [fill, accent, line].every((path) => typeof path === "string");
}

function toForWhom(value: unknown): ForWhom | null {
  const { relation, occasion } = (value ?? {}) as Record<string, unknown>;
  if (typeof occasion !== "string") return null;
  return { occasion, relation: (typeof relation === "string" && toRelation(relation)) || null };
}
