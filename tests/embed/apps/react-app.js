import { GiftFinder, ImpactScoreboard } from "@gifthearth/widgets/react";
import { createElement } from "react";

/** Both widgets, as a page of somebody's React app has them. */
export function App({ server }) {
  return createElement(
    "div",
    null,
    createElement(ImpactScoreboard, { server }),
    createElement(GiftFinder, { server }),
  );
}
