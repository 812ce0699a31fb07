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

/** The key of what the model reads of the person, and those of ideas that it may not stand by. */
const PERSON = "person";
const DRAFTS: ReadonlySet<string> = new Set(["drafts", "draft", "rejected", "considered"]);

/** A part of an answer, as the model wrote it, with unknown and missing fields. */
export type AnswerPart =
  /** What it read of the person; see `toFact`. */
  | { readonly type: "fact"; readonly raw: object }
  /** See `createSelection`. */
  | { readonly type: "gift"; readonly raw: object };

/**
 * Reads the facts and the gifts out of a model's answer, each as soon as its object is complete; drafts are passed
 * over. When no gift shows up that way (single quotes, bare keys), the whole answer is read loosely at the end, and as
 * a plain list of titles where it holds no object at all. No step of it takes long, whatever the model writes.
 */
export async function* readAnswer(pieces: AsyncIterable<string>): AsyncGenerator<AnswerPart> {
  const scanner = createObjectScanner([PERSON]);
  let answer = "";
  let objects = 0;
  let found = false;
  for await (const piece of inSteps(pieces[Symbol.asyncIterator]())) {
    answer += piece;
    for (const { text, path } of scanner.push(piece)) {
      if (objects++ === MAX_OBJECTS) return;
      if (objects % OBJECTS_IN_A_ROW === 0) await setImmediate();
      if (path.some((key) => DRAFTS.has(key))) continue;
      const value = parseLoosely(text);
      if (path.includes(PERSON)) {
        if (isObject(value)) yield { type: "fact", raw: value };
        continue;
      }
      for (const raw of giftsIn(value)) {
        found = true;
        yield { type: "gift", raw };
      }
    }
    if (answer.length >= MAX_ANSWER_LENGTH) break;
  }
  if (!found) yield* salvage(answer);
}

/** The parts of an answer that had no well-formed gift. What was cut off in its middle is left out. */
async function* salvage(answer: string): AsyncGenerator<AnswerPart> {
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
        const value = parseLoosely(candidate.slice(from, to + 1));
        const gifts = giftsIn(value).slice(0, MAX_OBJECTS);
        if (gifts.length === 0) continue;
        for (const raw of factsIn(value)) yield { type: "fact", raw };
        for (const raw of gifts) yield { type: "gift", raw };
        return;
      }
    }
  }
  for (const raw of listedGifts(text)) yield { type: "gift", raw };
}

/** The value of a JSON text, or of what a model takes for one; undefined when there is none. */
function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return readLooseJson(text);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function factsIn(value: unknown): object[] {
  const facts: unknown = isObject(value) && Object.hasOwn(value, PERSON) ? Reflect.get(value, PERSON) : [];
  return Array.isArray(facts) ? facts.filter(isObject).slice(0, MAX_OBJECTS) : [];
}

/** A bare list, a list under one of the known keys, a single gift, or gifts somewhere under any key. */
function giftsIn(value: unknown, depth = 0): object[] {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => giftsIn(item, depth + 1));
  for (const key of ["suggestions", "recommendations", "gifts"]) {
    const gifts = Object.hasOwn(value, key) ? giftsIn(Reflect.get(value, key), depth + 1) : [];
    if (gifts.length > 0) return gifts;
  }
  const inner = Object.hasOwn(value, "description")
    ? []
    : Object.entries(value).flatMap(([key, member]) => (key === PERSON || DRAFTS.has(key) ? [] : [member]));
  const gifts = inner.flatMap((item) => giftsIn(item, depth + 1));
  return gifts.length === 0 && isGift(value) ? [value] : gifts;
}

/** A mere name is not enough: a model's name stands in wrappers too. */
function isGift(value: object): boolean {
  const has = (key: string) => Object.hasOwn(value, key);
  return has("title") || has("description") || (has("name") && (has("price") || has("priceRange")));
}
