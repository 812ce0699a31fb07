import type { PageRoute } from "../../page-route.ts";
import { loadGiftFinder } from "./load.ts";

export const route: PageRoute = (api) => ({
  id: "gift-finder",
  path: "gift-finder",
  handle: { isListed: true },
  loader: () => loadGiftFinder(api),
  action: async ({ request }) => (await import("./act.ts")).actOnGiftFinder(api, request),
  // What is switched on doesn't change from one category to the next.
  shouldRevalidate: () => false,
  lazy: () => import("./page.tsx"),
});
