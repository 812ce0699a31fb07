import type { Language } from "@gifthearth/core";

/**
 * The words of a text, in lower case and without accents, as titles of products and searches for them meet: "L'Étui",
 * "etui". Hyphens and apostrophes part words.
 */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function plain(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  if (/^[\x00-\x7f]*$/.test(lower)) return lower.replace(/'s\b/g, "");
  return lower
    .replace(/['’]s\b/g, "")
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe")
    .replace(/ø/g, "o")
    .replace(/æ/g, "ae")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** Other spellings of the same word, by one of them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  colour: "color",
  colored: "color",
  coloured: "color",
  grey: "gray",
  jewellery: "jewelry",
  aluminium: "aluminum",
  enamelled: "enamel",
  enameled: "enamel",
  moulded: "molded",
  personalised: "personalized",
  customised: "customized",
  fibre: "fiber",
  litre: "liter",
  doughnut: "donut",
  yoghurt: "yogurt",
  whiskey: "whisky",
  pyjama: "pajama",
  tyre: "tire",
  mould: "mold",
  plough: "plow",
  women: "woman",
  men: "man",
  knives: "knife",
  leaves: "leaf",
  shelves: "shelf",
  scarves: "scarf",
  loaves: "loaf",
};

const ENDINGS: Readonly<Record<Exclude<Language, "en">, RegExp>> = {
  de: /(?:en|ern|er|em|es|e|n|s)$/,
  nl: /(?:en|e|s)$/,
  fr: /(?:es|s|x|e)$/,
  es: /(?:es|os|as|s|o|a|e)$/,
  it: /[aeio]$/,
};

/** What is left when an ending is taken off, at least. */
const SHORTEST = 4;

/** A word without the endings of number and case, near enough for one and many to meet; no dictionary's form. */
export function stem(word: string, language: Language): string {
  if (word.length < SHORTEST || /\d/.test(word)) return word;
  if (language === "en") {
    const one = SPELLINGS[word] ?? singular(word);
    return SPELLINGS[one] ?? one;
  }
  const short = word.replace(ENDINGS[language], "");
  if (short.length < SHORTEST - 1) return word;
  // "Glazen" are made of "glas", and "brieven" many a "brief".
  return language === "nl"
    ? short
        .replace(/z$/, "s")
        .replace(/v$/, "f")
        .replace(/([aeou])\1(?=[^aeiou]$)/, "$1")
    : short;
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, "y").replace(/(?<=ch|sh|ss|x|z)es$|s$/, "");
}

/** The different stems of a text. */
export function stemsOf(text: string, language: Language): Set<string> {
  return new Set(wordsOf(text).map((word) => stem(word, language)));
}
