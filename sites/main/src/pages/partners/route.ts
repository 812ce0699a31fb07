import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "partners",
  path: "partners",
  handle: { isListed: true, isOfUser: true },
  loader: async ({ request }) => (await import("./load.ts")).loadPartners(api, request),
  action: async ({ request }) => (await import("./act.ts")).actOnPartners(api, request),
  lazy: () => import("./page.tsx"),
});
