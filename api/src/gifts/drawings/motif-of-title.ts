/** How many words a name of a thing has at most. */
const LONGEST_NAME = 4;

/** Where the thing itself has been named, and what follows tells more of it: "Mug with Cats". */
const ASIDE = /\s(?:with|without|for|from|in|on|at|by|to|that)\s|[,:(]/i;

/** What follows this is no longer the thing's own name: "Printer the Size of a Wallet". */
const FURTHER = /\s(?:of|as)\s/i;

/** Finds the motif of a title by the names of things in it. */
export interface TitleReader {
  /**
   * The motif whose name stands last in the title, since that is the thing: a "Candle Snuffer" is a snuffer. Of names
   * that end there the longest counts. What follows a "with" or "for" tells more of the thing, and is looked at only
   * when nothing before it is known. Undefined when nothing is.
   */
  motifOf(title: string): string | undefined;
  /** The motif whose name the title ends with, without what tells more of the thing; the longest counts. */
  endOf(title: string): string | undefined;
}

/** @param names the motif of each name, in lower case; "books" may have another than "book" */
export function createTitleReader(names: Iterable<readonly [name: string, motif: string]>): TitleReader {
  const motifs = new Map<string, string>();
  /** For the number in which a name isn't given. */
  const others = new Map<string, string>();
  for (const [name, motif] of names) {
    const words = wordsOf(name);
    const other = words.map(singular).join(" ");
    motifs.set(words.join(" "), motif);
    if (!others.has(other)) others.set(other, motif);
  }

  function endingAt(words: readonly string[], end: number): string | undefined {
    for (let start = Math.max(0, end - LONGEST_NAME); start < end; start++) {
      const name = words.slice(start, end);
      const motif = motifs.get(name.join(" ")) ?? others.get(name.map(singular).join(" "));
      if (motif !== undefined) return motif;
    }
    return undefined;
  }

  function lastIn(text: string): string | undefined {
    const words = wordsOf(text);
    for (let end = words.length; end > 0; end--) {
      const motif = endingAt(words, end);
      if (motif !== undefined) return motif;
    }
    return undefined;
  }

  return {
    motifOf(title) {
      const [thing = ""] = title.split(ASIDE);
      return lastIn(thing) ?? lastIn(title);
    },
    endOf(title) {
      const [thing = ""] = title.split(ASIDE);
      const [name = ""] = thing.split(FURTHER);
      const words = wordsOf(name);
      return endingAt(words, words.length);
    },
  };
}

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/['’]s?\b/g, "").match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** One of many, near enough for names and titles to meet: "brushes" and "brush", "candies" and "candy". */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, "y").replace(/(?<=ch|sh|ss|x|z)es$|s$/, "");
}
