import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "newsletter-confirm",
  path: "newsletter/confirm",
  lazy: () => import("./page.tsx"),
});
