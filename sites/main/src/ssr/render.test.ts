import { DEMO_STATS, defaultTitle, type GiftSuggestion } from "@gifthearth/core";
import type { RecommendationsResponse, SessionResponse } from "@gifthearth/core/contract";
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

const RECOMMENDED: RecommendationsResponse = {
  source: "curated",
  strategy: "enhanced",
  fallback: false,
  highQuality: true,
  countryCode: "NL",
  marketplaces: [],
  charityShare: 0.3,
  recommendations: [
    {
      ...IDEA,
      qualityScore: 8.6,
      isTopRecommendation: true,
      averageRating: null,
      reviewCount: null,
      source: "curated",
      sitePath: "/gift-ideas/bread-pan?country=NL",
    },
  ],
};

const REPLIES: Readonly<Record<string, unknown>> = {
  "/api/donation-stats": { ...DEMO_STATS, charityShare: 0.3, asOf: "2026-11-21T00:00:00Z", isDemo: true },
  "/api/country": { status: "success", countryCode: "NL" },
  "/api/marketplaces": {
    items: [
      {
        countryCode: "NL",
        domain: "amazon.nl",
        sign: "€",
        language: "nl",
        affiliateTag: "tag-nl",
        directLinks: true,
      },
    ],
  },
  "/api/recommendations": RECOMMENDED,
  "/api/gift-ideas/bread-pan": { ...IDEA, lookFor: "Check the lid.", offers: [], alternatives: [] },
  "/api/gift-ideas/cast-iron-bread-pan-with-lid": IDEA,
};

const IDEAS = Array.from({ length: 30 }, (_, place) => ({ ...IDEA, id: `idea-${place}` }));

const answer: FetchApi = async ({ url }) => {
  const { pathname, searchParams } = new URL(url);
  if (pathname === "/api/gift-ideas") {
    const items = IDEAS.slice(0, Number(searchParams.get("limit")));
    return Response.json({ items, total: IDEAS.length });
  }
  const reply = REPLIES[pathname];
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

/** The page as a browser with scripts takes it. */
const withoutPlainParts = (html: string) => html.replace(/<noscript>.*?<\/noscript>/gs, "");

describe("home", () => {
  const withModel =
    (model: string | null): FetchApi =>
    async (request) =>
      request.url.endsWith("/api/features") ? Response.json({ chat: false, model }) : answer(request);

  it("calls itself AI-powered where a model answers", async () => {
    const { html } = await open("/", withModel("gpt-5"));
    expect(html).toContain("<title>GiftHearth - AI Gift Finder for Charitable Giving</title>");
    expect(html).toContain("AI-Powered");
    expect(html).not.toContain("Hand-picked ideas");
  });

  it.each([
    ["none does", withModel(null)],
    ["nobody knows", fail],
  ])("says nothing of an AI where %s", async (_, fetchApi) => {
    const { html } = await open("/", fetchApi);
    expect(html).toContain("<title>GiftHearth - Gift Finder for Charitable Giving</title>");
    expect(html).toContain("Hand-picked ideas");
    expect(html).not.toMatch(/\bAI\b/);
  });
});

describe("a page", () => {
  it.each([
    ["/", defaultTitle(false)],
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

  it("is one page, with one picture, in whichever case its address is written", async () => {
    const { html } = await open("/BLOG/2/");
    expect(html).toContain('<link rel="canonical" href="https://gifts.example/blog/2"/>');
    expect(html).toMatch(/og:image" content="https:\/\/gifts\.example\/share\/\w+\/blog\/2\.png"/);
  });

  it.each(["/nowhere", "/gift-ideas/none", "/recommendations/none", "/index.html", "/%E0%A4%A"])(
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

  it("says to administrators on a host of theirs that there is no such admin page", async () => {
    const request = new Request("https://gifts.example/nowhere");
    const response = await render(request, answer, true);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain("<title>Admin page not found | GiftHearth</title>");
    expect(html).toContain('href="/admin/dashboard"');
    expect(html).toContain('href="https://gifts.example/"');
    expect(html).toContain('content="noindex"');
  });

  it("lets only those scripts run that carry a number of the page's own", async () => {
    const seen = new Set<string>();
    for (let time = 0; time < 2; time++) {
      const response = await render(new Request("https://gifts.example/"), answer);
      const policy = response.headers.get("Content-Security-Policy") ?? "";
      const nonce = /script-src 'self' 'nonce-([\w+/]{22}==)'/.exec(policy)?.[1] ?? "";
      expect(policy).not.toMatch(/(?:script-src|style-src|default-src) [^;]*unsafe/);
      const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
      const run = scripts.filter((script) => !script.includes("json"));
      expect(run.length).toBeGreaterThan(0);
      for (const script of run) expect(script).toContain(`nonce="${nonce}"`);
      seen.add(nonce);
    }
    expect(seen.size).toBe(2);
  });

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

describe("what a page says of itself elsewhere", () => {
  const tag = (html: string, property: string) =>
    html.match(new RegExp(`<meta property="${property}" content="([^"]*)"`))?.[1];

  it("names its address without the query, and the site's picture", async () => {
    const { html } = await open("/impact?utm_source=x");
    expect(tag(html, "og:title")).toBe("Our Impact | GiftHearth");
    expect(tag(html, "og:url")).toBe("https://gifts.example/impact");
    expect(tag(html, "og:type")).toBe("website");
    expect(tag(html, "og:image")).toMatch(/^https:\/\/gifts\.example\/share\/[0-9a-z]+\/site\.png$/);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it("names the picture of an idea, and where it stands", async () => {
    const { html } = await open("/gift-ideas/bread-pan");
    expect(tag(html, "og:image")).toMatch(/\/share\/[0-9a-z]+\/gift-ideas\/bread-pan\.png$/);
    const json = html.match(/type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? "";
    const { itemListElement } = JSON.parse(json);
    expect(itemListElement.map(({ item }: { readonly item: string }) => item)).toEqual([
      "https://gifts.example/",
      "https://gifts.example/gift-ideas",
      "https://gifts.example/gift-ideas/bread-pan",
    ]);
    expect(itemListElement[2].name).toBe(IDEA.title);
  });

  it("tells of an article when it appeared", async () => {
    const { html } = await open("/blog/3");
    expect(tag(html, "og:type")).toBe("article");
    expect(tag(html, "article:published_time")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(tag(html, "og:image")).toMatch(/\/blog\/3\.png$/);
    const blocks = [...html.matchAll(/type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(blocks.map(([, json = ""]) => JSON.parse(json)["@type"])).toEqual([
      "BlogPosting",
      "BreadcrumbList",
    ]);
  });

  it("of a page that isn't listed has words and a picture, but no address to lose a search with", async () => {
    const { html } = await open("/recommendations?occasion=Birthday&interests=Reading");
    expect(html).toContain('content="noindex"');
    expect(html).toContain('<meta name="description"');
    expect(tag(html, "og:title")).toBeTruthy();
    expect(tag(html, "og:image")).toBeTruthy();
    expect(tag(html, "og:url")).toBeUndefined();
    expect(html).not.toContain("canonical");
  });
});

describe("what a page says", () => {
  it("comes from the API's share, in every text", async () => {
    const { html } = await open("/");
    expect(html.replaceAll("<!-- -->", "")).toContain("30% to Charity");
    // Of the text alone: a style may well have a half in it.
    expect(html.replace(/<[^>]*>/g, "")).not.toContain("50%");
    const impact = await open("/impact");
    expect(impact.html.replaceAll("<!-- -->", "")).toContain("On a $50 purchase at 4% that is about $0.60.");
  });

  it("names the charities chosen for this month and the next, and causes only while none ever was", async () => {
    const trees = {
      id: "t",
      name: "Tall & Trees",
      causes: ["Forests"],
      website: "https://t.example",
      share: 1,
    };
    const focusOf = async (now: readonly object[], next: readonly object[]) => {
      const ledger = {
        months: [],
        thisMonth: { month: "2026-11", charities: now },
        nextMonth: { month: "2026-12", charities: next },
      };
      const { html } = await open("/impact", async (request) =>
        request.url.includes("/api/donations?") ? Response.json(ledger) : answer(request),
      );
      const section = /<section[^>]*aria-labelledby="focus">.*?<\/section>/s.exec(html)?.[0] ?? "";
      return section
        .replaceAll("<!-- -->", "")
        .replace(/<[^>]*>/g, "|")
        .split(/\|+/)
        .filter(Boolean);
    };
    expect(await focusOf([], [])).toEqual(
      expect.arrayContaining(["Environmental conservation", "Education access"]),
    );
    expect(await focusOf([trees], [])).toEqual([
      "Where it goes",
      "This month, November 2026",
      "Tall &amp; Trees",
      "Forests",
      "Next month, December 2026",
      "The charities are not chosen yet.",
    ]);
    const half = { ...trees, causes: [], share: 0.5 };
    const both = await focusOf([], [half, { ...half, id: "m", name: "Meals", website: null }]);
    expect(both.slice(-4)).toEqual([
      "Tall &amp; Trees",
      "50% of the donation",
      "Meals",
      "50% of the donation",
    ]);
    expect((await open("/impact")).html, "nobody knows").not.toContain("Environmental conservation");
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
    expect(html).toContain("€25-€50");
  });
});

describe("Browse Gift Ideas", () => {
  const asked = async (path: string) => {
    const requests: string[] = [];
    const { html } = await open(path, (request) => {
      requests.push(request.url);
      return answer(request);
    });
    return { html, query: requests.find((url) => url.includes("/api/gift-ideas?"))?.split("?")[1] };
  };

  it("shows the tab and the value that the address names", async () => {
    const { html, query } = await asked("/gift-ideas?by=interest&interest=vinyl");
    expect(query).toBe("interest=Vinyl&limit=12");
    expect(html).toContain("<title>Vinyl gift ideas | GiftHearth</title>");
    expect(html).toMatch(/role="tab" aria-selected="true"[^>]*>By Interest/);
    expect(html).toMatch(/<details open="">/);
    expect(html).toMatch(/aria-current="true"[^>]*>Vinyl/);
  });

  it("shows a page of ideas, and the way to the next", async () => {
    const { html } = await asked("/gift-ideas?by=price&price=luxury");
    expect(html.match(/href="\/gift-ideas\/idea-/g)).toHaveLength(12);
    expect(html).toContain('href="/gift-ideas?by=price&amp;price=luxury&amp;shown=24"');
    const last = await asked("/gift-ideas?by=price&price=luxury&shown=36");
    expect(last.html.match(/href="\/gift-ideas\/idea-/g)).toHaveLength(30);
    expect(last.html).not.toContain("Show more");
  });

  it("answers 503 when the API can't be reached", async () => {
    expect((await open("/gift-ideas", fail)).status).toBe(503);
  });
});

describe("a result page", () => {
  const WISH = "occasion=Birthday&interests=Art,Music&budgetMax=80&preferences=unique";

  it.each([
    ["", "Gift Recommendations", {}],
    ["/enhanced", "Enhanced Gift Recommendations", { strategy: "enhanced" }],
    ["/diverse", "Diverse Gift Recommendations", { strategy: "enhanced", prefersDiversity: true }],
    ["/high-quality", "High-Quality Gift Recommendations", { strategy: "enhanced", highQuality: true }],
  ])("%j asks the engine for what the address says", async (mode, title, asked) => {
    let body: unknown;
    const { status, html } = await open(`/recommendations${mode}?${WISH}`, async (request) => {
      if (request.url.endsWith("/api/recommendations")) body = await request.clone().json();
      return answer(request);
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      recipient: { interests: ["Art", "Music"], personality: [], preferences: { unique: 1 } },
      occasion: { type: "Birthday" },
      constraints: { budget: { max: 80 }, excludedCategories: [] },
      ...asked,
    });
    expect(html).toContain(`<title>${title} | GiftHearth</title>`);
    expect(html).toContain('content="noindex"');
    expect(html).toContain("Curated picks");
    expect(html).toContain("Top Pick");
    expect(html).toContain("Premium Quality");
    expect(html.includes("Quality <!-- -->8.6<!-- --> of 10")).toBe(mode === "/high-quality");
    // Each tab leads on with the same wish.
    expect(html).toContain(`href="/recommendations/diverse?${WISH.replaceAll("&", "&amp;")}"`);
  });

  it("needs no inline script, however long its list is", async () => {
    const recommendations = Array.from({ length: 12 }, (_, place) => ({
      ...RECOMMENDED.recommendations[0],
      id: `idea-${place}`,
    }));
    const { html } = await open(`/recommendations?${WISH}`, async (request) =>
      request.url.endsWith("/api/recommendations")
        ? Response.json({ ...RECOMMENDED, recommendations })
        : answer(request),
    );
    expect(html.match(/<script\b[^>]*>/g)).toHaveLength(2);
  });

  it("shows samples, and says that they are, when nothing was found", async () => {
    const { html } = await open(`/recommendations?${WISH}`, async (request) =>
      request.url.endsWith("/api/recommendations")
        ? Response.json({ ...RECOMMENDED, recommendations: [] })
        : answer(request),
    );
    expect(html).toContain("These four are samples of what we suggest");
    for (const title of [
      "Custom Star Map",
      "Noise-Cancelling Headphones",
      "Coffee Subscription",
      "Indoor Plant Bundle",
    ]) {
      expect(html).toContain(title);
    }
    expect(html).not.toContain("Curated picks");
  });

  it("answers 503 when the engine can't be reached, with the way back", async () => {
    const { status, html } = await open(`/recommendations?${WISH}`, fail);
    expect(status).toBe(503);
    expect(html).toContain("Something went wrong");
    expect(html).toContain("Failed to get recommendations. Please try again.");
    expect(html).toMatch(/href="\/"[^>]*>Go Back/);
  });

  it("asks nothing without a gift context, and links to the form", async () => {
    const requests: string[] = [];
    const { status, html } = await open("/recommendations/enhanced?budgetMax=50", (request) => {
      requests.push(request.url);
      return answer(request);
    });
    expect(status).toBe(200);
    expect(requests.some((url) => url.includes("recommendations"))).toBe(false);
    expect(html).toContain("Tell us first who the gift is for");
  });
});

describe("a test page", () => {
  it.each([
    ["/recommendations/test", "Recommendation Quality Test"],
    ["/test-recommendations", "Recommendation Quality Test"],
    ["/recommendations/test-quality", "High-Quality Recommendation Test"],
    ["/test-quality", "High-Quality Recommendation Test"],
  ])("stands at %s, and is not to be indexed", async (path, title) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${title} | GiftHearth</title>`);
    expect(html).toContain('content="noindex"');
  });
});

describe("the document", () => {
  it("has no inline script but data, and nothing in it ends that", async () => {
    const { html } = await open("/gift-ideas/bread-pan");
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(3);
    expect(scripts[0]).toContain('type="application/ld+json"');
    expect(scripts[1]).toContain('type="application/json"');
    expect(scripts[2]).toContain('src="/assets/site.js"');
    expect(html).not.toContain("<script>alert(1)");
    const json = html.match(/type="application\/json">(.*?)<\/script>/)?.[1] ?? "";
    expect(JSON.parse(json).router.loaderData["gift-idea"].idea).toMatchObject(IDEA);
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
      "https://gifts.example/api/auth/session",
      "https://gifts.example/api/country",
      "https://gifts.example/api/donation-stats",
      "https://gifts.example/api/features",
      "https://gifts.example/api/gift-ideas/examples",
    ]);
  });
});

const NOBODY: SessionResponse = { user: null, profile: null, isAdmin: false, showsAdminMenu: false };

const ANN: SessionResponse = {
  user: { id: "1", email: "ann@example.org", emailConfirmed: true, createdAt: "2026-11-21T00:00:00Z" },
  profile: { id: "1", username: "ann@home", fullName: "Ann Smith" },
  isAdmin: true,
  showsAdminMenu: false,
};

/** The API as somebody finds it who is signed in so; the session's cookie is kept alive. */
function as(session: SessionResponse): FetchApi {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/auth/session") {
      const headers = { "Set-Cookie": "gh_session=renewed; Path=/; HttpOnly" };
      return Response.json(session, session.user ? { headers } : {});
    }
    if (/^\/api\/(saved|contributions|auth)/.test(pathname)) {
      const error = { code: "unauthorized", message: "Please sign in", requestId: "1" };
      return session.user
        ? Response.json({ items: [], clickCount: 0, since: null })
        : Response.json({ error }, { status: 401 });
    }
    return answer(request);
  };
}

describe("who is signed in", () => {
  it("is called by name in the first HTML, with a link to the saved gifts", async () => {
    const { html } = await open("/", as(ANN));
    expect(html).toContain('<span class="account-name">ann</span>');
    expect(html).toContain('href="/saved-gift-ideas"');
    expect(html).not.toContain('href="/auth"');
  });

  it("is asked to sign in where nobody is, and left in peace while that is unknown", async () => {
    const { html } = await open("/", as(NOBODY));
    expect(html).toContain('href="/auth"');
    expect(html).not.toContain('href="/saved-gift-ideas"');
    const unknown = await open("/", fail);
    expect(unknown.html).toContain("Loading your account");
    expect(withoutPlainParts(unknown.html)).not.toContain('href="/auth"');
  });

  it("keeps the cookie that the API renews, with pages and with redirects", async () => {
    const page = await open("/", as(ANN));
    expect(page.response.headers.getSetCookie()).toEqual(["gh_session=renewed; Path=/; HttpOnly"]);
    const away = await open("/auth", as(ANN));
    expect(away.status).toBe(302);
    expect(away.response.headers.getSetCookie()).toContain("gh_session=renewed; Path=/; HttpOnly");
    const nobody = await open("/", as(NOBODY));
    expect(nobody.response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ["/saved-gifts", "/auth?next=%2Fsaved-gifts"],
    ["/saved-gift-ideas", "/auth?next=%2Fsaved-gift-ideas"],
    ["/profile", "/auth?next=%2Fprofile"],
    ["/profile?tab=security", "/auth?next=%2Fprofile%3Ftab%3Dsecurity"],
    ["/profile?tab=impact", "/auth?next=%2Fprofile%3Ftab%3Dimpact"],
  ])("is sent from %s to sign in, by the server", async (path, location) => {
    const { response, status, html } = await open(path, as(NOBODY));
    expect([status, response.headers.get("Location"), html]).toEqual([302, location, ""]);
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    expect((await open(path, as(ANN))).status).toBe(200);
  });

  it.each([
    ["/auth", "/gift-finder"],
    ["/auth?next=%2Fprofile%3Ftab%3Dsecurity", "/profile?tab=security"],
    ["/auth?next=//evil.example", "/gift-finder"],
    ["/auth?next=/%5Cevil.example", "/gift-finder"],
    ["/auth?next=https:%2F%2Fevil.example", "/gift-finder"],
  ])("is led on from %s to %s", async (path, location) => {
    const { response, status } = await open(path, as(ANN));
    expect([status, response.headers.get("Location")]).toEqual([302, location]);
    expect((await open(path, as(NOBODY))).status).toBe(200);
  });

  it.each(["/saved-gifts", "/saved-gift-ideas", "/profile", "/profile?tab=impact", "/profile?tab=security"])(
    "finds %s standing without the API",
    async (path) => {
      expect((await open(path, fail)).status).toBe(200);
    },
  );
});

describe("a page to save an idea", () => {
  it("shows what the address says as text, and is nothing for search engines", async () => {
    const title = "Walnut </title><script>alert(1)</script> Tray";
    const { status, html } = await open(
      `/save?${new URLSearchParams({ title, price: "$30-$60" })}`,
      as(NOBODY),
    );
    expect(status).toBe(200);
    expect(html).toContain("about €30–€60");
    expect(html).not.toContain("<script>alert");
    expect(html).toContain('content="noindex"');
  });

  it("shows the catalogue's idea, whatever else the address says", async () => {
    const { html } = await open("/save?idea=bread-pan&title=Something+else");
    expect(html).toContain("It traps steam.");
    expect(html).not.toContain("Something else");
  });

  it("is not found where there is nothing to save", async () => {
    expect((await open("/save?idea=none")).status).toBe(404);
  });
});

describe("the plain gift finder", () => {
  const FOUND = [
    'event: meta\ndata: {"source":"curated","strategy":"standard","fallback":false,"understood":[{"key":"avoid:nuts","kind":"avoid","words":"nut-<b>allergic"}],"notUnderstood":["F1"],"countryCode":"NL","charityShare":0.3,"marketplaces":[{"countryCode":"NL","domain":"amazon.nl","sign":"€","language":"nl","affiliateTag":"tag-nl","directLinks":true}]}\n\n',
    `event: suggestion\ndata: ${JSON.stringify({ ...IDEA, source: "curated", sitePath: "/gift-ideas/bread-pan" })}\n\n`,
    'event: done\ndata: {"count":1}\n\n',
  ].join("");

  /** Sends the form; tells what the API was asked for. */
  async function send(fields: [string, string][], reply = () => new Response(FOUND)) {
    const asked: unknown[] = [];
    const fetchApi: FetchApi = async (request) => {
      if (!request.url.endsWith("/ai-gift-finder")) return answer(request);
      asked.push(await request.json());
      return reply();
    };
    const body = new URLSearchParams(fields);
    const opened = await open("/gift-finder", fetchApi, { method: "POST", body });
    return { ...opened, asked };
  }

  it("stands where no script runs, filled by the address, and nowhere else", async () => {
    const { html } = await open(
      "/gift-finder?category=price+ranges&relation=in-law&age=71&occasion=name+day&interests=Art,Tea",
    );
    expect(withoutPlainParts(html)).not.toContain('name="occasion"');
    expect(html).toContain('<option value="in-law" selected="">My in-laws');
    expect(html).toMatch(/name="age"[^>]* value="71"/);
    expect(html).toContain('<option value="Other" selected="">');
    expect(html).toContain('value="name day"');
    expect(html).toMatch(/name="interests"[^>]* checked="" value="Art"/);
    expect(html).toContain('value="Tea"');
    expect(html).toContain("budgetMax=25#finder");
  });

  it("asks the API for what was typed", async () => {
    const { asked } = await send([
      ["occasion", "Other"],
      ["customOccasion", " Name Day "],
      ["interests", "Art"],
      ["interests", "Music"],
      ["otherInterests", "tea , ,Art,chess"],
      ["budgetMin", "120"],
      ["budgetMax", "40"],
      ["additionalNotes", "She is 40."],
      ["relation", "boss"],
      ["age", "40"],
      ["country", "NL"],
    ]);
    expect(asked).toEqual([
      {
        occasion: "Name Day",
        interests: ["Art", "Music", "tea", "chess"],
        budgetMin: 40,
        budgetMax: 120,
        additionalNotes: "She is 40.",
        relation: "boss",
        age: 40,
        country: "NL",
        currency: "EUR",
      },
    ]);
  });

  it("shows what was found, with shop links and a way to save", async () => {
    const { status, html } = await send([
      ["occasion", "Birthday"],
      ["interests", "Cooking"],
    ]);
    expect(status).toBe(200);
    expect(html).toContain("Perfect gifts: <!-- -->Birthday");
    expect(html).toContain("Budget Range: <!-- -->€25-€100");
    expect(html).toContain("Found 1 gift suggestion<");
    expect(html).toContain("30% of our proceeds go to charity.");
    expect(html).toContain("What we took from your words: “nut-&lt;b&gt;allergic”");
    expect(html).toContain("We found nothing made for F1; these are near it.");
    const link = /href="(https:\/\/www\.amazon\.nl\/s[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject({
      tag: "tag-nl",
      gh_tracking: "bread-pan",
      gh_source: "recommendation",
      utm_source: "gifthearth",
      utm_medium: "affiliate",
      utm_campaign: "gift-recommendations",
    });
    expect(html).toContain('href="/save?idea=bread-pan');
    // A noscript in a noscript would end the outer one, and show the rest to everybody.
    expect(withoutPlainParts(html)).not.toContain("Bread Pan &lt;");
  });

  it("comes back with what is missing, and all that was typed", async () => {
    const { status, html, asked } = await send([
      ["occasion", ""],
      ["otherInterests", " , "],
      ["budgetMax", "60"],
      ["age", "121"],
    ]);
    expect(status).toBe(400);
    expect(asked).toEqual([]);
    expect(html).toContain("Please select an occasion");
    expect(html).toContain("Please add at least one interest");
    expect(html).toContain("Please give the age in whole years, from 0 to 120");
    expect(html).toMatch(/name="age"[^>]* value="121"/);
    expect(html).toContain('<option value="60" selected="">');
  });

  it("needs no interest where a note says what they are like", async () => {
    const { html } = await send([["additionalNotes", "</textarea><b>She</b> is 40."]]);
    expect(html).toContain("Please select an occasion");
    expect(html).not.toContain("Please add at least one interest");
    expect(html).toContain("&lt;/textarea&gt;&lt;b&gt;She&lt;/b&gt; is 40.</textarea>");
  });

  const WEDDING: [string, string][] = [
    ["occasion", "Wedding"],
    ["interests", "Music"],
  ];

  it("shows four gifts of ours where the API fails, and keeps what was typed", async () => {
    const { status, html } = await send(WEDDING, () => new Response("no", { status: 502 }));
    expect(status).toBe(503);
    expect(html).toContain("Error getting recommendations - using our curated selections");
    expect(html).toContain("Found 4 gift suggestions");
    expect(html).toContain("https://www.amazon.nl/s?k=gourmet+food+basket");
    expect(html).toContain("30% of our proceeds go to charity.");
    expect(html).not.toContain("Oops!");
    expect(html).toContain('<option value="Wedding" selected="">');
  });

  it("says why a search is refused, and keeps what was typed", async () => {
    const error = { code: "too_many_requests", message: "Too many searches. Please wait.", requestId: "r" };
    const { status, html } = await send(WEDDING, () => Response.json({ error }, { status: 429 }));
    expect(status).toBe(429);
    expect(html).toContain("Oops! Something went wrong");
    expect(html).toContain("Too many searches. Please wait.");
    expect(html).toContain('<option value="Wedding" selected="">');
  });
});
