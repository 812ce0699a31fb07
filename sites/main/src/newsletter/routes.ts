import type { RouteObject } from "react-router";

/** The newsletter's pages: where to sign up, and where mailed links lead. */
export function newsletterRoutes(): RouteObject[] {
  return [
    {
      id: "newsletter",
      path: "newsletter",
      lazy: () => import("../pages/newsletter/newsletter-page.tsx"),
    },
    {
      id: "newsletter-confirm",
      path: "newsletter/confirm",
      lazy: () => import("../pages/newsletter-confirm/newsletter-confirm-page.tsx"),
    },
    {
      id: "newsletter-unsubscribe",
      path: "newsletter/unsubscribe",
      lazy: () => import("../pages/newsletter-unsubscribe/newsletter-unsubscribe-page.tsx"),
    },
  ];
}
