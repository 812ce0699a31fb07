// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { PostSummary } from "../content/blog/post.ts";
import { renderRobots } from "./robots.ts";
import { renderRss } from "./rss.ts";
import { renderSitemap } from "./sitemap.ts";

const ORIGIN = "https://gifts.example";

const POST: PostSummary = {
  id: 7,
  title: 'Socks & "Soap" </title><script>',
  date: "2026-09-10",
  category: "Tips",
  image: "/a.svg",
  fallbackImage: "/b.svg",
  excerpt: "1 < 2",
};

function parseXml(text: string): Document {
  return new DOMParser().parseFromString(text, "text/xml");
}

describe("the sitemap", () => {
  it("names every page by its absolute address, with its day where that is known", () => {
    const xml = renderSitemap(ORIGIN, [
      { path: "/" },
      { path: "/gift-ideas/a&b" },
      { path: "/blog/7", changed: "2026-09-10" },
    ]);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
    expect(xml).toContain("<url><loc>https://gifts.example/</loc></url>");
    expect(xml).toContain("<loc>https://gifts.example/gift-ideas/a&#38;b</loc>");
    expect(xml).toContain("<loc>https://gifts.example/blog/7</loc><lastmod>2026-09-10</lastmod>");
  });
});

describe("the blog's feed", () => {
  it("tells each article as it is, whatever is in it", () => {
    const feed = parseXml(renderRss(ORIGIN, [POST]));
    const items = [...feed.getElementsByTagName("item")];
    expect(items).toHaveLength(1);
    const text = (name: string) => items[0]?.getElementsByTagName(name)[0]?.textContent;
    expect(text("title")).toBe(POST.title);
    expect(text("description")).toBe("1 < 2");
    expect(text("link")).toBe("https://gifts.example/blog/7");
    expect(text("guid")).toBe("https://gifts.example/blog/7");
    expect(text("category")).toBe("Tips");
    expect(text("pubDate")).toBe("Thu, 10 Sep 2026 00:00:00 GMT");
  });
});

describe("robots.txt", () => {
  it("names the sitemap, and keeps robots from the API", () => {
    const robots = renderRobots(ORIGIN, false);
    expect(robots).toContain("User-agent: *\n");
    expect(robots).toContain("Disallow: /api/\n");
    expect(robots).toContain("Sitemap: https://gifts.example/sitemap.xml\n");
  });

  it("keeps them from the administrators' host altogether", () => {
    expect(renderRobots(ORIGIN, true)).toBe("User-agent: *\nDisallow: /\n");
  });
});
