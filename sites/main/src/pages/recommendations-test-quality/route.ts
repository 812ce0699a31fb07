import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "recommendations-test-quality",
  lazy: () => import("./page.tsx"),
  children: [
    { path: "recommendations/test-quality", element: null },
    { path: "test-quality", element: null },
  ],
});
