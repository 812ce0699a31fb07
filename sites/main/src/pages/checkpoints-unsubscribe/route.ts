import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "checkpoints-unsubscribe",
  path: "checkpoints/unsubscribe",
  lazy: () => import("./page.tsx"),
});
