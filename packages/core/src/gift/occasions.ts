/** What sets an occasion apart. */
interface OccasionTraits {
  /** It shows only ideas that name it: a guest at a wedding doesn't bring a dog toy. */
  readonly isParticular?: boolean;
  /** What suits it suits nearly any occasion. */
  readonly isEveryday?: boolean;
  /** The gift is for the visitor. */
  readonly isOwn?: boolean;
  /** An age that is told is the baby's to come or the pet's, not that of who gets the gift. */
  readonly hasAgeOfAnother?: boolean;
  /** As it stands behind "A good choice for"; "a" and its name unless given. */
  readonly phrase?: string;
}

/**
 * Every occasion of the form, in its order. A new one needs its name here, in {@link OCCASION_TRAITS} its
 * traits, in {@link OCCASION_WORDS} its words, in `packages/widgets/src/text` its name in each language's file, and ideas
 * in `api/src/gifts/catalogue/ideas`; the tests say how many.
 */
export const OCCASIONS = [
  "Birthday",
  "Anniversary",
  "Wedding",
  "Graduation",
  "Housewarming",
  "Holiday",
  "Baby Shower",
  "Just Because",
  "Treat Yourself",
  "Treat Pet Friends",
  /** Any other, in the visitor's own words; every idea may suit it. */
  "Other",
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What sets some apart. */
const OCCASION_TRAITS: Readonly<Partial<Record<Occasion, OccasionTraits>>> = {
  Birthday: { isEveryday: true },
  Wedding: { isParticular: true },
  Holiday: { isEveryday: true },
  "Baby Shower": { isParticular: true, hasAgeOfAnother: true },
  "Just Because": { isEveryday: true, phrase: "no occasion at all" },
  "Treat Yourself": { isEveryday: true, isOwn: true, phrase: "a treat of your own" },
  "Treat Pet Friends": { isParticular: true, hasAgeOfAnother: true, phrase: "a pet friend" },
};

export function traitsOf(occasion: Occasion): OccasionTraits {
  return OCCASION_TRAITS[occasion] ?? {};
}

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
  {
    name: "Christmas",
    option: "Holiday",
    words:
      /christmas|xmas|\bsecret santa\b|\bweihnacht\w*|\bwichteln\b|\bno[eë]l\b|\bnavidad(?:es)?\b|\bnatale\b|\bkerst(?:mis|feest|cadeau\w*)?\b|\bamigo invisible\b/gi,
  },
  {
    name: "Epiphany",
    option: "Holiday",
    words: /\bepiphany\b|\b(?:los )?reyes(?: magos)?\b|\bbefana\b|\bepifania\b/gi,
  },
  {
    name: "Hanukkah",
    option: "Holiday",
    words: /\bc?hann?ukk?ah\b|\bchanukka\b|\bchanoeka\b|\bhanouk+a\b|\bj[aá]nuca\b/gi,
  },
  { name: "Diwali", option: "Holiday", words: /\bdi[wv]ali\b/gi },
  { name: "Eid", option: "Holiday", words: /\beid\b|\bzuckerfest\b|\b(?:suiker|offer)feest\b|\ba[iï]d\b/gi },
  { name: "Ramadan", option: "Holiday", words: /\bramad[aá]n\b/gi },
  { name: "Kwanzaa", option: "Holiday", words: /\bkwanzaa\b/gi },
  {
    name: "Easter",
    option: "Holiday",
    words: /\beaster\b|\bostern?\b|\bp[aâ]ques\b|\bpascua\b|\bpasqua\b|\bpasen\b/gi,
  },
  { name: "Passover", option: "Holiday", words: /\bpassover\b|\bpessa[ck]?h\b/gi },
  { name: "Thanksgiving", option: "Holiday", words: /\bthanksgiving\b/gi },
  {
    name: "Sinterklaas",
    option: "Holiday",
    words: /\bsinterklaas(?:avond|cadeau)?\b|\bpakjesavond\b|\bsaint[- ]nicolas\b|\bnikolaus(?:tag)?\b/gi,
  },
  {
    option: "Holiday",
    words:
      /new year|\badvent|\bsanta\b|\bsilvester\b|\bneujahr\b|\bnieuwjaar\b|\bnouvel an\b|\ba[nñ]o nuevo\b|\bcapodanno\b|\bfeestdagen\b|\bfeiertage\b/gi,
    onlyAsked: true,
  },
  { option: "Holiday", words: /(?<!\bon |\bbeach |\bsummer |\bski )\bholidays?\b/gi },
  {
    option: "Treat Pet Friends",
    words:
      /\b(?:dog|cat|pet|puppy|kitten)(?:'?s)? (?:birthday|b-?day|adoption)|gotcha day|new (?:puppy|kitten|pet)/gi,
    onlyAsked: true,
  },
  {
    name: "Wedding Anniversary",
    option: "Anniversary",
    words:
      /\bhochzeitstag\w*|\b(?:silber|gold)hochzeit\b|\b(?:goldene|silberne|diamantene) hochzeit\b|\banniversaires? de (?:mariage|rencontre|couple)\b|\bnoces d['eo]\w*|\baniversario(?: de (?:boda|bodas))?\b|\bbodas de (?:oro|plata|diamante)\b|\banniversario(?: di (?:matrimonio|nozze))?\b|\bnozze d['i]\w*|\b(?:trouwdag|huwelijksverjaardag|huwelijksjubileum)\b|\b(?:gouden|zilveren|diamanten) (?:bruiloft|huwelijk)\b|\bjahrestag\b/gi,
  },
  {
    option: "Birthday",
    words:
      /birthdays?|\bb(?:irth-)?-?days?\b|\bgeburtstag\w*|\bverjaardag\w*|\banniversaires?\b|\bcumplea[nñ]os\b|\bcumple\b|\bcompleann[oi]\b/gi,
  },
  { option: "Anniversary", words: /anniversar(?:y|ies)/gi },
  {
    name: "Valentine's Day",
    option: "Anniversary",
    words:
      /\bvalentine'?s?(?: day)?\b|\bvalentinstag\b|\bvalentijn(?:sdag)?\b|\b(?:saint|san)[- ]valent[ií]no?\b/gi,
  },
  {
    option: "Baby Shower",
    words:
      /\bbaby shower\b|\bnewborns?\b|\bchristening\b|\bbaptism\b|\bbabyparty\b|\btaufe\b|\bzur geburt\b|\b(?:kraambezoek|kraamcadeau|geboorte|babyborrel|doop|doopsel)\b|\bnaissance\b|\bbapt[eê]me\b|\bbautizo\b|\bnacimiento\b|\bnascita\b|\bbattesimo\b/gi,
  },
  { option: "Baby Shower", words: /baby|babies/gi, onlyAsked: true },
  {
    option: "Wedding",
    words:
      /weddings?(?!\s+anniversar)|\bhochzeit(?:en|sfeier|sgeschenk)?\b|\b(?:bruiloft|huwelijk|trouwfeest)\b|\bmariages?\b|\bbodas?\b|\bmatrimonio\b|\bnozze\b/gi,
  },
  {
    name: "Engagement",
    option: "Wedding",
    words:
      /\bengagement\b|\bverlobung\w*|\bverloving\b|\bfian[cç]ailles\b|\bfidanzamento\b|\bpedida de mano\b/gi,
  },
  { option: "Wedding", words: /bridal|bachelor/gi, onlyAsked: true },
  {
    option: "Graduation",
    words:
      /\bgraduat(?:ion|es?|ing|ed)\b|\b(?:schul|studien|uni)?abschluss\b|\babitur\b|\b(?:afstuderen|diploma-?uitreiking|geslaagd)\b|\bremise (?:de|des) dipl[oô]mes?\b|\bdipl[oô]me\b|\bgraduaci[oó]n\b|\blaurea\b|\bmaturit[aà]\b/gi,
  },
  { option: "Graduation", words: /\bdegree|\bexams?\b/gi, onlyAsked: true },
  {
    option: "Housewarming",
    words:
      /\bhouse ?-?warming\b|\beinweihung(?:sparty|sfeier)?\b|\beinzug(?:sparty|sgeschenk)?\b|\bcr[eé]maill[eè]re\b|\binauguraci[oó]n\b|\binaugurazione\b|\b(?:nuova casa|casa nuova|casa nueva|nueva casa|neue wohnung|nieuwe woning|nieuw huis)\b|\b(?:new|first) (?:home|house|flat|apartment)\b/gi,
  },
  { option: "Housewarming", words: /\b(?:new|first) place\b|\bmoving\b/gi, onlyAsked: true },
  {
    name: "Mother's Day",
    option: "Just Because",
    words:
      /\bmother'?s'? day\b|\bmuttertag\b|\bmoederdag\b|\bf[eê]te des m[eè]res\b|\bd[ií]a de la madre\b|\bfesta della mamma\b/gi,
  },
  {
    name: "Father's Day",
    option: "Just Because",
    words:
      /\bfather'?s'? day\b|\bvatertag\b|\bvaderdag\b|\bf[eê]te des p[eè]res\b|\bd[ií]a del padre\b|\bfesta del pap[aà]\b/gi,
  },
  {
    name: "Retirement",
    option: "Just Because",
    words:
      /\bretire(?:ment|s|d)?\b|\bretiring\b|\bruhestand\b|\b(?:in )?rente\b|\bpension(?:ierung|amento)\b|\bpensio(?:en|nering)\b|\bretraite\b|\bjubilaci[oó]n\b|\bse jubila\b/gi,
  },
  {
    name: "Farewell",
    option: "Just Because",
    words:
      /\bfarewell\b|\bleaving (?:party|do)\b|\babschied\w*|\bafscheid\w*|\bpot de d[eé]part\b|\bd[eé]part\b|\bdespedida\b|\baddio\b/gi,
  },
  {
    name: "Thank You",
    option: "Just Because",
    words:
      /\bthank[- ]you (?:gift|present)\b|\b(?:as a|to say) thank[- ]you\b|\bdankesch[oö]n\b|\bbedankje\b|\bals dank\b|\bremerciements?\b|\bagradecimiento\b|\bringraziamento\b/gi,
  },
  {
    name: "Get Well",
    option: "Just Because",
    words:
      /\bget[- ]well\b|\bgute besserung\b|\bbeterschap\b|\bbon r[eé]tablissement\b|\brecup[eé]rate pronto\b|\bpronta guarigione\b/gi,
  },
  { option: "Just Because", words: /mother|father|\bmum|\bmom|\bdad|thank/gi, onlyAsked: true },
  {
    option: "Just Because",
    words:
      /\bjust because\b|\b(?:einfach so|zomaar|juste comme [cç]a|sans occasion|porque s[ií]|cos[iì] per dire|senza motivo|ohne anlass)\b|\bno (?:special |particular |real )?occasion\b/gi,
  },
  { option: "Treat Yourself", words: /\bfor (?:me|myself)\b|\btreat myself\b/gi },
  { option: "Treat Pet Friends", words: /\b(?:dog|cat|pet)s?\b/gi, onlyAsked: true },
];
