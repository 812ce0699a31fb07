import "./styles/site.css";
import type { Api } from "@gifthearth/client";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Document } from "./document.tsx";
import { readHydrationData } from "./hydration-data.ts";
import { createRoutes } from "./routes.tsx";

const API: Api = { baseUrl: "", fetch: (...request) => fetch(...request) };

const { assets, router: hydrationData, json } = readHydrationData(document);
const routes = createRoutes(API);
await loadCurrentPage(routes);
const router = createBrowserRouter(routes, { hydrationData });
hydrateRoot(
  document,
  <Document assets={assets} json={json}>
    <RouterProvider router={router} />
  </Document>,
);

/** The page's code must be at hand before the first render, which has to equal the server's. */
async function loadCurrentPage(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
