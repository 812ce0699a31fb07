import { setTimeout } from "node:timers/promises";
import { COUNTRY_CODES } from "@gifthearth/core";
import {
  errorBody,
  giftFinderDone,
  giftFinderMeta,
  giftFinderResponse,
  giftSuggestion,
} from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import type { GiftSource } from "../../api/src/gifts/sources/source.ts";
import { createTestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { parseEvents } from "../support/event-stream.ts";
import { fakeSource, gift, gifts, QUERY } from "../support/gifts.ts";

const PATH = "/api/functions/ai-gift-finder";
const FROM_BROWSER = { "Sec-Fetch-Site": "same-origin" };
const STREAM = { Accept: "text/event-stream" };

type Reader = ReadableStreamDefaultReader<Uint8Array>;

const readerOf = (response: Response): Reader => (response.body as ReadableStream<Uint8Array>).getReader();

/** Reads on until a text has been seen. */
async function readUntil(reader: Reader, wanted: string): Promise<string> {
  const decoder = new TextDecoder();
  let seen = "";
  while (!seen.includes(wanted)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended before ${wanted}`);
    seen += decoder.decode(value, { stream: true });
  }
  return seen;
}

describeOnEachDatabase("POST /api/functions/ai-gift-finder", (db) => {
  const giftsFound = async () => {
    const row = await db()
      .selectFrom("impact_metrics")
      .select("value")
      .where("name", "=", "gifts_found")
      .executeTakeFirst();
    return row?.value;
  };

  it("answers with the suggestions and where they come from", async () => {
    const response = await createTestApp(db()).post(PATH, QUERY);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const answer = giftFinderResponse.parse(await response.json());
    expect(answer).toMatchObject({
      source: "curated",
      strategy: "standard",
      fallback: false,
      countryCode: "US",
    });
    expect(answer.suggestions.map(({ title }) => title)).toEqual(["Cast Iron Bread Oven", "Star Map Puzzle"]);
  });

  it("streams the same answer as events", async () => {
    const response = await createTestApp(db()).post(PATH, QUERY, STREAM);
    expect(response.headers.get("Content-Type")).toBe("text/event-stream");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("X-Accel-Buffering")).toBe("no");
    const events = parseEvents(await response.text());
    expect(events.map(({ event }) => event)).toEqual(["meta", "suggestion", "suggestion", "done"]);
    expect(giftFinderMeta.parse(events[0]?.data)).toMatchObject({ source: "curated", fallback: false });
    expect(giftSuggestion.parse(events[1]?.data).title).toBe("Cast Iron Bread Oven");
    expect(giftFinderDone.parse(events[3]?.data)).toEqual({ count: 2 });
  });

  it("says of each suggestion who made it, and where our own site shows it or its like", async () => {
    const sources = [
      fakeSource("openai", [gift("Herb Garden")], "the model hung up"),
      fakeSource("curated", [gift("Star Map Puzzle")]),
    ];
    const response = await createTestApp(db(), { sources }).post(PATH, {
      ...QUERY,
      additionalNotes: "A secret",
    });
    const [invented, curated] = giftFinderResponse.parse(await response.json()).suggestions;
    expect(invented?.source).toBe("openai");
    const { pathname, searchParams } = new URL(invented?.sitePath ?? "", "https://gifts.example");
    expect(pathname).toBe("/gift-finder");
    expect(searchParams.get("occasion")).toBe(QUERY.occasion);
    expect(searchParams.getAll("interests")).toEqual(QUERY.interests);
    expect(String(searchParams)).not.toContain("secret");
    expect(curated).toMatchObject({ source: "curated", sitePath: `/gift-ideas/${curated?.id}?country=US` });
  });

  it("sends the drawing of each suggestion with it, whole or as events", async () => {
    const app = createTestApp(db());
    const { suggestions } = giftFinderResponse.parse(await (await app.post(PATH, QUERY)).json());
    expect(suggestions.map((suggestion) => suggestion.drawing?.line)).toEqual([
      expect.stringMatching(/^M/),
      expect.stringMatching(/^M/),
    ]);
    const events = parseEvents(await (await app.post(PATH, QUERY, STREAM)).text());
    expect(events.filter(({ event }) => event === "suggestion").map(({ data }) => data)).toEqual(suggestions);
  });

  it("announces a source that stands in for a failed AI", async () => {
    const sources = [
      fakeSource("openai", [gift("Herb Garden")], "the model hung up"),
      fakeSource("curated", [gift("Star Map Puzzle")]),
    ];
    const app = createTestApp(db(), { sources });
    const events = parseEvents(await (await app.post(PATH, QUERY, STREAM)).text());
    expect(events.map(({ event }) => event)).toEqual(["meta", "suggestion", "meta", "suggestion", "done"]);
    expect(events[2]?.data).toMatchObject({ source: "curated", fallback: true });

    const answer = giftFinderResponse.parse(await (await app.post(PATH, QUERY)).json());
    expect(answer).toMatchObject({ source: "curated", fallback: true });
    expect(answer.suggestions.map(({ title }) => title)).toEqual(["Herb Garden", "Star Map Puzzle"]);
  });

  it("sends each suggestion as soon as it is known", async () => {
    const next = Promise.withResolvers<void>();
    const slow: GiftSource = {
      name: "curated",
      kind: "catalogue",
      async *suggest() {
        yield gift("Herb Garden");
        await next.promise;
        yield gift("Star Map Puzzle");
      },
    };
    const response = await createTestApp(db(), { sources: [slow] }).post(PATH, QUERY, STREAM);
    const reader = readerOf(response);
    expect(await readUntil(reader, "Herb Garden")).not.toContain("Star Map Puzzle");
    next.resolve();
    expect(await readUntil(reader, "event: done")).toContain("Star Map Puzzle");
  });

  it("ends a source's work when the visitor leaves the stream", async () => {
    let ended = false;
    const endless: GiftSource = {
      name: "curated",
      kind: "catalogue",
      async *suggest(_, signal) {
        try {
          yield gift("Herb Garden");
          while (!signal.aborted) await setTimeout(1);
        } finally {
          ended = true;
        }
      },
    };
    const response = await createTestApp(db(), { sources: [endless] }).post(PATH, QUERY, STREAM);
    const reader = readerOf(response);
    await readUntil(reader, "Herb Garden");
    await reader.cancel();
    await expect.poll(() => ended).toBe(true);
  });

  it("keeps to twelve suggestions and leaves error items out", async () => {
    const trouble = gift("AI-Suggested Gift", { isError: true });
    const app = createTestApp(db(), { sources: [fakeSource("curated", [trouble, ...gifts(15)])] });
    const { suggestions } = giftFinderResponse.parse(await (await app.post(PATH, QUERY)).json());
    expect(suggestions.length).toBeLessThanOrEqual(12);
    expect(suggestions.length).toBeGreaterThanOrEqual(11);
    expect(suggestions.filter(({ isError }) => isError)).toEqual([]);
  });

  it("says so when every source fails, and tells nothing of why", async () => {
    const app = createTestApp(db(), { sources: [fakeSource("curated", [], "secret reason")] });
    const response = await app.post(PATH, QUERY);
    expect(response.status).toBe(503);
    const body = await response.text();
    expect(errorBody.parse(JSON.parse(body)).error).toMatchObject({
      code: "unavailable",
      message: "Unable to get gift recommendations. Please try again.",
    });
    expect(body).not.toContain("secret");

    const events = parseEvents(await (await app.post(PATH, QUERY, STREAM)).text());
    expect(events.map(({ event }) => event)).toEqual(["error"]);
    expect(errorBody.parse(events[0]?.data).error.code).toBe("unavailable");
  });

  it("uses the country asked for, else the visitor's, else US", async () => {
    const app = createTestApp(db(), { locateCountry: () => "NL" });
    const countryOf = async (body: object) => {
      const response = await app.request(PATH, {
        method: "POST",
        from: "192.0.2.1",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return giftFinderResponse.parse(await response.json()).countryCode;
    };
    expect(await countryOf({ ...QUERY, country: "de" })).toBe("DE");
    expect(await countryOf({ ...QUERY, country: "Atlantis" })).toBe("US");
    expect(await countryOf(QUERY)).toBe("NL");
    expect(await countryOf({ ...QUERY, country: "" })).toBe("NL");
  });

  it("allows direct links to our own pages, and to others where the programme approved", async () => {
    const env = {
      PUBLIC_URL: "https://gifts.example.org",
      AFFILIATE_THIRD_PARTY_SITES: "GB",
      AFFILIATE_TAG_US: "tag-20",
    };
    const app = createTestApp(db(), { env });
    const directLinks = async (headers: Readonly<Record<string, string>>) => {
      const { marketplaces } = giftFinderResponse.parse(await (await app.post(PATH, QUERY, headers)).json());
      expect(marketplaces).toHaveLength(COUNTRY_CODES.length);
      expect(marketplaces[0]).toMatchObject({
        countryCode: "US",
        domain: "amazon.com",
        affiliateTag: "tag-20",
      });
      return marketplaces
        .filter((marketplace) => marketplace.directLinks)
        .map(({ countryCode }) => countryCode);
    };

    expect(await directLinks({})).toEqual(COUNTRY_CODES);
    expect(await directLinks({ Origin: "https://gifts.example.org" })).toEqual(COUNTRY_CODES);
    expect(await directLinks({ Origin: "http://localhost" })).toEqual(COUNTRY_CODES);
    expect(await directLinks({ Origin: "https://blog.example.com" })).toEqual(["GB"]);
    expect(await directLinks({ Origin: "null" })).toEqual(["GB"]);
  });

  it("counts nothing of an answer whose visitor has left", async () => {
    const left = new AbortController();
    const slow: GiftSource = {
      name: "curated",
      kind: "catalogue",
      async *suggest() {
        yield gift("Herb Garden");
        left.abort();
      },
    };
    const app = createTestApp(db(), { sources: [slow] });
    const headers = { "Content-Type": "application/json", ...FROM_BROWSER };
    await app.request(PATH, { method: "POST", headers, body: JSON.stringify(QUERY), signal: left.signal });
    await setTimeout(20);
    expect(await giftsFound()).toBeUndefined();
    expect(app.log()).not.toContain("Request failed");
  });

  it("answers although the count fails", async () => {
    await db().schema.dropTable("impact_metrics").execute();
    const app = createTestApp(db());
    const response = await app.post(PATH, QUERY, FROM_BROWSER);
    expect(response.status).toBe(200);
    await expect.poll(app.log).toContain("The gifts found could not be counted");
  });

  it("logs the request, and nothing of what was asked or who asked", async () => {
    const app = createTestApp(db());
    await app.request(`${PATH}?token=query-secret`, {
      method: "POST",
      from: "192.0.2.77",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": "192.0.2.78" },
      body: JSON.stringify({
        ...QUERY,
        interests: ["Spelunking"],
        additionalNotes: "for my aunt Wilhelmina",
      }),
    });
    expect(app.log()).toContain(`"method":"POST","path":"${PATH}","status":200`);
    for (const secret of ["query-secret", "192.0.2.", "Spelunking", "Wilhelmina", "Birthday"]) {
      expect(app.log()).not.toContain(secret);
    }
  });
});
