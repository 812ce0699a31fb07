/** What Svelte's markup is to know of the elements: `import type {} from "@gifthearth/widgets/svelte"`. */
import type { HTMLAttributes } from "svelte/elements";
import type {
  GiftFinderAttributes,
  GiftFinderElement,
  ImpactScoreboardAttributes,
  ImpactScoreboardElement,
  WidgetEvents,
} from "./index.js";

/** As Svelte 5 writes them, and as Svelte 4 did. */
type Events = {
  [Type in keyof WidgetEvents as `on${":" | ""}${Type}`]?: (event: WidgetEvents[Type]) => void;
};

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "gift-finder": HTMLAttributes<GiftFinderElement> & GiftFinderAttributes & Events;
    "impact-scoreboard": HTMLAttributes<ImpactScoreboardElement> & ImpactScoreboardAttributes & Events;
  }
}
