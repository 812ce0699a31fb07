/** The words that a misspelt one may stand for, by their first letter and length. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

/** Shorter words are too easily another's. */
const SHORTEST = 5;
/** Shorter ones than this are corrected only where hardly any other word can be meant. */
const LONG_ENOUGH = 7;
/** From this length on two letters may be wrong. */
const LONG = 11;

/** Right as they are, however near to words that we know. */
const NOT_MISSPELT: ReadonlySet<string> = new Set(
  (
    "boating boats bowling boxing curling fencing hunting sailing skating rowing racing planes trams ships " +
    "stamps coins poker darts judo karate roman romance magic pirates parrots sharks horror turtles torches " +
    "caravans caving canoes diving surfing knights castles dragons fairies unicorns mermaids wrestling " +
    "rambling painting printing carving curing shooting skipping stitching quilting gambling marvels costumes"
  ).split(" "),
);

/** Makes words ready for {@link correctSpelling}; of equally near ones the earlier is taken. */
export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const byShape = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < SHORTEST - 1) continue;
    const shape = shapeOf(word, word.length);
    const list = byShape.get(shape);
    if (list) list.push(word);
    else byShape.set(shape, [word]);
  }
  return byShape;
}

function shapeOf(word: string, length: number): string {
  return `${word[0] ?? ""}${length}`;
}

/**
 * The word that a misspelt one most likely is; null when none is near enough. The first letter must be
 * right, short words are left alone, and middling ones are only taken for another where letters are
 * swapped, doubled or a vowel is missing: "cars" are no cats and "planes" no planets.
 * @param word lower case, known nowhere as it is written
 */
export function correctSpelling(word: string, vocabulary: Vocabulary): string | null {
  if (word.length < SHORTEST || NOT_MISSPELT.has(word)) return null;
  return (
    nearestTo(word, vocabulary) ??
    (word.includes("f") ? nearestTo(word.replaceAll("f", "ph"), vocabulary) : null)
  );
}

function nearestTo(word: string, vocabulary: Vocabulary): string | null {
  const most = word.length >= LONG ? 2 : 1;
  let allowed = most;
  let nearest: string | null = null;
  // Those of its own length first, since a wrong letter is likelier than one too many.
  for (const offset of [0, 1, -1, 2, -2].slice(0, 1 + 2 * most)) {
    for (const known of vocabulary.get(shapeOf(word, word.length + offset)) ?? []) {
      const distance = editDistance(word, known, allowed);
      if (distance > allowed || (word.length < LONG_ENOUGH && !isSlip(word, known))) continue;
      nearest = known;
      // Only a nearer one may take its place.
      allowed = distance - 1;
      if (allowed < 1) return nearest;
    }
  }
  return nearest;
}

/** Whether a word is another with two neighbours swapped, a letter wrongly doubled or not, or a vowel missing. */
function isSlip(word: string, known: string): boolean {
  if (word === known) return true;
  if (word.length === known.length) return [...word].sort().join() === [...known].sort().join();
  const [shorter, longer] = word.length < known.length ? [word, known] : [known, word];
  let place = 0;
  while (shorter[place] === longer[place]) place++;
  const extra = longer[place] ?? "";
  return extra === longer[place - 1] || (longer === known && /[aeiou]/.test(extra));
}

/**
 * How many letters must be added, left out, changed, or swapped with their neighbour, to make one word
 * of the other; anything above `most` once it is known to be more.
 */
export function editDistance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > most && Math.min(...last) > most) return most + 1;
    before = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
