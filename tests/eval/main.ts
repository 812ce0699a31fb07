/**
 * `npm run eval`: scores a source of gifts over the recipients of `profiles.json`, or over those that are
 * held out, beside two baselines over the same catalogue. Ends with 1 when our own ranking misses a bar, with 2 when nothing could be
 * scored.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { parseConfig } from "../../api/src/config/config.ts";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { writeJudgement } from "../../api/src/gifts/catalogue/judgement.ts";
import { indexOf } from "../../api/src/gifts/sources/curated.ts";
import { missedBars } from "./bars.ts";
import { plainSearch, randomInBudget } from "./baselines.ts";
import type { Contestant } from "./contestant.ts";
import { formatLearning, learnJudgement } from "./learn.ts";
import { formatPeople, formatPerson, readPeople, scorePeople } from "./people.ts";
import { formatPhrasings, readPhrasings } from "./phrasing.ts";
import { type Profile, type ProfileSet, readProfiles } from "./profile.ts";
import { readRatings } from "./ratings.ts";
import { formatList, formatSummaries, worstFirst } from "./report.ts";
import { type ScoredList, type Summary, score } from "./score.ts";
import { curated, openai } from "./sources.ts";

const USAGE = `Usage: npm run eval -- [--source curated|openai] [--held-out] [--people | --phrasing | --learn] [--profile ID] [--worst N] [--json FILE]
  --source   what is scored; curated unless told. openai asks the model of AI_BASE_URL, AI_API_KEY, AI_MODEL.
  --held-out scores over the recipients that the ranking is not tuned to
  --people   scores the first six over the people of people.json instead: reasons, notes, what must not be given
  --phrasing grades the reader over lines of notes in six languages instead
  --learn    learns from the ratings in ratings/ how good an idea is for a person, says how well that foretells people who
             were kept apart, and writes it down for the ranking; takes some minutes
  --profile  prints that recipient's list with its verdicts, and scores nothing
  --worst    prints the lists of the N recipients served worst
  --json     where the figures go; test-results/eval.json unless told, and
             test-results/eval-held-out.json with --held-out`;

/** Passes over the profiles of what answers in-process; a model is asked once. */
const ROUNDS = 5;

/** Where the figures go unless told. */
const RESULTS: Record<ProfileSet, string> = {
  tuning: "test-results/eval.json",
  heldOut: "test-results/eval-held-out.json",
};

class UsageError extends Error {}

function options() {
  const { values } = parseArgs({
    options: {
      source: { type: "string", default: "curated" },
      "held-out": { type: "boolean", default: false },
      people: { type: "boolean", default: false },
      phrasing: { type: "boolean", default: false },
      learn: { type: "boolean", default: false },
      profile: { type: "string" },
      worst: { type: "string", default: "0" },
      json: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (!/^\d+$/.test(values.worst)) throw new UsageError("Give --worst a whole number.");
  const set: ProfileSet = values["held-out"] ? "heldOut" : "tuning";
  return { ...values, worst: Number(values.worst), set, json: values.json ?? RESULTS[set] };
}

function chooseSource(name: string): Contestant {
  if (name === "curated") return curated(CATALOGUE);
  if (name !== "openai") throw new UsageError(`There is no source "${name}": choose curated or openai.`);
  const { ai } = parseConfig(process.env);
  if (!ai)
    throw new UsageError("No model is configured, so openai was not scored: set AI_API_KEY or AI_BASE_URL.");
  return openai(ai, CATALOGUE);
}

async function main(): Promise<number> {
  const { source, set, people, phrasing, learn, profile, worst, json, help } = options();
  if (help) {
    say(USAGE);
    return 0;
  }
  if (phrasing) {
    say(formatPhrasings(readPhrasings(set), indexOf(CATALOGUE)));
    return 0;
  }
  if (learn) {
    const ratings = readRatings();
    say(formatLearning(ratings));
    writeJudgement(learnJudgement(ratings));
    return 0;
  }
  const contestant = chooseSource(source);
  if (people) return showPeople(contestant, set, profile);
  const isOurs = source === "curated";
  const rounds = isOurs ? ROUNDS : 1;
  const profiles = readProfiles(set);
  if (profile !== undefined) return showList(contestant, profiles, profile);

  const { summary, lists } = await score(contestant, profiles, CATALOGUE, { rounds });
  const baselines: Summary[] = [];
  for (const baseline of [randomInBudget(CATALOGUE), plainSearch(CATALOGUE)]) {
    baselines.push((await score(baseline, profiles, CATALOGUE, { rounds: ROUNDS })).summary);
  }
  const missed = isOurs ? missedBars(summary, baselines) : [];
  for (const list of worstFirst(lists).slice(0, worst)) say(`${formatList(list)}\n`);
  say(formatSummaries([summary, ...baselines]));
  for (const bar of missed) say(`MISSED: ${bar}`);
  if (isOurs && missed.length === 0) say("All bars are met.");
  writeJson(json, { summaries: [summary, ...baselines], missed, lists: lists.map(toJson) });
  say(`Written to ${json}`);
  return missed.length > 0 || summary.failures === profiles.length ? 1 : 0;
}

async function showPeople(contestant: Contestant, set: ProfileSet, id?: string): Promise<number> {
  const people = readPeople(set).filter((one) => id === undefined || one.id === id);
  const scores = await scorePeople(contestant, people, CATALOGUE);
  for (const one of scores) say(`${formatPerson(one)}\n`);
  say(formatPeople(scores));
  return 0;
}

async function showList(contestant: Contestant, profiles: readonly Profile[], id: string): Promise<number> {
  const asked = profiles.filter((profile) => profile.id === id);
  if (asked.length === 0) throw new UsageError(`There is no profile "${id}" in this set.`);
  const { lists } = await score(contestant, asked, CATALOGUE);
  for (const list of lists) say(formatList(list));
  return 0;
}

function writeJson(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function toJson({ profile, verdicts, failure, coverage }: ScoredList) {
  return {
    profile: profile.id,
    failure,
    coverage,
    ideas: verdicts.map(({ suggestion: { id, title, priceRange }, answers, violations, isWithinBudget }) => ({
      id,
      title,
      priceRange,
      answers,
      violations,
      isWithinBudget,
    })),
  };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage =
    error instanceof UsageError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
  process.stderr.write(
    isUsage ? `${(error as Error).message}\n${USAGE}\n` : `${String((error as Error).stack)}\n`,
  );
  process.exitCode = 2;
}
