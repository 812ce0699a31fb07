/** What Vue's templates are to know of the elements: `import type {} from "@gifthearth/widgets/vue"`. */
import type { HTMLAttributes, PublicProps } from "vue";
import type { GiftFinderOptions, ImpactScoreboardOptions, WidgetEvents } from "./index.js";

/** An option's value, or the text of its attribute where that is another. */
type Value<Option> = Option extends string | boolean
  ? Option
  : Option | (Option extends number ? `${number}` : string);

/** Options by the names that templates are checked by: `heading-level` is `headingLevel`. */
type Props<Options> = { [Name in keyof Options]?: Value<NonNullable<Options[Name]>> | undefined };

interface Emits {
  (event: "gh-ready", heard: WidgetEvents["gh-ready"]): void;
  (event: "gh-search", heard: WidgetEvents["gh-search"]): void;
  (event: "gh-results", heard: WidgetEvents["gh-results"]): void;
  (event: "gh-shop", heard: WidgetEvents["gh-shop"]): void;
  (event: "gh-save", heard: WidgetEvents["gh-save"]): void;
  (event: "gh-error", heard: WidgetEvents["gh-error"]): void;
}

type Widget<Options> = new () => {
  $props: PublicProps & HTMLAttributes & Props<Options>;
  $emit: Emits;
};

declare module "vue" {
  interface GlobalComponents {
    "gift-finder": Widget<GiftFinderOptions>;
    "impact-scoreboard": Widget<ImpactScoreboardOptions>;
  }
}
