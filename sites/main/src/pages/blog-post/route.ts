import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = () => ({
  id: "blog-post",
  path: "blog/:id",
  handle: { isForAll: true },
  loader: async ({ params }) => (await import("./load.ts")).loadPost(params.id ?? ""),
  lazy: () => import("./page.tsx"),
});
