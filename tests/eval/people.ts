import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  CATEGORIES,
  COUNTRY_CODES,
  type GiftIdea,
  type GiftRequest,
  INGREDIENTS,
  NEEDS,
  QUERY_LIMITS,
  RELATIONS,
  TONES,
} from "@gifthearth/core";
import * as z from "zod";
import { mean } from "../support/statistics.ts";
import { formatTable } from "../support/table.ts";
import { percent } from "./bars.ts";
import type { Contestant } from "./contestant.ts";
import { mentions } from "./mentions.ts";
import { FIRST_PAGE } from "./variety.ts";

const texts = z.array(z.string().min(1)).readonly();

/** Somebody as a visitor describes them, with what a person who knows better expects of the answer. */
const person = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  person: z.string().min(10).describe("The recipient and the giver, in a sentence."),
  country: z.enum(COUNTRY_CODES),
  query: z.strictObject({
    occasion: z.string().min(1).max(QUERY_LIMITS.occasion),
    interests: texts,
    budgetMin: z.number().min(0),
    budgetMax: z.number().positive().describe("200 is open above."),
    additionalNotes: z.string().max(QUERY_LIMITS.additionalNotes),
    relation: z.enum(RELATIONS).optional(),
    age: z.int().min(0).max(QUERY_LIMITS.age).optional(),
  }),
  expect: z.strictObject({
    ages: z.array(z.number()).readonly().describe("An idea must suit one of them. Empty: no matter."),
    forbid: z.strictObject({
      contains: z.array(z.enum(INGREDIENTS)).readonly().default([]),
      needs: z.array(z.enum(NEEDS)).readonly().default([]),
      tones: z.array(z.enum(TONES)).readonly().default([]),
      words: texts.default([]),
      categories: z.array(z.enum(CATEGORIES)).readonly().default([]),
    }),
    facts: texts.describe('Of which a good reason holds one; "hands|grip" are ways to say the same.'),
    isSad: z.boolean(),
    kind: z.enum(["plain", "hard"]),
    rare: texts.default([]).describe("Interests for which a catalogue probably has nothing."),
  }),
});
type Described = z.infer<typeof person>;

const FILES = { tuning: "people.json", heldOut: "people-held-out.json" } as const;

/** @throws a `ZodError` that names what is wrong in the file */
export function readPeople(set: keyof typeof FILES): readonly Described[] {
  return z.array(person).parse(JSON.parse(readFileSync(join(import.meta.dirname, FILES[set]), "utf8")));
}

/** What a list for somebody is worth, as far as a machine can tell. */
interface PersonScore {
  readonly described: Described;
  readonly lines: readonly string[];
  /** Of the first six: how many there are, and of these the obedient ones and those whose reason holds a fact. */
  readonly shown: number;
  readonly obedient: number;
  readonly withFact: number;
  /** How many of the first six are others than without the notes; null where there are none. */
  readonly changedByNotes: number | null;
  /** The same for notes that say nothing. */
  readonly changedByNonsense: number;
}

const NONSENSE = "asdf qwerty lorem ipsum blah blah, hmm well so anyway.";
/** Whom an idea suits that tells no ages. */
const ADULT = [13, 120] as const;

/** Scores a contestant's first six over people. */
export async function scorePeople(
  contestant: Contestant,
  people: readonly Described[],
  catalogue: readonly GiftIdea[],
): Promise<readonly PersonScore[]> {
  const ideas = new Map(catalogue.map((idea) => [idea.id, idea]));
  // A model that fails for somebody has nothing for them, and is asked for the others all the same.
  const firstPage = async (query: GiftRequest) =>
    (await contestant.suggest(query).catch(() => [])).slice(0, FIRST_PAGE);
  const titles = async (query: GiftRequest) => (await firstPage(query)).map(({ title }) => title);
  const scores: PersonScore[] = [];
  for (const described of people) {
    const { country, expect } = described;
    const query = { ...described.query, country };
    const first = await firstPage(query);
    const bare = { ...query, additionalNotes: "" };
    const shown = first.map(({ title }) => title);
    const faults = first.map((suggestion) => {
      const text = `${suggestion.title} ${suggestion.description} ${suggestion.searchText ?? ""}`;
      return faultOf(ideas.get(suggestion.id), text, expect);
    });
    const withFact = first.map(({ why }) => expect.facts.some((fact) => holds(why ?? "", fact)));
    scores.push({
      described,
      shown: first.length,
      obedient: faults.filter((fault) => fault === null).length,
      withFact: withFact.filter(Boolean).length,
      changedByNotes: query.additionalNotes === "" ? null : differing(shown, await titles(bare)),
      changedByNonsense: differing(await titles(bare), await titles({ ...bare, additionalNotes: NONSENSE })),
      lines: first.map(
        ({ title, priceRange, why }, at) =>
          `    ${title} (${priceRange})${faults[at] ? `  !! ${faults[at]}` : ""}\n        ${why ?? "-"}`,
      ),
    });
  }
  return scores;
}

/** How many of the first are not among the others. */
function differing(titles: readonly string[], others: readonly string[]): number {
  return titles.filter((title) => !others.includes(title)).length;
}

function holds(why: string, fact: string): boolean {
  return fact.split("|").some((way) => why.toLowerCase().includes(way.trim().toLowerCase()));
}

/** What is wrong with an idea for somebody; null when nothing is. */
function faultOf(
  idea: GiftIdea | undefined,
  text: string,
  { forbid, ages }: Described["expect"],
): string | null {
  const word = forbid.words.find((forbidden) => mentions(text, forbidden));
  if (word !== undefined) return `says “${word}”`;
  if (!idea) return null;
  const ingredient = forbid.contains.find((forbidden) => idea.contains.includes(forbidden));
  if (ingredient) return `contains ${ingredient}`;
  const need = forbid.needs.find((forbidden) => idea.needs.includes(forbidden));
  if (need) return `needs ${need}`;
  const tone = forbid.tones.find((forbidden) => idea.tones.includes(forbidden));
  if (tone) return `is ${tone}`;
  if (forbid.categories.some((category) => category === idea.category)) return `is of ${idea.category}`;
  const [youngest, oldest] = idea.ages ?? ADULT;
  const suits = ages.length === 0 || ages.some((age) => age >= youngest && age <= oldest);
  return suits ? null : `is for ages ${youngest} to ${oldest}`;
}

/** The figures of the scores, as a table. */
export function formatPeople(scores: readonly PersonScore[]): string {
  const told = scores.filter(({ changedByNotes }) => changedByNotes !== null);
  const sum = (count: (score: PersonScore) => number) => scores.reduce((all, score) => all + count(score), 0);
  const shown = sum((score) => score.shown);
  return formatTable(
    [`${scores.length} people`, ""],
    [
      ["Ideas in the first six, of six", percent(shown / (FIRST_PAGE * scores.length))],
      ["Obedient ideas", percent(sum(({ obedient }) => obedient) / shown)],
      ["Lists without a fault", percent(mean(scores.map((one) => Number(one.obedient === one.shown))))],
      ["Reasons that hold a fact", percent(sum(({ withFact }) => withFact) / shown)],
      [
        "Notes change three or more of the first six",
        percent(mean(told.map(({ changedByNotes }) => Number((changedByNotes ?? 0) >= 3)))),
      ],
      [
        "Lists that nonsense notes change",
        percent(mean(scores.map((one) => Number(one.changedByNonsense > 0)))),
      ],
    ],
  );
}

/** Somebody's list for a person to read. */
export function formatPerson({
  described: { id, query, expect },
  changedByNotes,
  lines,
}: PersonScore): string {
  const { occasion, interests, relation, age, budgetMin, budgetMax, additionalNotes } = query;
  const asked = [
    occasion,
    interests.join(", ") || "no interests",
    relation,
    age,
    `$${budgetMin}-$${budgetMax}`,
  ];
  return [
    `${id} (${expect.kind}${expect.isSad ? ", sad" : ""}): ${asked.filter(Boolean).join("; ")}`,
    `  “${additionalNotes}”`,
    ...(changedByNotes === null ? [] : [`  the notes change ${changedByNotes} of the first six`]),
    ...lines,
  ].join("\n");
}
