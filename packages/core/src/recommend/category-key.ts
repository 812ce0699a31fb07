import { fold, stem } from "../understand/words.ts";

/** Names under which screens show what the engine calls something else. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  technology: "tech",
  electronics: "tech",
  clothing: "fashion",
  "home & kitchen": "home",
  "food & drink": "food",
};

const stemmed = (category: string) => (fold(category).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem).join(" ");

const KEYS: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHER_NAMES).map(([other, name]) => [stemmed(other), stemmed(name)]),
);

/**
 * The same for two names of one category. A model, a profile and the catalogue don't spell alike:
 * "Technology" and "tech" are one, as are "Outdoors" and "outdoor".
 */
export function categoryKey(category: string): string {
  const key = stemmed(category) || fold(category).trim();
  return KEYS.get(key) ?? key;
}
