import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "privacy",
  path: "privacy",
  handle: { isListed: true },
  lazy: () => import("./page.tsx"),
});
