import { describe, expect, it } from "vitest";
import type { ShareCard } from "../share/share-card.ts";
import { createShareImages } from "../share/share-images.ts";
import type { FetchApi } from "../ssr/render.tsx";
import { withSeo } from "./with-seo.ts";

const IDS = Array.from({ length: 230 }, (_, place) => `idea-${place}`);

const api: FetchApi = async ({ url }) => {
  const { pathname, searchParams } = new URL(url);
  if (pathname === "/api/gift-ideas") {
    const offset = Number(searchParams.get("offset"));
    const items = IDS.slice(offset, offset + Number(searchParams.get("limit"))).map((id) => ({ id }));
    return Response.json({ items });
  }
  if (pathname === "/api/gift-ideas/idea-1") {
    return Response.json({ category: "kitchen", title: "Bread Pan", priceRange: "$40-$80" });
  }
  const error = { code: "not_found", message: "There is no such gift idea", requestId: "1" };
  return Response.json({ error }, { status: 404 });
};

/** The site with a page that says "page", and pictures of three bytes. */
function createSite({ maxWaiting = 20 } = {}) {
  const drawn: string[] = [];
  const images = createShareImages({
    draw: async ({ title }: ShareCard) => {
      drawn.push(title);
      return new Uint8Array([1, 2, 3]);
    },
    maxWaiting,
  });
  const site = withSeo(async () => new Response("page"), images);
  const open = (path: string, init: RequestInit = {}) =>
    site(new Request(`https://gifts.example${path}`, init), api);
  return { open, drawn };
}

describe("the site", () => {
  it("lists its pages, articles and every idea in the sitemap", async () => {
    const response = await createSite().open("/sitemap.xml");
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain("https://gifts.example/");
    expect(addresses).toContain("https://gifts.example/blog/2");
    for (const id of IDS) expect(addresses).toContain(`https://gifts.example/gift-ideas/${id}`);
  });

  it("answers HEAD without a body, other methods and other addresses by its pages", async () => {
    const { open } = createSite();
    expect(await (await open("/robots.txt", { method: "HEAD" })).text()).toBe("");
    expect(await (await open("/robots.txt", { method: "POST" })).text()).toBe("page");
    expect(await (await open("/share/1/site.svg")).text()).toBe("page");
    expect(await (await open("/gift-ideas")).text()).toBe("page");
  });
});

describe("a share image", () => {
  it("has one address that may be kept for ever, and others that lead to it for a while", async () => {
    const { open, drawn } = createSite();
    const stale = await open("/share/0/gift-ideas/idea-1.png");
    expect(stale.status).toBe(200);
    expect(stale.headers.get("Content-Type")).toBe("image/png");
    expect(stale.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const etag = stale.headers.get("ETag") ?? "";
    const path = `/share/${etag.slice(1, -1)}/gift-ideas/idea-1.png`;
    const current = await open(path);
    expect(current.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect([...new Uint8Array(await current.arrayBuffer())]).toEqual([1, 2, 3]);
    expect((await open(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
    // However many addresses are made up, the picture is drawn once.
    expect(drawn).toEqual(["Bread Pan"]);
  });

  it("is drawn of nothing but what there is", async () => {
    const { open, drawn } = createSite();
    for (const page of [
      "gift-ideas/none",
      "blog/99",
      "blog/",
      "gift-ideas/",
      "blog/3/4",
      "nothing",
      "../site",
    ]) {
      expect((await open(`/share/0/${page}.png`)).status, page).not.toBe(500);
    }
    expect((await open("/share/0/gift-ideas/none.png")).status).toBe(404);
    expect((await open("/share/0/blog/99.png")).status).toBe(404);
    expect(drawn).toEqual([]);
    await open("/share/0/blog/3.png");
    await open("/share/0/site.png");
    expect(drawn).toHaveLength(2);
  });

  it("is to be asked for again while too many are being drawn", async () => {
    const { open } = createSite({ maxWaiting: -1 });
    const response = await open("/share/0/site.png");
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
  });
});
