import type { GiftIdea, GiftSuggestion } from "@gifthearth/core";
import { mean, percentile } from "../support/statistics.ts";
import type { Contestant } from "./contestant.ts";
import { judge, type Verdict } from "./judge.ts";
import type { Profile } from "./profile.ts";
import { FIRST_PAGE, jaccard, usefulVariety, variety } from "./variety.ts";

/** One profile's list, judged. */
export interface ScoredList {
  readonly profile: Profile;
  readonly verdicts: readonly Verdict[];
  /** Why there is no list; null when there is one. */
  readonly failure: string | null;
  /** The share of the person's interests that the first six ideas visibly answer. */
  readonly coverage: number;
}

/** All that is measured of a contestant; shares are from 0 to 1. */
export interface Summary {
  readonly name: string;
  readonly profiles: number;
  readonly ideas: number;
  /** Profiles for which the contestant failed. */
  readonly failures: number;
  /** Lists of fewer than six ideas. */
  readonly shortLists: number;
  /** Ideas whose shown price lies within the budget. */
  readonly budget: number;
  /** Interests that the first six ideas visibly answer; the mean over the profiles. */
  readonly coverage: number;
  /** Ideas that violate nothing. */
  readonly obedience: number;
  /** Lists in which no idea violates anything. */
  readonly cleanLists: number;
  /** Useful variety of the first six; the mean over the profiles. */
  readonly diversity: number;
  /** Different categories by the length of the first page, whether of use or not; the mean over the profiles. */
  readonly pageCategories: number;
  /** Parts of the variety of whole lists, whether of use or not. */
  readonly categories: number;
  readonly firstInterests: number;
  readonly words: number;
  /** 1 less the mean overlap of two profiles' lists. */
  readonly distinctness: number;
  /** Different ideas shown, to anybody. */
  readonly differentIdeas: number;
  /** Lists that the idea shown most often is in. */
  readonly mostShown: number;
  /** Milliseconds. */
  readonly latency: { readonly median: number; readonly p95: number; readonly p99: number };
}

export interface Score {
  readonly summary: Summary;
  readonly lists: readonly ScoredList[];
}

export interface ScoreOptions {
  /** Passes over all profiles, of which the first warms up when there are several. */
  readonly rounds?: number;
}

/** Asks a contestant for every profile's list, one after the other, and judges what it gives. */
export async function score(
  contestant: Contestant,
  profiles: readonly Profile[],
  catalogue: readonly GiftIdea[],
  { rounds = 1 }: ScoreOptions = {},
): Promise<Score> {
  const ideas = new Map(catalogue.map((idea) => [idea.id, idea]));
  const times: number[] = [];
  let lists: ScoredList[] = [];
  for (let round = 0; round < rounds; round++) {
    lists = [];
    for (const profile of profiles) {
      const started = performance.now();
      const answer = await ask(contestant, profile);
      if (round > 0 || rounds === 1) times.push(performance.now() - started);
      lists.push(scoreList(profile, answer, ideas));
    }
  }
  return { summary: summarize(contestant.name, lists, times), lists };
}

type Answer = readonly GiftSuggestion[] | Error;

async function ask({ suggest }: Contestant, { query }: Profile): Promise<Answer> {
  try {
    return await suggest(query);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function scoreList(profile: Profile, answer: Answer, ideas: ReadonlyMap<string, GiftIdea>): ScoredList {
  const failure = answer instanceof Error ? answer.message : null;
  const suggestions = answer instanceof Error ? [] : answer;
  const verdicts = suggestions.map((suggestion) =>
    judge({ suggestion, idea: ideas.get(suggestion.id) ?? null }, profile),
  );
  return { profile, verdicts, failure, coverage: coverage(verdicts, profile) };
}

/** The share of the person's interests that the first six ideas visibly answer. */
function coverage(verdicts: readonly Verdict[], { expect }: Pick<Profile, "expect">): number {
  const answered = new Set(verdicts.slice(0, FIRST_PAGE).flatMap(({ answers }) => answers));
  return answered.size / expect.interests.length;
}

/** @param times of the single calls, milliseconds */
function summarize(name: string, lists: readonly ScoredList[], times: readonly number[]): Summary {
  const verdicts = lists.flatMap((list) => list.verdicts);
  const varieties = lists.map((list) => variety(list.verdicts));
  const shown = countShown(lists);
  return {
    name,
    profiles: lists.length,
    ideas: verdicts.length,
    failures: lists.filter(({ failure }) => failure !== null).length,
    shortLists: lists.filter((list) => list.verdicts.length < FIRST_PAGE).length,
    budget: share(verdicts, ({ isWithinBudget }) => isWithinBudget),
    coverage: mean(lists.map((list) => list.coverage)),
    obedience: share(verdicts, isObedient),
    cleanLists: share(lists, (list) => list.verdicts.every(isObedient)),
    diversity: mean(lists.map((list) => usefulVariety(list.verdicts))),
    pageCategories: mean(lists.map(({ verdicts: list }) => variety(list.slice(0, FIRST_PAGE)).categories)),
    categories: mean(varieties.map(({ categories }) => categories)),
    firstInterests: mean(varieties.map(({ interests }) => interests)),
    words: mean(varieties.map(({ words }) => words)),
    distinctness: distinctness(lists),
    differentIdeas: shown.size,
    mostShown: Math.max(0, ...shown.values()),
    latency: {
      median: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      p99: percentile(times, 0.99),
    },
  };
}

const isObedient = ({ violations }: Verdict) => violations.length === 0;

/** The share of the items of which it is true; 0 of nothing. */
function share<Item>(items: readonly Item[], isSo: (item: Item) => boolean): number {
  return mean(items.map((item) => Number(isSo(item))));
}

const idsOf = ({ verdicts }: ScoredList) => new Set(verdicts.map(({ suggestion }) => suggestion.id));

function distinctness(lists: readonly ScoredList[]): number {
  const ids = lists.map(idsOf);
  return 1 - mean(ids.flatMap((one, place) => ids.slice(place + 1).map((other) => jaccard(one, other))));
}

/** In how many lists each idea is, by its id. */
function countShown(lists: readonly ScoredList[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of lists.flatMap((list) => [...idsOf(list)])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
