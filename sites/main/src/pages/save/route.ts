import type { PageRoute } from "../../page-route.ts";
import { loadSavable } from "./load.ts";

export const route: PageRoute = (api) => ({
  id: "save",
  path: "save",
  loader: ({ request }) => loadSavable(api, request),
  action: async ({ request }) => (await import("./act.ts")).actOnSave(api, request),
  lazy: () => import("./page.tsx"),
});
