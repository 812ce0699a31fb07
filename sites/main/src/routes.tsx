import type { Api } from "@gifthearth/client";
import { data, type RouteObject } from "react-router";
import { Layout } from "./layout/layout.tsx";
import { loadGiftIdea } from "./pages/gift-idea/load.ts";
import { loadHome } from "./pages/home/load.ts";
import { ErrorPage } from "./pages/problem/error-page.tsx";
import { NotFound } from "./pages/problem/not-found.tsx";
import { loadSiteData, SITE_ROUTE } from "./site-data.ts";

/**
 * The site's routes (specification, section 2, route table). A page's id is the name of its folder. Its
 * code is fetched when it is first shown, and its data meanwhile.
 */
export function createRoutes(api: Api): RouteObject[] {
  const pages: RouteObject[] = [
    {
      id: "home",
      index: true,
      loader: () => loadHome(api),
      lazy: () => import("./pages/home/home-page.tsx"),
    },
    {
      id: "gift-finder",
      path: "gift-finder",
      lazy: () => import("./pages/gift-finder/gift-finder-page.tsx"),
    },
    { id: "impact", path: "impact", lazy: () => import("./pages/impact/impact-page.tsx") },
    {
      id: "gift-idea",
      path: "gift-ideas/:id",
      loader: ({ params }) => loadGiftIdea(api, params.id ?? ""),
      lazy: () => import("./pages/gift-idea/gift-idea-page.tsx"),
    },
    {
      id: "not-found",
      path: "*",
      loader: () => data(null, { status: 404 }),
      element: <NotFound />,
    },
  ];
  return [
    {
      id: SITE_ROUTE,
      loader: (request) => loadSiteData(api, request),
      shouldRevalidate: () => false,
      element: <Layout api={api} />,
      // Where the layout itself fails.
      errorElement: (
        <main className="gh">
          <ErrorPage />
        </main>
      ),
      children: [{ errorElement: <ErrorPage />, children: pages }],
    },
  ];
}
