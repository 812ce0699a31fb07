import type { Api } from "@gifthearth/client";
import type { RouteObject } from "react-router";

/** What a page says of itself beside what React Router asks, in its route's `handle`. */
interface PageHandle {
  /** Whether it shows what is the user's, or leads elsewhere who is or isn't signed in. */
  readonly isOfUser?: boolean;
  /** Whether the sitemap names it; all of a country then see the same, unless it is of the user. */
  readonly isListed?: boolean;
  /** Whether the same is true of one that the sitemap names otherwise. */
  readonly isForAll?: boolean;
}

/**
 * A page's route, from its folder's `route.ts`. Its `id` is the folder's name. Its code is fetched when it is first
 * shown, and its data meanwhile. An `action` takes the form that a browser without scripts sends by itself, so its
 * code is fetched on the server alone.
 */
export type PageRoute = (api: Api) => RouteObject & { readonly id: string; readonly handle?: PageHandle };
