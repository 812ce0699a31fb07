import { createHash } from "node:crypto";
import { type GiftIdea, type Meanings, meaningWordsIn } from "@gifthearth/core";
import { seededRandom } from "@gifthearth/core/recommend";
import { cuesOf } from "./cues.ts";
import { OTHER_LANGUAGES } from "./stored-text.ts";
import { textsIn } from "./texts.ts";

/** Words of fewer ideas than this tell nothing of what goes together; one that a larger share has tells nothing either. */
const FEWEST_IDEAS = 3;
const LARGEST_SHARE = 0.25;
/** How much a word of another language counts beside an English one, since five say the same. */
const OTHER_LANGUAGE = 0.45;
/** Directions that are told apart. */
const DIMENSIONS = 100;
/** How often random directions are turned to where ideas differ. */
const TURNS = 8;

/** How often an idea has each word. */
type Document = ReadonlyMap<string, number>;

/** All that is written of an idea, by its words. */
function documentOf(idea: GiftIdea): Document {
  const counts = new Map<string, number>();
  const put = (words: readonly string[], times = 1) => {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + times);
  };
  const english = (text: string) => meaningWordsIn(text, "en");
  put(english(`${idea.title} ${idea.searchText} ${idea.interests.join(" ")}`), 2);
  put(english(`${idea.description} ${idea.point} ${idea.about.join(" ")}`));
  for (const [whom, reason] of Object.entries(idea.suits)) put(english(`${whom} ${reason}`));
  for (const cue of cuesOf(idea)) put(english(cue));
  for (const language of OTHER_LANGUAGES) {
    const text = textsIn(language).get(idea.id);
    if (!text) continue;
    put(meaningWordsIn(text.title, language), 2);
    const rest = [text.description, text.searchText, text.point, ...Object.values(text.suits ?? {})];
    put(meaningWordsIn(rest.join(" "), language));
  }
  return counts;
}

/** Changes with any word from which meanings are learnt. */
export function fingerprintOfMeanings(catalogue: readonly GiftIdea[]): string {
  const hash = createHash("sha256");
  for (const idea of catalogue) hash.update(JSON.stringify([idea.id, [...documentOf(idea)]]));
  return hash.digest("hex").slice(0, 16);
}

/** Rows of a matrix in which hardly any number isn't 0. */
interface Sparse {
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float64Array;
  readonly width: number;
}

/**
 * Learns what words mean from which ideas they are used for: the space of the strongest directions of the table of ideas
 * and words (of its truncated singular value decomposition, found by turning random directions to it).
 */
export function learnMeanings(catalogue: readonly GiftIdea[]): Meanings {
  const documents = catalogue.map(documentOf);
  const ideasOf = new Map<string, number>();
  for (const document of documents)
    for (const word of document.keys()) ideasOf.set(word, (ideasOf.get(word) ?? 0) + 1);
  const words = [...ideasOf]
    .filter(([, count]) => count >= FEWEST_IDEAS && count <= LARGEST_SHARE * catalogue.length)
    .map(([word]) => word)
    .sort();
  const rows = new Map(words.map((word, row) => [word, row]));
  const rarity = words.map((word) => Math.log(catalogue.length / (ideasOf.get(word) ?? 1)));
  const table = tableOf(documents, rows, rarity);
  const directions = strongestDirections(table, documents.length);
  const vectors = new Int8Array(words.length * DIMENSIONS);
  const scales = new Float32Array(words.length);
  for (let row = 0; row < words.length; row++) {
    const own = directions.map((direction) => (direction[row] ?? 0) * (rarity[row] ?? 0));
    const scale = Math.max(...own.map(Math.abs)) / 127 || 1;
    scales[row] = scale;
    for (const [at, one] of own.entries()) vectors[row * DIMENSIONS + at] = Math.round(one / scale);
  }
  const ideas = new Map(
    catalogue.map((idea, place) => {
      const own = Float32Array.from(directions, (direction) => rowTimes(table, place, direction));
      const length = Math.hypot(...own) || 1;
      return [idea.id, own.map((one) => one / length)];
    }),
  );
  return { dimensions: DIMENSIONS, rows, vectors, scales, ideas };
}

/** Ideas by words: how often each is used, the rare ones counting more, each idea's row of length 1. */
function tableOf(
  documents: readonly Document[],
  rows: ReadonlyMap<string, number>,
  rarity: readonly number[],
): Sparse {
  const starts = [0];
  const columns: number[] = [];
  const values: number[] = [];
  for (const document of documents) {
    const own: [number, number][] = [];
    for (const [word, count] of document) {
      const column = rows.get(word);
      if (column === undefined) continue;
      const share = word.includes(":") ? OTHER_LANGUAGE : 1;
      own.push([column, share * (1 + Math.log(count)) * (rarity[column] ?? 0)]);
    }
    const length = Math.hypot(...own.map(([, value]) => value)) || 1;
    for (const [column, value] of own) {
      columns.push(column);
      values.push(value / length);
    }
    starts.push(columns.length);
  }
  return {
    starts: Int32Array.from(starts),
    columns: Int32Array.from(columns),
    values: Float64Array.from(values),
    width: rows.size,
  };
}

/** Directions at right angles among the words, each of length 1, in which ideas differ most. */
function strongestDirections(table: Sparse, height: number): readonly Float64Array[] {
  const random = seededRandom("meanings");
  let ideas: Float64Array[] = Array.from({ length: DIMENSIONS }, () =>
    Float64Array.from({ length: height }, () => random() - 0.5),
  );
  for (let turn = 0; turn < TURNS; turn++) {
    orthonormalise(ideas);
    ideas = ideas.map((one) => times(table, timesTransposed(table, one)));
  }
  orthonormalise(ideas);
  const words = ideas.map((one) => timesTransposed(table, one));
  orthonormalise(words);
  return words;
}

function rowTimes({ starts, columns, values }: Sparse, row: number, vector: Float64Array): number {
  let sum = 0;
  for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++)
    sum += (values[at] ?? 0) * (vector[columns[at] ?? 0] ?? 0);
  return sum;
}

function times(table: Sparse, vector: Float64Array): Float64Array {
  return Float64Array.from({ length: table.starts.length - 1 }, (_, row) => rowTimes(table, row, vector));
}

function timesTransposed({ starts, columns, values, width }: Sparse, vector: Float64Array): Float64Array {
  const product = new Float64Array(width);
  for (const [row, share] of vector.entries()) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const column = columns[at] ?? 0;
      product[column] = (product[column] ?? 0) + share * (values[at] ?? 0);
    }
  }
  return product;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Makes vectors stand at right angles to each other, each of length 1 (modified Gram-Schmidt). */
function orthonormalise(vectors: readonly Float64Array[]): void {
  for (const [place, vector] of vectors.entries()) {
    for (const before of vectors.slice(0, place)) {
      const share = dot(vector, before);
      for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) - share * (before[at] ?? 0);
    }
    const length = Math.sqrt(dot(vector, vector)) || 1;
    for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length;
  }
}
