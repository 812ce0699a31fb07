import { formatTable } from "../support/table.ts";
import { percent } from "./bars.ts";
import type { Verdict } from "./judge.ts";
import type { ScoredList, Summary } from "./score.ts";
import { FIRST_PAGE } from "./variety.ts";

/** A row of the table for each thing measured. */
const ROWS: readonly (readonly [string, (summary: Summary) => string])[] = [
  ["Budget compliance", ({ budget }) => percent(budget)],
  ["Interest coverage of the first six", ({ coverage }) => percent(coverage)],
  ["Constraint obedience, ideas", ({ obedience }) => percent(obedience)],
  ["Constraint obedience, whole lists", ({ cleanLists }) => percent(cleanLists)],
  ["Diversity of the first six, useful ideas", ({ diversity }) => percent(diversity)],
  ["Diversity of the first six: categories", ({ pageCategories }) => percent(pageCategories)],
  ["Diversity of all: categories", ({ categories }) => percent(categories)],
  ["Diversity of all: first interests", ({ firstInterests }) => percent(firstInterests)],
  ["Diversity of all: words", ({ words }) => percent(words)],
  ["Distinctness across profiles", ({ distinctness }) => percent(distinctness)],
  ["Different ideas shown", ({ differentIdeas }) => String(differentIdeas)],
  ["Lists with the idea shown most", ({ mostShown }) => String(mostShown)],
  ["Lists shorter than six", ({ shortLists }) => String(shortLists)],
  ["Profiles that failed", ({ failures }) => String(failures)],
  ["Latency, median ms", ({ latency }) => latency.median.toFixed(2)],
  ["Latency, p95 ms", ({ latency }) => latency.p95.toFixed(2)],
  ["Latency, p99 ms", ({ latency }) => latency.p99.toFixed(2)],
];

/** All contestants side by side. */
export function formatSummaries(summaries: readonly Summary[]): string {
  const [{ profiles } = { profiles: 0 }] = summaries;
  return formatTable(
    [`${profiles} profiles`, ...summaries.map(({ name }) => name)],
    ROWS.map(([name, value]) => [name, ...summaries.map(value)]),
  );
}

/** One profile's list for a person to read, with what is wrong with it. */
export function formatList({ profile, verdicts, failure, coverage }: ScoredList): string {
  const { id, person, query, expect } = profile;
  const answered = new Set(verdicts.slice(0, FIRST_PAGE).flatMap(({ answers }) => answers));
  const unanswered = expect.interests.flatMap(({ asked }) => (answered.has(asked) ? [] : asked));
  return [
    `${id}: ${person}`,
    `  ${query.occasion}, ${query.interests.join(", ")}, $${query.budgetMin}-$${query.budgetMax}`,
    ...(query.additionalNotes ? [`  “${query.additionalNotes}”`] : []),
    ...Object.entries(query.refinement ?? {}).flatMap(([kind, titles]) =>
      titles.length > 0 ? [`  ${kind}: ${titles.join("; ")}`] : [],
    ),
    ...(failure === null ? [] : [`  FAILED: ${failure}`]),
    ...verdicts.map((verdict, place) => `  ${String(place + 1).padStart(2)}. ${formatVerdict(verdict)}`),
    `  Coverage ${percent(coverage)}${unanswered.length > 0 ? `; unanswered: ${unanswered.join(", ")}` : ""}`,
  ].join("\n");
}

function formatVerdict({ suggestion, answers, violations, isWithinBudget }: Verdict): string {
  const { title, category, priceRange } = suggestion;
  const wrong = [...violations, ...(isWithinBudget ? [] : ["is not within the budget"])];
  const answering = answers.length > 0 ? `answers ${answers.join(", ")}` : "answers nothing";
  return `${title} (${category}, ${priceRange}): ${answering}${wrong.map((what) => `; WRONG: ${what}`).join("")}`;
}

/** The lists that serve their people worst first. */
export function worstFirst(lists: readonly ScoredList[]): readonly ScoredList[] {
  const faults = ({ verdicts, coverage, failure }: ScoredList) =>
    (failure === null ? 0 : 2) +
    (1 - coverage) +
    verdicts.filter(({ violations, isWithinBudget }) => violations.length > 0 || !isWithinBudget).length /
      Math.max(1, verdicts.length) +
    Math.max(0, FIRST_PAGE - verdicts.length) / (2 * FIRST_PAGE);
  return lists.toSorted((one, other) => faults(other) - faults(one));
}
