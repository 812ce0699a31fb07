import type { Api } from "@gifthearth/client";
import { renderToReadableStream } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { OEmbedLinks } from "../embedding/oembed-links.tsx";
import { NoScriptFinderContext } from "../no-script/no-script-finder-place.tsx";
import { refusePost } from "../no-script/post-form.ts";
import { NoScriptFinder } from "../pages/gift-finder/no-script-finder.tsx";
import { createRoutes } from "../routes.tsx";
import { readTheme } from "../theme/theme.ts";
import { assetsOfPage, type SiteAssets } from "./assets.ts";
import { contentSecurityPolicy, newNonce } from "./content-security-policy.ts";
import { Document } from "./document.tsx";
import { type HydrationData, toHydrationState, toScriptJson } from "./hydration-data.ts";

/** Answers a request for a page, or a form that was sent to it: method GET, HEAD or POST. */
export type Render = (request: Request, fetchApi: FetchApi, isAdminHost?: boolean) => Promise<Response>;

/** Reaches the API in-process, on behalf of the visitor who asked for the page. */
export type FetchApi = (request: Request) => Promise<Response>;

/** A page names its visitor's country, so nobody in between may keep it; the browser asks again. */
const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "private, no-cache",
};

/**
 * The site as a function from request to response: pages with their own status, redirects as redirects.
 * @throws what a page's rendering throws; the failure of an API call is no such thing
 */
export function createRender(assets: SiteAssets): Render {
  return async (request, fetchApi, isAdminHost = false) => {
    const { origin } = new URL(request.url);
    const headers = new Headers(HEADERS);
    const api: Api = {
      baseUrl: origin,
      async fetch(input, init) {
        const reply = await fetchApi(new Request(input, init));
        // A session that is in use lives on, in the visitor's browser too.
        for (const cookie of reply.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
        return reply;
      },
    };
    const { query, dataRoutes } = createStaticHandler(createRoutes(api, isAdminHost));
    const refusal = request.method === "POST" ? refusePost(request, dataRoutes) : null;
    if (refusal) return refusal;
    const context = await query(request);
    if (context instanceof Response) {
      headers.delete("Content-Type");
      for (const [name, value] of context.headers) headers.append(name, value);
      return new Response(null, { status: context.status, headers });
    }

    const answer = { status: context.statusCode, headers };
    if (request.method === "HEAD") return new Response(null, answer);

    const data: HydrationData = {
      assets: assetsOfPage(
        assets,
        context.matches.map(({ route }) => route.id),
      ),
      router: toHydrationState(context),
    };
    const page = (
      <Document
        assets={data.assets}
        json={toScriptJson(data)}
        theme={readTheme(request.headers.get("Cookie"))}
        links={<OEmbedLinks origin={origin} path={context.location.pathname} />}
      >
        <NoScriptFinderContext value={NoScriptFinder}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </NoScriptFinderContext>
      </Document>
    );
    const nonce = newNonce();
    headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
    const html = await renderToReadableStream(page, {
      bootstrapModules: [assets.entry],
      nonce,
      signal: request.signal,
    });
    return new Response(html, answer);
  };
}
