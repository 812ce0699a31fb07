import { type Api, ApiError, fetchGiftIdea, fetchGiftIdeas } from "@gifthearth/client";
import { POSTS } from "../content/blog/posts.ts";
import { PAGE_ROUTES } from "../routes.tsx";
import { cardOfIdea, cardOfPost } from "../share/cards.ts";
import { type ShareCard, SITE_CARD, shareImagePath } from "../share/share-card.ts";
import type { ShareImages } from "../share/share-images.ts";
import type { Render } from "../ssr/render.tsx";
import { answer, tooManyPictures } from "./answer.ts";
import { FEED_PATH } from "./feed-path.ts";
import { renderRobots } from "./robots.ts";
import { renderRss } from "./rss.ts";
import { renderSitemap } from "./sitemap.ts";

/** What stands in no page may be kept for an hour. */
const HOUR = { "Cache-Control": "public, max-age=3600" };

/** An address that says what is in it. */
const FOR_EVER = { "Cache-Control": "public, max-age=31536000, immutable" };

/** As many ideas as the API lists at once. */
const IDEAS_AT_ONCE = 200;

/**
 * The site with what others find it by: robots.txt, the sitemap, the blog's feed, and share images.
 * @throws what rendering and drawing throw
 */
export function withSeo(render: Render, images: ShareImages<ShareCard>): Render {
  /** Sitemaps by the site's address; the catalogue changes with a release only. */
  const sitemaps = new Map<string, string>();

  async function sitemap(api: Api): Promise<string> {
    const { baseUrl } = api;
    const known = sitemaps.get(baseUrl);
    if (known) return known;
    const entries = [
      ...PAGE_ROUTES.map((page) => page(api))
        .filter(({ handle }) => handle?.isListed)
        .map(({ path = "" }) => ({ path: `/${path}` })),
      ...POSTS.map(({ id, date }) => ({ path: `/blog/${id}`, changed: date })),
      ...(await ideaIds(api)).map((id) => ({ path: `/gift-ideas/${id}` })),
    ];
    const xml = renderSitemap(baseUrl, entries);
    sitemaps.set(baseUrl, xml);
    return xml;
  }

  async function shareImage(request: Request, api: Api, page: string): Promise<Response> {
    const card = await cardOf(api, page);
    if (!card) return new Response("There is no such picture", { status: 404 });
    const path = shareImagePath(page, card);
    const etag = `"${path.split("/")[2]}"`;
    const isCurrent = new URL(request.url).pathname === path;
    const headers = { ETag: etag, ...(isCurrent ? FOR_EVER : HOUR) };
    if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
    const image = await images.get(path, card);
    if (image) return answer(request, image, "image/png", headers);
    return tooManyPictures();
  }

  return async (request, fetchApi, isAdminHost = false) => {
    if (request.method === "GET" || request.method === "HEAD") {
      const { origin, pathname } = new URL(request.url);
      const api: Api = { baseUrl: origin, fetch: (input, init) => fetchApi(new Request(input, init)) };
      if (pathname === "/robots.txt")
        return answer(request, renderRobots(origin, isAdminHost), "text/plain", HOUR);
      if (pathname === "/sitemap.xml") return answer(request, await sitemap(api), "application/xml", HOUR);
      if (pathname === FEED_PATH)
        return answer(request, renderRss(origin, POSTS), "application/rss+xml", HOUR);
      const page = /^\/share\/[0-9a-z]{1,8}\/([0-9a-z/-]{1,100})\.png$/.exec(pathname)?.[1];
      if (page) return shareImage(request, api, page);
    }
    return render(request, fetchApi, isAdminHost);
  };
}

/** Ids of every idea of the catalogue. */
async function ideaIds(api: Api): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { items } = await fetchGiftIdeas(api, { limit: String(IDEAS_AT_ONCE), offset: String(ids.length) });
    ids.push(...items.map(({ id }) => id));
    if (items.length < IDEAS_AT_ONCE) return ids;
  }
}

/** What is to be drawn for a page; null for one that has no image. Nothing but what we know is ever drawn. */
async function cardOf(api: Api, page: string): Promise<ShareCard | null> {
  if (page === "site") return SITE_CARD;
  const [, kind, id = ""] = /^(blog|gift-ideas)\/([0-9a-z-]+)$/.exec(page) ?? [];
  if (kind === "blog") {
    const post = POSTS.find((candidate) => String(candidate.id) === id);
    return post ? cardOfPost(post) : null;
  }
  if (kind !== "gift-ideas") return null;
  try {
    return cardOfIdea(await fetchGiftIdea(api, id));
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}
