import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "person",
  path: "people/:id",
  handle: { isOfUser: true },
  loader: async ({ request, params }) =>
    (await import("./load.ts")).loadPerson(api, request, params.id ?? ""),
  lazy: () => import("./page.tsx"),
});
