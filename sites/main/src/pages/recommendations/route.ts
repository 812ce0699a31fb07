import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "recommendations",
  path: "recommendations/:mode?",
  handle: { isOfUser: true },
  loader: async ({ request, params }) =>
    (await import("./load.ts")).loadRecommendations(api, request, params.mode),
  lazy: () => import("./page.tsx"),
});
