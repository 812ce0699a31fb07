import type { RecommendationsRequest } from "@gifthearth/core/contract";

/** What a test page always asks for. */
export interface TestProfile {
  /** In words. */
  readonly summary: string;
  readonly request: RecommendationsRequest;
}

/** People to try the engine on. */
export const QUALITY_TEST_PROFILE: TestProfile = {
  summary: "A sister, 32, who likes photography, hiking and coffee; her birthday; $50-$200.",
  request: {
    recipient: {
      interests: ["Photography", "Hiking", "Coffee"],
      personality: ["adventurous"],
      preferences: { practical: 0.8, unique: 0.6 },
      age: 32,
    },
    occasion: { type: "Birthday", relationship: "sister" },
    constraints: { budget: { min: 50, max: 200 } },
    strategy: "enhanced",
  },
};

export const HIGH_QUALITY_TEST_PROFILE: TestProfile = {
  summary: "A partner, 41, who likes cooking, music, gardening and reading; an anniversary; $75-$250.",
  request: {
    recipient: {
      interests: ["Cooking", "Music", "Gardening", "Reading"],
      personality: ["thoughtful"],
      preferences: { unique: 0.9, handmade: 0.6 },
      age: 41,
    },
    occasion: { type: "Anniversary", relationship: "partner", significance: 0.9 },
    constraints: { budget: { min: 75, max: 250 } },
    strategy: "enhanced",
    highQuality: true,
  },
};
