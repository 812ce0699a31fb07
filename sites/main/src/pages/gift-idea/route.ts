import { namedPartner } from "../../host/partner-host.tsx";
import type { PageRoute } from "../../page-route.ts";
import { loadGiftIdea } from "./load.ts";

export const route: PageRoute = (api) => ({
  id: "gift-idea",
  path: "gift-ideas/:id",
  handle: { isForAll: true },
  loader: ({ params, request }) => {
    const partner = namedPartner(new URL(request.url).searchParams);
    return loadGiftIdea({ ...api, partner }, params.id ?? "");
  },
  lazy: () => import("./page.tsx"),
});
