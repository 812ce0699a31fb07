import { affordableRange, areSimilarTitles, budgetRange, OCCASIONS } from "@gifthearth/core";
import { beforeAll, describe, expect, it } from "vitest";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { ideaToSuggestion } from "../../api/src/gifts/sources/curated.ts";
import { BARS, missedBars } from "./bars.ts";
import { plainSearch, randomInBudget } from "./baselines.ts";
import { judge, type Verdict } from "./judge.ts";
import { type Profile, readProfiles } from "./profile.ts";
import { type Score, score } from "./score.ts";
import { curated } from "./sources.ts";
import { isUseful } from "./variety.ts";

const profiles = readProfiles();

/** Every idea of the catalogue that a profile's budget allows, judged. */
function verdictsOnAll(profile: Profile): Verdict[] {
  const budget = budgetRange(profile.query.budgetMin, profile.query.budgetMax);
  return CATALOGUE.flatMap((idea) => {
    const price = affordableRange(idea.price, budget);
    return price ? judge({ suggestion: ideaToSuggestion(idea, { price }), idea }, profile) : [];
  });
}

describe("the recipients of profiles.json", () => {
  it("are seventy-two or more, each named once", () => {
    expect(profiles.length).toBeGreaterThanOrEqual(72);
    expect(new Set(profiles.map(({ id }) => id)).size).toBe(profiles.length);
  });

  it("are expected to be answered in each interest that they name, as they name it", () => {
    for (const { query, expect: expected } of profiles) {
      expect(expected.interests.map(({ asked }) => asked)).toEqual(query.interests);
      for (const { interests, words } of expected.interests) {
        expect(interests.length + words.length).toBeGreaterThan(0);
      }
    }
  });

  it.each(OCCASIONS)("include somebody for %s", (occasion) => {
    expect(
      profiles.some(({ query }) => query.occasion === occasion),
      `Please add somebody for ${occasion} to tests/eval/profiles.json`,
    ).toBe(true);
  });

  it("are of all ages", () => {
    const ages = profiles.flatMap(({ expect: { ages } }) => ages);
    for (const [from, to] of [
      [0, 2],
      [3, 7],
      [8, 12],
      [13, 17],
      [18, 29],
      [30, 49],
      [50, 69],
      [70, 89],
      [90, 99],
    ] as const) {
      expect(ages.filter((age) => age >= from && age <= to).length, `${from} to ${to}`).toBeGreaterThan(0);
    }
  });

  it("spend little and much, narrowly and widely", () => {
    const budgets = profiles.map(({ query: { budgetMin, budgetMax } }) => `${budgetMin}-${budgetMax}`);
    for (const budget of ["0-15", "0-25", "40-50", "100-200", "150-200"]) expect(budgets).toContain(budget);
    for (const { query } of profiles) expect(query.budgetMin).toBeLessThan(query.budgetMax);
  });

  it.each(profiles.map((profile) => [profile.id, profile] as const))(
    "ask for nothing that the catalogue has not: %s",
    (_, profile) => {
      const useful = verdictsOnAll(profile).filter(isUseful);
      for (const { asked } of profile.expect.interests) {
        expect(useful.filter(({ answers }) => answers.includes(asked)).length, asked).toBeGreaterThan(0);
      }
    },
  );

  it("forbid what would otherwise be shown, where they name titles", () => {
    for (const { expect: expected } of profiles) {
      for (const forbidden of expected.forbid.titles) {
        expect(
          CATALOGUE.some(({ title }) => areSimilarTitles(title, forbidden)),
          forbidden,
        ).toBe(true);
      }
    }
  });
});

describe("our own ranking, over all recipients", () => {
  let ours: Score;
  let baselines: Score[];

  beforeAll(async () => {
    ours = await score(curated(CATALOGUE), profiles, CATALOGUE);
    baselines = await Promise.all(
      [randomInBudget(CATALOGUE), plainSearch(CATALOGUE)].map((baseline) =>
        score(baseline, profiles, CATALOGUE),
      ),
    );
  });

  it("answers everybody", () => {
    expect(
      ours.lists.filter(({ verdicts }) => verdicts.length === 0).map(({ profile }) => profile.id),
    ).toEqual([]);
  });

  it("shows no price outside the budget", () => {
    expect(BARS.budget).toBe(1);
    const beyond = ours.lists.flatMap(({ profile, verdicts }) =>
      verdicts
        .filter(({ isWithinBudget }) => !isWithinBudget)
        .map(({ suggestion: { title, priceRange } }) => `${profile.id}: ${title} at ${priceRange}`),
    );
    expect(beyond).toEqual([]);
  });

  it("meets every bar, ahead of chance and of a plain text search", () => {
    expect(
      missedBars(
        ours.summary,
        baselines.map(({ summary }) => summary),
      ),
    ).toEqual([]);
  });
});
