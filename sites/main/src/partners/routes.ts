import type { Api } from "@gifthearth/client";
import type { RouteObject } from "react-router";

/** Where somebody becomes a partner, and sees what came of it. */
export function partnerRoutes(api: Api): RouteObject[] {
  return [
    {
      id: "partners",
      path: "partners",
      loader: async ({ request }) => {
        const { loadPartners } = await import("../pages/partners/load.ts");
        return loadPartners(api, request);
      },
      lazy: () => import("../pages/partners/partners-page.tsx"),
    },
  ];
}
