import { DEFAULT_TITLE, DEMO_STATS, type GiftSuggestion } from "@gifthearth/core";
import { describe, expect, it, vi } from "vitest";
import type { SiteAssets } from "./assets.ts";
import { createRender, type FetchApi } from "./render.tsx";

const ASSETS: SiteAssets = {
  entry: "/assets/site.js",
  styles: "/assets/site.css",
  fonts: ["/assets/inter.woff2"],
  imports: ["/assets/react.js"],
  pages: { home: ["/assets/home.js"] },
};

const IDEA: GiftSuggestion = {
  id: "bread-pan",
  title: "Bread Pan </script><script>alert(1)</script>",
  description: "It traps steam.",
  priceRange: "$40-$80",
  category: "kitchen",
  why: null,
  searchText: null,
  affiliateUrl: null,
  imageUrl: null,
  charityImpact: null,
  tags: ["practical"],
  isTopRecommendation: false,
  isError: false,
  qualityScore: 0.8,
};

const REPLIES: Readonly<Record<string, unknown>> = {
  "/api/donation-stats": { ...DEMO_STATS, charityShare: 0.3, asOf: "2026-11-21T00:00:00Z", isDemo: true },
  "/api/country": { status: "success", countryCode: "NL" },
  "/api/marketplaces": {
    items: [{ countryCode: "NL", domain: "amazon.nl", affiliateTag: "tag-nl", directLinks: true }],
  },
  "/api/gift-ideas/bread-pan": IDEA,
  "/api/gift-ideas/cast-iron-bread-pan-with-lid": IDEA,
};

const answer: FetchApi = async ({ url }) => {
  const reply = REPLIES[new URL(url).pathname];
  const notFound = { error: { code: "not_found", message: "There is no such gift idea", requestId: "1" } };
  return reply ? Response.json(reply) : Response.json(notFound, { status: 404 });
};

const fail: FetchApi = async () => {
  throw new TypeError("fetch failed");
};

const render = createRender(ASSETS);

async function open(path: string, fetchApi = answer, init: RequestInit = {}) {
  const response = await render(new Request(`https://gifts.example${path}`, init), fetchApi);
  return { response, status: response.status, html: await response.text() };
}

describe("a page", () => {
  it.each([
    ["/", DEFAULT_TITLE],
    ["/gift-finder", "Gift Finder | GiftHearth"],
    ["/impact", "Our Impact | GiftHearth"],
  ])("%s answers 200 with its title and its canonical address", async (path, title) => {
    const { response, status, html } = await open(`${path}?utm_source=x`);
    expect(status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<link rel="canonical" href="https://gifts.example${path}"/>`);
    expect(html).toContain('<meta name="description"');
    expect(html).toContain('<html lang="en">');
  });

  it.each(["/nowhere", "/gift-ideas", "/gift-ideas/none", "/index.html", "/%E0%A4%A"])(
    "%s answers 404 and asks not to be indexed",
    async (path) => {
      const warn = vi.spyOn(console, "warn").mockReturnValue();
      const { status, html } = await open(path);
      warn.mockRestore();
      expect(status).toBe(404);
      expect(html).toContain("Page not found");
      expect(html).toContain('content="noindex"');
      expect(html).not.toContain("canonical");
    },
  );

  it("answers HEAD without a body, with the page's status", async () => {
    expect(await open("/", answer, { method: "HEAD" })).toMatchObject({ status: 200, html: "" });
    expect(await open("/nowhere", answer, { method: "HEAD" })).toMatchObject({ status: 404, html: "" });
  });

  it("takes nothing but GET and HEAD", async () => {
    expect((await open("/", answer, { method: "POST" })).status).toBe(405);
  });

  it.each(["/", "/gift-finder", "/impact", "/nowhere"])("%s stands without the API", async (path) => {
    const { status, html } = await open(path, fail);
    expect(status).toBe(path === "/nowhere" ? 404 : 200);
    expect(html).toContain("US</button>");
  });

  it("of an idea answers 503 when the API can't be reached", async () => {
    const { status, html } = await open("/gift-ideas/bread-pan", fail);
    expect(status).toBe(503);
    expect(html).toContain("Something went wrong");
  });
});

describe("what a page says", () => {
  it("comes from the API's share, in every text", async () => {
    const { html } = await open("/");
    expect(html.replaceAll("<!-- -->", "")).toContain("30% to Charity");
    expect(html).not.toContain("50%");
    const impact = await open("/impact");
    expect(impact.html.replaceAll("<!-- -->", "")).toContain("On a $50 purchase at 4% that is about $0.60.");
  });

  it("is for the visitor's country", async () => {
    const { html } = await open("/gift-ideas/bread-pan");
    expect(html).toContain("NL</button>");
    expect(html).toMatch(/href="https:\/\/www\.amazon\.nl\/s\?k=[^"]*tag=tag-nl/);
  });

  it("fills the form from the address", async () => {
    const { html } = await open("/gift-finder?occasion=birthday&interests=Cooking,Tea&budgetMax=50");
    expect(html).toMatch(/<option[^>]*selected=""[^>]*>Birthday/);
    expect(html).toMatch(/aria-pressed="true"[^>]*>Cooking/);
    expect(html).toContain("Remove Tea");
    expect(html).toContain("$25-$50");
  });
});

describe("the document", () => {
  it("has no inline script but data, and nothing in it ends that", async () => {
    const { html } = await open("/gift-ideas/bread-pan");
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(2);
    expect(scripts[0]).toContain('type="application/json"');
    expect(scripts[1]).toContain('src="/assets/site.js"');
    expect(html).not.toContain("<script>alert(1)");
    const json = html.match(/type="application\/json">(.*?)<\/script>/)?.[1] ?? "";
    expect(JSON.parse(json).router.loaderData["gift-idea"].idea).toEqual(IDEA);
  });

  it("asks for the fonts, the styles and the page's scripts at once", async () => {
    const { html } = await open("/");
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css"');
    expect(html).toMatch(/<link rel="preload" as="font"[^>]*href="\/assets\/inter\.woff2"/);
    expect(html).toContain('<link rel="modulepreload" href="/assets/home.js"');
  });

  it("is nobody's to keep but the visitor's", async () => {
    const { response } = await open("/");
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  });

  it("reaches the API at the request's own origin", async () => {
    const asked: string[] = [];
    await open("/", (request) => {
      asked.push(request.url);
      return answer(request);
    });
    expect(asked.toSorted()).toEqual([
      "https://gifts.example/api/country",
      "https://gifts.example/api/donation-stats",
      "https://gifts.example/api/gift-ideas/cast-iron-bread-pan-with-lid",
      "https://gifts.example/api/marketplaces",
    ]);
  });
});
