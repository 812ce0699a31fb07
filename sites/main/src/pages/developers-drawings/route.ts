import { fetchDrawings } from "@gifthearth/client";
import { data } from "react-router";
import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "developers-drawings",
  path: "developers/drawings",
  loader: () =>
    fetchDrawings(api).catch(() => {
      throw data(null, { status: 503 });
    }),
  lazy: () => import("./page.tsx"),
});
