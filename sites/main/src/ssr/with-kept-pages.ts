import type { Api } from "@gifthearth/client";
import { matchRoutes, type RouteObject } from "react-router";
import { PAGE_ROUTES } from "../routes.tsx";
import { askCountry } from "../site-data.ts";
import { readTheme } from "../theme/theme.ts";
import type { FetchApi, Render } from "./render.tsx";

/** Milliseconds for which a page is kept: long enough for a burst, and too short for anybody to see what was. */
const KEPT_FOR = 5_000;

/** Pages that are kept, some 60 kB each. */
const MOST_PAGES = 100;

/** A longer address is nobody's but its visitor's. */
const LONGEST_ADDRESS = 300;

/** A page as it was drawn for one visitor, in parts: between any two stands the page's nonce. */
interface DrawnPage {
  readonly html: readonly string[];
  readonly policy: readonly string[];
  readonly status: number;
  readonly headers: Headers;
  /** False for one that went wrong or leads elsewhere: that is for those who waited for it, and no longer. */
  readonly isKept: boolean;
}

/** Null for a page that sets a cookie, which is nobody else's. */
type Drawing = Promise<DrawnPage | null>;

/**
 * The site with what it shows to everybody drawn once in a while: for who brings no cookie but the choice of colours,
 * and told apart by address, country and colours. Whoever asks for the same page while it is drawn waits for it; each
 * answer has a nonce of its own.
 * @param newNonce as pages have it
 * @param now milliseconds since 1970
 */
export function withKeptPages(render: Render, newNonce: () => string, now: () => number = Date.now): Render {
  const kept = new Map<string, { readonly until: number; readonly drawing: Drawing }>();

  function draw(key: string, make: () => Drawing): Drawing {
    const known = kept.get(key);
    if (known && known.until > now()) return known.drawing;
    // Drawn anew it is the latest; the one that was drawn longest ago makes room.
    kept.delete(key);
    for (const oldest of kept.keys()) {
      if (kept.size < MOST_PAGES) break;
      kept.delete(oldest);
    }
    const drawing = make();
    const entry = { until: now() + KEPT_FOR, drawing };
    const forget = () => kept.get(key) === entry && kept.delete(key);
    drawing.then((page) => page?.isKept || forget(), forget);
    kept.set(key, entry);
    return drawing;
  }

  return async (request, fetchApi, isAdminHost = false) => {
    const { url, headers } = request;
    const cookies = headers.get("Cookie");
    if (!isForAll(request, cookies)) return render(request, fetchApi, isAdminHost);
    const { origin, searchParams } = new URL(url);
    const api: Api = { baseUrl: origin, fetch: (input, init) => fetchApi(new Request(input, init)) };
    const country = await askCountry(api, searchParams);
    if (country === null) return render(request, fetchApi, isAdminHost);
    const key = JSON.stringify([url, readTheme(cookies), country, isAdminHost]);
    const page = await draw(key, () => drawForAll(render, request, fetchApi, isAdminHost));
    return page ? toResponse(page, newNonce()) : render(request, fetchApi, isAdminHost);
  };
}

/** Pages that show the same to all of a country: the listed ones, ideas and articles. */
const PAGES_FOR_ALL: readonly RouteObject[] = PAGE_ROUTES.map((page) => page({} as Api)).filter(
  ({ handle }) => !handle?.isOfUser && (handle?.isListed || handle?.isForAll),
);

function isForAll({ method, url }: Request, cookies: string | null): boolean {
  const { pathname, searchParams } = new URL(url);
  return (
    method === "GET" &&
    url.length <= LONGEST_ADDRESS &&
    (cookies === null || /^\s*theme=\w*\s*$/.test(cookies)) &&
    // A partner's page counts who comes.
    !searchParams.has("partner") &&
    matchRoutes([...PAGES_FOR_ALL], pathname) !== null
  );
}

/** Draws a page to its end, whoever of those who wait for it goes away. */
async function drawForAll(
  render: Render,
  request: Request,
  fetchApi: FetchApi,
  isAdminHost: boolean,
): Drawing {
  let isWhole = true;
  async function watch(asked: Request): Promise<Response> {
    try {
      const reply = await fetchApi(asked);
      isWhole &&= reply.ok;
      return reply;
    } catch (error) {
      isWhole = false;
      throw error;
    }
  }
  const response = await render(new Request(request.url, { headers: request.headers }), watch, isAdminHost);
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const html = await response.text();
  const { status, headers } = response;
  if (headers.has("Set-Cookie")) return null;
  const parts = (text: string) => (nonce ? text.split(nonce) : [text]);
  return { html: parts(html), policy: parts(policy), status, headers, isKept: status === 200 && isWhole };
}

function toResponse({ html, policy, status, headers: drawn }: DrawnPage, nonce: string): Response {
  const headers = new Headers(drawn);
  if (drawn.has("Content-Security-Policy")) headers.set("Content-Security-Policy", policy.join(nonce));
  return new Response(html.join(nonce), { status, headers });
}
