import { joinWords } from "../../gift/join-words.ts";
import type { Interest, Relation } from "../../gift/vocabulary.ts";
import { type Liked, PLURAL, type Who, type Wording } from "./wording.ts";

/** As a reason names them: "For your boss". */
const WHO: Readonly<Record<Relation, string>> = {
  partner: "your partner",
  mother: "your mother",
  father: "your father",
  parents: "your parents",
  child: "your child",
  sibling: "your brother or sister",
  grandparent: "your grandparent",
  grandchild: "your grandchild",
  "aunt-or-uncle": "your aunt or uncle",
  "niece-or-nephew": "your niece or nephew",
  cousin: "your cousin",
  "in-law": "your in-law",
  godchild: "your godchild",
  family: "the family",
  couple: "the two of them",
  "close-friend": "your best friend",
  friend: "your friend",
  "new-date": "somebody new",
  ex: "your ex",
  colleague: "your colleague",
  boss: "your boss",
  employee: "somebody on your team",
  client: "your client",
  teacher: "the teacher",
  carer: "somebody who cares for others",
  neighbour: "your neighbor",
  host: "your hosts",
  acquaintance: "somebody you hardly know",
  self: "yourself",
  pet: "the pet",
};

/** What one of them is called, by sex. */
const SEXES: Readonly<Partial<Record<Relation, Readonly<Record<"she" | "he", string>>>>> = {
  child: { she: "daughter", he: "son" },
  sibling: { she: "sister", he: "brother" },
  grandparent: { she: "grandmother", he: "grandfather" },
  grandchild: { she: "granddaughter", he: "grandson" },
  "aunt-or-uncle": { she: "aunt", he: "uncle" },
  "niece-or-nephew": { she: "niece", he: "nephew" },
  godchild: { she: "goddaughter", he: "godson" },
};

function whoIs({ relation, kin, sex, childAge }: Who): string {
  const name = kin ?? (sex && SEXES[relation]?.[sex]);
  if (name) return `your ${name}`;
  return childAge === null ? WHO[relation] : `${article(childAge)} ${childAge}-year-old`;
}

/** Before a child's age: "an 8-year-old", "an 11-year-old". */
function article(age: number): "a" | "an" {
  return [8, 11, 18].includes(age) ? "an" : "a";
}

const COMMON_NAMES: ReadonlySet<string> = new Set<Interest>([
  "Board Games",
  "Home Decor",
  "Mechanical Keyboards",
  "Model Building",
]);

function named(liked: readonly Liked[]): string {
  return joinWords(liked.map((one) => asWords("words" in one ? one.words : one.interest)));
}

/** Without the capitals of a title: "board games", but "LEGO", "3D Printing" and "Harry Potter". */
function asWords(name: string): string {
  const isTitle = /^\p{Lu}[\p{Ll}-]+$/u.test(name) || COMMON_NAMES.has(name);
  return isTitle ? name.toLowerCase() : name;
}

/** Numbers whose names begin with a vowel: eight, eleven, eighteen, eighty. */
const AN_ORDINAL = /^(?:8\d?|11|18)$/;

function ordinal(number: number): string {
  const [tens, last] = [number % 100, number % 10];
  const ending = tens > 10 && tens < 20 ? "th" : (["th", "st", "nd", "rd"][last] ?? "th");
  return `${number}${ending}`;
}

export const english: Wording = {
  colon: ": ",
  // A title with an article of its own keeps that.
  alike: (title) => `Like ${/^(?:the|an?|your|my|our)\s/i.test(title) ? "" : "the "}${title} you picked`,
  mentioned: (words) => `You mentioned ${joinWords(words)}`,
  quoted: (quotes) => `You wrote ${joinWords(quotes.map((quote) => `“${quote}”`))}`,
  own: (liked) => [`For your own ${named(liked)}`, `With ${named(liked)} in mind`],
  forYou: "For you",
  level(skill, liked) {
    if (skill === "beginner") return `For a beginner at ${named(liked)}`;
    return skill === "expert" ? `For somebody who knows ${named(liked)} well` : null;
  },
  likes(who, liked) {
    const words = named(liked);
    if (who === null) return [`For somebody who likes ${words}`];
    const name = whoIs(who);
    const likes = `${PLURAL.has(who.relation) ? "like" : "likes"} ${words}`;
    // "Your brother" is somebody; "somebody new" is known by nothing else.
    if (name.startsWith("somebody")) return [`For ${name} who ${likes}`];
    return [`For ${name}, who ${likes}`, `Since ${name} ${likes}`];
  },
  aged: (age, liked) => `${age}, and fond of ${named(liked)}`,
  inMind: (liked) => `With ${named(liked)} in mind`,
  person: (who) => `For ${whoIs(who)}`,
  birthday: (age) => `For ${AN_ORDINAL.test(String(age)) ? "an" : "a"} ${ordinal(age)} birthday`,
  atAge: (age) => `At ${age}`,
  without: (ingredients) => `Usually made without ${joinWords(ingredients, "or")}; please check the label.`,
  situations: {
    blind: ["To be heard and felt", "With nothing that has to be seen"],
    "low-vision": ["When small print is hard work"],
    deaf: ["Nothing that has to be heard"],
    "hard-of-hearing": ["With hearing that isn't what it was"],
    wheelchair: ["To be enjoyed sitting down", "Within reach from a chair"],
    "limited-mobility": ["Without bending or standing long"],
    "weak-hands": ["For hands that ache", "With a gentle grip"],
    "one-hand": ["With one hand"],
    dementia: ["For a quiet hour together", "For a good moment today"],
    "chronic-pain": ["For the days that hurt", "For when it hurts"],
    fatigue: ["For days with little strength"],
    sensory: ["Calm for the senses"],
    adhd: ["For a busy head"],
    anxiety: ["For a calmer evening"],
    insomnia: ["For the nights", "For lying awake"],
    migraine: ["Gentle on the head"],
    "old-age": ["At a great age", "For long, slow days"],
    cancer: ["For the tired days", "For days of rest"],
    hospital: ["For a hospital bed", "For long hours in bed"],
    recovering: ["While they mend", "For the weeks of getting better"],
    "long-illness": ["For the slow days", "For good days and others"],
    depression: ["For a heavy time"],
    terminal: ["For the time that matters", "For today"],
    bereaved: ["In a hard time", "For the quiet evenings"],
    "pet-loss": ["For a friend who is missed", "In memory of a good companion"],
    miscarriage: ["In a hard time", "With no words needed"],
    breakup: ["For a new chapter", "For evenings of their own"],
    "job-loss": ["For the time between"],
    sober: ["Without alcohol", "For an alcohol-free evening"],
    pregnant: ["For the months of waiting", "Before the baby comes"],
    breastfeeding: ["For long hours of feeding"],
    diabetic: ["Without the sugar"],
    "new-parent": ["With a new baby in the house", "For tired new parents"],
    "parent-of-young": ["With small children about"],
    "empty-nest": ["For a quieter house"],
    student: ["For student days"],
    exams: ["For the weeks of revision", "For long evenings with the books"],
    "new-job": ["For the new job"],
    retired: ["Now that they are retired", "For a retirement"],
    "new-home": ["For the new place", "For the new home"],
    newcomer: ["For a new town", "To feel at home sooner"],
    "long-distance": ["Across the distance", "From far away"],
    deployed: ["Far from home", "For somewhere far from home"],
    prison: ["To read and write inside", "For the long hours inside"],
    engaged: ["For two about to marry"],
    "carer-at-home": ["For an hour of their own", "For somebody who looks after somebody"],
    "lives-alone": ["For one"],
    lonely: ["For company", "For quiet days"],
    "works-from-home": ["For days at the desk at home"],
    "desk-job": ["For long days at a desk"],
    "night-shift": ["For working nights and sleeping by day", "For days that begin in the evening"],
    "on-feet": ["For long days on their feet"],
    commuter: ["For the way to work"],
    "frequent-traveller": ["For a life on the road"],
    exhausted: ["For somebody who could do with a rest", "For an hour off"],
    "outdoor-work": ["For work outdoors"],
    teaches: ["For life in the classroom"],
    healthcare: ["After a long shift"],
    dorm: ["For a room on campus"],
    "small-home": ["For a small place"],
    balcony: ["For a balcony"],
    "no-garden": ["Without a garden"],
    boat: ["For life afloat"],
    van: ["For life on wheels"],
    "off-grid": ["Far from any socket"],
    "care-home": ["For a room in a care home", "For one small room"],
    "no-oven": ["Without an oven"],
    "no-kitchen": ["Without a kitchen"],
    countryside: ["For life in the country"],
    "hot-climate": ["For the heat"],
    "cold-climate": ["For the cold"],
    "shared-home": ["For a shared home"],
    "pet-at-home": ["With an animal about"],
    "office-use": ["For the desk"],
    "no-clutter": ["Without adding to the clutter", "Enjoyed, and gone"],
    "has-everything": ["For somebody who has everything", "What nobody buys for themselves"],
    eco: ["Kind to the planet"],
    handmade: ["Made by hand"],
    "wants-experiences": ["Something to do rather than to own"],
    "experiences-only": ["Something to do rather than to own"],
    practical: ["To be used every day"],
    sentimental: ["For the heart"],
    humour: ["For a laugh"],
    "no-tech": ["With no screen in sight"],
    luxury: ["A touch of luxury"],
    "no-fuss": ["Without any fuss"],
    muslim: ["Within their faith"],
    jewish: ["Within their faith"],
    hindu: ["Within their faith"],
    christian: ["Within their faith"],
    buddhist: ["Within their faith"],
    "no-holidays": ["For any day of the year"],
    urgent: ["In time for the day"],
    "by-post": ["By post"],
    "hand-luggage": ["For a small bag"],
    "digital-only": ["By e-mail"],
    together: ["To do together"],
    "with-children": ["With the children"],
    thanks: ["As a thank-you", "To say thank you"],
    farewell: ["As a goodbye", "To remember you by"],
    "get-well": ["To get well by"],
    apology: ["To say sorry"],
    congratulations: ["To celebrate it"],
    "long-marriage": ["For many years together"],
    advent: ["For the weeks before Christmas"],
    baptism: ["For the day of the baptism", "To be kept from that day on"],
    "bar-mitzvah": ["For the mitzvah", "For the day they come of age"],
    communion: ["For the day of the communion", "To be kept from that day on"],
    "day-of-the-dead": ["For the Day of the Dead", "For the ofrenda"],
    diwali: ["For Diwali", "For the festival of lights"],
    easter: ["For Easter", "For the Easter table"],
    eid: ["For Eid", "For the days of the feast"],
    "first-school-day": ["For the first day of school", "For a new satchel"],
    hanukkah: ["For Hanukkah", "For the eight evenings"],
    "lunar-new-year": ["For the new year", "For the reunion dinner"],
    "new-adoption": ["For the days that make a family", "For a welcome"],
    nowruz: ["For Nowruz", "For the first days of spring"],
    passover: ["For Passover", "For the seder"],
    ramadan: ["For Ramadan", "For the evenings of the fast"],
    sinterklaas: ["For Sinterklaas evening", "For the shoe"],
    "three-kings": ["For the morning of the Kings", "For the Kings"],
  },
};
