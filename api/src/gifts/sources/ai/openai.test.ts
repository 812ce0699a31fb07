import type { GiftSuggestion } from "@gifthearth/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  BIRTHDAY_QUERY,
  CUT_OFF_ANSWER,
  DOUBTFUL_GIFTS,
  GIFTS,
  GOOD_ANSWER,
  ODD_FORMS,
  REFUSAL,
} from "../../../../../tests/support/model-answers.ts";
import {
  declines,
  drops,
  failsMidway,
  type ModelServer,
  refuses,
  says,
  saysWhole,
  stalls,
  startModelServer,
  staysSilent,
} from "../../../../../tests/support/model-server.ts";
import { CATALOGUE } from "../../catalogue/index.ts";
import { GiftSourceError } from "../source.ts";
import type { ModelSettings } from "./completion.ts";
import { createModel, type ModelServices } from "./model.ts";
import { createOpenAiSource } from "./openai.ts";
import { systemPrompt } from "./prompt.ts";

const KEY = "sk-test-5up3rs3cr3t";
const TITLES = GIFTS.map(({ title }) => title);

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer(says(GOOD_ANSWER));
});
afterEach(() => server.close());

/** Waits between tries pass at once unless told otherwise. */
function source(settings: Partial<ModelSettings> = {}) {
  const services: ModelServices = { sleep: async () => {} };
  return createOpenAiSource(
    createModel(
      { baseUrl: server.baseUrl, apiKey: KEY, model: "gift-1", timeoutMs: 20_000, ...settings },
      services,
    ),
    CATALOGUE,
  );
}

/** Reads an answer to its end, whichever that is. */
async function ask(settings: Partial<ModelSettings> = {}, signal = new AbortController().signal) {
  const suggestions: GiftSuggestion[] = [];
  let error: unknown = null;
  try {
    for await (const suggestion of source(settings).suggest(BIRTHDAY_QUERY, signal))
      suggestions.push(suggestion);
  } catch (caught) {
    error = caught;
  }
  return { suggestions, titles: suggestions.map(({ title }) => title), error };
}

/** The messages of an error and of all its causes that are of our own making. */
async function failure(settings: Partial<ModelSettings> = {}): Promise<GiftSourceError> {
  const { error } = await ask(settings);
  expect(error).toBeInstanceOf(GiftSourceError);
  return error as GiftSourceError;
}

describe("the request", () => {
  it("is a streamed chat completion with the key and the model", async () => {
    await ask();
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      path: "/v1/chat/completions",
      headers: { authorization: `Bearer ${KEY}` },
      body: { model: "gift-1", stream: true },
    });
  });

  it("has a system prompt that is the same for everybody, and the wish as one block of JSON", async () => {
    await ask();
    const [system, user, ...others] = server.requests[0]?.body.messages ?? [];
    expect(others).toEqual([]);
    expect(system).toEqual({ role: "system", content: systemPrompt({ interests: [] }) });
    expect(JSON.parse(user?.content ?? "")).toMatchObject({
      occasion: "Birthday",
      interests: ["Cooking", "Reading"],
      budget: { min: 25, max: 100, currency: "USD" },
      notes: BIRTHDAY_QUERY.additionalNotes,
    });
  });

  it("works without a key, for a model of one's own", async () => {
    expect((await ask({ apiKey: "" })).titles).toEqual(TITLES);
  });

  it("takes nothing from the environment", async () => {
    const before = { ...process.env };
    Object.assign(process.env, {
      OPENAI_ORG_ID: "org-x",
      OPENAI_BASE_URL: "http://127.0.0.1:9",
      OPENAI_API_KEY: "k",
    });
    try {
      expect((await ask()).titles).toEqual(TITLES);
      const { headers } = server.requests[0] ?? {};
      expect(headers?.authorization).toBe(`Bearer ${KEY}`);
      expect(headers?.["openai-organization"]).toBeUndefined();
    } finally {
      process.env = before;
    }
  });
});

describe("a good answer", () => {
  it("is ten suggestions with all that the model said of them", async () => {
    const { suggestions, error } = await ask();
    expect(error).toBeNull();
    expect(suggestions.map(({ title }) => title)).toEqual(TITLES);
    expect(suggestions[3]).toEqual({
      id: "ai-café-crème-linen-apron",
      title: "Café Crème Linen Apron",
      description: "Café Crème Linen Apron: made to be used every week, and pleasant to look at in between.",
      priceRange: "$35-$60",
      category: "kitchen",
      why: "Made for someone who cooks for hours.",
      searchText: "linen cross back apron",
      affiliateUrl: null,
      imageUrl: null,
      charityImpact: null,
      tags: [],
      isTopRecommendation: false,
      isError: false,
      qualityScore: 0.8,
    });
    expect(new Set(suggestions.map(({ id }) => id)).size).toBe(10);
  });

  it("is the same when its bytes are cut within characters and event lines", async () => {
    for (const bytes of [1, 2, 3, 7]) {
      server.reply(says([JSON.stringify(GIFTS.slice(0, 3)), JSON.stringify(GIFTS[3])], { bytes }));
      const { suggestions } = await ask();
      expect(suggestions.map(({ title }) => title)).toEqual(TITLES.slice(0, 4));
      expect(suggestions[3]?.id).toBe("ai-café-crème-linen-apron");
    }
  });

  it("is the same from an endpoint that can't stream", async () => {
    server.reply(saysWhole(GOOD_ANSWER));
    expect((await ask()).titles).toEqual(TITLES);
  });

  it("is passed on gift by gift, before the model has said the next", async () => {
    const gate = Promise.withResolvers<void>();
    let second = false;
    async function* pieces() {
      yield `[${JSON.stringify(GIFTS[0])}`;
      await gate.promise;
      second = true;
      yield `, ${JSON.stringify(GIFTS[1])}]`;
    }
    server.reply(says(pieces()));
    const answer = source().suggest(BIRTHDAY_QUERY, new AbortController().signal)[Symbol.asyncIterator]();
    expect((await answer.next()).value.title).toBe(TITLES[0]);
    expect(second).toBe(false);
    gate.resolve();
    expect((await answer.next()).value.title).toBe(TITLES[1]);
    expect((await answer.next()).done).toBe(true);
  });

  it("ends at twelve suggestions, and the rest is not asked for", async () => {
    const trades =
      "Archer Baker Cooper Dyer Engraver Fletcher Glover Hatter Inker Joiner Keeper Miller Potter Sawyer";
    async function* endless() {
      for (let round = 0; ; round++) {
        for (const trade of trades.split(" "))
          yield `${JSON.stringify({ title: `${trade} Tool ${round}` })},\n`;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    server.reply(says(endless()));
    expect((await ask()).titles).toHaveLength(12);
    expect(await server.requests[0]?.answered).toBe(false);
  });
});

describe("an answer in another form", () => {
  it.each(Object.entries(ODD_FORMS))("is read all the same: %s", async (_, text) => {
    server.reply(says(text));
    const { titles, error } = await ask();
    expect(error).toBeNull();
    expect(titles).toEqual(TITLES);
  });

  it("keeps what was complete when the token limit cuts it off", async () => {
    server.reply(says(CUT_OFF_ANSWER, { finishReason: "length" }));
    const { titles, error } = await ask();
    expect({ titles, error }).toEqual({ titles: TITLES.slice(0, 3), error: null });
  });

  it("leaves out what was cut off when the whole has to be repaired", async () => {
    const whole = ODD_FORMS["Python's quotes and None"] ?? "";
    server.reply(
      says(whole.slice(0, whole.indexOf("'description'", whole.indexOf("Olive"))), {
        finishReason: "length",
      }),
    );
    expect((await ask()).titles).toEqual(TITLES.slice(0, 2));
  });

  it("may repeat itself without end", async () => {
    server.reply(says(`${JSON.stringify(GIFTS[0])}\n`.repeat(3_000)));
    expect((await ask()).titles).toEqual(TITLES.slice(0, 1));
  });
});

describe("what is dropped or mended", () => {
  it("drops unusable titles, error items, repetitions and what the budget doesn't allow", async () => {
    server.reply(says(JSON.stringify(DOUBTFUL_GIFTS)));
    const { suggestions } = await ask();
    expect(suggestions.map(({ title, priceRange }) => [title, priceRange])).toEqual([
      [TITLES[0], "$45-$80"],
      [TITLES[4], "$80-$100"],
      [TITLES[5], "$25-$50"],
      [TITLES[6], "$27-$45"],
      [TITLES[7], "$25-$35"],
    ]);
  });

  it("makes plain text of HTML and markdown, and no link but to a marketplace we know", async () => {
    server.reply(says(JSON.stringify(DOUBTFUL_GIFTS)));
    const { suggestions } = await ask();
    expect(JSON.stringify(suggestions)).not.toMatch(/[<>]|https?:|javascript:|\*\*/);
    expect(suggestions[3]?.description).toMatch(/^Marks every book\./);
    expect(suggestions.every(({ affiliateUrl }) => affiliateUrl === null)).toBe(true);
  });

  it("gives a gift without a price the budget's when the usual price is outside", async () => {
    server.reply(says('[{"title": "Stone Pizza Oven"}]'));
    const [suggestion] = (await ask()).suggestions;
    expect(suggestion?.priceRange).toBe("$25-$50");
    const dear = source().suggest(
      { ...BIRTHDAY_QUERY, budgetMin: 100, budgetMax: 150 },
      new AbortController().signal,
    );
    for await (const { priceRange } of dear) expect(priceRange).toBe("$100-$150");
    expect.assertions(2);
  });
});

describe("no answer", () => {
  it.each([
    ["a refusal in the text", says(REFUSAL)],
    ["a refusal in its own field", declines(REFUSAL)],
    ["a content filter", says("", { finishReason: "content_filter" })],
    ["nothing", says("")],
    ["an empty list", says("[]")],
    ["an empty list in a fence", says('```json\n{"gifts": []}\n```')],
    ["thoughts without an end", says(`<think>Perhaps ${GOOD_ANSWER}`, { finishReason: "length" })],
    ["only gifts beyond the budget", says(JSON.stringify([{ ...GIFTS[0], priceRange: "$500-$900" }]))],
  ])("is an error: %s", async (_, reply) => {
    server.reply(reply);
    expect((await failure()).message).toBe("The AI named no gift that can be used");
  });

  it.each([
    [401, "invalid_api_key", "The AI answered with status 401: check AI_API_KEY"],
    [404, "model_not_found", "The AI answered with status 404: check AI_BASE_URL and AI_MODEL"],
    [400, "unsupported_value", "The AI answered with status 400: check AI_MODEL and"],
  ])("is an error, and is not asked for again: status %i", async (status, code, message) => {
    const leaky = `Bad key ${KEY} for ${BIRTHDAY_QUERY.additionalNotes}`;
    server.reply(refuses(status, leaky, { code, param: "model" }));
    const error = await failure();
    expect(error.message).toContain(message);
    expect(error.message).not.toContain(KEY);
    expect(error.message).not.toContain("Renée");
    expect(error.cause).toMatchObject({ status, code });
    expect(server.requests).toHaveLength(1);
  });

  it("is an error when the server would send us elsewhere with a visitor's words", async () => {
    server.reply(async (_, response) => {
      response.writeHead(307, { location: "/v1/chat/completions?elsewhere" }).end();
    });
    expect((await failure()).message).toBe("The AI could not be reached: check AI_BASE_URL");
  });

  it.each(["application/json", "text/event-stream"])("is an error when it has no end: %s", async (type) => {
    let sent = 0;
    server.reply(async (_, response) => {
      response.writeHead(200, { "content-type": type });
      while (!response.destroyed && sent < 2_000) {
        sent++;
        await new Promise((resolve) => {
          response.once("close", resolve);
          response.write("x".repeat(1024 * 1024), resolve);
        });
      }
    });
    expect((await failure()).message).toBe("The AI sent more than any answer needs");
    expect(sent).toBeLessThan(200);
  });

  it("is an error when nobody listens at the address", async () => {
    await server.close();
    expect((await failure()).message).toBe("The AI could not be reached: check AI_BASE_URL");
    server = await startModelServer();
  });
});

describe("half an answer", () => {
  const half = JSON.stringify(GIFTS.slice(0, 2)).slice(0, -1);

  it.each([
    ["the connection drops", drops(half), "The AI broke off its answer"],
    [
      "the server reports an error",
      failsMidway(half, `Lost ${KEY}`),
      "The AI reported an error in the middle",
    ],
    ["the server falls silent", stalls(half), "The AI sent nothing for 500 ms"],
  ])("stands, and the error follows: %s", async (_, reply, message) => {
    server.reply(reply);
    const { titles, error } = await ask({ silenceMs: 500 });
    expect(titles).toEqual(TITLES.slice(0, 2));
    expect(error).toBeInstanceOf(GiftSourceError);
    expect((error as Error).message).toContain(message);
    expect((error as Error).message).not.toContain(KEY);
    expect((error as Error).cause).toBeDefined();
  });
});

describe("time", () => {
  it("runs out when the server sends not even headers", async () => {
    server.reply(staysSilent());
    expect((await failure({ silenceMs: 100 })).message).toBe("The AI sent nothing for 100 ms");
    expect(await server.requests[0]?.answered).toBe(false);
  });

  it("runs out at the deadline, however lively the server", async () => {
    server.reply(says(GOOD_ANSWER, { everyMs: 10 }));
    expect((await failure({ timeoutMs: 500 })).message).toBe("The AI took longer than 500 ms");
    expect(await server.requests[0]?.answered).toBe(false);
  });

  it("does not run out while the server shows that it is alive", async () => {
    server.reply(stalls("", { commentEveryMs: 50 }));
    expect((await failure({ silenceMs: 400, timeoutMs: 1_000 })).message).toBe(
      "The AI took longer than 1000 ms",
    );
  });

  it("does not run out because the reader is slow", async () => {
    const titles: string[] = [];
    const settings = { silenceMs: 600 };
    for await (const { title } of source(settings).suggest(BIRTHDAY_QUERY, new AbortController().signal)) {
      if (titles.length === 0) await new Promise((resolve) => setTimeout(resolve, 900));
      titles.push(title);
    }
    expect(titles).toEqual(TITLES);
  });
});

it("An answer leaves no timer behind", async () => {
  const started = vi.spyOn(globalThis, "setTimeout");
  const cleared = vi.spyOn(globalThis, "clearTimeout");
  try {
    await ask({ timeoutMs: 54_321, silenceMs: 12_345 });
    const ours = started.mock.calls.flatMap(([, delay], call) =>
      delay === 54_321 || delay === 12_345 ? [started.mock.results[call]?.value] : [],
    );
    expect(ours.length).toBeGreaterThan(2);
    const stopped = new Set(cleared.mock.calls.map(([timer]) => timer));
    expect(ours.filter((timer) => !stopped.has(timer))).toEqual([]);
  } finally {
    vi.restoreAllMocks();
  }
});

describe("a visitor who leaves", () => {
  it("ends the request to the model, and it is no error", async () => {
    server.reply(stalls(JSON.stringify(GIFTS.slice(0, 1))));
    const visitor = new AbortController();
    const titles: string[] = [];
    for await (const { title } of source().suggest(BIRTHDAY_QUERY, visitor.signal)) {
      titles.push(title);
      setTimeout(() => visitor.abort(), 20);
    }
    expect(titles).toEqual(TITLES.slice(0, 1));
    expect(await server.requests[0]?.answered).toBe(false);
  });

  it("ends it before the first byte too", async () => {
    const visitor = new AbortController();
    server.reply((...asked) => {
      visitor.abort();
      return staysSilent()(...asked);
    });
    expect((await ask({}, visitor.signal)).error).toBeNull();
    expect(await server.requests[0]?.answered).toBe(false);
  });

  it("ends it by no longer reading", async () => {
    server.reply(stalls(JSON.stringify(GIFTS.slice(0, 1))));
    for await (const _ of source().suggest(BIRTHDAY_QUERY, new AbortController().signal)) break;
    expect(await server.requests[0]?.answered).toBe(false);
  });

  it("asks nothing when gone already", async () => {
    expect(await ask({}, AbortSignal.abort())).toMatchObject({ titles: [], error: null });
    expect(server.requests).toHaveLength(0);
  });
});
