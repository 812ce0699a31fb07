import type { Api } from "@gifthearth/client";
import { data, type RouteObject } from "react-router";
import { keepThroughOtherTabs } from "./account/other-tabs.ts";
import { accountRoutes } from "./account/routes.ts";
import { loadSession, SESSION_ROUTE } from "./account/session.ts";
import { adminRoutes } from "./admin/routes.ts";
import { contentRoutes } from "./content/routes.ts";
import { namedPartner } from "./host/partner-host.tsx";
import { Layout } from "./layout/layout.tsx";
import { newsletterRoutes } from "./newsletter/routes.ts";
import { loadGiftFinder } from "./pages/gift-finder/load.ts";
import { loadGiftIdea } from "./pages/gift-idea/load.ts";
import { loadHome } from "./pages/home/load.ts";
import { ErrorPage } from "./pages/problem/error-page.tsx";
import { partnerRoutes } from "./partners/routes.ts";
import { loadSiteData, SITE_ROUTE } from "./site-data.ts";

/** Ids of the pages that show what is the user's, or lead elsewhere who is or isn't signed in. */
const PAGES_OF_USER = new Set([
  "auth",
  "profile",
  "saved-gifts",
  "saved-gift-ideas",
  "recommendations",
  "partners",
  "admin",
]);

/**
 * The site's routes (specification, section 2, route table). A page's id is the name of its folder. Its
 * code is fetched when it is first shown, and its data meanwhile.
 * @param isAdminHost as the server knows it; a browser is told with the page
 */
export function createRoutes(api: Api, isAdminHost = false): RouteObject[] {
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
      loader: () => loadGiftFinder(api),
      // What is switched on doesn't change from one category to the next.
      shouldRevalidate: () => false,
      lazy: () => import("./pages/gift-finder/gift-finder-page.tsx"),
    },
    {
      id: "impact",
      path: "impact",
      loader: async ({ request }) => {
        const { loadImpact } = await import("./pages/impact/load.ts");
        return loadImpact(api, request.signal);
      },
      lazy: () => import("./pages/impact/impact-page.tsx"),
    },
    {
      id: "gift-ideas",
      path: "gift-ideas",
      loader: async ({ request }) => {
        const { loadGiftIdeas } = await import("./pages/gift-ideas/load.ts");
        return loadGiftIdeas(api, new URL(request.url).searchParams);
      },
      lazy: () => import("./pages/gift-ideas/gift-ideas-page.tsx"),
    },
    {
      id: "gift-idea",
      path: "gift-ideas/:id",
      loader: ({ params, request }) => {
        const partner = namedPartner(new URL(request.url).searchParams);
        return loadGiftIdea({ ...api, partner }, params.id ?? "");
      },
      lazy: () => import("./pages/gift-idea/gift-idea-page.tsx"),
    },
    {
      id: "recommendations",
      path: "recommendations/:mode?",
      loader: async ({ request, params }) => {
        const { loadRecommendations } = await import("./pages/recommendations/load.ts");
        return loadRecommendations(api, request, params.mode);
      },
      lazy: () => import("./pages/recommendations/recommendations-page.tsx"),
    },
    {
      id: "embed",
      path: "embed",
      loader: async ({ request }) => {
        const { loadConfigurator } = await import("./pages/embed/load.ts");
        return loadConfigurator(api, request.signal);
      },
      lazy: () => import("./pages/embed/embed-page.tsx"),
    },
    {
      id: "quality-test",
      lazy: () => import("./pages/quality-test/quality-test-page.tsx"),
      children: [
        { path: "recommendations/test", element: null },
        { path: "test-recommendations", element: null },
      ],
    },
    {
      id: "high-quality-test",
      lazy: () => import("./pages/high-quality-test/high-quality-test-page.tsx"),
      children: [
        { path: "recommendations/test-quality", element: null },
        { path: "test-quality", element: null },
      ],
    },
    {
      id: "not-found",
      path: "*",
      loader: () => data(null, { status: 404 }),
      lazy: () => import("./pages/not-found/not-found-page.tsx"),
    },
  ];
  return [
    {
      id: SITE_ROUTE,
      loader: (request) => loadSiteData(api, request, isAdminHost),
      shouldRevalidate: () => false,
      element: <Layout api={api} />,
      // Where the layout itself fails.
      errorElement: (
        <main className="gh">
          <ErrorPage />
        </main>
      ),
      children: [
        {
          id: SESSION_ROUTE,
          // Asked again when a page asks for it, after signing in, and not on the way from page to page.
          loader: () => loadSession(api),
          children: [
            {
              errorElement: <ErrorPage />,
              children: keepThroughOtherTabs(
                [
                  ...pages,
                  ...contentRoutes,
                  ...newsletterRoutes(),
                  ...partnerRoutes(api),
                  ...accountRoutes(api),
                  ...adminRoutes(api),
                ],
                PAGES_OF_USER,
              ),
            },
          ],
        },
      ],
    },
  ];
}
