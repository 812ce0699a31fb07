import type { PageRoute } from "../../page-route.ts";
import { loadProfile } from "./load.ts";

export const route: PageRoute = (api) => ({
  id: "profile",
  path: "profile",
  handle: { isOfUser: true },
  loader: ({ request }) => loadProfile(api, request),
  lazy: () => import("./page.tsx"),
});
