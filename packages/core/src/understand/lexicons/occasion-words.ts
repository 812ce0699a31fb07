import type { Occasion } from "../../gift/vocabulary.ts";

/** How visitors name an occasion in words of their own. */
export interface OccasionWords {
  readonly words: RegExp;
  /** As it is called in the answer; as the form's option unless given. */
  readonly name?: string;
  /** The form's option that it is one of. */
  readonly option: Occasion;
  /** Whether the words name an occasion only where one is asked for: elsewhere a mother is who the gift is for. */
  readonly onlyAsked?: boolean;
}

/**
 * All words for occasions, whose order counts where a text names several: "our wedding anniversary" is no wedding.
 * They are looked for with `matchAll` and `search`, in texts with straight quotes.
 */
export const OCCASION_WORDS: readonly OccasionWords[] = [
  { name: "Christmas", option: "Holiday", words: /christmas|xmas|\bsecret santa\b/gi },
  { name: "Hanukkah", option: "Holiday", words: /\bc?hann?ukk?ah\b/gi },
  { name: "Diwali", option: "Holiday", words: /\bdiwali\b/gi },
  { name: "Eid", option: "Holiday", words: /\beid\b/gi },
  { name: "Ramadan", option: "Holiday", words: /\bramadan\b/gi },
  { name: "Kwanzaa", option: "Holiday", words: /\bkwanzaa\b/gi },
  { name: "Easter", option: "Holiday", words: /\beaster\b/gi },
  { name: "Passover", option: "Holiday", words: /\bpassover\b/gi },
  { name: "Thanksgiving", option: "Holiday", words: /\bthanksgiving\b/gi },
  { name: "Sinterklaas", option: "Holiday", words: /\bsinterklaas\b/gi },
  { option: "Holiday", words: /new year|\badvent|\bsanta\b/gi, onlyAsked: true },
  { option: "Holiday", words: /(?<!\bon |\bbeach |\bsummer |\bski )\bholidays?\b/gi },
  {
    option: "Treat Pet Friends",
    words:
      /\b(?:dog|cat|pet|puppy|kitten)(?:'?s)? (?:birthday|b-?day|adoption)|gotcha day|new (?:puppy|kitten|pet)/gi,
    onlyAsked: true,
  },
  { option: "Birthday", words: /birthdays?|\bb(?:irth-)?-?days?\b/gi },
  { option: "Anniversary", words: /anniversar(?:y|ies)/gi },
  { name: "Valentine's Day", option: "Anniversary", words: /\bvalentine'?s?(?: day)?\b/gi },
  { option: "Baby Shower", words: /\bbaby shower\b|\bnewborns?\b|\bchristening\b|\bbaptism\b/gi },
  { option: "Baby Shower", words: /baby|babies/gi, onlyAsked: true },
  { option: "Wedding", words: /weddings?(?!\s+anniversar)/gi },
  { name: "Engagement", option: "Wedding", words: /\bengagement\b/gi },
  { option: "Wedding", words: /bridal|bachelor/gi, onlyAsked: true },
  { option: "Graduation", words: /\bgraduat(?:ion|es?|ing|ed)\b/gi },
  { option: "Graduation", words: /\bdegree|\bexams?\b/gi, onlyAsked: true },
  {
    option: "Housewarming",
    words: /\bhouse ?-?warming\b|\b(?:new|first) (?:home|house|flat|apartment)\b/gi,
  },
  { option: "Housewarming", words: /\b(?:new|first) place\b|\bmoving\b/gi, onlyAsked: true },
  { name: "Mother's Day", option: "Just Because", words: /\bmother'?s'? day\b/gi },
  { name: "Father's Day", option: "Just Because", words: /\bfather'?s'? day\b/gi },
  { name: "Retirement", option: "Just Because", words: /\bretire(?:ment|s|d)?\b|\bretiring\b/gi },
  { name: "Farewell", option: "Just Because", words: /\bfarewell\b|\bleaving party\b/gi },
  {
    name: "Thank You",
    option: "Just Because",
    words: /\bthank[- ]you (?:gift|present)\b|\b(?:as a|to say) thank[- ]you\b/gi,
  },
  { name: "Get Well", option: "Just Because", words: /\bget[- ]well\b/gi },
  { option: "Just Because", words: /mother|father|\bmum|\bmom|\bdad|thank/gi, onlyAsked: true },
  { option: "Just Because", words: /\bjust because\b|\bno (?:special |particular |real )?occasion\b/gi },
  { option: "Treat Yourself", words: /\bfor (?:me|myself)\b|\btreat myself\b/gi },
  { option: "Treat Pet Friends", words: /\b(?:dog|cat|pet)s?\b/gi, onlyAsked: true },
];
