import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "charity",
  path: "charity",
  handle: { isOfUser: true },
  loader: async ({ request }) => (await import("./load.ts")).loadCharity(api, request),
  action: async ({ request }) => (await import("./act.ts")).actOnCharity(api, request),
  lazy: () => import("./page.tsx"),
});
