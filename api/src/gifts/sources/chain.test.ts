import type { Fact } from "@gifthearth/core";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { collect } from "../../../../tests/support/collect.ts";
import { fakeSource, gift, gifts } from "../../../../tests/support/gifts.ts";
import { type ChainOptions, suggestFrom } from "./chain.ts";
import { type GiftSource, GiftSourceError } from "./source.ts";

const QUERY = {
  occasion: "Birthday",
  interests: ["Tea"],
  budgetMin: 25,
  budgetMax: 100,
  additionalNotes: "",
};
const first = gift("Box Kite");
const second = gift("Rope Swing");
const third = gift("Iron Teapot");

/** A source that breaks in a way that nobody foresaw. */
const broken: GiftSource = {
  name: "openai",
  kind: "model",
  // biome-ignore lint/correctness/useYield: it never comes so far
  async *suggest() {
    throw new TypeError("undefined is not a function");
  },
};

/** Runs the chain to its end and tells all that came of it. */
async function run(sources: readonly GiftSource[], signal = new AbortController().signal) {
  const lines: string[] = [];
  const events: string[] = [];
  let error: unknown = null;
  try {
    for await (const event of suggestFrom(
      sources,
      QUERY,
      signal,
      pino({}, { write: (line) => lines.push(line) }),
    )) {
      events.push(
        event.type === "source"
          ? `${event.source}${event.fallback ? " as fallback" : ""}`
          : event.suggestion.title,
      );
    }
  } catch (caught) {
    error = caught;
  }
  return { events, error, log: lines.map((line) => JSON.parse(line)) };
}

describe("suggestFrom", () => {
  it("asks the first source alone when that answers", async () => {
    const page = gifts(6);
    const { events, error } = await run([fakeSource("openai", page), fakeSource("curated", [third])]);
    expect({ events, error }).toEqual({ events: ["openai", ...page.map(({ title }) => title)], error: null });
  });

  it("tops up what a model gave to a page, and no further, without repeating it", async () => {
    const others = gifts(9);
    const { events, log } = await run([
      fakeSource("openai", [first, second]),
      fakeSource("curated", [second, ...others]),
    ]);
    const four = others.slice(0, 4).map(({ title }) => title);
    expect(events).toEqual(["openai", first.title, second.title, "curated", ...four]);
    expect(log).toEqual([]);
    const failing = [fakeSource("openai", [first]), fakeSource("curated", [], "No catalogue")];
    expect(await run(failing)).toMatchObject({ events: ["openai", first.title], error: null });
    const few = await run([fakeSource("curated", [first]), fakeSource("builtin", [second])]);
    expect(few.events).toEqual(["curated", first.title]);
  });

  it.each([undefined, "Broke off"])(
    "tells those asked later what a model read of the person: %s",
    async (failure) => {
      const nuts: Fact = {
        kind: "avoid",
        value: "nuts",
        polarity: "is",
        owner: "recipient",
        certainty: "guessed",
        words: "",
      };
      const reading: GiftSource = {
        name: "openai",
        kind: "model",
        async *suggest(_request, _signal, options) {
          options?.learned?.([nuts]);
          yield first;
          if (failure) throw new GiftSourceError(failure);
        },
      };
      const heard: unknown[] = [];
      const listening: GiftSource = {
        name: "curated",
        kind: "catalogue",
        async *suggest({ facts }) {
          heard.push(facts);
          yield second;
        },
      };
      const told = await collect(
        suggestFrom([reading, listening], QUERY, new AbortController().signal, pino({ level: "silent" })),
      );
      expect(heard).toEqual([[nuts]]);
      expect(told.flatMap((event) => (event.type === "source" ? event.facts : []))).toEqual([nuts, nuts]);
    },
  );

  it("never announces a source that fails before its first suggestion", async () => {
    const { events, log } = await run([
      fakeSource("openai", [], "No answer"),
      fakeSource("curated", [first]),
    ]);
    expect(events).toEqual(["curated as fallback", first.title]);
    expect(log).toMatchObject([{ level: 40, source: "openai", reason: "No answer" }]);
  });

  it("keeps what came before a failure, and adds what does not resemble it", async () => {
    const twin = gift(`The ${first.title.toUpperCase()}`);
    const { events } = await run([
      fakeSource("openai", [first, second], "Broke off"),
      fakeSource("curated", [twin, third, second]),
    ]);
    expect(events).toEqual(["openai", first.title, second.title, "curated as fallback", third.title]);
  });

  it("does not announce a stand-in that has nothing to add", async () => {
    const { events, error } = await run([
      fakeSource("openai", [first], "Broke off"),
      fakeSource("curated", [first]),
    ]);
    expect({ events, error }).toEqual({ events: ["openai", first.title], error: null });
  });

  it("is no fallback when the operator's limit lets the AI rest, and no warning either", async () => {
    const resting: GiftSource = {
      name: "openai",
      kind: "model",
      // biome-ignore lint/correctness/useYield: it is not asked
      async *suggest() {
        throw new GiftSourceError("The day's money is spent", { isPlanned: true });
      },
    };
    const { events, log } = await run([resting, fakeSource("curated", [first])]);
    expect(events).toEqual(["curated", first.title]);
    expect(log).toMatchObject([{ level: 30, source: "openai", reason: "The day's money is spent" }]);
  });

  it("is no fallback where no AI is configured", async () => {
    const sources = [fakeSource("curated", [], "No catalogue"), fakeSource("builtin", [first])];
    expect((await run(sources)).events).toEqual(["builtin", first.title]);
  });

  it("stays a fallback down to the last resort", async () => {
    const sources = [
      fakeSource("openai", [], "No answer"),
      fakeSource("curated", [first], "No more"),
      fakeSource("builtin", [second]),
    ];
    expect((await run(sources)).events).toEqual([
      "curated as fallback",
      first.title,
      "builtin as fallback",
      second.title,
    ]);
  });

  it("takes an empty curated answer for an answer", async () => {
    const { events, error } = await run([fakeSource("curated", []), fakeSource("builtin", [first])]);
    expect({ events, error }).toEqual({ events: ["curated"], error: null });
    expect((await run([fakeSource("openai", [], "No answer"), fakeSource("curated", [])])).events).toEqual([
      "curated as fallback",
    ]);
  });

  it("throws the last error when every source fails", async () => {
    const { events, error, log } = await run([
      fakeSource("curated", [], "One"),
      fakeSource("builtin", [], "Two"),
    ]);
    expect(events).toEqual([]);
    expect(error).toEqual(new GiftSourceError("Two"));
    expect(log.map(({ reason }) => reason)).toEqual(["One", "Two"]);
    expect((await run([])).error).toBeInstanceOf(GiftSourceError);
  });

  it("goes on after an error that nobody foresaw, and logs that in full", async () => {
    const { events, log } = await run([broken, fakeSource("curated", [first])]);
    expect(events).toEqual(["curated as fallback", first.title]);
    expect(log).toMatchObject([{ level: 50, err: { type: "TypeError" } }]);
  });

  it("logs no cause, which may hold a key or a visitor's words", async () => {
    const leaky: GiftSource = {
      name: "openai",
      kind: "model",
      // biome-ignore lint/correctness/useYield: it fails at once
      async *suggest() {
        throw new GiftSourceError("The AI answered with status 401", {
          cause: new Error("Bad key sk-secret"),
        });
      },
    };
    const { log } = await run([leaky, fakeSource("curated", [first])]);
    expect(JSON.stringify(log)).not.toContain("sk-secret");
  });

  it("ends at twelve, and then no longer asks the source", async () => {
    let isEnded = false;
    const endless: GiftSource = {
      name: "openai",
      kind: "model",
      async *suggest() {
        try {
          for (let round = 0; ; round++)
            yield* gifts(26).map((one) => ({ ...one, title: `${one.title} no${round}` }));
        } finally {
          isEnded = true;
        }
      },
    };
    const { events } = await run([endless, fakeSource("curated", [first])]);
    expect(events).toHaveLength(13);
    expect(isEnded).toBe(true);
  });

  it("counts what several sources gave towards the twelve", async () => {
    const [seven, others] = [gifts(7), gifts(26).slice(7)];
    const { events } = await run([fakeSource("openai", seven, "Broke off"), fakeSource("curated", others)]);
    expect(events.filter((event) => event.startsWith("Gift"))).toHaveLength(12);
  });

  it("shows one top pick at most, and none that only fills up the list", async () => {
    const top = (one: ReturnType<typeof gift>) => ({ ...one, isTopRecommendation: true });
    const tops = async (sources: readonly GiftSource[]) => {
      const titles: string[] = [];
      for await (const event of suggestFrom(
        sources,
        QUERY,
        new AbortController().signal,
        pino({ level: "silent" }),
      )) {
        if (event.type === "suggestion" && event.suggestion.isTopRecommendation)
          titles.push(event.suggestion.title);
      }
      return titles;
    };
    expect(await tops([fakeSource("openai", [first, top(second), top(third)])])).toEqual([second.title]);
    expect(
      await tops([fakeSource("openai", [first], "Broke off"), fakeSource("curated", [top(second)])]),
    ).toEqual([]);
  });
});

describe("how far the sources are asked", () => {
  /** Titles that come of it, and how many ideas each source was asked for. */
  async function ask(options: ChainOptions, failure?: string) {
    const counts: unknown[] = [];
    const listening = (source: GiftSource): GiftSource => ({
      ...source,
      suggest(request, signal) {
        counts.push(request.count);
        return source.suggest(request, signal);
      },
    });
    const sources = [
      fakeSource("openai", [first], failure),
      fakeSource("curated", [second]),
      fakeSource("builtin", [third]),
    ].map(listening);
    const nobody = new AbortController().signal;
    const titles: string[] = [];
    for await (const event of suggestFrom(sources, QUERY, nobody, pino({ level: "silent" }), options)) {
      if (event.type === "suggestion") titles.push(event.suggestion.title);
    }
    return { titles, counts };
  }

  it.each<[ChainOptions["until"], string | undefined, string[]]>([
    ["answered", undefined, [first.title, second.title]],
    ["answered", "Broke off", [first.title, second.title]],
    ["found", "Broke off", [first.title]],
    ["varied", undefined, [first.title, second.title]],
    ["varied", "Broke off", [first.title, second.title]],
  ])("until %s, after a failure %j: %j", async (until, failure, titles) => {
    expect((await ask({ until }, failure)).titles).toEqual(titles);
  });

  it("asks a model alone for fewer ideas", async () => {
    expect((await ask({ until: "varied", modelCount: 5 })).counts).toEqual([5, undefined]);
  });
});

describe("a visitor who leaves", () => {
  it("ends everything: no further source, no error", async () => {
    const visitor = new AbortController();
    const leaving: GiftSource = {
      name: "openai",
      kind: "model",
      async *suggest() {
        yield first;
        visitor.abort();
        throw new GiftSourceError("Aborted");
      },
    };
    const { events, error, log } = await run([leaving, fakeSource("curated", [third])], visitor.signal);
    expect({ events, error, log }).toEqual({ events: ["openai", first.title], error: null, log: [] });
  });

  it("ends everything when the source ends quietly, too", async () => {
    const visitor = new AbortController();
    const quiet: GiftSource = {
      name: "curated",
      kind: "catalogue",
      // biome-ignore lint/correctness/useYield: the visitor is gone before
      async *suggest() {
        visitor.abort();
      },
    };
    expect((await run([quiet, fakeSource("builtin", [first])], visitor.signal)).events).toEqual([]);
  });

  it("gets nothing that comes after", async () => {
    const visitor = new AbortController();
    const heedless: GiftSource = {
      name: "curated",
      kind: "catalogue",
      async *suggest() {
        yield first;
        visitor.abort();
        yield second;
      },
    };
    expect((await run([heedless], visitor.signal)).events).toEqual(["curated", first.title]);
  });
});
