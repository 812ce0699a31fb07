import { matchRoutes, type RouteObject } from "react-router";

/**
 * Fetches a page's code when the visitor turns to a link to it, so that it is there when they follow it. What was
 * fetched once isn't fetched again; what fails is asked for anew when the page is shown.
 */
export function preloadOnIntent(routes: RouteObject[]): void {
  function preload({ target }: Event): void {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin !== location.origin || link.pathname === location.pathname) return;
    for (const { route } of matchRoutes(routes, link) ?? []) {
      if (typeof route.lazy === "function") void route.lazy().catch(() => {});
    }
  }
  for (const event of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(event, preload, { passive: true });
  }
}
