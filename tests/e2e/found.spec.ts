import type { GiftIdeasResponse } from "@gifthearth/core/contract";
import { expect, test } from "./fixtures.ts";
import { pathsOfSitemap, unanswered } from "./sitemap.ts";

const IDEA = "/gift-ideas/cast-iron-bread-pan-with-lid";

/** Pages that search engines may list. */
const LISTED = [
  "/",
  "/gift-finder",
  "/gift-ideas",
  IDEA,
  "/impact",
  "/about",
  "/blog",
  "/newsletter",
  "/partners",
  "/embed",
  "/developers",
  "/blog/2",
  "/blog/3",
  "/blog/4",
  "/blog/5",
  "/terms",
  "/privacy",
  "/cookies",
  "/affiliate-disclosure",
];

const WISH = "?occasion=Birthday&interests=Reading";

/** Pages that they are asked to leave out. */
const UNLISTED = [
  "/auth",
  "/auth/forgot",
  "/auth/reset",
  "/auth/confirm",
  "/save?title=Bread+Pan",
  `/recommendations${WISH}`,
  `/recommendations/enhanced${WISH}`,
  `/recommendations/diverse${WISH}`,
  `/recommendations/high-quality${WISH}`,
  "/recommendations/test",
  "/test-recommendations",
  "/recommendations/test-quality",
  "/test-quality",
  "/nowhere",
];

/** Reads a page's head as one of those does that run no scripts. */
function headOf(html: string) {
  const head = html.slice(0, html.indexOf("</head>"));
  const first = (pattern: RegExp) => head.match(pattern)?.[1];
  return {
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    robots: first(/<meta name="robots" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    twitterCard: first(/<meta name="twitter:card" content="([^"]*)"/),
    og: (name: string) => first(new RegExp(`<meta property="og:${name}" content="([^"]*)"`)),
  };
}

/** Width and height of a PNG, as its first chunk has them. */
function sizeOfPng(file: Buffer): readonly [number, number] {
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test("every page says its title, what is on it, and what to show beside a link to it", async ({
  request,
}) => {
  const descriptions = new Set<string | undefined>();
  for (const path of [...LISTED, ...UNLISTED]) {
    const response = await request.get(`${path}${path.includes("?") ? "&" : "?"}utm_source=mail&gclid=1`);
    const { title, description, twitterCard, og } = headOf(await response.text());
    expect(title, path).toMatch(/GiftHearth/);
    expect(description?.length, path).toBeGreaterThan(20);
    expect(og("title"), path).toBe(title);
    expect(og("description"), path).toBe(description);
    expect(og("site_name"), path).toBe("GiftHearth");
    expect(og("image"), path).toMatch(/^http:\/\/localhost:\d+\/share\/[0-9a-z]+\/[0-9a-z/-]+\.png$/);
    expect(twitterCard, path).toBe("summary_large_image");
    if (LISTED.includes(path)) descriptions.add(description);
  }
  // None describes itself as another one does.
  expect(descriptions.size).toBe(LISTED.length);
});

test("search engines are told one address for each page, and which pages to leave out", async ({
  request,
}) => {
  for (const path of LISTED) {
    const response = await request.get(`${path}?utm_source=mail`);
    expect(response.status(), path).toBe(200);
    const { canonical, robots, og } = headOf(await response.text());
    expect(robots, path).toBeUndefined();
    expect(canonical, path).toMatch(/^http:\/\/localhost:\d+\//);
    expect(new URL(canonical ?? "").pathname + new URL(canonical ?? "").search).toBe(path);
    expect(og("url"), path).toBe(canonical);
  }
  for (const path of UNLISTED) {
    const { canonical, robots } = headOf(await (await request.get(path)).text());
    expect(robots, path).toBe("noindex");
    expect(canonical, path).toBeUndefined();
  }
});

test("robots.txt leads to the sitemap, and every address there answers", async ({
  page,
  request,
  server,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /api/");
  const sitemap = robots.match(/^Sitemap: (http:\/\/localhost:\d+\/sitemap\.xml)$/m)?.[1];
  expect(sitemap).toBeDefined();

  const paths = await pathsOfSitemap(page);
  for (const path of LISTED) expect(paths).toContain(path);
  expect(paths.length).toBeGreaterThan(900);
  // The ideas' own pages are one page, which asks for its idea: all of the ideas are there, and some of the pages.
  const ideas = paths.filter((path) => path.startsWith("/gift-ideas/"));
  const there = new Set<string>();
  for (let offset = 0; offset < ideas.length; offset += 200) {
    const list = await request.get(`/api/gift-ideas?limit=200&offset=${offset}`);
    const { items } = (await list.json()) as GiftIdeasResponse;
    for (const { id } of items) there.add(`/gift-ideas/${id}`);
  }
  expect(ideas.filter((path) => !there.has(path))).toEqual([]);
  const some = paths.filter((path, place) => !there.has(path) || place % 20 === 0);
  expect(await unanswered(server.url, some)).toEqual([]);
});

test("the blog's feed is found from every page, and tells its articles", async ({ page }) => {
  await page.goto("/impact");
  const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  await expect(link).toHaveAttribute("href", "/blog/rss.xml");
  const feed = await page.evaluate(async () => {
    const response = await fetch("/blog/rss.xml");
    const parsed = new DOMParser().parseFromString(await response.text(), "application/xml");
    const texts = (name: string) =>
      [...parsed.querySelectorAll(`rss[version="2.0"] > channel > item > ${name}`)].map(
        ({ textContent }) => textContent ?? "",
      );
    return {
      type: response.headers.get("content-type"),
      isXml: parsed.querySelector("parsererror") === null,
      links: texts("link"),
      titles: texts("title"),
      days: texts("pubDate").map((day) => Date.parse(day)),
    };
  });
  expect(feed.type).toBe("application/rss+xml; charset=utf-8");
  expect(feed.isXml).toBe(true);
  expect(feed.links.map((address) => new URL(address).pathname)).toEqual([
    "/blog/5",
    "/blog/4",
    "/blog/3",
    "/blog/2",
  ]);
  expect(feed.titles.every((title) => title.length > 10)).toBe(true);
  expect(feed.days).toEqual(feed.days.toSorted((one, other) => other - one));
});

test("share images are PNGs of 1200 by 630, each its own, kept for ever at their address", async ({
  request,
}) => {
  const images: Buffer[] = [];
  for (const path of ["/", IDEA, "/blog/3", "/blog/4"]) {
    const { og } = headOf(await (await request.get(path)).text());
    const address = new URL(og("image") ?? "").pathname;
    const response = await request.get(address);
    expect(response.status(), path).toBe(200);
    const headers = response.headers();
    expect(headers["content-type"]).toBe("image/png");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const image = await response.body();
    expect(sizeOfPng(image)).toEqual([1200, 630]);
    expect([og("image:width"), og("image:height")]).toEqual(["1200", "630"]);
    for (const other of images) expect(image.equals(other), path).toBe(false);
    images.push(image);
    const again = await request.get(address, { headers: { "If-None-Match": headers.etag ?? "" } });
    expect(again.status()).toBe(304);
  }
  expect((await request.get("/share/0/gift-ideas/no-such-idea.png")).status()).toBe(404);
});

test("the manifest's icons are there, in their sizes", async ({ page, request }) => {
  await page.goto("/");
  const manifest = await page.locator('link[rel="manifest"]').getAttribute("href");
  const { name, icons } = await (await request.get(manifest ?? "")).json();
  expect(name).toBe("GiftHearth");
  expect(icons.map(({ purpose }: { readonly purpose?: string }) => purpose)).toContain("maskable");
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  for (const { src, sizes, type } of [...icons, { src: touch, sizes: "180x180", type: "image/png" }]) {
    const response = await request.get(src);
    expect(response.headers()["content-type"]).toContain(type);
    if (type === "image/png") expect(sizeOfPng(await response.body()).join("x")).toBe(sizes);
  }
});

test("structured data says what the page says", async ({ page }) => {
  const read = async (path: string) => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text));
  };
  const [home] = await read("/");
  expect(home["@graph"].map((thing: Record<string, unknown>) => thing["@type"])).toEqual([
    "WebSite",
    "Organization",
  ]);
  const [article, trail] = await read("/blog/3");
  expect(article["@type"]).toBe("BlogPosting");
  expect(article.headline).toBe(await page.getByRole("heading", { level: 1 }).textContent());
  expect(article.datePublished).toBe(await page.locator("article time").first().getAttribute("datetime"));
  expect(trail.itemListElement).toHaveLength(3);
  const [ideaTrail] = await read(IDEA);
  expect(ideaTrail.itemListElement[2].name).toBe(await page.getByRole("heading", { level: 1 }).textContent());
});

test("pages travel compressed, and files that are named by what is in them are kept", async ({ request }) => {
  const html = await request.get("/", { headers: { "Accept-Encoding": "br, gzip" } });
  expect(html.headers()["content-encoding"]).toBe("gzip");
  const assets = [...(await html.text()).matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  expect(assets.length).toBeGreaterThan(5);
  for (const path of new Set(assets)) {
    const { headers } = {
      headers: (await request.get(path, { headers: { "Accept-Encoding": "br" } })).headers(),
    };
    expect(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
    if (!path.endsWith(".woff2")) expect(headers["content-encoding"], path).toBe("br");
  }
});

test("a page's code comes when a visitor turns to a link to it, and not before", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/gift-finder");
  const isImpact = (path: string) => path.includes("/impact-");
  expect(scripts.some(isImpact)).toBe(false);
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Impact" }).hover();
  await expect.poll(() => scripts.filter(isImpact).length).toBe(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Browse Gift Ideas" }).focus();
  await expect.poll(() => scripts.some((path) => path.includes("/gift-ideas-"))).toBe(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Impact" }).click();
  await expect(page).toHaveTitle("Our Impact | GiftHearth");
  expect(scripts.filter(isImpact)).toHaveLength(1);
});
