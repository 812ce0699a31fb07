import { createHash } from "node:crypto";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { readConfiguration } from "../pages/embed/configuration.ts";
import { snippetsOf } from "../pages/embed/snippets.ts";
import { createShareImages } from "../share/share-images.ts";
import type { FetchApi } from "../ssr/render.tsx";
import { type Badge, badgeText, toBadge } from "./badge.ts";
import { withEmbedding } from "./with-embedding.ts";

const ORIGIN = "https://gifts.example";
const STATS = {
  totalDonations: 1234.5,
  currentMonthDonation: 8.75,
  pendingDonation: 0,
  charityShare: 0.5,
  asOf: "2026-11-21T00:00:00.000Z",
  isDemo: true,
  isSample: false,
};

const refusal = (code: string, message: string, status: number) =>
  Response.json({ error: { code, message, requestId: "1" } }, { status });

const api: FetchApi = async ({ url }) => {
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe("/api/donation-stats");
  const charity = searchParams.get("charity");
  if (charity === null) return Response.json(STATS);
  if (charity === "sample") return Response.json({ ...STATS, isSample: true });
  if (charity === "down") throw new TypeError("fetch failed");
  if (charity === "broken") return refusal("unavailable", "The figures can't be read just now.", 503);
  if (charity !== "trees") return refusal("not_found", "There is no such charity", 404);
  return Response.json({ ...STATS, totalDonations: 0, isDemo: false, charityName: "Trees" });
};

/** The site with a page that says "page", and pictures that say what was to be drawn. */
function createSite({ maxWaiting = 20 } = {}) {
  const drawn: Badge[] = [];
  const images = createShareImages({
    draw: async (badge: Badge) => {
      drawn.push(badge);
      return new TextEncoder().encode(badge.headline);
    },
    maxWaiting,
  });
  const site = withEmbedding(async () => new Response("page"), images);
  const open = (path: string, init: RequestInit = {}) => site(new Request(ORIGIN + path, init), api);
  const ask = (query: Record<string, string>) => open(`/oembed?${new URLSearchParams(query)}`);
  return { open, ask, drawn };
}

describe("oEmbed", () => {
  it("answers for our pages with an iframe, which takes over the options of the address", async () => {
    const { ask } = createSite();
    const response = await ask({ url: `${ORIGIN}/gift-finder/?partner=a%26b&server=x&foo=1` });
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const answer = await response.json();
    expect(answer).toMatchObject({
      version: "1.0",
      type: "rich",
      provider_name: "GiftHearth",
      provider_url: ORIGIN,
      width: 640,
      height: 702,
      thumbnail_width: 1200,
    });
    expect(answer.html).toMatch(
      /^<iframe src="https:\/\/gifts\.example\/embed\/frame\/gift-finder\?partner=a%26b" width="640" height="702" title="[^"<]+"[^<>]*><\/iframe>$/,
    );
    const board = await (await ask({ url: "http://gifts.example/Impact?charity=trees" })).json();
    expect(board.html).toContain(`src="${ORIGIN}/embed/frame/impact-scoreboard?charity=trees"`);
    expect((await (await ask({ url: `${ORIGIN}/` })).json()).html).toContain("/embed/frame/gift-finder");
  });

  it("keeps within the limits it is given, the picture's included", async () => {
    const { ask } = createSite();
    const answer = await (await ask({ url: `${ORIGIN}/impact`, maxwidth: "320", maxheight: "250" })).json();
    expect(answer).toMatchObject({ width: 320, height: 250 });
    expect(answer.html).toContain('width="320" height="250"');
    expect(answer).not.toHaveProperty("thumbnail_url");
    // A narrow widget is taller.
    expect(await (await ask({ url: `${ORIGIN}/impact`, maxwidth: "320" })).json()).toMatchObject({
      height: 480,
    });
  });

  it("is the same in XML, and well-formed", async () => {
    const { ask } = createSite();
    const url = `${ORIGIN}/impact?charity=${encodeURIComponent(`<&"'\u0007>`)}&compact`;
    const response = await ask({ url, format: "xml" });
    expect(response.headers.get("Content-Type")).toBe("text/xml; charset=utf-8");
    const xml = await response.text();
    const parsed = new new Window().DOMParser().parseFromString(xml, "text/xml");
    expect(parsed.querySelector("parsererror")).toBeNull();
    const json = await (await ask({ url, format: "json" })).json();
    const children = [...(parsed.documentElement?.children ?? [])];
    expect(Object.fromEntries(children.map(({ tagName, textContent }) => [tagName, textContent]))).toEqual(
      Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])),
    );
  });

  it.each([
    [{ url: "https://elsewhere.example/gift-finder" }, 404],
    [{ url: `${ORIGIN}/profile` }, 404],
    [{ url: `${ORIGIN}/constructor` }, 404],
    [{ url: "gift-finder" }, 404],
    [{ url: "javascript:alert(1)" }, 404],
    [{ url: `${ORIGIN}/impact`, format: "yaml" }, 501],
    [{ url: "" }, 400],
    [{}, 400],
    [{ url: `${ORIGIN}/impact`, maxwidth: "wide" }, 400],
    [{ url: `${ORIGIN}/impact`, maxheight: "0" }, 400],
    [{ url: `${ORIGIN}/impact`, maxheight: "-1" }, 400],
  ] as [Record<string, string>, number][])("answers %j with %d and says why", async (query, status) => {
    const response = await createSite().ask(query);
    expect(response.status).toBe(status);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect((await response.text()).length).toBeGreaterThan(20);
  });
});

describe("the badge", () => {
  it("names no charity in letters that our fonts lack", () => {
    const look = { style: "card", theme: "light", format: "svg", scale: 1 } as const;
    const labelOf = (charityName: string) => toBadge({ ...STATS, isDemo: false, charityName }, look).label;
    expect(labelOf("Żółw & Дом – 3 Ζωή")).toBe("given to Żółw & Дом – 3 Ζωή");
    expect(labelOf("日本赤十字")).toBe("given to this charity");
    expect(labelOf("Trees 🌳")).toBe("given to this charity");
    expect([...labelOf("x".repeat(200))]).toHaveLength("given to ".length + 40);
  });

  it("shows the true total, and says when tests are in it", async () => {
    const { open, drawn } = createSite();
    const response = await open("/embed/badge/impact.svg");
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    await open("/embed/badge/impact.png?charity=trees&theme=dark&style=line&scale=2");
    expect(drawn).toEqual([
      {
        kind: "badge",
        style: "card",
        theme: "light",
        format: "svg",
        scale: 1,
        headline: "$1,234.50",
        label: "donated to charity",
        hasFigures: true,
        note: "Test donations counted",
      },
      {
        kind: "badge",
        style: "line",
        theme: "dark",
        format: "png",
        scale: 2,
        headline: "$0.00",
        label: "given to Trees",
        hasFigures: true,
        note: "",
      },
    ]);
  });

  it("is drawn once, however many addresses are made up for it", async () => {
    const { open, drawn } = createSite();
    for (let number = 0; number < 300; number++) {
      const query = `x=${number}&scale=${number + 3}&theme=t${number}&style=${number}`;
      expect((await open(`/embed/badge/impact.png?${query}`)).status).toBe(200);
    }
    expect(drawn).toHaveLength(1);
  });

  it("is not sent again to who has it, through a proxy that compresses, too", async () => {
    const { open } = createSite();
    const etag = (await open("/embed/badge/impact.svg")).headers.get("ETag") ?? "";
    for (const known of [etag, `"x", W/${etag}`]) {
      const headers = { "If-None-Match": known };
      expect((await open("/embed/badge/impact.svg", { headers })).status).toBe(304);
      expect((await open("/embed/badge/impact.svg?theme=dark", { headers })).status).toBe(200);
      expect((await open("/embed/badge/impact.png", { headers })).status).toBe(200);
    }
  });

  it.each(["sample", "broken", "down"])(
    "says who we are, and no figure, where it has no true one: %s",
    async (state) => {
      const { open, drawn } = createSite();
      const response = await open(`/embed/badge/impact.svg?charity=${state}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=30");
      expect(await response.text()).toBe("GiftHearth");
      expect(drawn.map(badgeText)).toEqual(["GiftHearth: Gifts that warm twice"]);
    },
  );

  it("is there for charities that are, and while there is time to draw", async () => {
    const { open, drawn } = createSite();
    expect((await open("/embed/badge/impact.svg?charity=none")).status).toBe(404);
    expect((await open("/embed/badge/other.svg")).status).toBe(404);
    expect(drawn).toEqual([]);
    const busy = await createSite({ maxWaiting: -1 }).open("/embed/badge/impact.svg");
    expect([busy.status, busy.headers.get("Retry-After")]).toEqual([503, "5"]);
  });
});

describe("the configurator's preview", () => {
  const NASTY = `"'></style><script>alert(1)</script>&quot;`;

  it.each([
    `?occasion=${encodeURIComponent(NASTY)}&accent=${encodeURIComponent(NASTY)}&server=https://evil.example&onload=x`,
    "?widget=impact-scoreboard&compact=true&theme=dark&charity=a%22b",
  ])("holds the very snippet that is copied, and runs nothing else: %s", async (query) => {
    const response = await createSite().open(`/embed/frame/preview${query}`);
    const html = await response.text();
    const [snippet] = snippetsOf("", readConfiguration(new URLSearchParams(query)));
    expect(html).toContain(`\n<body>\n${snippet?.code}\n</body>\n`);
    const { document } = new Window();
    document.write(html);
    const scripts = [...document.querySelectorAll("script")].map(({ src, text }) => src + text);
    expect(scripts).toEqual(["/embed/v1/frame-page.js", "/embed/v1/embed.js"]);
    const styles = [...document.querySelectorAll("style")].map(
      ({ textContent }) => `'sha256-${createHash("sha256").update(textContent).digest("base64")}'`,
    );
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain(`; style-src ${styles.join(" ")}; `);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|allow-same-origin/);
  });

  it("is there for what a script shows", async () => {
    expect((await createSite().open("/embed/frame/preview?widget=badge")).status).toBe(404);
  });
});

it("every other address and method is the site's own", async () => {
  const { open } = createSite();
  for (const path of ["/embed", "/embed/", "/impact", "/oembed/x"]) {
    expect(await (await open(path)).text()).toBe("page");
  }
  expect(await (await open("/oembed", { method: "POST" })).text()).toBe("page");
  const head = await open("/embed/frame/gift-finder", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});
