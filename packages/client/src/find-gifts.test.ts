import { describe, expect, test, vi } from "vitest";
import type { Api } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { findGifts } from "./find-gifts.ts";

const QUERY = { occasion: "Birthday", interests: ["Reading"] };
const META = JSON.stringify({
  source: "curated",
  marketplaces: [{ domain: "amazon.com" }],
  understood: [],
  notUnderstood: [],
});
const IDEA = JSON.stringify({ title: "a", sitePath: "/gift-ideas/a" });
const { signal } = new AbortController();

async function readAll(reply: Response) {
  const api = { baseUrl: "https://gifts.example", fetch: async () => reply };
  const events = [];
  for await (const event of findGifts(api, QUERY, signal)) events.push(event);
  return events;
}

describe("findGifts", () => {
  test("yields the meta and each suggestion, and ends with done", async () => {
    const body = `event: meta\ndata: ${META}\n\nevent: suggestion\ndata: ${IDEA}\n\nevent: done\ndata: {"count":1}\n\n`;
    expect(await readAll(new Response(body))).toEqual([
      { type: "meta", meta: JSON.parse(META) },
      { type: "suggestion", suggestion: JSON.parse(IDEA) },
    ]);
  });

  test("an answer that breaks off is an error, not an end", async () => {
    const broken = readAll(new Response(`event: suggestion\ndata: ${IDEA}\n\n`));
    await expect(broken).rejects.toMatchObject({ code: "unavailable", status: 503 });
  });

  test("an error event is thrown with its message", async () => {
    const error = { code: "internal_error", message: "Something went wrong.", requestId: "r" };
    const failed = readAll(new Response(`event: error\ndata: ${JSON.stringify({ error })}\n\n`));
    await expect(failed).rejects.toThrow("Something went wrong.");
  });

  test("a refusal carries its code and its fields", async () => {
    const error = { code: "invalid_request", message: "No", requestId: "r", fields: { occasion: "Please" } };
    const refused = readAll(Response.json({ error }, { status: 400 }));
    await expect(refused).rejects.toBeInstanceOf(ApiError);
    await expect(readAll(Response.json({ error }, { status: 400 }))).rejects.toMatchObject({
      status: 400,
      code: "invalid_request",
      fields: { occasion: "Please" },
    });
  });

  test.each([
    `event: meta\ndata: ${META.replace('"curated"', "7")}\n\n`,
    "event: meta\ndata: null\n\n",
    'event: meta\ndata: {"source":"curated"}\n\n',
    'event: meta\ndata: {"source":"curated","marketplaces":"x"}\n\n',
    `event: meta\ndata: ${META.replace('"understood":[]', '"understood":{}')}\n\n`,
    'event: suggestion\ndata: {"title":"a"}\n\n',
    'event: suggestion\ndata: {"title":{}}\n\n',
    `event: suggestion\ndata: ${IDEA.replace("}", ',"description":{}}')}\n\n`,
    "event: suggestion\ndata: {oops\n\n",
  ])("what isn't ours is refused: %j", async (body) => {
    const refused = readAll(new Response(`${body}event: done\ndata: {}\n\n`));
    await expect(refused).rejects.toMatchObject({ code: "unavailable", status: 503 });
  });

  test("of an answer that goes on and on, the first hundred events are read", async () => {
    const body = `event: suggestion\ndata: ${IDEA}\n\n`.repeat(20_000);
    expect(await readAll(new Response(body))).toHaveLength(100);
  });

  test("an answer that never ends is given up after a minute", async () => {
    vi.useFakeTimers();
    try {
      const api: Api = {
        baseUrl: "",
        fetch: async (_, init) =>
          new Response(
            new ReadableStream({
              start: (controller) =>
                init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason)),
            }),
          ),
      };
      const answer = findGifts(api, QUERY, signal).next();
      const refused = expect(answer).rejects.toMatchObject({ code: "unavailable" });
      await vi.advanceTimersByTimeAsync(60_000);
      await refused;
    } finally {
      vi.useRealTimers();
    }
  });

  test("leaves no timer behind", async () => {
    vi.useFakeTimers();
    try {
      await readAll(new Response("event: done\ndata: {}\n\n"));
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a page of somebody else's, such as a proxy's, counts as unavailable", async () => {
    const refused = readAll(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(refused).rejects.toMatchObject({ status: 502, code: "unavailable" });
  });
});
