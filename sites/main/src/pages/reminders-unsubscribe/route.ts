import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "reminders-unsubscribe",
  path: "reminders/unsubscribe",
  lazy: () => import("./page.tsx"),
});
