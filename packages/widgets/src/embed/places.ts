import type { OptionsOf } from "./options.ts";

/**
 * How tall a widget is at first: `from` pixels, less `less` for each pixel of the window's width, between `least` and
 * `most`. Enough for the tallest of our languages in a column of about the window's width, or of 600 pixels on a wide
 * page (a scoreboard: 400).
 */
interface Room {
  readonly least: number;
  readonly from: number;
  readonly less: number;
  readonly most: number;
}

/** What a page keeps for a widget until it is loaded. */
interface Place {
  /** Our page that shows the same; what stands inside the element leads there. */
  readonly path: string;
  /** The words of that link. */
  readonly link: string;
  readonly room: Room;
  /** That of a `compact` one. */
  readonly compactRoom: Room;
}

/** By the element. It imports nothing, so that whoever needs it pays for nothing else. */
export const PLACES: Readonly<Record<keyof OptionsOf, Place>> = {
  "gift-finder": {
    path: "/gift-finder",
    link: "Find a gift with GiftHearth",
    room: { least: 640, from: 1400, less: 1, most: 1090 },
    compactRoom: { least: 520, from: 1135, less: 0.7, most: 925 },
  },
  "impact-scoreboard": {
    path: "/impact",
    link: "See what GiftHearth has given",
    room: { least: 390, from: 590, less: 0.32, most: 480 },
    compactRoom: { least: 49, from: 390, less: 0.7, most: 98 },
  },
};

/** What a page has around its text on both sides together, pixels. */
const MARGINS = 32;

/** How tall a widget is at most in a place so wide; both in pixels. */
export function heightAt(widget: keyof OptionsOf, width: number, isCompact = false): number {
  const { least, from, less, most } = roomOf(widget, isCompact);
  return Math.round(Math.min(most, Math.max(least, from - less * (width + MARGINS))));
}

/** The same as the CSS that keeps the room free, so that nothing on the page moves. */
export function minHeightOf(widget: keyof OptionsOf, isCompact: boolean): string {
  const { least, from, less, most } = roomOf(widget, isCompact);
  return `clamp(${least}px, ${from}px - ${Math.round(less * 100)}vw, ${most}px)`;
}

/** Where the link inside an element leads, on our site: who takes it comes from the partner's page, too. */
export function linkPathOf(widget: keyof OptionsOf, partner?: string): string {
  const { path } = PLACES[widget];
  return widget === "gift-finder" && partner ? `${path}?${new URLSearchParams({ partner })}` : path;
}

function roomOf(widget: keyof OptionsOf, isCompact: boolean): Room {
  const { room, compactRoom } = PLACES[widget];
  return isCompact ? compactRoom : room;
}
