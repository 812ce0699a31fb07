import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { foundSuggestion, giftFinderMeta, giftFinderResponse } from "@gifthearth/core/contract";
import { pino } from "pino";
import { expect, it, type TestContext } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { NO_TELEMETRY } from "../../api/src/gifts/sources/ai/model-telemetry.ts";
import { createSources } from "../../api/src/gifts/sources/sources.ts";
import { createTestApp, NOW, type TestApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";
import { parseEvents } from "../support/event-stream.ts";
import { QUERY } from "../support/gifts.ts";
import { GIFTS, GOOD_ANSWER } from "../support/model-answers.ts";
import { type ModelReply, says, startModelServer } from "../support/model-server.ts";

const SSE = "text/event-stream";
const JSON_TYPE = "application/json";
const PATH = "/api/functions/ai-gift-finder";

/** An app whose model answers so, until the test is over. */
async function appWith(reply: ModelReply, { onTestFinished }: TestContext): Promise<TestApp> {
  const model = await startModelServer(reply);
  onTestFinished(model.close);
  const { db, discard } = await openSqlite();
  onTestFinished(discard);
  const config = parseConfig({ AI_BASE_URL: model.baseUrl, AI_MODEL: "liar-1", AI_TIMEOUT_MS: "1000" });
  const services = { db, clock: () => NOW, logger: pino({ level: "silent" }) };
  const { sources } = await createSources({
    config,
    catalogue: CATALOGUE,
    telemetry: NO_TELEMETRY,
    ...services,
  });
  return createTestApp(db, { sources });
}

/** Status 200 with this type and body. */
function claims(
  type: string | null,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): ModelReply {
  return async (_, response) => {
    response.writeHead(200, { ...(type && { "content-type": type }), ...headers });
    response.end(body);
  };
}

/** Status 200, an event stream, and this again and again. */
function repeats(text: string, beginning = ""): ModelReply {
  return async (_, response: ServerResponse) => {
    response.writeHead(200, { "content-type": SSE });
    response.write(beginning);
    while (!response.destroyed) {
      response.write(text);
      await delay(5);
    }
  };
}

const chunk = (content: unknown) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const streamed = (value: unknown) => claims(SSE, `data: ${JSON.stringify(value)}\n\ndata: [DONE]\n\n`);
const whole = (value: unknown) => claims(JSON_TYPE, JSON.stringify(value));
const HTML = "<!doctype html><title>Sign in</title><h1>Please sign in to the proxy</h1>";
const GIFT_OF_LIES = {
  title: { toString: "a" },
  description: 7,
  priceRange: [["$1"]],
  category: null,
  tags: "x",
  isTopRecommendation: "yes",
  affiliateUrl: 1,
};

async function streamOf(app: TestApp) {
  const response = await app.post(PATH, QUERY, { Accept: SSE });
  expect(response.status).toBe(200);
  const events = parseEvents(await response.text());
  const suggestions = events.filter(({ event }) => event === "suggestion");
  expect(events.at(-1)).toEqual({ event: "done", data: { count: suggestions.length } });
  return {
    metas: events.filter(({ event }) => event === "meta").map(({ data }) => giftFinderMeta.parse(data)),
    suggestions: suggestions.map(({ data }) => foundSuggestion.parse(data)),
  };
}

// Several at a time: most are waited for until the model's time is up.
it.concurrent.for<[string, ModelReply]>([
  ["a page of HTML", claims("text/html", HTML)],
  ["a page of HTML that calls itself JSON", claims(JSON_TYPE, HTML)],
  ["a page of HTML that calls itself a stream", claims(SSE, HTML)],
  ["the stream of a page of HTML", claims(SSE, chunk(HTML))],
  ["an empty body", claims(null, "")],
  ["empty JSON", claims(JSON_TYPE, "")],
  ["an empty stream", claims(SSE, "")],
  ["no content at all", async (_, response) => void response.writeHead(204).end()],
  ["half of what its length says", claims(JSON_TYPE, '{"choices":', { "content-length": "500" })],
  ["what it says is compressed", claims(JSON_TYPE, GOOD_ANSWER, { "content-encoding": "gzip" })],
  ["bytes that are no text", claims(SSE, `data: \u0000\ufffd${"\u0001".repeat(9_000)}\n\n`)],
  ["comments without end", repeats(": still here\n\n")],
  ["blanks without end", repeats(chunk("   \n"))],
  ["words without end", repeats(chunk("Let me think about that. "))],
  ["a title without end", repeats(chunk("very "), chunk('[{"title":"'))],
  ["brackets without end", repeats(chunk('[{"gifts":'))],
  ["empty gifts without end", repeats(chunk("{},"), chunk("["))],
  ["a line without end", repeats("x".repeat(1_000), "data: ")],
  ["null", whole(null)],
  ["a number", whole(7)],
  ["a list", whole([GIFTS])],
  ["choices that are no list", whole({ choices: "none" })],
  ["a choice that is null", whole({ choices: [null] })],
  ["a message that is a text", whole({ choices: [{ message: GOOD_ANSWER }] })],
  ["content that is an object", whole({ choices: [{ message: { content: { gifts: GIFTS } } }] })],
  ["gifts of wrong types", whole({ choices: [{ message: { content: JSON.stringify([GIFT_OF_LIES]) } }] })],
  ["a streamed null", streamed(null)],
  ["a streamed text", streamed("hello")],
  ["streamed choices that are an object", streamed({ choices: { 0: 1 } })],
  ["a delta that is a number", streamed({ choices: [{ delta: 7 }] })],
  ["streamed content that is a list", streamed({ choices: [{ delta: { content: ["a", 1] } }] })],
  ["usage that is a text", streamed({ choices: [], usage: "a lot" })],
  ["an error that is true", streamed({ error: true })],
  ["a line that is no JSON", claims(SSE, "data: {oops\n\n")],
])(
  "Of a model that answers with %s the visitor notices nothing: the catalogue gives ideas",
  async ([_, reply], context) => {
    const app = await appWith(reply, context);
    const [{ metas, suggestions }, response] = await Promise.all([streamOf(app), app.post(PATH, QUERY)]);
    expect(metas).toMatchObject([{ source: "curated", fallback: true }]);
    expect(suggestions.length).toBeGreaterThanOrEqual(6);
    const answer = giftFinderResponse.parse(await response.json());
    expect(answer).toMatchObject({ source: "curated", fallback: true });
    expect(answer.suggestions.length).toBeGreaterThanOrEqual(6);
  },
);

it.concurrent.for<[string, ModelReply]>([
  ["goes on talking for ever", repeats(chunk("Anything else? "), chunk(GOOD_ANSWER))],
  ["says the same gifts for ever", repeats(chunk(GOOD_ANSWER))],
  ["never closes the connection", repeats(": still here\n\n", chunk(GOOD_ANSWER))],
  [
    "writes JSON in capitals",
    claims("Application/JSON", JSON.stringify({ choices: [{ message: { content: GOOD_ANSWER } }] })),
  ],
  ["calls its stream plain text", claims("text/plain", chunk(GOOD_ANSWER))],
  [
    "writes its type in capitals",
    async (request, response) => {
      response.setHeader("Content-Type", "TEXT/EVENT-STREAM");
      await says(GOOD_ANSWER)(request, response);
    },
  ],
])(
  "Of a model that gives gifts and %s the gifts are shown, and the answer ends",
  async ([_, reply], context) => {
    const app = await appWith(reply, context);
    const { metas, suggestions } = await streamOf(app);
    expect(metas[0]).toMatchObject({ source: "openai", fallback: false });
    const titles = suggestions.map(({ title }) => title);
    expect(titles[0]).toBe(GIFTS[0]?.title);
    expect(titles.length).toBeGreaterThanOrEqual(6);
    expect(new Set(titles).size).toBe(titles.length);
  },
);
