import { areSimilarTitles } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { readProfiles } from "./profile.ts";
import { score } from "./score.ts";
import { curated } from "./sources.ts";

/**
 * What tells a collapse, and no more (shares from 0 to 1): the bars themselves would have the ranking
 * tuned to these recipients, too.
 */
const FLOOR = { coverage: 0.8, obedience: 0.9 } as const;

const profiles = readProfiles("heldOut");

describe("the recipients of held-out.json", () => {
  it("are thirty-two or more, none of them in profiles.json", () => {
    expect(profiles.length).toBeGreaterThanOrEqual(32);
    const ids = [...profiles, ...readProfiles()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("are expected to be answered in each interest that they name, as they name it", () => {
    for (const { query, expect: expected } of profiles) {
      expect(expected.interests.map(({ asked }) => asked)).toEqual(query.interests);
      for (const { interests, words } of expected.interests) {
        expect(interests.length + words.length).toBeGreaterThan(0);
      }
    }
  });

  it("forbid what would otherwise be shown, where they name titles", () => {
    for (const forbidden of profiles.flatMap(({ expect: { forbid } }) => forbid.titles)) {
      expect(
        CATALOGUE.some(({ title }) => areSimilarTitles(title, forbidden)),
        forbidden,
      ).toBe(true);
    }
  });
});

describe("our own ranking, over recipients it is not tuned to", () => {
  it("keeps to every budget and does not collapse", async () => {
    const { summary } = await score(curated(CATALOGUE), profiles, CATALOGUE);
    expect(summary.failures).toBe(0);
    expect(summary.budget).toBe(1);
    expect(summary.coverage).toBeGreaterThanOrEqual(FLOOR.coverage);
    expect(summary.obedience).toBeGreaterThanOrEqual(FLOOR.obedience);
  });
});
