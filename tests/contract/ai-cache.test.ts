import { type GiftRequest, type GiftSuggestion, NO_REFINEMENT } from "@gifthearth/core";
import { pino } from "pino";
import { expect, it } from "vitest";
import { cached } from "../../api/src/gifts/sources/ai/cache/cached-source.ts";
import { createAnswerStore } from "../../api/src/gifts/sources/ai/cache/store.ts";
import { type GiftSource, GiftSourceError } from "../../api/src/gifts/sources/source.ts";
import { collect } from "../support/collect.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { gifts } from "../support/gifts.ts";

const MODEL = { baseUrl: "https://ai.example/v1", model: "gift-1" };
const REQUEST: GiftRequest = {
  occasion: "Birthday",
  interests: ["Tea"],
  budgetMin: 25,
  budgetMax: 100,
  additionalNotes: "My aunt Renée",
};
const HOUR = 3_600_000;

describeOnEachDatabase("The cache of answers", (db) => {
  /** One process on the database, with a source that counts how often it is asked. */
  function startProcess(answer: readonly GiftSuggestion[], { failure = "", startsAt = 0 } = {}) {
    const found: string[] = [];
    const log: string[] = [];
    let now = startsAt;
    let asked = 0;
    const source: GiftSource = {
      name: "openai",
      kind: "model",
      async *suggest(_, signal) {
        asked++;
        for (const suggestion of answer) {
          if (signal.aborted) return;
          yield suggestion;
        }
        if (failure) throw new GiftSourceError(failure);
      },
    };
    const logger = pino({ level: "trace" }, { write: (line: string) => log.push(line) });
    const store = createAnswerStore({ db: db(), clock: () => new Date(now), logger });
    const { name, suggest } = cached(source, MODEL, store, { cache: (result) => found.push(result) });
    return {
      name,
      suggest,
      found,
      log: () => log.join(""),
      asked: () => asked,
      ask: (request: Partial<GiftRequest> = {}) =>
        collect(suggest({ ...REQUEST, ...request }, new AbortController().signal)),
      advance: (ms: number) => {
        now += ms;
      },
    };
  }

  const stored = () => db().selectFrom("ai_answers").selectAll().execute();
  const storedSoon = (count: number) => expect.poll(async () => (await stored()).length).toBe(count);

  it("asks once for what is asked twice, and finds it in another process too", async () => {
    const answer = gifts(10);
    const first = startProcess(answer);
    expect(await first.ask()).toEqual(answer);
    expect(await first.ask({ occasion: " BIRTHDAY " })).toEqual(answer);
    expect(first.found).toEqual(["miss", "memory"]);
    expect(first.asked()).toBe(1);

    await storedSoon(1);
    const second = startProcess([]);
    expect(await second.ask()).toEqual(answer);
    expect(await second.ask()).toEqual(answer);
    expect(second.found).toEqual(["database", "memory"]);
    expect(second.asked()).toBe(0);
  });

  it("keeps nothing of the question", async () => {
    await startProcess(gifts(10)).ask();
    await storedSoon(1);
    expect(JSON.stringify(await stored())).not.toMatch(/Renée|Birthday/i);
  });

  it("asks anew for what is asked otherwise, others to see included", async () => {
    const subject = startProcess(gifts(10));
    await subject.ask();
    await subject.ask({ budgetMax: 95 });
    await subject.ask({ refinement: { ...NO_REFINEMENT, seen: ["Gifta 0"] } });
    expect(subject.asked()).toBe(3);
  });

  it("forgets after a day, in both places, and sweeps what nobody asks for", async () => {
    const subject = startProcess(gifts(10));
    await subject.ask();
    await subject.ask({ budgetMax: 95 });
    await storedSoon(2);
    subject.advance(24 * HOUR - 1);
    await subject.ask();
    expect(subject.asked()).toBe(2);
    subject.advance(1);
    await subject.ask();
    expect(subject.asked()).toBe(3);
    await storedSoon(1);
    const late = startProcess(gifts(10), { startsAt: 49 * HOUR });
    await late.ask();
    expect(late.found).toEqual(["miss"]);
  });

  it.each([
    ["one that failed", gifts(10), "Broke off"],
    ["one with hardly an idea", gifts(4), ""],
  ])("keeps no bad answer: %s", async (_, answer, failure) => {
    const subject = startProcess(answer, { failure });
    await subject.ask().catch(() => {});
    await subject.ask().catch(() => {});
    expect(subject.asked()).toBe(2);
    expect(await stored()).toEqual([]);
  });

  it("keeps a short answer where few ideas were asked for", async () => {
    const subject = startProcess(gifts(4));
    await subject.ask({ count: 4 });
    await subject.ask({ count: 4 });
    expect(subject.asked()).toBe(1);
  });

  it("keeps nothing of what a visitor left", async () => {
    const subject = startProcess(gifts(10));
    const visitor = new AbortController();
    for await (const _ of subject.suggest(REQUEST, visitor.signal)) visitor.abort();
    for await (const _ of subject.suggest(REQUEST, new AbortController().signal)) break;
    expect(await collect(subject.suggest(REQUEST, AbortSignal.abort()))).toEqual([]);
    await subject.ask();
    expect(subject.asked()).toBe(3);
  });

  it("keeps an answer of which the reader takes the most there may be and then goes", async () => {
    const subject = startProcess(gifts(26));
    let count = 0;
    for await (const _ of subject.suggest(REQUEST, new AbortController().signal)) {
      count++;
      if (count === 12) break;
    }
    expect(await subject.ask()).toEqual(gifts(12));
    expect(subject.asked()).toBe(1);
  });

  it("answers without the database too, and says so in the log", async () => {
    const subject = startProcess(gifts(10));
    await db().schema.dropTable("ai_answers").execute();
    expect(await subject.ask()).toEqual(gifts(10));
    expect(await subject.ask()).toEqual(gifts(10));
    expect(subject.asked()).toBe(1);
    await expect.poll(subject.log).toContain("could not be kept");
    expect(subject.log()).toContain("could not be read");
  });
});
