import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "embed",
  path: "embed",
  handle: { isListed: true },
  loader: async ({ request }) => (await import("./load.ts")).loadConfigurator(api, request.signal),
  lazy: () => import("./page.tsx"),
});
