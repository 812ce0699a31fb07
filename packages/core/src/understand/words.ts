/** Words that say nothing about a gift. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a an and are as at be but by for from has have he her his i in is it its just like likes love loves " +
    "my of on or our she so that the their them they this to too very was we who will with you your all also " +
    "some something thing things gift gifts really much more into about not any one her him"
  ).split(" "),
);

/** Nothing in it has an accent. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Lower case, without accents. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const INDISPENSABLE =
  /\b(?:can'?t|cannot|couldn'?t) (?:live|function|start|survive|do|go|get)\b[^.,;!?\n]{0,30}?\bwithout\b/g;

/**
 * Free text made ready for patterns: folded, with straight quotes, and with "can't live without" put as
 * what it means, since it is no "without".
 */
export function foldText(text: string): string {
  return fold(text).replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(INDISPENSABLE, "loves");
}

/** Whoever trains has nothing to do with trains. */
const IN_TRAINING = /^train(?:ing|ers?)$/;
/** Whoever goes twitching looks for birds, and whoever watches Twitch for games. */
const AFTER_BIRDS = /^twitch(?:ing|ers?)$/;

/** Things and people with names of their own, whose ending is no doer's: a drawer draws nothing, a recorder no records. */
const NO_DOERS: ReadonlySet<string> = new Set(
  (
    "armor armour batter bitter bowler brother butter career coaster cooler corner counter cover cracker crater deer " +
    "dipper drawer easter flower folder former growler hammer hanger hopper hunger layer letter litter locker marker " +
    "miller mother muller oliver pastor pitcher platter pointer porter poster potter power printer quarter ranger " +
    "recorder rocker roller rubber saucer shower simmer slider slipper speaker sticker stranger summer supper sweater " +
    "tailor teller tier topper trailer tumbler turner warner water winder yorker"
  ).split(" "),
);

/** A word without its commonest English endings: "gardening", "gardens" and "gardener" meet. */
export function stem(word: string): string {
  if (IN_TRAINING.test(word)) return "training";
  if (AFTER_BIRDS.test(word)) return "twitcher";
  const y = /^(\w{2,})ies?$/.exec(word)?.[1];
  if (y) return `${y}y`;
  const bare = word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  if (NO_DOERS.has(bare)) return bare;
  for (const ending of ["ing", "ers", "er", "or", "ed"]) {
    if (bare.length > ending.length + 3 && bare.endsWith(ending)) {
      const root = bare.slice(0, -ending.length);
      return /([bdglmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
    }
  }
  return bare.length > 4 && bare.endsWith("e") ? bare.slice(0, -1) : bare;
}

/** A single letter and its hyphen belong to the word that follows: "k-pop", "e-reader". */
const LETTER_HYPHEN = /\b(\p{L})-(?=\p{L}{2})|(?<!['’])\b([ektx]) (?=\p{L}{2})/gu;
/** "D&D" is what others write "DnD". */
const AMPERSAND = /(?<![\p{L}\p{N}])(\p{L})\s?&\s?(\p{L})(?![\p{L}\p{N}])/gu;
/** "colour" and "color" meet, as do "flavoured" and "flavored". */
const BRITISH_OUR = /(?<=\p{L}{3})our(?=s?$|ed$|ing$|ful$)/u;

/** A text's words, folded and in American spelling, in order. */
export function wordsOf(text: string): string[] {
  const words =
    fold(text)
      .replace(AMPERSAND, "$1n$2")
      .replace(LETTER_HYPHEN, "$1$2")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.includes("our") ? word.replace(BRITISH_OUR, "or") : word));
}

/** Those of them that tell something, without repeats. */
export function tellingWords(text: string): string[] {
  return [...new Set(wordsOf(text).filter((word) => word.length > 1 && !STOP_WORDS.has(word)))];
}

/** The stems of a text's telling words, in order, without repeats. */
export function stems(text: string): string[] {
  return [...new Set(tellingWords(text).map(stem))];
}
