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

/** Svelte writes an object as an attribute, which labels can be as JSON alone. */
type Written<Attributes> = Omit<Attributes, "labels"> & { labels?: string | undefined };

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "gift-finder": HTMLAttributes<GiftFinderElement> & Written<GiftFinderAttributes> & Events;
    "impact-scoreboard": HTMLAttributes<ImpactScoreboardElement> &
      Written<ImpactScoreboardAttributes> &
      Events;
  }
}
