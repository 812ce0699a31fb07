/** A stage of life that tells an age without a number of years. */
interface LifeStage {
  readonly said: RegExp;
  /** Years; told from the number in the match where it has one. */
  readonly age: number | ((number: number) => number);
}

const stage = (said: string, age: LifeStage["age"]): LifeStage => ({
  said: new RegExp(`\\b(?:${said})\\b`, "g"),
  age,
});

/** School years of several countries, rites that come at an age, and names for the young: the surest first. */
export const LIFE_STAGES: readonly LifeStage[] = [
  stage("bat[- ]?mitz?vah?", 12),
  stage("bar[- ]?mitz?vah?|b'?nai mitz?vah", 13),
  stage("quincea?n?era?|quinceanera|fiesta de quince|mis quince|quinces?(?: anos)?", 15),
  stage("sweet (?:16|sixteen)", 16),
  stage("(?:first|1st|holy) (?:holy )?communion|premiere communion|erstkommunion|primera comunion", 8),
  stage(
    "confirmation (?:party|day|gift|present|celebration)|her confirmation|his confirmation|confirmed in church|konfirmation|jugendweihe|firmung",
    14,
  ),
  stage("seijin[- ]?(?:no hi|shiki)?|coming[- ]of[- ]age(?: day| ceremony)?", 20),
  stage("debutante?|debutante ball|(?:her|filipino) debut", 18),
  stage("senior prom|\\bprom\\b", 17),
  stage(
    "einschulung|schultute|first day (?:of|at) school|start(?:s|ing) (?:primary |elementary )?school|back to school first",
    6,
  ),
  stage("(?:start(?:s|ing)|in|at|goes to) (?:nursery|kita|creche|playgroup|maternelle)(?: school)?", 3),
  stage("(?:in|start(?:s|ing)) reception", 4),
  stage("pre-?school(?:er)?|pre-?k|kinder(?:garten?)?\\w*", 4),
  stage("(\\d{1,2})(?:st|nd|rd|th)[- ]grade(?:rs?)?", (year) => year + 5),
  stage("grade (\\d{1,2})", (year) => year + 5),
  stage(
    "(?:in|into|start(?:s|ing)|finish(?:es|ing)) year (\\d{1,2})|year (\\d{1,2}) (?:pupil|student|boy|girl|kid|at school)",
    (year) => year + 4,
  ),
  stage("(?:primary|p) ?([1-7])", (year) => year + 4),
  stage("(?:secondary|s) ?([1-6])(?= (?:pupil|student|at school))|secondary ([1-6])", (year) => year + 11),
  stage("(?:in|into) (?:class|klasse|standard|std) (\\d{1,2})", (year) => year + 5),
  stage(
    "(\\d{1,2})(?:st|nd|rd|th)? (?:class|klasse)(?= (?:pupil|at school)|$|[,.;])|(\\d{1,2})\\. klasse",
    (year) => year + 5,
  ),
  stage("(?:high[- ]school|9th grade) freshman|freshman (?:in|at) high school", 14),
  stage("high[- ]school sophomore|sophomore (?:in|at) high school", 15),
  stage("high[- ]school junior|junior (?:in|at) high school", 16),
  stage(
    "high[- ]school senior|senior (?:in|at) high school|upper sixth|6th form(?:er)?|sixth[- ]form(?:er)?|a-levels?|abitur|leaving cert\\w*|baccalaureat|selectividad|maturita",
    17,
  ),
  stage("gcses?", 16),
  stage(
    "(?:college|university|uni) freshman|freshman(?: year)?|fresher|1th year (?:at|of|in) (?:uni|college)\\w*|(?:start(?:s|ing)|off to|leav(?:es|ing) for|goes to|going to) (?:uni|college|university)",
    18,
  ),
  stage("sophomore", 19),
  stage(
    "(?:in|at|just started) (?:elementary|primary|grade) school|(?:elementary|primary)[- ]school(?:er| pupil| student| kid| child| boy| girl)?",
    8,
  ),
  stage("(?:middle|junior high)[- ]school(?:er)?|junior high|tweens?|pre-?teens?", 12),
  stage(
    "(?:secondary|high)[- ]school(?:er| student| pupil| kid| girl| boy)?|schoolboy|schoolgirl|comprehensive school",
    15,
  ),
  stage(
    "undergrad(?:uate)?|(?:college|university|uni) (?:student|kid|girl|boy|sophomore|junior|senior)|studies at (?:uni|college|university)|erasmus",
    20,
  ),
  stage("(?:grad|graduate|phd|doctoral) student", 26),
  stage("newborn(?! at home)", 0),
  stage("toddler|tot", 2),
  stage("teen(?:ager?|age[ -]?\\w*|s)?", 15),
  stage("septuagenarian", 75),
  stage("octogenarian", 85),
  stage("nonagenarian", 95),
  stage("centenarian", 100),
];
