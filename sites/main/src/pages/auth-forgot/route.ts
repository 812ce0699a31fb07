import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "auth-forgot",
  path: "auth/forgot",
  action: async ({ request }) => (await import("./act.ts")).actOnForgot(api, request),
  lazy: () => import("./page.tsx"),
});
