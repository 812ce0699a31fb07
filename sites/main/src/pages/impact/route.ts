import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "impact",
  path: "impact",
  handle: { isListed: true },
  loader: async ({ request }) => (await import("./load.ts")).loadImpact(api, request.signal),
  lazy: () => import("./page.tsx"),
});
