import { EMPTY_QUERY, toRelation } from "@gifthearth/core";
import type { BrowserStorage } from "../../host/browser-storage.ts";
import { PARAMETERS_KEY } from "../../host/visit-memory.ts";
import { writeList } from "../../list-parameter.ts";
import { readWish, type Wish } from "./wish.ts";

/**
 * The last search of this visit as a wish, wherever it was made; null when there was none.
 * @param currency of its budget: a search is in the money of the visitor's country
 */
export function readStoredWish(storage: BrowserStorage, currency: string): Wish | null {
  const { relation, ...stored } = parse(storage.read(PARAMETERS_KEY));
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ relationship: relation, currency, ...stored })) {
    if (Array.isArray(value)) writeList(parameters, name, value.filter(isPlain).map(String));
    else if (isPlain(value)) parameters.set(name, String(value));
  }
  return readWish(parameters);
}

/**
 * Keeps the wish as the last search, in the shape of the form's query, so that it can be saved like one. The
 * notes of the same search stay: an address doesn't carry them.
 */
export function storeWish(storage: BrowserStorage, wish: Wish): void {
  const { additionalNotes } = parse(storage.read(PARAMETERS_KEY));
  // One without a currency is in dollars, whichever the visitor's is.
  const { currency = "USD" } = wish;
  const isSame = JSON.stringify(readStoredWish(storage, currency)) === JSON.stringify(wish);
  const notes = isSame && typeof additionalNotes === "string" ? additionalNotes : "";
  const relation = toRelation(wish.relationship);
  storage.write(
    PARAMETERS_KEY,
    JSON.stringify({ ...EMPTY_QUERY, ...wish, currency, relation, additionalNotes: notes }),
  );
}

function isPlain(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** Storage is the visitor's to change: what isn't an object holds nothing. */
function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
