import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "auth-finish",
  path: "auth/finish",
  action: async ({ request }) => (await import("./act.ts")).actOnFinish(api, request),
  lazy: () => import("./page.tsx"),
});
