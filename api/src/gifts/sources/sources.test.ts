import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { collect } from "../../../../tests/support/collect.ts";
import { openSqlite } from "../../../../tests/support/databases.ts";
import { BIRTHDAY_QUERY, GOOD_ANSWER } from "../../../../tests/support/model-answers.ts";
import { says, startModelServer, USAGE } from "../../../../tests/support/model-server.ts";
import type { Config } from "../../config/config.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { NO_TELEMETRY } from "./ai/model-telemetry.ts";
import { suggestFrom } from "./chain.ts";
import { createSources } from "./sources.ts";

const AI = {
  baseUrl: "https://api.openai.com/v1",
  apiKey: "sk-test",
  model: "gift-1",
  timeoutMs: 20_000,
  maxOutputTokens: 8_000,
  prices: { input: 0.75, output: 4.5 },
  dailyLimit: null,
};

let opened: Awaited<ReturnType<typeof openSqlite>>;
beforeEach(async () => {
  opened = await openSqlite();
});
afterEach(() => opened.discard());

const logger = pino({ level: "silent" });

function connect(ai: Config["ai"]) {
  const clock = () => new Date();
  return createSources({
    config: { ai, warmUp: false },
    catalogue: CATALOGUE,
    db: opened.db,
    clock,
    logger,
    telemetry: NO_TELEMETRY,
  });
}

async function create(ai: Config["ai"]) {
  const { model, sources } = await connect(ai);
  return { hasModel: model !== null, names: sources.map(({ name }) => name) };
}

describe("createSources", () => {
  it("asks a model first only where one is configured", async () => {
    expect(await create(null)).toEqual({ hasModel: false, names: ["curated", "builtin"] });
    expect(await create(AI)).toEqual({ hasModel: true, names: ["openai", "curated", "builtin"] });
  });

  it("takes an endpoint without a key for a model of one's own", async () => {
    const own = { ...AI, baseUrl: "http://localhost:11434/v1", apiKey: "" };
    expect((await create(own)).names).toEqual(["openai", "curated", "builtin"]);
  });
});

describe("the sources together", () => {
  let server: Awaited<ReturnType<typeof startModelServer>>;
  beforeEach(async () => {
    server = await startModelServer(says(GOOD_ANSWER));
  });
  afterEach(() => server.close());

  /** What a visitor gets from a server with these settings. */
  async function ask(connected: ReturnType<typeof connect>) {
    const { sources } = await connected;
    const nobody = new AbortController().signal;
    return collect(suggestFrom(sources, BIRTHDAY_QUERY, nobody, logger));
  }

  it("ask the model once for the same, and give the same", async () => {
    const ai = connect({ ...AI, baseUrl: server.baseUrl });
    const first = await ask(ai);
    expect(first).toHaveLength(11);
    expect(await ask(ai)).toEqual(first);
    expect(server.requests).toHaveLength(1);
  });

  it("give the catalogue's ideas, not as a fallback, once the day's money is spent", async () => {
    // Enough for one answer by the estimate, and not for two.
    const settings = { ...AI, baseUrl: server.baseUrl, dailyLimit: 0.02, prices: { input: 1, output: 6 } };
    expect((await ask(connect(settings)))[0]).toEqual({ type: "source", source: "openai", fallback: false });
    await opened.db.deleteFrom("ai_answers").execute();
    const spent = () => opened.db.selectFrom("ai_spending").select("spent_micros").executeTakeFirst();
    const paid = async () => (await spent())?.spent_micros;
    // What is reserved is far more.
    await expect.poll(paid).toBeLessThan(10_000);
    expect(await paid()).toBeGreaterThan(6 * USAGE.completion_tokens);
    const answer = await ask(connect(settings));
    expect(answer[0]).toEqual({ type: "source", source: "curated", fallback: false });
    expect(answer).toHaveLength(13);
    expect(server.requests).toHaveLength(1);
  });
});
