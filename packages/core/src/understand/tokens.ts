import { fold } from "./words.ts";

/** A word, a number, or a mark that parts clauses. */
export interface Token {
  /** Folded: lower case, without accents; empty for a break. */
  readonly text: string;
  /** Where it stands in the text as written. */
  readonly start: number;
  readonly end: number;
  /** "soft" parts clauses (a comma, a bracket), "hard" ends a sentence. */
  readonly kind: "word" | "number" | "soft" | "hard";
}

const PIECE =
  /\p{L}[\p{L}\p{M}]*(?:['’`]\p{L}[\p{L}\p{M}]*)*['’`]?|\d+(?:[.,]\d+)?½?|[.!?;\n…]+|(?<=\s)-+(?=\s)|[,:()–—&/+%€$£"“”«»\p{Extended_Pictographic}]/gu;
const HARD = /[.!?;\n…]/;
/** Behind an apostrophe these are words of their own: "she's", "he'd"; before it all others: "l'art". */
const ENDINGS: ReadonlySet<string> = new Set(["s", "m", "re", "ve", "ll", "d"]);
/** Contractions that are one word although they look like two. */
const WHOLE: ReadonlyMap<string, readonly string[]> = new Map([
  ["shes", ["she", "'s"]],
  ["hes", ["he", "'s"]],
  ["theyre", ["they", "'re"]],
  ["z'n", ["zijn"]],
  ["m'n", ["mijn"]],
  ["aujourd'hui", ["aujourdhui"]],
]);

/** Splits a text into folded words, numbers and breaks, in linear time; their places are those of the text. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const end = index + piece.length;
    const first = piece.codePointAt(0) ?? 0;
    if (/\d/.test(piece)) tokens.push({ text: piece.replace(",", "."), start: index, end, kind: "number" });
    else if (HARD.test(piece)) tokens.push({ text: "", start: index, end, kind: "hard" });
    else if (!/\p{L}/u.test(String.fromCodePoint(first)))
      tokens.push({ text: "€$£%&+".includes(piece) ? piece : "", start: index, end, kind: "soft" });
    else
      for (const part of partsOf(foldLetters(piece)))
        tokens.push({ text: part, start: index, end, kind: "word" });
  }
  return tokens;
}

function foldLetters(piece: string): string {
  return fold(piece)
    .replace(/[’`]/g, "'")
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ø/g, "o");
}

function partsOf(word: string): readonly string[] {
  const whole = WHOLE.get(word);
  if (whole) return whole;
  if (!word.includes("'")) return [word];
  if (word.endsWith("n't")) return [word.replace("'", "")];
  return word
    .split("'")
    .filter(Boolean)
    .flatMap((part, place, parts) => {
      if (place === 0) return parts.length > 1 && !ENDINGS.has(parts[1] ?? "") ? [`${part}'`] : [part];
      return [ENDINGS.has(part) ? `'${part}` : part];
    });
}

/** Whether a token ends what a word may reach. */
export function isBreak(token: Token | undefined): boolean {
  return token === undefined || token.kind === "hard" || token.kind === "soft";
}
