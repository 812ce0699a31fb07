import "./styles/site.css";
import type { Api } from "@gifthearth/client";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { preloadOnIntent } from "./preload-on-intent.ts";
import { createRoutes } from "./routes.tsx";
import { Document } from "./ssr/document.tsx";
import { readHydrationData } from "./ssr/hydration-data.ts";
import { readTheme } from "./theme/theme.ts";

const API: Api = { baseUrl: "", fetch: (...request) => fetch(...request) };

// Not awaited here at the top: a page's code imports from this module, and each would wait for the other.
void hydrate(createRoutes(API));

async function hydrate(routes: RouteObject[]): Promise<void> {
  await loadCurrentPage(routes);
  const { assets, router: hydrationData, json } = readHydrationData(document);
  const router = createBrowserRouter(routes, { hydrationData });
  hydrateRoot(
    document,
    <Document assets={assets} json={json} theme={readTheme(document.cookie)}>
      <RouterProvider router={router} />
    </Document>,
  );
  preloadOnIntent(routes);
}

/** The page's code must be at hand before the first render, which has to equal the server's. */
async function loadCurrentPage(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
