import type { Api } from "@gifthearth/client";
import { type RouteObject, redirect } from "react-router";

/** The pages for administrators (specification, section 2, route table). */
export function adminRoutes(api: Api): RouteObject[] {
  return [
    {
      id: "admin",
      path: "admin/dashboard",
      loader: async ({ request }) => {
        const { loadAdmin } = await import("../pages/admin/load.ts");
        return loadAdmin(api, request);
      },
      lazy: () => import("../pages/admin/admin-page.tsx"),
    },
    // Where the account menu leads (specification, section 2).
    { path: "admin/feedback", loader: () => redirect("/admin/dashboard") },
  ];
}
