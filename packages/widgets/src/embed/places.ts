import type { OptionsOf } from "./options.ts";

/** What a page keeps for a widget until it is loaded. */
interface Place {
  /** Our page that shows the same; what stands inside the element leads there. */
  readonly path: string;
  /** The words of that link. */
  readonly link: string;
  /** What the widget takes at first where there is little width and where there is much, pixels. */
  readonly heights: readonly [narrow: number, wide: number];
  /**
   * The same as CSS, so that nothing on the page moves: what the tallest of our languages takes in a column of about
   * the window's width, 640 pixels at most.
   */
  readonly minHeight: string;
  /** That of a `compact` one. */
  readonly compactMinHeight: string;
}

/** By the element. It imports nothing, so that whoever needs it pays for nothing else. */
export const PLACES: Readonly<Record<keyof OptionsOf, Place>> = {
  "gift-finder": {
    path: "/gift-finder",
    link: "Find a gift with GiftHearth",
    heights: [850, 720],
    minHeight: "clamp(570px, 1260px - 100vw, 940px)",
    compactMinHeight: "clamp(490px, 1125px - 95vw, 790px)",
  },
  "impact-scoreboard": {
    path: "/impact",
    link: "See what GiftHearth has given",
    heights: [480, 390],
    minHeight: "clamp(350px, 590px - 32vw, 480px)",
    compactMinHeight: "clamp(49px, 326px - 70vw, 98px)",
  },
};

/** Where the link inside an element leads, on our site: who takes it comes from the partner's page, too. */
export function linkPathOf(widget: keyof OptionsOf, partner?: string): string {
  const { path } = PLACES[widget];
  return widget === "gift-finder" && partner ? `${path}?${new URLSearchParams({ partner })}` : path;
}
