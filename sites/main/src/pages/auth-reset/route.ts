import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "auth-reset",
  path: "auth/reset",
  action: async ({ request }) => (await import("./act.ts")).actOnReset(api, request),
  lazy: () => import("./page.tsx"),
});
