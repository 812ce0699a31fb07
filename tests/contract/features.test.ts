import { featuresResponse } from "@gifthearth/core/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";

describe("GET /api/features", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  beforeAll(async () => {
    opened = await openSqlite();
  });
  afterAll(() => opened.discard());

  it.each([
    [{}, { chat: false, model: null }],
    [
      { FEATURE_CHAT: "true", AI_BASE_URL: "http://127.0.0.1:9/v1", AI_MODEL: "llama-4" },
      { chat: true, model: "llama-4" },
    ],
    [
      { AI_API_KEY: "secret", AI_MODEL: "gpt-5" },
      { chat: false, model: "gpt-5" },
    ],
  ])("with the settings %j tells %j, and nothing more", async (env, features) => {
    const response = await createTestApp(opened.db, { env }).request("/api/features");
    const body = await response.json();
    expect(body).toEqual(features);
    expect(featuresResponse.parse(body)).toEqual(features);
  });
});
