import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "shortlist",
  path: "shortlist",
  lazy: () => import("./page.tsx"),
});
