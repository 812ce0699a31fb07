import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  drops,
  failsMidway,
  type ModelReply,
  type ModelServer,
  refuses,
  refusesFields,
  says,
  saysWhole,
  stalls,
  startModelServer,
  staysSilent,
  USAGE,
} from "../../../../../tests/support/model-server.ts";
import { GiftSourceError } from "../source.ts";
import type { ModelSettings } from "./completion.ts";
import { createModel, type ModelServices } from "./model.ts";
import type { AiTelemetry } from "./model-telemetry.ts";

const WORDS = "A kite, a drum and a spade.";
const SCHEMA = { name: "words", schema: { type: "object" } };
const PROMPT = { system: "You name toys.", messages: [{ role: "user" as const, content: "Three." }] };

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer(says(WORDS));
});
afterEach(() => server.close());

/** A model whose clock, chance and waits are the test's, and all that was told of it. */
function createSubject(settings: Partial<ModelSettings> = {}, services: ModelServices = {}) {
  const waits: number[] = [];
  const told: unknown[][] = [];
  const tell =
    (kind: string) =>
    (...what: unknown[]) =>
      told.push([kind, ...what]);
  const telemetry: AiTelemetry = {
    asked: (outcome) => told.push(["asked", outcome]),
    retried: tell("retried"),
    used: tell("used"),
    breaker: tell("breaker"),
    cache: tell("cache"),
  };
  const model = createModel(
    { baseUrl: server.baseUrl, apiKey: "", model: "toy-1", timeoutMs: 20_000, ...settings },
    {
      telemetry,
      random: () => 1,
      sleep: async (ms) => {
        waits.push(ms);
      },
      ...services,
    },
  );
  return {
    waits,
    told: (kind: string) => told.filter(([first]) => first === kind).map(([, ...what]) => what),
    /** The whole answer, or what came before the error. */
    async ask(prompt: Parameters<typeof model.stream>[0] = PROMPT, signal = new AbortController().signal) {
      let text = "";
      try {
        for await (const piece of model.stream(prompt, signal)) text += piece;
        return { text, error: null };
      } catch (error) {
        expect(error).toBeInstanceOf(GiftSourceError);
        return { text, error: (error as GiftSourceError).message };
      }
    },
    stream: model.stream,
  };
}

describe("a failure that passes", () => {
  it.each<[string, ModelReply]>([
    ["a rate limit", refuses(429, "Slow down")],
    ["a server error", refuses(500, "Sorry")],
    ["an overload", refuses(503, "Overloaded")],
    ["a timeout of the gateway", refuses(408, "Too slow")],
    ["a lost connection", drops("")],
    ["an error in the stream before the first word", failsMidway("", "Lost")],
  ])("is tried again, three times in all, later each time: %s", async (_, reply) => {
    server.reply(reply, reply, says(WORDS));
    const subject = createSubject();
    expect(await subject.ask()).toEqual({ text: WORDS, error: null });
    expect(subject.waits).toEqual([400, 800]);
    expect(subject.told("retried")).toHaveLength(2);
    expect(subject.told("asked")).toEqual([["answered"]]);
    server.reply(reply);
    expect((await subject.ask()).error).not.toBeNull();
    expect(server.requests).toHaveLength(6);
  });

  it("is waited out with jitter", async () => {
    server.reply(refuses(500, "Sorry"), says(WORDS));
    const subject = createSubject({}, { random: () => 0 });
    await subject.ask();
    expect(subject.waits).toEqual([200]);
  });

  it.each([
    ["seconds", { "retry-after": "3" }, 3_000],
    ["milliseconds", { "retry-after-ms": "70" }, 70],
    ["a time gone by", { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" }, 0],
    ["nonsense", { "retry-after": "soon" }, 400],
  ])("is waited out as long as the server asks: %s", async (_, headers, wait) => {
    server.reply(refuses(429, "Slow down", { headers }), says(WORDS));
    const subject = createSubject();
    expect((await subject.ask()).text).toBe(WORDS);
    expect(subject.waits).toEqual([wait]);
  });

  it.each([
    ["the server wants to be left alone for long", "30", 20_000],
    ["the deadline comes first", "2", 1_500],
  ])("is not waited out when %s", async (_, after, timeoutMs) => {
    server.reply(refuses(429, "Slow down", { headers: { "retry-after": after } }));
    const subject = createSubject({ timeoutMs });
    expect((await subject.ask()).error).toContain("status 429");
    expect(subject.waits).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  it("is not tried again once a word was passed on", async () => {
    server.reply(drops("A kite"), says(WORDS));
    const { text, error } = await createSubject().ask();
    expect({ text, error }).toEqual({ text: "A kite", error: expect.stringContaining("broke off") });
    expect(server.requests).toHaveLength(1);
  });

  it.each<[string, ModelReply]>([
    ["401", refuses(401, "Bad key")],
    ["403", refuses(403, "Not yours")],
    ["404", refuses(404, "No such model")],
    ["a quota used up", refuses(429, "Pay first", { code: "insufficient_quota" })],
    ["x-should-retry: false", refuses(500, "Never", { headers: { "x-should-retry": "false" } })],
  ])("is told from one that stays: %s", async (_, reply) => {
    server.reply(reply);
    expect((await createSubject().ask()).error).not.toBeNull();
    expect(server.requests).toHaveLength(1);
  });

  it("has one deadline with all its tries and waits", async () => {
    const quickly = { headers: { "retry-after-ms": "10" } };
    server.reply(refuses(500, "Sorry", quickly), refuses(500, "Sorry", quickly), staysSilent());
    const start = performance.now();
    const { error } = await createSubject({ timeoutMs: 1_000, silenceMs: 900 }).ask();
    expect(error).toMatch(/1000 ms|900 ms/);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(server.requests).toHaveLength(3);
  });

  it("is not tried again for a visitor who leaves meanwhile", async () => {
    server.reply(refuses(500, "Sorry"));
    const visitor = new AbortController();
    const sleep = async () => visitor.abort();
    const subject = createSubject({}, { sleep });
    expect(await subject.ask(PROMPT, visitor.signal)).toEqual({ text: "", error: null });
    expect(server.requests).toHaveLength(1);
    expect(subject.told("asked")).toEqual([["left"]]);
  });

  it("really waits, unless the visitor leaves", async () => {
    server.reply(refuses(429, "Slow down", { headers: { "retry-after": "7" } }));
    const visitor = new AbortController();
    const model = createModel({ baseUrl: server.baseUrl, apiKey: "", model: "toy-1", timeoutMs: 20_000 });
    const answer = model.stream(PROMPT, visitor.signal).next();
    await expect.poll(() => server.requests.length).toBe(1);
    visitor.abort();
    expect(await answer).toEqual({ done: true, value: undefined });
  });
});

describe("what not every endpoint takes", () => {
  const wish = { ...PROMPT, schema: SCHEMA };
  const fieldsOf = (server: ModelServer) =>
    server.requests.map(({ body }) => [!!body.response_format, !!body.stream_options]);

  it("is asked for: the schema of the prompt, and the usage", async () => {
    await createSubject().ask(wish);
    await createSubject().ask();
    expect(fieldsOf(server)).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(server.requests[0]?.body).toMatchObject({
      response_format: { type: "json_schema", json_schema: { ...SCHEMA, strict: true } },
      stream_options: { include_usage: true },
      max_tokens: 8_000,
    });
  });

  it.each([
    [["response_format"], 400, false, [false, true], 2],
    [["response_format"], 422, true, [false, true], 2],
    [["stream_options"], 400, false, [true, false], 3],
    [["stream_options"], 422, true, [true, false], 2],
    [["response_format", "stream_options"], 400, false, [false, false], 5],
    [["response_format", "stream_options"], 422, true, [false, false], 3],
  ] as const)(
    "is left out from then on when refused: %j with %i, named: %s",
    async (refused, status, names, taken, requests) => {
      server.reply(refusesFields([...refused], says(WORDS), { status, names }));
      const subject = createSubject();
      expect(await subject.ask(wish)).toEqual({ text: WORDS, error: null });
      expect(server.requests).toHaveLength(requests);
      expect(await subject.ask(wish)).toEqual({ text: WORDS, error: null });
      expect(server.requests).toHaveLength(requests + 1);
      expect(fieldsOf(server).at(-1)).toEqual(taken);
      expect(subject.waits).toEqual([]);
    },
  );

  it.each([
    [400, true, 2],
    [422, false, 4],
  ])(
    "is asked for under its newer name where the limit of tokens is refused: %i, named: %s",
    async (status, names, requests) => {
      server.reply(refusesFields(["max_tokens"], says(WORDS), { status, names }));
      const subject = createSubject({ maxOutputTokens: 1_234 });
      expect(await subject.ask(wish)).toEqual({ text: WORDS, error: null });
      expect(server.requests).toHaveLength(requests);
      const limits = server.requests.map(({ body }) => [body.max_tokens, body.max_completion_tokens]);
      expect(limits[0]).toEqual([1_234, undefined]);
      expect(limits.at(-1)).toEqual([undefined, 1_234]);
      expect(fieldsOf(server).at(-1)).toEqual([true, true]);
    },
  );

  it("is not blamed for a request that is refused without it too", async () => {
    server.reply(refuses(400, "Context too long"));
    const subject = createSubject();
    expect((await subject.ask(wish)).error).toContain("status 400");
    server.reply(says(WORDS));
    await subject.ask(wish);
    expect(fieldsOf(server).at(-1)).toEqual([true, true]);
  });
});

describe("the circuit breaker", () => {
  it("stops asking after five failures in a row, and tries once again after half a minute", async () => {
    let now = 0;
    const subject = createSubject({}, { now: () => now });
    server.reply(refuses(401, "Bad key"));
    for (let round = 0; round < 5; round++) await subject.ask();
    expect(server.requests).toHaveLength(5);
    expect((await subject.ask()).error).toContain("failed too often in a row");
    now = 29_999;
    await subject.ask();
    expect(server.requests).toHaveLength(5);

    now = 30_000;
    expect((await subject.ask()).error).toContain("status 401");
    expect((await subject.ask()).error).toContain("failed too often in a row");
    expect(server.requests).toHaveLength(6);

    now = 60_000;
    server.reply(says(WORDS));
    expect((await subject.ask()).text).toBe(WORDS);
    expect((await subject.ask()).text).toBe(WORDS);
    expect(subject.told("breaker")).toEqual([["open"], ["half_open"], ["open"], ["half_open"], ["closed"]]);
    expect(subject.told("asked").filter(([outcome]) => outcome === "breaker_open")).toHaveLength(3);
  });

  it("counts half an answer as a failure, and an answer in between starts the count anew", async () => {
    const subject = createSubject();
    server.reply(drops("A kite"));
    for (let round = 0; round < 4; round++) await subject.ask();
    server.reply(says(WORDS), drops("A kite"));
    for (let round = 0; round < 5; round++) await subject.ask();
    expect(server.requests).toHaveLength(9);
    await subject.ask();
    await subject.ask();
    expect(server.requests).toHaveLength(10);
  });

  it("learns nothing from a visitor who leaves before a word, and something from one who had enough", async () => {
    let now = 0;
    const subject = createSubject({}, { now: () => now });
    server.reply(refuses(401, "Bad key"));
    for (let round = 0; round < 5; round++) await subject.ask();
    now = 30_000;
    server.reply(staysSilent());
    const visitor = new AbortController();
    const probe = subject.ask(PROMPT, visitor.signal);
    await expect.poll(() => server.requests.length).toBe(6);
    visitor.abort();
    await probe;
    // Another one may try at once.
    server.reply(stalls("A kite"));
    for await (const piece of subject.stream(PROMPT, new AbortController().signal)) {
      expect(piece).toBe("A kite");
      break;
    }
    server.reply(says(WORDS));
    expect((await subject.ask()).text).toBe(WORDS);
    expect(subject.told("breaker").at(-1)).toEqual(["closed"]);
  });
});

describe("what an answer takes", () => {
  const prices = { input: 1, output: 10 };
  const told = { input: USAGE.prompt_tokens, output: USAGE.completion_tokens };
  const dollars = (told.input * 1 + told.output * 10) / 1_000_000;

  it.each<[string, ModelReply]>([
    ["in the stream", says(WORDS)],
    ["with the whole", saysWhole(WORDS)],
  ])("is what the endpoint tells: %s", async (_, reply) => {
    server.reply(reply);
    const subject = createSubject({ prices });
    await subject.ask();
    expect(subject.told("used")).toEqual([[told, dollars]]);
  });

  it("is estimated from the texts where the endpoint tells nothing", async () => {
    server.reply(refusesFields(["stream_options"], says(WORDS)));
    const subject = createSubject();
    await subject.ask();
    const asked = `${PROMPT.system}\n${PROMPT.messages[0]?.content}`;
    expect(subject.told("used")).toEqual([
      [{ input: Math.ceil(asked.length / 4), output: Math.ceil(WORDS.length / 4) }, 0],
    ]);
  });

  it("is what came, for half an answer and for a reader who had enough", async () => {
    server.reply(drops("A kite, a drum"));
    const subject = createSubject();
    await subject.ask();
    for await (const _ of subject.stream(PROMPT, new AbortController().signal)) break;
    expect(subject.told("used").map(([usage]) => usage)).toEqual([
      { input: 6, output: 4 },
      { input: 6, output: 4 },
    ]);
  });

  it("is nothing when the endpoint refuses", async () => {
    server.reply(refuses(401, "Bad key"));
    const subject = createSubject({ prices });
    await subject.ask();
    expect(subject.told("used")).toEqual([[{ input: 0, output: 0 }, 0]]);
  });
});

describe("the day's money", () => {
  it("is set aside before the model is asked, and settled by what it took", async () => {
    const moves: [string, number][] = [];
    const spending = {
      async reserve(amount: number) {
        moves.push(["reserve", amount]);
        expect(server.requests).toHaveLength(0);
        return { settle: (spent: number) => moves.push(["settle", spent]) };
      },
    };
    await createSubject({ prices: { input: 1, output: 10 } }, { spending }).ask();
    expect(moves).toEqual([
      ["reserve", (6 * 1 + 2_200 * 10) / 1_000_000],
      ["settle", (612 * 1 + 884 * 10) / 1_000_000],
    ]);
  });

  it("is no failure when it is spent, and the model is not asked", async () => {
    const subject = createSubject({}, { spending: { reserve: async () => null } });
    const failure = await subject
      .stream(PROMPT, new AbortController().signal)
      .next()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      isPlanned: true,
      message: expect.stringContaining("AI_DAILY_LIMIT_USD"),
    });
    for (let round = 0; round < 6; round++) await subject.ask();
    expect(server.requests).toHaveLength(0);
    expect(subject.told("asked")).toEqual(Array.from({ length: 7 }, () => ["limit_used_up"]));
    expect(subject.told("breaker")).toEqual([]);
  });

  it("is not spent blindly when it can't be read", async () => {
    const reserve = () => Promise.reject(new Error("No database"));
    expect((await createSubject({}, { spending: { reserve } }).ask()).error).toContain("can't be read");
    expect(server.requests).toHaveLength(0);
  });
});
