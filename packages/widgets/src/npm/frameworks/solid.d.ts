/** What Solid's JSX is to know of the elements: `import type {} from "@gifthearth/widgets/solid"`. */
import type { JSX as SolidJSX } from "solid-js";
import type {
  GiftFinderAttributes,
  GiftFinderElement,
  GiftFinderOptions,
  ImpactScoreboardAttributes,
  ImpactScoreboardElement,
  ImpactScoreboardOptions,
  WidgetEvents,
} from "./index.js";

type Events = { [Type in keyof WidgetEvents as `on:${Type}`]?: (event: WidgetEvents[Type]) => void };
type Properties<Options> = { [Name in keyof Options & string as `prop:${Name}`]?: Options[Name] };

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "gift-finder": SolidJSX.HTMLAttributes<GiftFinderElement> &
        GiftFinderAttributes &
        Properties<GiftFinderOptions> &
        Events;
      "impact-scoreboard": SolidJSX.HTMLAttributes<ImpactScoreboardElement> &
        ImpactScoreboardAttributes &
        Properties<ImpactScoreboardOptions> &
        Events;
    }
  }
}
