import { describe, expect, it } from "vitest";
import { createSources } from "./sources.ts";

const AI = { baseUrl: "https://api.openai.com/v1", apiKey: "sk-test", model: "gift-1", timeoutMs: 20_000 };

const names = (ai: Parameters<typeof createSources>[0]["ai"]) =>
  createSources({ ai }, []).map(({ name }) => name);

describe("createSources", () => {
  it("asks a model first only where one is configured", () => {
    expect(names(null)).toEqual(["curated", "builtin"]);
    expect(names(AI)).toEqual(["openai", "curated", "builtin"]);
  });

  it("takes an endpoint without a key for a model of one's own", () => {
    expect(names({ ...AI, baseUrl: "http://localhost:11434/v1", apiKey: "" })).toEqual([
      "openai",
      "curated",
      "builtin",
    ]);
  });
});
