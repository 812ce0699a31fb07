import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_STATS } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { createRender } from "../ssr/render.tsx";

const ASSETS = { entry: "/site.js", styles: "/site.css", fonts: [], imports: [], pages: {} };
const render = createRender(ASSETS);

/** A page as the server sends it while the share is 30%, its text without the marks between its parts. */
async function open(path: string) {
  const stats = { ...DEMO_STATS, charityShare: 0.3, asOf: "2026-11-21T00:00:00Z", isDemo: true };
  const response = await render(new Request(`https://gifts.example${path}`), async ({ url }) =>
    url.endsWith("/api/donation-stats") ? Response.json(stats) : Response.json({}, { status: 404 }),
  );
  return { response, html: (await response.text()).replaceAll("<!-- -->", "") };
}

it.each([
  ["/about", "About GiftHearth – Gifts With Purpose"],
  ["/blog", "Blog | GiftHearth"],
  ["/terms", "Terms of Service | GiftHearth"],
  ["/privacy", "Privacy Policy | GiftHearth"],
  ["/cookies", "Cookie Policy | GiftHearth"],
  ["/affiliate-disclosure", "Affiliate Disclosure | GiftHearth"],
])("%s is titled %s", async (path, title) => {
  const { response, html } = await open(path);
  expect(response.status).toBe(200);
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain('<meta name="description"');
});

it.each(["/terms", "/privacy", "/cookies", "/affiliate-disclosure"])(
  "%s is in effect since 15 September 2023",
  async (path) => {
    const { html } = await open(path);
    expect(html).toContain('<time dateTime="2023-09-15">15 September 2023</time>');
  },
);

it("/privacy says how long backups keep what was deleted, as the operator is told to", async () => {
  const [, days] = /Backups keep what was deleted for up to (\d+) days longer/.exec(
    (await open("/privacy")).html,
  ) ?? [""];
  const runbook = readFileSync(join(import.meta.dirname, "../../../../api/RUNBOOK.md"), "utf8");
  expect(runbook).toContain(`Remove backups after ${days} days`);
});

it("/blog says what there is, then shows the articles, the newest id first, and leads to the finder", async () => {
  const { html } = await open("/blog");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const marks = /What you’ll find<|Featured articles<|href="(?:\/blog\/\d+|\/gift-finder)"/g;
  expect(main.match(marks)).toEqual([
    "What you’ll find<",
    "Featured articles<",
    ...[5, 4, 3, 2].map((id) => `href="/blog/${id}"`),
    'href="/gift-finder"',
  ]);
});

describe("the share", () => {
  it.each(["/about", "/terms", "/affiliate-disclosure", "/blog/5"])(
    "is the one that is set, in dollars too, on %s",
    async (path) => {
      const { html } = await open(path);
      expect(html).toContain("$0.60");
      expect(html).not.toContain("$1.00");
    },
  );

  it.each(["/about", "/blog", "/blog/2", "/blog/3", "/blog/4", "/terms", "/affiliate-disclosure"])(
    "is nowhere written as another on %s",
    async (path) => {
      const { html } = await open(path);
      // The list's card of article 5 tells of the plan.
      expect(html.replaceAll("50% to build the product", "")).not.toContain("50%");
    },
  );

  it("of the plan stays as it was announced", async () => {
    const { html } = await open("/blog/5");
    expect(html).toContain("30% to charity.");
    expect(html).toContain("20% to users who share.");
    expect(html).toContain("50% to build the product.");
  });
});

it.each(["1", "6", "abc", "05", "2.0", "-2", "2%20", "constructor"])(
  "/blog/%s, which is no article, leads to the list",
  async (id) => {
    const { response } = await open(`/blog/${id}`);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/blog");
  },
);

it("a legal page's links to itself and to its kin lead somewhere", async () => {
  const paths = ["/terms", "/privacy", "/cookies", "/affiliate-disclosure"];
  const pages = new Map(
    await Promise.all(paths.map(async (path) => [path, (await open(path)).html] as const)),
  );
  for (const [path, html] of pages) {
    for (const [, page = "", id = ""] of html.matchAll(/href="(\/[a-z-]+)?#([a-z-]+)"/g)) {
      expect(`${pages.get(page || path)}`, `${path} leads to ${page}#${id}`).toContain(`id="${id}"`);
    }
  }
});
