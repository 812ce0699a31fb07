import type { PageRoute } from "../../page-route.ts";
import { loadAuth } from "./load.ts";

export const route: PageRoute = (api) => ({
  id: "auth",
  path: "auth",
  handle: { isOfUser: true },
  loader: ({ request }) => loadAuth(api, request),
  action: async ({ request }) => (await import("./act.ts")).actOnAuth(api, request),
  lazy: () => import("./page.tsx"),
});
