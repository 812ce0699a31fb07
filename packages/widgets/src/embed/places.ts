import type { OptionsOf } from "./options.ts";

/** What a page keeps for a widget until it is loaded. */
interface Place {
  /** Our page that shows the same; what stands inside the element leads there. */
  readonly path: string;
  /** The words of that link. */
  readonly link: string;
  /** What the widget takes at first where there is little width and where there is much, pixels. */
  readonly heights: readonly [narrow: number, wide: number];
  /** The same as CSS, so that nothing on the page moves. */
  readonly minHeight: string;
}

/** By the element. It imports nothing, so that whoever needs it pays for nothing else. */
export const PLACES: Readonly<Record<keyof OptionsOf, Place>> = {
  "gift-finder": {
    path: "/gift-finder",
    link: "Find a gift with GiftHearth",
    heights: [830, 640],
    minHeight: "clamp(640px, 1000px - 50vw, 830px)",
  },
  "impact-scoreboard": {
    path: "/impact",
    link: "See what GiftHearth has given",
    heights: [420, 300],
    minHeight: "clamp(300px, 560px - 40vw, 420px)",
  },
};
