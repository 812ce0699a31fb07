import { wordsOf } from "./words.ts";

/** Words that tell nothing of anybody's days, so that phrases that differ in them alone are one. */
const IDLE: ReadonlySet<string> = new Set(
  (
    "a about actually after all already also always am an and another any anything are around as at away be because " +
    "been before being bit both but by can could did do does doing down each else even ever every everything for from " +
    "get gets getting go goes going got had has have having he her hers herself him himself his how i if im in into is " +
    "it its ive just keep keeps kept kind last like likes little look looks lot lots love loves made make makes many me " +
    "more most much my myself new of off on one only onto or other our out over own past quite really s same says said " +
    "she since so some something still such t take takes than that the their them then there these they thing things " +
    "this those through til till to together too up us use used uses using very want wants was way we well were what " +
    "when where which while who will with would you your re ve ll d m absolutely basically obsessed adores " +
    "anyway anyways maybe perhaps honestly literally totally definitely probably apparently obviously kinda gonna wanna " +
    "ok okay lol haha hmm please thanks thank sorry hello hi yeah yes etc whatever somehow though although however yet " +
    "super pretty rather almost mostly mainly especially completely around about again across along among"
  ).split(" "),
);

/** Words by which a phrase means its contrary, in six languages. */
const DENYING: ReadonlySet<string> = new Set(
  (
    "no not never without cannot cant dont doesnt didnt wont isnt wasnt arent havent hasnt hardly nor none nothing nobody t " +
    "pas jamais sans rien nicht nie niemals kein keine keinen keiner keinem ohne niet geen nooit zonder nunca sin nada " +
    "non mai senza niente"
  ).split(" "),
);

/** Forms that no ending tells: each line is one word's. */
const IRREGULAR = [
  "begin began begun",
  "bite bit bitten",
  "blow blew blown",
  "break broke broken",
  "bring brought",
  "build built",
  "burn burnt burned",
  "buy bought",
  "catch caught",
  "change changing changed",
  "chilli chillies chili chilies",
  "child children kid kiddo",
  "choose chose chosen",
  "die died dying dead",
  "draw drew drawn",
  "dream dreamt",
  "drink drank drunk",
  "drive drove driven",
  "eat ate eaten",
  "fall fell fallen",
  "feed fed",
  "fight fought",
  "find found",
  "fly flew flown",
  "foot feet",
  "forget forgot forgotten forgetful",
  "freeze froze frozen freezing",
  "give gave given",
  "grow grew grown",
  "hang hung",
  "hear heard",
  "hide hid hidden",
  "hold held",
  "hurt sore ache aching",
  "knit knitted knitter",
  "knife knives",
  "lead led",
  "leaf leaves",
  "learn learnt",
  "leave leaving",
  "lend lent",
  "lie lay lying lain",
  "life lives",
  "lose lost",
  "man men",
  "mean meant",
  "meet met",
  "mouse mice",
  "pay paid",
  "read reads",
  "ride rode ridden",
  "ring rang rung",
  "rain rainy",
  "rise risen",
  "run ran runner jog jogger",
  "see saw seen",
  "sell sold",
  "send sent",
  "sew sewn",
  "shake shook shaken shaky",
  "shelf shelves",
  "shine shone",
  "sing sang sung singer",
  "sit sat",
  "sleep slept asleep",
  "smell smelt",
  "speak spoke spoken",
  "spend spent",
  "spill spilt",
  "stand stood",
  "steal stole stolen",
  "stick stuck",
  "swim swam swum swimmer",
  "teach taught",
  "tear tore torn",
  "tell told",
  "think thought",
  "throw threw thrown",
  "tooth teeth",
  "understand understood",
  "wake woke woken",
  "wear wore worn",
  "wife wives",
  "win won",
  "woman women",
  "write wrote written",
  // Words of one meaning on both sides of the Atlantic, and in speech.
  "mother mum mom mam mama mummy mommy",
  "father dad papa daddy",
  "grandmother grandma gran granny nan nana nanna",
  "grandfather grandpa grandad granddad gramps",
  "flat apartment condo",
  "tiny small little",
  "huge enormous massive giant",
  "film movie",
  "sofa couch settee",
  "sweater jumper pullover",
  "trousers pants",
  "biscuit cookie",
  "bike bicycle",
  "photo photograph picture pic",
  "phone mobile smartphone",
  "tv telly television",
  "store shop",
  "football soccer",
  "holiday vacation",
  "garbage trash rubbish",
  "yard backyard",
  "faucet tap",
  "stove hob",
  "truck lorry",
  "lawyer solicitor",
  "doctor gp physician",
  "job work",
  "colleague coworker workmate",
  "friend mate buddy pal",
  "baby newborn infant",
  "dog puppy pup",
  "cat kitten kitty",
  "present gift",
  "ill sick poorly",
  "tired exhausted knackered shattered",
  "ocean sea",
  "forest woods woodland",
  "highway motorway freeway",
  "subway underground tube metro",
  "refrigerator fridge",
  "supper dinner",
  "wardrobe closet",
  "diary journal",
  "eyeglasses spectacles",
  "uni university college",
  "exam test finals",
  "day daily",
  "night nightly",
  "week weekly",
] as const;

/** Words of those lines by the root of their first; and their other forms by their own bare ones. */
const BY_WORD = new Map<string, string>();
const BY_FORM = new Map<string, string>();
for (const line of IRREGULAR) {
  const [first = "", ...others] = line.split(" ");
  for (const word of others) {
    BY_WORD.set(word, bare(first));
    if (!word.endsWith("ies")) BY_FORM.set(bare(word), bare(first));
  }
}

const KNOWN = new Map<string, string>();
/** More words than a language has; beyond them nothing is remembered. */
const MOST_KNOWN = 50_000;

/** The root that the forms of a word share: "baking", "bakes" and "baked" meet, and so do "mum" and "mother". */
export function rootOf(word: string): string {
  const known = KNOWN.get(word);
  if (known !== undefined) return known;
  const form = bare(word);
  const root = BY_WORD.get(word) ?? BY_FORM.get(form) ?? form;
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(word, root);
  return root;
}

/** Without the ending of a form: plural, past, participle, doer. */
function bare(word: string): string {
  if (word.length < 4) return word;
  const single = word.replace(/(?<=.{2})ies$/, "y").replace(/(?<=ss|sh|ch|x|z)es$|(?<=[^sui])s$/, "");
  const root = /^(.*[aeiouy].*)(?:ing|ed|er)$/.exec(single)?.[1];
  if (root === undefined || root.length < 3) return single;
  if (/([bdgmnprt])\1$/.test(root)) return root.slice(0, -1);
  // "Baking" and "dancing" have lost an e; "gardening" and "painting" haven't.
  const hasLostE =
    /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(root) || /[^aeiou][cvz]$|[aeiou]{1,2}[vz]$|[^n]g$/.test(root);
  return hasLostE ? `${root}e` : root;
}

/** Whether a word tells something of somebody's days. */
export function isTelling(word: string): boolean {
  return word.length > 1 && !IDLE.has(word) && !DENYING.has(word);
}

export function isDenying(word: string): boolean {
  return DENYING.has(word);
}

/** The roots of a phrase's telling words, without repeats, and whether it denies. */
export function rootsOf(phrase: string): { readonly roots: readonly string[]; readonly denies: boolean } {
  const words = wordsOf(phrase.replace(/n['’]t\b/gu, " not"));
  return { roots: [...new Set(words.filter(isTelling).map(rootOf))], denies: words.some(isDenying) };
}

/** Words of whom and when, that a detail may name, but that tell none alone: "best friend", "for two years". */
const BY_THE_WAY: ReadonlySet<string> = new Set(
  (
    "mother father parents sister brother sibling son daughter child grandmother grandfather grandparents grandchild " +
    "grandson granddaughter aunt uncle auntie niece nephew cousin husband wife partner girlfriend boyfriend friend " +
    "colleague boss neighbor teacher law family couple man woman girl boy lady guy people person guest visitor " +
    "first second third one two three four five six seven eight nine ten half dozen hundred thousand couple few several " +
    "day week weekend month year decade hour minute morning afternoon evening night noon midday today tonight tomorrow " +
    "yesterday summer winter spring autumn fall season january february march april may june july august september " +
    "october november december monday tuesday wednesday thursday friday saturday sunday term time moment often usually " +
    "sometimes soon late later early ago long once twice age old young new big tiny good great best better nice bad " +
    "start begin turn finish end stop need want wish think know feel tell talk ask call call name live stay come leave " +
    "find bring give put back side part whole full most least enough birthday christmas gift home house place room end " +
    "finally next away main real proper special big favorite favourite word kind sort"
  )
    .split(" ")
    .map(rootOf),
);

/** Whether a root tells nothing but whom or when. */
export function isByTheWay(root: string): boolean {
  return BY_THE_WAY.has(root);
}

/** Whether a phrase tells a detail: two words at least that don't only say whom or when. */
export function isDetail(phrase: string): boolean {
  return rootsOf(phrase).roots.filter((root) => !BY_THE_WAY.has(root)).length >= 2;
}
