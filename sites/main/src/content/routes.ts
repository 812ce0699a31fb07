import type { RouteObject } from "react-router";

/** The pages that are there to be read (specification, section 2, route table). */
export const contentRoutes: RouteObject[] = [
  { id: "blog", path: "blog", lazy: () => import("../pages/blog/blog-page.tsx") },
  {
    id: "post",
    path: "blog/:id",
    loader: async ({ params }) => {
      const { loadPost } = await import("../pages/post/load.ts");
      return loadPost(params.id ?? "");
    },
    lazy: () => import("../pages/post/post-page.tsx"),
  },
];
