import type { PageRoute } from "../../page-route.ts";
import { loadHome } from "./load.ts";

export const route: PageRoute = (api) => ({
  id: "home",
  index: true,
  handle: { isListed: true },
  loader: () => loadHome(api),
  lazy: () => import("./page.tsx"),
});
