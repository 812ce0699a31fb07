import { UnclearAnswer } from "./platform.ts";
import type { PlatformApi } from "./platform-api.ts";

type Listed = Readonly<Record<string, unknown>>;

/** A platform with more pages than this is not looked through, and nothing is asked for again. */
const MAX_PAGES = 1_000;

/** Where a page's items stand: as the page itself, or under one of these names. */
const LIST_KEYS = ["donations", "results", "data", "items"];

/**
 * Looks through a platform's list of donations to its end. Pages count from 1 and the last one is followed by
 * an empty one. With the newest first, what is added meanwhile moves others to later pages, so none is missed.
 * @param isOurs whether an item carries our reference
 * @throws {UnclearAnswer} when the end isn't reached, so that nobody may say that it isn't there
 */
export async function findListed(
  api: PlatformApi,
  path: string,
  isOurs: (item: Listed) => boolean,
): Promise<readonly Listed[]> {
  const ours = new Map<string, Listed>();
  const seen = new Set<string>();
  for (let page = 1; page <= MAX_PAGES; page++) {
    const items = itemsOf(await api.get(`${path}?page=${page}`), api.title);
    if (items.length === 0) return [...ours.values()];
    const before = seen.size;
    for (const item of items) {
      const id = String(item.public_id ?? item.id);
      seen.add(id);
      if (isOurs(item)) ours.set(id, item);
    }
    // The same page for every number: what is found is found, but the rest of the list is not to be seen.
    if (seen.size === before) {
      if (ours.size > 0) return [...ours.values()];
      throw new UnclearAnswer(`${api.title} shows the same page of its donations again and again`);
    }
  }
  throw new UnclearAnswer(`${api.title} lists more donations than can be looked through`);
}

function itemsOf(page: unknown, title: string): readonly Listed[] {
  const body = (page ?? {}) as Listed;
  const list = Array.isArray(page) ? page : LIST_KEYS.map((key) => body[key]).find(Array.isArray);
  const isList = Array.isArray(list) && list.every(isItem);
  if (!isList) throw new UnclearAnswer(`${title} answered with something that is no list of donations`);
  return list;
}

function isItem(item: unknown): item is Listed {
  if (typeof item !== "object" || item === null || !("id" in item)) return false;
  return typeof item.id === "string" || typeof item.id === "number";
}
