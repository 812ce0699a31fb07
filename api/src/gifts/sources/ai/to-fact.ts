import {
  FACT_KINDS,
  type Fact,
  type GiftRequest,
  INGREDIENTS,
  INTERESTS,
  NEEDS,
  plainText,
  RELATIONS,
  SITUATIONS,
  SKILLS,
  withoutLinks,
} from "@gifthearth/core";
import { isClaim } from "./claims/claims.ts";
import { isMoney } from "./is-money.ts";

/** More facts of one answer are not heeded. */
export const MAX_FACTS = 24;
/** Longest words of a fact, in characters. */
const MAX_WORDS = 60;

/** What a value must be one of; the other kinds have words for one. */
const VALUES: Partial<Record<Fact["kind"], readonly string[]>> = {
  relation: RELATIONS,
  avoid: INGREDIENTS,
  lacks: NEEDS,
  situation: SITUATIONS,
  skill: SKILLS,
};
/** A value that is of no list: a thing or an interest by its name. */
const NAME = /^\p{L}[\p{L}\p{N}'’& -]{1,39}$/u;
const AGE = /^(?:1[01]\d|\d{1,2})(?:-(?:1[01]\d|\d{1,2}))?$/;

/**
 * A fact that a model read, when it is one that we can heed: of a known kind, with a value of the kind's list, and
 * read from words that the visitor did write. What must not be in the gift is heeded without these too.
 */
export function toFact(raw: object, request: GiftRequest): Fact | null {
  const kind = FACT_KINDS.find((known) => known === textOf(raw, "kind"));
  const value = kind && knownValue(kind, textOf(raw, "value"));
  const owner = (["recipient", "giver", "other"] as const).find((known) => known === textOf(raw, "owner"));
  const polarity = (["is", "not"] as const).find((known) => known === textOf(raw, "polarity"));
  if (!kind || !value) return null;
  const words = quoted(textOf(raw, "words"), request);
  if (kind === "avoid") {
    if (polarity === "not") return null;
    // Read generously: a model that forgets whose allergy it is has still read one.
    return {
      kind,
      value,
      polarity: "is",
      owner: owner ?? "recipient",
      certainty: "guessed",
      words,
    };
  }
  return owner && polarity && words !== ""
    ? { kind, value, polarity, owner, certainty: "guessed", words }
    : null;
}

function textOf(raw: object, key: string): string {
  const value: unknown = Object.hasOwn(raw, key) ? Reflect.get(raw, key) : "";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return "";
  const text = plainText(value.slice(0, 4 * MAX_WORDS));
  return withoutLinks(text) === text ? text : "";
}

function knownValue(kind: Fact["kind"], text: string): string | null {
  const listed = VALUES[kind];
  if (listed) return listed.find((value) => value === text.toLowerCase()) ?? null;
  if (kind === "age") return AGE.test(text) ? text : null;
  if (!NAME.test(text) || isClaim(text) || isMoney(text)) return null;
  return kind === "interest"
    ? (INTERESTS.find((known) => known.toLowerCase() === text.toLowerCase()) ?? text)
    : text;
}

/** The words, when the visitor wrote them; else none. */
function quoted(words: string, { additionalNotes, occasion, interests, profile }: GiftRequest): string {
  const told = [additionalNotes, occasion, ...interests, profile?.relationship ?? ""].map(folded).join("\n");
  const quote = folded(words);
  return quote !== "" && words.length <= MAX_WORDS && told.includes(quote) ? words : "";
}

/** The same for texts that differ in case, quotes and spaces alone. */
function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, " ")
    .trim();
}
