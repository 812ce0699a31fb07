import { setTimeout } from "node:timers/promises";
import type { FoundSuggestion, SuggestionSource } from "@gifthearth/core";
import type { GiftFinderEvent } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import type { Offers } from "./offers.ts";
import { withOffers } from "./with-offers.ts";

const meta = (source: SuggestionSource) => ({ type: "meta", meta: { source } }) as GiftFinderEvent;
const idea = (id: string): GiftFinderEvent => ({ type: "suggestion", suggestion: { id } as FoundSuggestion });

/** What it is asked for, each time it is asked. */
function recorded() {
  const asked: string[] = [];
  const offers: Pick<Offers, "bestOf"> = {
    bestOf: async (ids, { isBesideAiText }) => {
      asked.push(`${ids.join(" ")}${isBesideAiText ? ", beside a model's words" : ""}`);
      return new Map();
    },
  };
  return { asked, offers: offers as Offers };
}

async function told(events: AsyncIterable<GiftFinderEvent>): Promise<string[]> {
  const names: string[] = [];
  for await (const event of events)
    names.push(event.type === "meta" ? event.meta.source : event.suggestion.id);
  return names;
}

it("looks up together what is known together, and keeps nothing waiting for what isn't", async () => {
  const { asked, offers } = recorded();
  async function* events() {
    yield meta("openai");
    yield idea("one");
    yield idea("two");
    await setTimeout(20);
    expect(asked).toEqual(["one two, beside a model's words"]);
    yield idea("three");
    yield meta("curated");
    yield idea("four");
    yield idea("five");
  }
  const names = await told(withOffers(events(), offers, { country: "US", isOwnPage: true }));
  expect(names).toEqual(["openai", "one", "two", "three", "curated", "four", "five"]);
  expect(asked).toEqual(["one two, beside a model's words", "three, beside a model's words", "four five"]);
});

it("tells what is known before it tells a failure", async () => {
  const { offers } = recorded();
  async function* events() {
    yield idea("one");
    throw new Error("the source broke off");
  }
  const known: string[] = [];
  const all = async () => {
    for await (const event of withOffers(events(), offers, { country: "US", isOwnPage: true }))
      if (event.type === "suggestion") known.push(event.suggestion.id);
  };
  await expect(all()).rejects.toThrow("the source broke off");
  expect(known).toEqual(["one"]);
});

it("lets go of a source that is still being asked", async () => {
  const { offers } = recorded();
  let isOver = false;
  async function* events() {
    try {
      yield idea("one");
      await setTimeout(20);
      yield idea("two");
    } finally {
      isOver = true;
    }
  }
  for await (const _ of withOffers(events(), offers, { country: "US", isOwnPage: true })) break;
  await expect.poll(() => isOver).toBe(true);
});
