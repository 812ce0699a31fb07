import type { OptionsOf } from "./options.ts";

/** A height in a column: `from` pixels, less `less` for each pixel of its width. */
type Line = readonly [from: number, less: number];

/**
 * How tall a widget is at first in a column, in pixels: the least of the lines, and never less than `least`. Enough for
 * the tallest of our languages in columns from 280 pixels up.
 */
interface Room {
  readonly least: number;
  readonly lines: readonly Line[];
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
    room: {
      least: 702,
      lines: [
        [1345, 0.8],
        [2940, 4],
      ],
    },
    compactRoom: {
      least: 617,
      lines: [
        [1195, 0.75],
        [2850, 4],
      ],
    },
  },
  "impact-scoreboard": {
    path: "/impact",
    link: "See what GiftHearth has given",
    room: {
      least: 385,
      lines: [
        [560, 0.25],
        [2556, 4],
      ],
    },
    compactRoom: {
      least: 49,
      lines: [
        [98, 0],
        [958, 2],
      ],
    },
  },
};

/** How tall a widget is at most in a column so wide; both in pixels. */
export function heightAt(widget: keyof OptionsOf, width: number, isCompact = false): number {
  const { least, lines } = roomOf(widget, isCompact);
  return Math.round(Math.max(least, Math.min(...lines.map(([from, less]) => from - less * width))));
}

/** The size of a widget's text. The heights above are for 16 pixels; what is smaller takes hardly less room. */
export const EM = "max(16px, var(--gh-font-size, 16px))";

/**
 * The same in CSS, for what stands inside the element, which has to be a container ({@link ROOM_BOX}). Larger
 * text takes as many times the room, in a column as many times as wide.
 */
export function roomLength(widget: keyof OptionsOf, isCompact: boolean): string {
  const { least, lines } = roomOf(widget, isCompact);
  const length = (pixels: number) => `${pixels / 16} * var(--gh-em)`;
  const lengths = lines.map(([from, less]) => `${length(from)} - ${Math.round(less * 100)}cqi`);
  return `max(${length(least)}, min(${lengths.join(", ")}))`;
}

/**
 * What an element is that measures its own column. What measures itself has no width of its own, so it is told one for
 * places that ask for it, such as a dialog.
 */
export const ROOM_BOX = `display: flow-root; width: 100%; min-width: 0; container-type: inline-size; contain-intrinsic-inline-size: min(300px, 80vw); --gh-em: ${EM}`;

/**
 * The rules of a page's stylesheet that keep the room free, so that nothing on the page moves: by the column that the
 * element is in, whatever the window's width. The widget fills the room (theme/base.css).
 */
export function roomRules(widget: keyof OptionsOf, isCompact: boolean): readonly string[] {
  const element = isCompact ? `${widget}[compact]` : widget;
  return [
    `${element} { ${ROOM_BOX}; --gh-room: ${roomLength(widget, isCompact)} }`,
    `${element}::before { content: ""; float: left; height: var(--gh-room) }`,
  ];
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
