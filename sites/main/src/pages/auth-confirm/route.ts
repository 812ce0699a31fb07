import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "auth-confirm",
  path: "auth/confirm",
  action: async ({ request }) => (await import("./act.ts")).actOnConfirm(api, request),
  lazy: () => import("./page.tsx"),
});
