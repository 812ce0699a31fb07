import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "cookies",
  path: "cookies",
  handle: { isListed: true },
  lazy: () => import("./page.tsx"),
});
