import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "recommendations-test",
  lazy: () => import("./page.tsx"),
  children: [
    { path: "recommendations/test", element: null },
    { path: "test-recommendations", element: null },
  ],
});
