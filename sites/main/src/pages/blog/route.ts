import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "blog",
  path: "blog",
  handle: { isListed: true },
  lazy: () => import("./page.tsx"),
});
