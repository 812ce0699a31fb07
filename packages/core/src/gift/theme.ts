import type { Language } from "../language.ts";
import type { GiftIdea } from "./idea.ts";
import type { Interest } from "./vocabulary.ts";

/** What somebody may love, by what can be given on it. */
export const SUBJECT_CLASSES = [
  "wild-animal",
  "pet",
  "creature",
  "plant",
  "vehicle",
  "sport",
  "dance",
  "instrument",
  "music",
  "dish",
  "drink",
  "craft",
  "place",
  "story",
  "past",
  "science",
  "game",
  "thing",
  "language",
] as const;
export type SubjectClass = (typeof SUBJECT_CLASSES)[number];

/** Something narrow that people love, such as excavators, netball or hot sauce. */
export interface Subject {
  /** A plural, mass or proper noun in natural case: "sea turtles", "K-pop". Unique. */
  readonly name: string;
  readonly class: SubjectClass;
  /** What else visitors call it. */
  readonly words: readonly string[];
  /** What it is called in other languages: the name that stands in a text, then what else visitors call it. */
  readonly inOther?: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** An idea with a hole: it makes sense for every subject of its class, and is found in shops under that subject. */
export interface ThemedIdea extends Omit<GiftIdea, "interests" | "about" | "only" | "theme"> {
  readonly class: SubjectClass;
}

/** Subjects, and what can be given on them. */
export interface Themes {
  readonly subjects: readonly Subject[];
  readonly ideas: readonly ThemedIdea[];
}

/** Stands for the subject in a themed idea's texts. */
export const HOLE = "{subject}";
/** Parts the themed idea from its subject in the id of an idea made of both. */
const APART = "--";

/** The idea that a themed one is for a subject; it answers the interests that the subject belongs to. */
export function ideaOn(themed: ThemedIdea, subject: Subject, interests: readonly Interest[]): GiftIdea {
  const { class: _, ...idea } = themed;
  const fill = (text: string) => onSubject(text, subject.name);
  return {
    ...idea,
    id: themedId(themed, subject),
    title: fillTitle(themed.title, subject.name),
    description: fill(themed.description),
    searchText: fill(themed.searchText),
    replaces: themed.replaces.map(fill),
    lookFor: fill(themed.lookFor),
    point: fill(themed.point),
    interests,
    about: [subject.name, ...subject.words],
    theme: { idea: themed.id, subject: subject.name },
  };
}

/** A text with the name of the subject in its hole, with a capital where it begins a sentence. */
export function onSubject(text: string, name: string): string {
  return text.replaceAll(HOLE, (_, at: number) =>
    /(?:^|[.!?]\s)$/.test(text.slice(0, at)) ? capital(name) : name,
  );
}

/** The same of an English title, whose words have capitals but for the little ones. */
export function fillTitle(title: string, name: string): string {
  const words = name.split(" ").map((word) => (LITTLE.has(word) ? word : capital(word)));
  return onSubject(title, words.join(" "));
}

const LITTLE: ReadonlySet<string> = new Set("a an and at by for from in of on or the to with".split(" "));

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function themedId({ id }: Pick<ThemedIdea, "id">, { name }: Pick<Subject, "name">): string {
  return `${id}${APART}${subjectSlug(name)}`;
}

/** The id of the themed idea and the slug of the subject that an id is made of; null for the id of any other idea. */
export function partsOfThemedId(id: string): { readonly idea: string; readonly slug: string } | null {
  const [idea, slug, ...more] = id.split(APART);
  return idea && slug && more.length === 0 ? { idea, slug } : null;
}

/** A subject's name as it stands in an address. */
export function subjectSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
