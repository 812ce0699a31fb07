import { data } from "react-router";
import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "not-found",
  path: "*",
  loader: () => data(null, { status: 404 }),
  lazy: () => import("./page.tsx"),
});
