import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "affiliate-disclosure",
  path: "affiliate-disclosure",
  handle: { isListed: true },
  lazy: () => import("./page.tsx"),
});
