import type { Drawing } from "@gifthearth/core";
import { hash } from "@gifthearth/core/recommend";

/** What a share image says: the picture that others show beside a link to one of our pages. */
export interface ShareCard {
  readonly kind: "site" | "idea" | "post";
  /** A few words above the title. */
  readonly eyebrow: string;
  readonly title: string;
  /** A line below it: a price, a date. */
  readonly note: string;
  /** Of an idea: what stands before the hearth; our mark without one. */
  readonly drawing?: Drawing | undefined;
}

/** The image of every page that has none of its own. */
export const SITE_CARD: ShareCard = {
  kind: "site",
  eyebrow: "Gift finder",
  title: "Find the Perfect Gift & Make a Difference",
  note: "Gifts that warm twice.",
};

/** Pixels, as those who show it ask for. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Stands in every image's address; another number when the drawing has changed. */
const DRAWING = 2;

/**
 * Where an image is, from the root of the site. The address changes with what is on it, so that it may be kept
 * for ever.
 * @param page the page that it stands for, such as `gift-ideas/bread-pan` or `blog/3`
 */
export function shareImagePath(page: string, card: ShareCard): string {
  return `/share/${versionOf(card)}/${page}.png`;
}

function versionOf({ kind, eyebrow, title, note, drawing }: ShareCard): string {
  const { fill, accent, line } = drawing ?? {};
  return hash([DRAWING, kind, eyebrow, title, note, fill, accent, line].join("\n")).toString(36);
}
