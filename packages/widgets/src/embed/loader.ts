/**
 * The one script a page includes. It defines the elements and waits; a widget's code is fetched when
 * one of its elements comes near the viewport. Until then, and if that fails, the element shows the
 * plain link that stands inside it.
 */
import { defineElements } from "./define-elements.ts";
import { mountGiftFinder, mountImpactScoreboard } from "./mount-functions.ts";

/** What the script calls itself on the page. */
const GIFT_HEARTH = Object.freeze({
  version: process.env.WIDGETS_VERSION ?? "development",
  mountGiftFinder,
  mountImpactScoreboard,
});

declare global {
  interface Window {
    /** There once the script has run; that of the first copy, where there are several. */
    GiftHearth?: typeof GIFT_HEARTH;
  }
}

try {
  defineElements(new URL(import.meta.url).origin);
  window.GiftHearth ??= GIFT_HEARTH;
} catch {
  // A page may let nobody define an element, or keep that name to itself: it goes on as it is, with what it allows.
}
