import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "about",
  path: "about",
  handle: { isListed: true },
  lazy: () => import("./page.tsx"),
});
