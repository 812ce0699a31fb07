/** The commas of "no candles, mugs or socks". */
const LIST_COMMA = /,(?=(?:[^,.;!?\n]{1,25},){0,5}[^,.;!?\n]{0,25}\bn?or\b)/g;

/** Commas within a list of what is denied, put as "or", so that the denial reaches to the list's end. */
export function joinLists(text: string): string {
  return text.includes(",") ? text.replace(LIST_COMMA, " or") : text;
}

const FULL =
  "(?:full|piles|stacks|heaps|mountains|drawers|shelves|cupboards|boxes|bags|dozens|hundreds) of|(?:overflowing|overrun|stuffed|crammed|packed|bursting|cluttered) with|(?:drowning|buried|swimming) in|sick and tired of|fed up with|bored (?:of|with|by)|done with|had enough of|has enough|steer(?:s)? clear of|stays? away from|keeps? off|gave up|given up|giving up|has quit|cut out|(?:can'?t|cannot) (?:stand|bear|stomach|tolerate|abide)|loathes?|detests?|despises?|refuses|leave out|skip the|skip|rule out|not a fan of|isn'?t a fan of|no fan of|no use for|no need (?:for|of)|needs? no|out with";
/** Ways to turn a thing down that have no "no" in them. */
const INDIRECT = new RegExp(
  `\\b(?:${FULL}) (?!(?:life|energy|joy|ideas|fun|love|beans|himself|herself|the family|my|you)\\b)`,
  "g",
);
const MORE_THAN =
  /\b(?:(?:has|have|owns?|got) )?(?:far |way |many |much )?(?:more|too many|too much) ((?:[\w'-]+ ){1,4}?)than (?:(?:she|he|they|we|i|any(?:one|body)|a \w+|the \w+|her \w+|his \w+|their \w+) )?(?:(?:can|could|will|would|ever|needs?|has|have|knows?|fits?|holds?|uses?) ?)+[\w' ]{0,25}/g;
const GALORE = /\b([\w'-]+(?: [\w'-]+)?) (?:galore|coming out of (?:his|her|their) ears|everywhere)\b/g;
const ALL_BUT =
  /\b(?:(?:any|every)(?:thing|one)?|all)((?: [\w'-]+){0,3}) (?:but|except(?:ing)?(?: for)?|apart from|other than|save|bar|aside from) (?!not |if |when )/g;
const EXCEPT =
  /\b(?:except(?:ing)?(?: for)?|apart from|aside from|(?<=[a-z] )but not|leaving out|excluding) (?!when |if |on |at |in )/g;

/**
 * Puts what is turned down in a roundabout way as a plain "no": "the shelf is full of mugs", "more scarves
 * than she can wear", "any tea but Earl Grey".
 * @param text made ready by `foldText`
 */
export function plainDenials(text: string): string {
  return text
    .replace(MORE_THAN, " ; no $1 ; ")
    .replace(GALORE, " ; no $1 ; ")
    .replace(ALL_BUT, "$1 ; no ")
    .replace(EXCEPT, " ; no ")
    .replace(INDIRECT, " ; no ");
}

/** A denial and the words that it reaches: up to six, within the clause, until it turns. */
const DENIED = new RegExp(
  "\\b(?:no|not|nothing|without|avoids?|hates?|dislikes?|never|cannot|(?<!n't |not )(?:allerg(?:ic|y)|intoleran(?:t|ce)) to|" +
    "(?:too|so) many|plenty of|(?:tired|sick) of|(?:do|does|did|is|are|ca|wo|should|must)n'?t)" +
    "(?! (?:mind|problem|trouble|only|allergic))" +
    "(?=((?: (?!(?:but|if|whether|what|who|which|because|until|unless|for|likes?|loves?|enjoys?|adores?|drinks)\\b)[\\w'-]+){1,6}))",
  "g",
);

/**
 * What a text denies or turns down, its parts parted by semicolons: " sweet and no clothes" of "Nothing
 * sweet and no clothes, 70". Empty when it denies nothing.
 * @param text made ready by `foldText`
 */
export function deniedIn(text: string): string {
  return [...joinLists(text).matchAll(DENIED)].map(([, reached]) => reached).join(";");
}
