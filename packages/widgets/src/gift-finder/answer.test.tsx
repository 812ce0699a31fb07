// @vitest-environment happy-dom
import type { GiftQuery } from "@gifthearth/core";
import type { GiftFinderRequest } from "@gifthearth/core/contract";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HostProvider, type Notice, type WidgetHost } from "../host.ts";
import { loadText } from "../text/load-text.ts";
import { TextProvider } from "../text/text.ts";
import Answer from "./answer.tsx";

const QUERY: GiftQuery = {
  occasion: "Birthday",
  interests: ["Music"],
  budgetMin: 25,
  budgetMax: 100,
  additionalNotes: "",
};
const OWN_SELECTION = "Error getting recommendations - using our curated selections";
const META = {
  source: "openai",
  strategy: "standard",
  fallback: false,
  countryCode: "GB",
  marketplaces: [
    {
      countryCode: "GB",
      domain: "amazon.co.uk",
      sign: "£",
      language: "en",
      affiliateTag: "hearth-21",
      directLinks: true,
    },
  ],
  charityShare: 0.3,
};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  Element.prototype.scrollIntoView = () => {};
});

/** What a visitor sees of a search that the API answers so, and what the page hears of it. */
async function search(
  reply: (request: GiftFinderRequest) => Response,
  change: Partial<WidgetHost> = {},
  language = "en",
) {
  const notices: Notice[] = [];
  const heard: [type: string, about: unknown][] = [];
  const host: WidgetHost = {
    api: { baseUrl: "", fetch: async (_, init) => reply(JSON.parse(String(init?.body))) },
    country: "GB",
    siteUrl: "",
    utmSource: "test",
    notify: (notice) => notices.push(notice),
    emit: (type, about) => heard.push([type, about]),
    ...change,
  };
  const text = await loadText(language, undefined, undefined);
  const place = document.createElement("div");
  const within = (children: ReactNode) => (
    <HostProvider value={host}>
      <TextProvider value={text}>{children}</TextProvider>
    </HostProvider>
  );
  const root = createRoot(place);
  const searching = vi.fn();
  const takenAway = vi.fn();
  await act(async () =>
    root.render(
      within(
        <Answer
          isResumed={false}
          asked={QUERY}
          headingLevel={2}
          onSearching={searching}
          onTakeAway={takenAway}
        />,
      ),
    ),
  );
  const isOver = async () => {
    await act(async () => {});
    return searching.mock.lastCall?.[0] === false;
  };
  await expect.poll(isOver).toBe(true);
  const cards = [...place.querySelectorAll(".gh-card")];
  const press = async (button: Element | undefined) => {
    await act(async () => (button as HTMLElement).click());
    await expect.poll(isOver).toBe(true);
  };
  return {
    place,
    press,
    takenAway,
    text: place.textContent,
    alert: place.querySelector("[role=alert]")?.textContent,
    titles: cards.map((card) => card.querySelector("h3")?.textContent),
    prices: cards.map((card) => card.querySelector(".gh-price")?.textContent),
    links: cards.map((card) => card.querySelector("a.gh-shop")?.getAttribute("href") ?? ""),
    notices: notices.map((notice) => notice.text),
    heard: heard.filter(([type]) => type !== "gh-search"),
  };
}

const stream = (text: string) => () => new Response(text);
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const refusal = (status: number, code: string) => () =>
  Response.json({ error: { code, message: `Refused: ${code}`, requestId: "r" } }, { status });

describe("when our API fails", () => {
  it.each([
    ["with its own error", refusal(500, "internal_error")],
    ["being unavailable", refusal(503, "unavailable")],
    ["with a proxy's page", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["with somebody else's refusal", () => Response.json({ error: "nope" }, { status: 404 })],
    ["with a page instead of data", () => new Response("<!doctype html><h1>Our hotel</h1>")],
    ["with null", () => Response.json(null)],
    ["with data of another shape", () => Response.json({ items: [] })],
    ["with an error event", stream(event("error", { error: { code: "internal_error", message: "No" } }))],
    ["with a beginning of another shape", stream(event("meta", { source: 7 }) + event("done", {}))],
    ["with a beginning that is null", stream(event("meta", null) + event("done", {}))],
    ["with an idea of another shape", stream(event("meta", META) + event("suggestion", { title: {} }))],
    ["with what isn't JSON", stream("event: meta\ndata: {oops\n\n")],
    ["with a stream that ends too soon", stream(event("meta", META))],
    ["with an end and nothing before it", stream(event("done", { count: 0 }))],
    [
      "with a stream that is cut off",
      () =>
        new Response(
          new ReadableStream({ pull: (controller) => controller.error(new TypeError("network error")) }),
        ),
    ],
  ])("%s, the visitor reads so and gets four gifts of ours", async (_, reply) => {
    const seen = await search(reply);
    expect(seen.alert).toBe(OWN_SELECTION);
    expect(seen.titles).toEqual([
      "DIY Craft Kit",
      "Smart Home Assistant",
      "Experience Voucher",
      "Gourmet Food Basket",
    ]);
    expect(seen.prices).toEqual(["$30-$60", "$50-$150", "$30-$200", "$50-$100"]);
    for (const link of seen.links) expect(link).toMatch(/^https:\/\/www\.amazon\.co\.uk\/s\?k=/);
    // It is neither an error page nor a success.
    expect(seen.text).not.toContain("Oops!");
    expect(seen.notices).toEqual([]);
    expect(seen.heard).toEqual([
      ["gh-error", expect.anything()],
      ["gh-results", { count: 4, source: "builtin", strategy: null }],
    ]);
  });

  it("they lead where it said before it failed", async () => {
    const { links, text } = await search(stream(event("meta", META)), { country: null });
    for (const link of links) expect(link).toContain("tag=hearth-21");
    expect(text).toContain("30% of our proceeds");
  });

  it("they lead to the marketplace of the country that was detected, and else to the default one", async () => {
    const failed = refusal(500, "internal_error");
    const french = await search(failed, { country: null, detectedCountry: "FR" });
    expect(french.links[0]).toContain("https://www.amazon.fr/");
    expect((await search(failed, { country: null })).links[0]).toContain("https://www.amazon.com/");
  });

  it("they are told in the visitor's language, as all ideas are", async () => {
    const { alert, prices } = await search(refusal(500, "internal_error"), {}, "de");
    expect(alert).toContain("Das ist unsere eigene Auswahl");
    expect(prices[0]).toMatch(/30.60\s\$/);
  });

  it("elsewhere than on our own site they lead to it: nobody can say whether the marketplace allows more", async () => {
    const { links } = await search(refusal(500, "internal_error"), {
      country: null,
      siteUrl: "https://gifts.example",
      api: { baseUrl: "", fetch: async () => refusal(500, "internal_error")(), partner: "p1" },
    });
    expect(links[0]).toBe(
      "https://gifts.example/gift-finder?partner=p1&occasion=Birthday&interests=Music&budgetMin=25&budgetMax=100",
    );
  });

  it("what came of an answer stays, and nothing is put beside it", async () => {
    const idea = {
      id: "a",
      title: "Star Map",
      sitePath: "/gift-ideas/a",
      priceRange: "$5",
      source: "curated",
    };
    const seen = await search(stream(event("meta", META) + event("suggestion", idea)));
    expect(seen.titles).toEqual(["Star Map"]);
    expect(seen.alert).toBeUndefined();
  });
});

describe("a search that brings nothing says why in its own words", () => {
  it.each([
    [
      "reaches nobody",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "Failed to get gift recommend",
    ],
    ["is one too many", refusal(429, "too_many_requests"), "Refused: too_many_requests"],
    ["is one too many for a proxy", () => new Response("Slow down", { status: 429 }), "The service can't"],
    ["is not valid", refusal(400, "invalid_request"), "Refused: invalid_request"],
    ["is not allowed", refusal(403, "forbidden"), "Refused: forbidden"],
  ])("when it %s", async (_, reply, words) => {
    const seen = await search(reply as () => Response);
    expect(seen.alert).toContain(words);
    expect(seen.titles).toEqual([]);
    expect(seen.notices).toEqual(["Unable to get gift recommendations. Please try again."]);
    expect(seen.heard).toEqual([["gh-error", expect.anything()]]);
  });
});

describe("what was understood", () => {
  const NUTS = { key: "avoid:nuts", kind: "avoid", words: "nut-allergic" } as const;
  const DOG = { key: "owns:dog", kind: "owns", words: "an old dog" } as const;
  const IDEA = { id: "a", title: "Star Map", sitePath: "/gift-ideas/a", source: "curated" };
  const ANSWER = { ...META, source: "curated", notUnderstood: [] };
  const answers = (about: object, ideas: readonly object[] = [IDEA]) =>
    stream(
      [event("meta", { ...ANSWER, ...about }), ...ideas.map((idea) => event("suggestion", idea))].join("") +
        event("done", {}),
    );
  const chipsOf = (place: Element) => [...place.querySelectorAll(".gh-heard")];
  const told = (place: Element) => place.querySelector(".gh-intro p")?.textContent;

  it("is shown as buttons that take it away and bring it back, and are asked for so", async () => {
    const asked: GiftFinderRequest[] = [];
    const { place, press, takenAway } = await search((request) => {
      if (request.occasion) asked.push(request);
      const understood = [NUTS, DOG].filter(({ key }) => !request.dismissed?.includes(key));
      return answers({ understood })();
    });
    const [nuts] = chipsOf(place);
    const look = () =>
      chipsOf(place).map((chip) => [
        chip.textContent,
        ...["aria-label", "aria-pressed"].map((name) => chip.getAttribute(name)),
      ]);
    expect(look()).toEqual([
      ["nut-allergic", "Ignore “nut-allergic”", "false"],
      ["an old dog", "Ignore “an old dog”", "false"],
    ]);
    await press(nuts);
    expect(look().map((chip) => chip.at(-1))).toEqual(["true", "false"]);
    expect(chipsOf(place)[0]).toBe(nuts);
    expect(takenAway).toHaveBeenLastCalledWith([NUTS]);
    await press(nuts);
    expect(look().map((chip) => chip.at(-1))).toEqual(["false", "false"]);
    expect(asked.map(({ dismissed }) => dismissed)).toEqual([undefined, ["avoid:nuts"], []]);
    expect(asked[1]).not.toHaveProperty("takenAway");
  });

  it("takes no room where there is nothing", async () => {
    expect((await search(answers({ understood: [] }))).place.querySelector("ul.gh-row")).toBeNull();
  });

  it("is told of interests that nothing is made for, politely", async () => {
    const one = await search(answers({ notUnderstood: ["aquariums"] }));
    expect(told(one.place)).toBe("We found nothing made for aquariums; these are near it.");
    expect(one.place.querySelector(".gh-intro p")?.getAttribute("role")).toBe("status");
    const two = await search(answers({ notUnderstood: ["aquariums", "F1"] }));
    expect(told(two.place)).toBe("We found nothing made for aquariums and F1; these are near them.");
  });

  it.each([
    ["of what a model thought of", { source: "openai" }, [IDEA]],
    ["where nothing is shown", {}, []],
  ])("isn't said %s", async (_, about, ideas) => {
    const { place } = await search(answers({ notUnderstood: ["aquariums"], ...about }, ideas));
    expect(told(place)).toBe("");
  });
});
