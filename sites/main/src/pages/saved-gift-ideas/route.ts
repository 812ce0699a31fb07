import { fetchSavedIdeas } from "@gifthearth/client";
import { loadSaved } from "../../account/load-saved.ts";
import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "saved-gift-ideas",
  path: "saved-gift-ideas",
  handle: { isOfUser: true },
  loader: ({ request }) => loadSaved(request, () => fetchSavedIdeas(api)),
  lazy: () => import("./page.tsx"),
});
