import { setImmediate } from "node:timers/promises";
import { createObjectScanner } from "@gifthearth/core";
import { inSteps } from "./in-steps.ts";
import { listedGifts } from "./listed-gifts.ts";
import { readLooseJson } from "./loose-json.ts";

/** A longer answer is a model that repeats itself; the rest is not read. */
const MAX_ANSWER_LENGTH = 100_000;
/** Likewise more objects; many of those that are asked for may turn out to be unusable. */
const MAX_OBJECTS = 200;
/** After so many the process sees to its other work: an answer that is all there never pauses. */
const OBJECTS_IN_A_ROW = 10;
/** How deep below the answer's outermost value a gift may stand. */
const MAX_DEPTH = 5;

/**
 * Reads the gifts out of a model's answer, each as soon as its object is complete. When no object shows
 * up that way (single quotes, bare keys), the whole answer is read loosely at the end, and as a plain list of titles
 * where it holds no object at all. No step of it takes long, whatever the model writes.
 * @returns objects as the model wrote them, with unknown and missing fields; see `toSuggestion`
 */
export async function* readGifts(pieces: AsyncIterable<string>): AsyncGenerator<object> {
  const scanner = createObjectScanner();
  let answer = "";
  let objects = 0;
  let found = false;
  for await (const piece of inSteps(pieces[Symbol.asyncIterator]())) {
    answer += piece;
    for (const text of scanner.push(piece)) {
      if (objects++ === MAX_OBJECTS) return;
      if (objects % OBJECTS_IN_A_ROW === 0) await setImmediate();
      for (const gift of giftsIn(parseLoosely(text))) {
        found = true;
        yield gift;
      }
    }
    if (answer.length >= MAX_ANSWER_LENGTH) break;
  }
  if (!found) yield* salvage(answer);
}

/** The gifts in an answer that had no well-formed object. What was cut off in its middle is left out. */
async function* salvage(answer: string): AsyncGenerator<object> {
  const text = answer.replace(/<think>[\s\S]*?(?:<\/think>|$)/g, "");
  const fenced = /```\w*\s([\s\S]*?)(?:```|$)/.exec(text)?.[1] ?? "";
  // Prose may hold brackets of its own, before and after: "[all prices in USD] [{...}] [end]".
  for (const start of [/[[{]/, /\[\s*\{/, /\{/]) {
    for (const candidate of [fenced, text]) {
      const from = candidate.search(start);
      const lastBrace = candidate.lastIndexOf("}");
      for (const to of [Math.max(candidate.lastIndexOf("]"), lastBrace), lastBrace]) {
        if (from < 0 || to < from) continue;
        await setImmediate();
        const gifts = giftsIn(parseLoosely(candidate.slice(from, to + 1))).slice(0, MAX_OBJECTS);
        if (gifts.length === 0) continue;
        yield* gifts;
        return;
      }
    }
  }
  yield* listedGifts(text);
}

/** The value of a JSON text, or of what a model takes for one; undefined when there is none. */
function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return readLooseJson(text);
  }
}
/** A bare list, a list under one of the known keys, a single gift, or gifts somewhere under any key. */
function giftsIn(value: unknown, depth = 0): object[] {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => giftsIn(item, depth + 1));
  for (const key of ["suggestions", "recommendations", "gifts"]) {
    const gifts = Object.hasOwn(value, key) ? giftsIn(Reflect.get(value, key), depth + 1) : [];
    if (gifts.length > 0) return gifts;
  }
  const inner = Object.hasOwn(value, "description") ? [] : Object.values(value);
  const gifts = inner.flatMap((item) => giftsIn(item, depth + 1));
  return gifts.length === 0 && isGift(value) ? [value] : gifts;
}

/** A mere name is not enough: a model's name stands in wrappers too. */
function isGift(value: object): boolean {
  const has = (key: string) => Object.hasOwn(value, key);
  return has("title") || has("description") || (has("name") && (has("price") || has("priceRange")));
}
