import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "gift-ideas",
  path: "gift-ideas",
  handle: { isListed: true },
  loader: async ({ request }) =>
    (await import("./load.ts")).loadGiftIdeas(api, new URL(request.url).searchParams),
  lazy: () => import("./page.tsx"),
});
