import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "admin",
  handle: { isOfUser: true },
  loader: async ({ request }) => (await import("./load.ts")).loadAdmin(api, request),
  // From one of its addresses to the other, what is shown is another thing.
  shouldRevalidate: () => true,
  lazy: () => import("./page.tsx"),
  children: [
    { path: "admin/dashboard", element: null },
    // Where the account menu leads.
    { path: "admin/feedback", element: null },
  ],
});
