import { type Api, ApiError, fetchDonationStats } from "@gifthearth/client";
import { hash } from "@gifthearth/core/recommend";
import { answer, tooManyPictures } from "../seo/answer.ts";
import type { ShareImages } from "../share/share-images.ts";
import type { Render } from "../ssr/render.tsx";
import { type Badge, badgeText, readBadgeLook, toBadge } from "./badge.ts";
import { FRAME_HEADERS, FRAME_STYLE, renderFramePage } from "./frame-page.ts";
import { answerOEmbed } from "./oembed.ts";
import { renderPreviewPage } from "./preview-page.ts";
import { isWidgetName } from "./widgets.ts";

const MEDIA_TYPES = { svg: "image/svg+xml", png: "image/png" } as const;

/** Stands in every badge's ETag; another number when the drawing has changed. */
const DRAWING = 2;

/** Figures change, and a mail or a README shows the same address for years. */
const BADGE_HEADERS = {
  "Cache-Control": "public, max-age=300",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  // For an SVG that is opened by itself.
  "Content-Security-Policy": "default-src 'none'",
};

/** One without figures makes way for one with them soon. */
const WITHOUT_FIGURES = { "Cache-Control": "public, max-age=30" };

/**
 * The site with what stands where scripts of ours may not: the pages for iframes, oEmbed, and the badge; and with the
 * configurator's preview.
 * @throws what rendering and drawing throw
 */
export function withEmbedding(render: Render, images: ShareImages<Badge>): Render {
  async function badge(request: Request, api: Api, format: Badge["format"]): Promise<Response> {
    const { searchParams } = new URL(request.url);
    // The look and the words, of which there are few: what else stands in the address makes no picture of its own.
    const charity = searchParams.get("charity") || undefined;
    const stats = await fetchDonationStats(api, request.signal, charity).catch(noneUnlessUnknown);
    const drawn = toBadge(stats, readBadgeLook(searchParams, format));
    const { style, theme, scale } = drawn;
    const key = [DRAWING, style, theme, scale, badgeText(drawn)].join("/");
    const etag = `"${hash(`${key}.${format}`).toString(36)}"`;
    const headers = { ...BADGE_HEADERS, ...(!drawn.hasFigures && WITHOUT_FIGURES), ETag: etag };
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
    const image = await images.get(`/embed/badge/${key}.${format}`, drawn);
    return image ? answer(request, image, MEDIA_TYPES[format], headers) : tooManyPictures();
  }

  return async (request, fetchApi, isAdminHost = false) => {
    if (request.method === "GET" || request.method === "HEAD") {
      const { origin, pathname, searchParams } = new URL(request.url);
      if (pathname === "/oembed") return withoutBody(request, answerOEmbed(origin, searchParams));
      const [, folder, name = ""] = /^\/embed\/(frame|badge)\/(.*)$/.exec(pathname) ?? [];
      if (folder === "frame") return frame(request, name, searchParams);
      if (folder === "badge") {
        const format = /^impact\.(svg|png)$/.exec(name)?.[1] as Badge["format"] | undefined;
        if (!format) return refuse(404, "The badge is at /embed/badge/impact.svg or /embed/badge/impact.png");
        const api: Api = { baseUrl: origin, fetch: (input, init) => fetchApi(new Request(input, init)) };
        return badge(request, api, format).catch(refuseBadge);
      }
    }
    return render(request, fetchApi, isAdminHost);
  };
}

function frame(request: Request, name: string, query: URLSearchParams): Response {
  if (name === "frame.css") return answer(request, FRAME_STYLE, "text/css", FRAME_HEADERS);
  const preview = name === "preview" && renderPreviewPage(query);
  if (preview) return answer(request, preview.html, "text/html", preview.headers);
  if (!isWidgetName(name)) {
    return refuse(404, "The frames are at /embed/frame/gift-finder and /embed/frame/impact-scoreboard");
  }
  return answer(request, renderFramePage(name, query), "text/html", FRAME_HEADERS);
}

/** No figures just now are no broken picture on somebody's page; a charity that isn't there is a mistake of the page. */
function noneUnlessUnknown(error: unknown): null {
  if (error instanceof ApiError && error.code === "not_found") throw error;
  return null;
}

/** Tells why there is no badge: no such charity. */
function refuseBadge(error: unknown): Response {
  if (!(error instanceof ApiError)) throw error;
  return refuse(404, error.message);
}

function refuse(status: 404, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function withoutBody({ method }: Request, response: Response): Response {
  return method === "HEAD" ? new Response(null, response) : response;
}

function isKnown(request: Request, etag: string): boolean {
  // A proxy that compresses marks what it was told as weak.
  const known = request.headers.get("If-None-Match")?.split(",") ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
