import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "newsletter",
  path: "newsletter",
  handle: { isListed: true },
  action: async ({ request }) => (await import("./act.ts")).actOnNewsletter(api, request),
  lazy: () => import("./page.tsx"),
});
