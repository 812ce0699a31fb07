import { readFileSync, writeFileSync } from "node:fs";
import type { GiftIdea, Meanings } from "@gifthearth/core";
import * as z from "zod";
import { CATALOGUE } from "./index.ts";
import { fingerprintOfMeanings, learnMeanings } from "./learn-meanings.ts";

/** What the numbers are of. */
const WORDS_FILE = new URL("./meanings.json", import.meta.url);
/** The scales of the words, a 32-bit number each, then the rows of the words and of the ideas, a byte a number. */
const NUMBERS_FILE = new URL("./meanings.bin", import.meta.url);
/** In steps of which an idea's numbers are kept. */
const STEP = 1 / 127;

const wordsFile = z.strictObject({
  of: z.string(),
  dimensions: z.int().positive(),
  words: z.array(z.string()),
  ideas: z.array(z.string()),
});

let known: Meanings | undefined;

/** What words mean by the ideas of the catalogue that they are used for; read once. */
export function catalogueMeanings(): Meanings {
  known ??= readMeanings();
  return known;
}

function readMeanings(): Meanings {
  const { dimensions, words, ideas } = wordsFile.parse(JSON.parse(readFileSync(WORDS_FILE, "utf8")));
  const file = readFileSync(NUMBERS_FILE);
  const { buffer } = new Uint8Array(file);
  const scalesEnd = words.length * Float32Array.BYTES_PER_ELEMENT;
  const vectorsEnd = scalesEnd + words.length * dimensions;
  const rowOf = (place: number) => new Int8Array(buffer, vectorsEnd + place * dimensions, dimensions);
  return {
    dimensions,
    rows: new Map(words.map((word, row) => [word, row])),
    scales: new Float32Array(buffer, 0, words.length),
    vectors: new Int8Array(buffer, scalesEnd, words.length * dimensions),
    ideas: new Map(ideas.map((id, place) => [id, Float32Array.from(rowOf(place), (one) => one * STEP)])),
  };
}

/** Learns the meanings of the catalogue's words anew, and writes them down; takes half a minute. */
export function writeMeanings(): void {
  const { dimensions, rows, vectors, scales, ideas } = learnMeanings(CATALOGUE);
  const numbers = [...ideas.values()].map((meaning) =>
    Int8Array.from(meaning, (one) => Math.round(one / STEP)),
  );
  const bytes = [scales, vectors, ...numbers].map(({ buffer }) => new Uint8Array(buffer));
  const words = {
    of: fingerprintOfMeanings(CATALOGUE),
    dimensions,
    words: [...rows.keys()],
    ideas: [...ideas.keys()],
  };
  writeFileSync(WORDS_FILE, `${JSON.stringify(words)}\n`);
  writeFileSync(NUMBERS_FILE, Buffer.concat(bytes));
}

/** Whether the meanings were learnt from other words than the catalogue has now, and what to do. */
export function faultsOfMeanings(catalogue: readonly GiftIdea[]): readonly string[] {
  const { of } = wordsFile.parse(JSON.parse(readFileSync(WORDS_FILE, "utf8")));
  return of === fingerprintOfMeanings(catalogue)
    ? []
    : [
        "meanings.json was learnt from other words than the catalogue has now: run `npm run catalogue -- --learn`.",
      ];
}
