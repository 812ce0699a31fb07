import { fetchSavedQueries } from "@gifthearth/client";
import { loadSaved } from "../../account/load-saved.ts";
import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "saved-gifts",
  path: "saved-gifts",
  handle: { isOfUser: true },
  loader: ({ request }) => loadSaved(request, () => fetchSavedQueries(api)),
  lazy: () => import("./page.tsx"),
});
