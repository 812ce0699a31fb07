import type { RouteObject } from "react-router";

/** The pages that are there to be read (specification, section 2, route table). */
export const contentRoutes: RouteObject[] = [
  { id: "about", path: "about", lazy: () => import("../pages/about/about-page.tsx") },
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
  {
    id: "developers",
    path: "developers",
    lazy: () => import("../pages/developers/developers-page.tsx"),
  },
  { id: "terms", path: "terms", lazy: () => import("../pages/terms/terms-page.tsx") },
  { id: "privacy", path: "privacy", lazy: () => import("../pages/privacy/privacy-page.tsx") },
  { id: "cookies", path: "cookies", lazy: () => import("../pages/cookies/cookies-page.tsx") },
  {
    id: "affiliate-disclosure",
    path: "affiliate-disclosure",
    lazy: () => import("../pages/affiliate-disclosure/affiliate-disclosure-page.tsx"),
  },
];
