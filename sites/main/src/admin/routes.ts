import type { Api } from "@gifthearth/client";
import type { RouteObject } from "react-router";

/** The pages for administrators (specification, section 2, route table). */
export function adminRoutes(api: Api): RouteObject[] {
  return [
    {
      id: "admin",
      loader: async ({ request }) => {
        const { loadAdmin } = await import("../pages/admin/load.ts");
        return loadAdmin(api, request);
      },
      // From one of its addresses to the other, what is shown is another thing.
      shouldRevalidate: () => true,
      lazy: () => import("../pages/admin/admin-page.tsx"),
      children: [
        { path: "admin/dashboard", element: null },
        // Where the account menu leads (specification, section 2).
        { path: "admin/feedback", element: null },
      ],
    },
  ];
}
