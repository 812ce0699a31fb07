import type { PageRoute } from "../../page-route.ts";
import { loadSharedList } from "./load.ts";

export const route: PageRoute = (api) => ({
  id: "shared-list",
  path: "lists/:key",
  loader: ({ params }) => loadSharedList(api, params.key ?? ""),
  lazy: () => import("./page.tsx"),
});
