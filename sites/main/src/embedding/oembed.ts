import { PRODUCT_NAME } from "@gifthearth/core";
import { heightAt } from "@gifthearth/widgets/embed-places";
import { escapeXml } from "../seo/xml.ts";
import { SHARE_IMAGE_SIZE, SITE_CARD, shareImagePath } from "../share/share-card.ts";
import { framedOptions, WIDGETS, type WidgetName } from "./widgets.ts";

/** Our pages that others can show as a widget, by their paths. */
const PAGES: Readonly<Record<string, WidgetName>> = {
  "/": "gift-finder",
  "/gift-finder": "gift-finder",
  "/impact": "impact-scoreboard",
};

/** Whether others can show the page at a path. */
export function isEmbeddable(path: string): boolean {
  return widgetAt(path) !== undefined;
}

/** Any page may ask, and what it is told holds for a day. */
const HEADERS = { "Access-Control-Allow-Origin": "*", "Cache-Control": "public, max-age=86400" };

/**
 * Answers an oEmbed request (the oEmbed specification, version 1.0): type `rich`, an iframe.
 * 400 where something is missing or means nothing, 404 for an address that isn't one of those pages, 501 for a
 * format that is neither JSON nor XML.
 * @param origin where the site is
 */
export function answerOEmbed(origin: string, query: URLSearchParams): Response {
  const format = query.get("format") ?? "json";
  if (format !== "json" && format !== "xml") return refuse(501, "The format can be json or xml.");
  const address = query.get("url");
  if (!address) return refuse(400, "Please say in url which page of ours you want to show.");
  const [maxWidth, maxHeight] = [readLimit(query, "maxwidth"), readLimit(query, "maxheight")];
  if (Number.isNaN(maxWidth) || Number.isNaN(maxHeight)) {
    return refuse(400, "maxwidth and maxheight are whole numbers of pixels, such as 640.");
  }
  const page = pageAt(origin, address);
  if (!page) {
    const paths = Object.keys(PAGES).map((path) => origin + path);
    return refuse(404, `There is nothing to show for that address. These can be shown: ${paths.join(", ")}`);
  }
  const answer = describe(origin, page, maxWidth, maxHeight);
  return format === "xml"
    ? new Response(toXml(answer), { headers: { ...HEADERS, "Content-Type": "text/xml; charset=utf-8" } })
    : Response.json(answer, { headers: HEADERS });
}

interface Page {
  readonly widget: WidgetName;
  readonly options: URLSearchParams;
}

/** The page at an address, with http or https: who copies addresses by hand mistakes the one for the other. */
function pageAt(origin: string, address: string): Page | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== new URL(origin).host) return null;
  const widget = widgetAt(url.pathname);
  return widget ? { widget, options: framedOptions(widget, url.searchParams) } : null;
}

/** What stands for the page at a path, in either case. */
function widgetAt(path: string): WidgetName | undefined {
  const page = path.replace(/(?<=.)\/+$/, "").toLowerCase();
  return Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
}

/** @returns infinity without a limit, NaN for one that means nothing */
function readLimit(query: URLSearchParams, name: string): number {
  const limit = query.get(name);
  if (limit === null) return Number.POSITIVE_INFINITY;
  return /^[1-9]\d{0,5}$/.test(limit) ? Number(limit) : Number.NaN;
}

function describe(origin: string, { widget, options }: Page, maxWidth: number, maxHeight: number) {
  const width = Math.min(WIDGETS[widget].width, maxWidth);
  const height = Math.min(heightAt(widget, width), maxHeight);
  const title = `${WIDGETS[widget].title} by ${PRODUCT_NAME}`;
  const query = options.size > 0 ? `?${options}` : "";
  const source = escapeXml(`${origin}/embed/frame/${widget}${query}`);
  const picture = SHARE_IMAGE_SIZE;
  return {
    version: "1.0",
    type: "rich",
    provider_name: PRODUCT_NAME,
    provider_url: origin,
    title,
    cache_age: 86_400,
    width,
    height,
    html: `<iframe src="${source}" width="${width}" height="${height}" title="${title}" style="border: 0; max-width: 100%" allow="clipboard-write" loading="lazy"></iframe>`,
    ...(picture.width <= maxWidth &&
      picture.height <= maxHeight && {
        thumbnail_url: origin + shareImagePath("site", SITE_CARD),
        thumbnail_width: picture.width,
        thumbnail_height: picture.height,
      }),
  };
}

function toXml(answer: Readonly<Record<string, string | number>>): string {
  const elements = Object.entries(answer).map(
    ([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>\n`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${elements.join("")}</oembed>\n`;
}

function refuse(status: 400 | 404 | 501, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { "Access-Control-Allow-Origin": "*", "Content-Type": "text/plain; charset=utf-8" },
  });
}
