import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "terms",
  path: "terms",
  handle: { isListed: true },
  lazy: () => import("./page.tsx"),
});
