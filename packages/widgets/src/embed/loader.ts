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
  // Only a script of the old kind is current. It can't load the other files, being of another origin.
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) {
    // biome-ignore lint/suspicious/noConsole: it is for who reads the console
    console.warn('GiftHearth: write <script type="module" src="...">. It runs as one now.');
    const { src, nonce, integrity } = currentScript;
    const script = document.createElement("script");
    currentScript.after(Object.assign(script, { type: "module", src, nonce, integrity }));
  } else {
    defineElements();
    window.GiftHearth ??= GIFT_HEARTH;
  }
} catch {
  // A page may let nobody define an element, or keep that name to itself: it goes on as it is, with what it allows.
}
