// @vitest-environment happy-dom
import type { SuggestionSource } from "@gifthearth/core";
import { act, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { HostProvider, type WidgetHost } from "../host.ts";
import { GiftChat } from "./gift-chat.tsx";

const TROUBLE = "I'm sorry, I'm having trouble connecting. Please try again.";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

type Event = readonly [name: string, data: unknown];

const meta = (source: SuggestionSource, fallback: boolean): Event => [
  "meta",
  {
    source,
    strategy: "standard",
    fallback,
    countryCode: "US",
    marketplaces: [{ countryCode: "US", name: "Amazon.com", domain: "www.amazon.com", tag: "t-20" }],
    charityShare: 0.1,
  },
];
const idea = (title: string, source: SuggestionSource): Event => [
  "suggestion",
  { id: title, title, source, description: "Good.", priceRange: "$20-$30", category: "home", tags: [] },
];
const text = (delta: string): Event => ["text", { delta }];
const DONE: Event = ["done", { message: "", count: 0 }];

/** The API of a conversation: each message is answered with the next of these replies. */
function answering(...replies: readonly (readonly Event[])[]): typeof fetch {
  const left = [[text("Welcome"), DONE], ...replies];
  return async (address) => {
    const path = String(address);
    if (path.endsWith("/api/chat/sessions")) return Response.json({ id: "session-1" }, { status: 201 });
    // What was said is not to be had again: what is shown is what arrived.
    if (!path.endsWith("/chat-gift-finder")) return new Response("", { status: 503 });
    const events = left.shift() ?? [];
    return new Response(
      events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(""),
    );
  };
}

/** The chat in a page, as strict as React can be: what a state is made from is made twice. */
async function show(...replies: readonly (readonly Event[])[]) {
  const host: WidgetHost = {
    api: { baseUrl: "", fetch: answering(...replies) },
    country: "US",
    siteUrl: "",
    utmSource: "test",
    notify() {},
    memory: null,
    reload: null,
  };
  const store = { read: () => null, write() {}, remove() {} };
  const place = document.createElement("div");
  await act(async () =>
    createRoot(place).render(
      <StrictMode>
        <HostProvider value={host}>
          <GiftChat sessionStore={store} />
        </HostProvider>
      </StrictMode>,
    ),
  );
  const said = () => [...place.querySelectorAll(".gh-message")].map((message) => message.textContent);
  await settled(() => said().length > 0);

  async function settled(isSo: () => boolean): Promise<void> {
    const look = async () => {
      await act(async () => {});
      return isSo();
    };
    await expect.poll(look).toBe(true);
  }
  return {
    place,
    said,
    titles: () => [...place.querySelectorAll("li h3")].map((title) => title.textContent),
    async say(words: string) {
      const box = place.querySelector("textarea");
      if (!box) throw new Error("There is nowhere to write");
      await act(async () => {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")?.set?.call(box, words);
        box.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await act(async () => {
        box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      });
      await settled(() => place.querySelector("[role=log]")?.getAttribute("aria-busy") === "false");
    },
  };
}

it("keeps the words of a reply that breaks off, and then is sorry", async () => {
  const { said, say } = await show([meta("openai", false), text("A birthday "), text("for your sis")]);
  await say("hello");
  expect(said().slice(1)).toEqual([
    "You: hello",
    "Gift advisor: A birthday for your sis",
    `Gift advisor: ${TROUBLE}`,
  ]);
});

it("is only sorry where nothing arrived", async () => {
  const { said, say } = await show([]);
  await say("hello");
  expect(said().slice(1)).toEqual(["You: hello", `Gift advisor: ${TROUBLE}`]);
});

it("says where all of its ideas come from, the latest first", async () => {
  const { place, titles, say } = await show(
    [meta("openai", false), text("Look."), idea("Tea Pot", "openai"), idea("Tea Tin", "openai"), DONE],
    [meta("curated", false), text("More."), idea("Bird Bath", "curated"), DONE],
  );
  await say("tea");
  expect(place.querySelector(".gh-intro .gh-muted")?.textContent).toBe("AI suggestions");
  await say("others");
  expect(titles()).toEqual(["Bird Bath", "Tea Pot", "Tea Tin"]);
  expect(place.querySelector(".gh-intro .gh-muted")?.textContent).toBe("Curated picks and AI suggestions");
  expect(place.querySelector(".gh-note")).toBeNull();
});

it.each([
  ["curated", "Error getting recommendations - using our curated selections"],
  ["builtin", "Using our fallback gift recommendations"],
] as const)("says so when %s ideas stand in for an AI that failed", async (source, note) => {
  const { place, say } = await show([meta(source, true), text("Look."), idea("Tea Pot", source), DONE]);
  await say("tea");
  expect(place.querySelector(".gh-note")?.textContent).toBe(note);
});
