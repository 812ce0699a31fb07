import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "developers",
  path: "developers",
  handle: { isListed: true },
  lazy: () => import("./page.tsx"),
});
