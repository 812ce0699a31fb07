import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "newsletter-unsubscribe",
  path: "newsletter/unsubscribe",
  lazy: () => import("./page.tsx"),
});
